#include "app/sound/soundmixer.h"

#include <algorithm>

namespace {

/// Returns the sounds without duplicates, sorted by rank; equal ranks keep their order.
std::vector<Heard> mostImportant(const std::vector<Heard> &heard)
{
    std::vector<Heard> chosen;
    for (const Heard &sound : heard) {
        const auto same = std::find_if(chosen.begin(), chosen.end(),
                                       [&sound](const Heard &other) { return other.file == sound.file; });
        if (same == chosen.end()) {
            chosen.push_back(sound);
        } else {
            same->volume = std::max(same->volume, sound.volume);
            same->rank = std::max(same->rank, sound.rank);
        }
    }
    std::stable_sort(chosen.begin(), chosen.end(), [](const Heard &a, const Heard &b) { return a.rank > b.rank; });
    chosen.resize(std::min(chosen.size(), SoundMixer::mostPerTurn));
    return chosen;
}

} // namespace

SoundMixer::SoundMixer(std::unique_ptr<SoundOutput> output, std::function<qint64()> now)
    : m_output(std::move(output)), m_now(std::move(now))
{
}

void SoundMixer::setOutput(std::unique_ptr<SoundOutput> output)
{
    m_output = std::move(output);
    m_voices.clear();
    m_begun.clear();
}

void SoundMixer::play(const std::vector<Heard> &heard, int volume)
{
    if (!m_output || heard.empty()) {
        return;
    }
    const qint64 now = m_now();
    std::erase_if(m_voices, [now](const Voice &voice) { return voice.until <= now; });
    for (const Heard &sound : mostImportant(heard)) {
        begin(sound, sound.volume * volume / 100);
    }
}

void SoundMixer::begin(const Heard &heard, int volume)
{
    const qint64 now = m_now();
    const auto last = m_begun.find(heard.file);
    if (volume < 1 || (last != m_begun.end() && now - last->second < sameMs)) {
        return;
    }
    std::erase_if(m_voices, [&heard](const Voice &voice) { return voice.file == heard.file; }); // it begins again
    if (!makeRoom(heard.rank)) {
        return;
    }
    m_voices.push_back({heard.file, now + heard.lengthMs, heard.rank});
    m_begun[heard.file] = now;
    m_output->play(heard.file, volume);
}

/// Stops the least important sound if there are too many. False if all are at least as important as `rank`.
bool SoundMixer::makeRoom(int rank)
{
    if (m_voices.size() < mostAtOnce) {
        return true;
    }
    const auto least = std::min_element(m_voices.begin(), m_voices.end(),
                                        [](const Voice &a, const Voice &b) { return a.rank < b.rank; });
    if (least->rank >= rank) {
        return false;
    }
    m_output->stop(least->file);
    m_voices.erase(least);
    return true;
}

void SoundMixer::stop()
{
    for (const Voice &voice : m_voices) {
        m_output->stop(voice.file);
    }
    m_voices.clear();
}
