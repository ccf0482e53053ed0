#pragma once

#include "app/sound/hearing.h"
#include "app/sound/soundoutput.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

/// Limits the sounds that are played, so that a turn with many events is no noise: few sounds begin together, few are
/// heard at once, and none begins twice at nearly the same time.
class SoundMixer {
public:
    /// The largest number of sounds that one command begins.
    static constexpr std::size_t mostPerTurn = 3;
    /// The largest number of sounds that are heard at once.
    static constexpr std::size_t mostAtOnce = 5;
    /// The shortest time between two beginnings of the same sound, in milliseconds.
    static constexpr qint64 sameMs = 30;

    /// `now` returns the time in milliseconds. `output` may be null.
    SoundMixer(std::unique_ptr<SoundOutput> output, std::function<qint64()> now);

    /// Replaces the output; it may be null.
    void setOutput(std::unique_ptr<SoundOutput> output);
    bool hasOutput() const { return m_output != nullptr; }
    /// Plays the sounds of one command: of equal sounds only the loudest, and the highest ranks first. `volume` is that
    /// of the setting, 0..100.
    void play(const std::vector<Heard> &heard, int volume);
    /// Stops all sounds.
    void stop();

private:
    struct Voice {
        QString file;
        qint64 until = 0;
        int rank = 0;
    };

    void begin(const Heard &heard, int volume);
    bool makeRoom(int rank);

    std::unique_ptr<SoundOutput> m_output;
    std::function<qint64()> m_now;
    std::vector<Voice> m_voices;
    std::map<QString, qint64> m_begun; ///< file -> time of its last beginning
};
