#pragma once

// app/sound: the sounds of a game: which event makes which sound, limits, captions, volume, and their settings.
//
// SoundTable holds the records of sounds.json. Hearing turns the events of a command into sounds, SoundMixer chooses
// those that are played, and SoundOutput plays them with Qt Multimedia. Only soundoutput.cpp uses Qt Multimedia. The
// rules know no sounds: everything here follows from events and from the world that the player sees.

#include "app/messages/sentence.h"
#include "app/sound/hearing.h"
#include "app/sound/soundmixer.h"

#include <QObject>

class Settings;

/// Returns the log line of a caption, in brackets and in the program's language.
Sentence captionLine(const QString &caption);
/// Returns the captions of sounds without duplicates, in order.
QStringList captionsOf(const std::vector<Heard> &heard);

/// The sounds of the game that the window shows, as loud as the settings say.
class Sounds : public QObject {
    Q_OBJECT

public:
    /// `table` returns the records; it is called when the first game begins. `settings` must outlive this object.
    Sounds(std::function<SoundTable()> table, Settings &settings, QObject *parent = nullptr);

    /// Call when the window shows a game, or another moment of it: it makes no sound.
    void listen(const World &world);
    /// Plays the sounds of a command. Returns the captions that the log should show; none unless the setting is on.
    QStringList hear(const EventList &events, const World &world);

    /// Sets the volume, 0..100, and saves it.
    void setVolume(int percent);
    int volume() const;
    bool isMuted() const;
    bool hasCaptions() const;
    /// Call after the setting was changed: muting stops all sounds.
    void applyMute();
    /// Plays one sound, so that the user hears the volume.
    void playSample();

    /// Returns the records, which are loaded on the first call.
    SoundTablePtr table();
    /// Replaces the loudspeaker, for tests; `now` returns the time in milliseconds.
    void setOutput(std::unique_ptr<SoundOutput> output, std::function<qint64()> now);

private:
    bool isNeeded() const;

    std::function<SoundTable()> m_load;
    Settings &m_settings;
    SoundTablePtr m_table;
    std::optional<Hearing> m_hearing;
    SoundMixer m_mixer;
};
