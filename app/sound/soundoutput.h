#pragma once

#include <QString>

#include <memory>

/// The loudspeaker. Tests replace it by a recorder.
class SoundOutput {
public:
    SoundOutput() = default;
    Q_DISABLE_COPY_MOVE(SoundOutput)
    virtual ~SoundOutput() = default;

    /// Plays a WAV file from its beginning, also if it is being played. `percent` is the perceived loudness, 1..100.
    virtual void play(const QString &file, int percent) = 0;
    /// Stops a file that is being played.
    virtual void stop(const QString &file) = 0;
};

/// The reason why no sound can be heard.
enum class Silence : std::uint8_t {
    None,      ///< sounds can be heard
    NoLibrary, ///< the program was built without Qt Multimedia, or cannot load it
    NoDevice   ///< no sound device was found
};

/// Returns why no sound can be heard. Asks the system for its sound devices, which can take a moment, except where
/// systemOutput() is null.
Silence whySilent();
/// Returns the system's loudspeaker, which loads the plugin with Qt Multimedia for its first sound. Null if the program
/// was built without Qt Multimedia, and for the Qt platforms `offscreen` and `minimal`, on which tests and command-line
/// calls run.
std::unique_ptr<SoundOutput> systemOutput();
