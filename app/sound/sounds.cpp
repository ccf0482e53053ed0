#include "app/sound/sounds.h"

#include "app/settings/settings.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

std::function<qint64()> soundClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

} // namespace

Sentence captionLine(const QString &caption)
{
    return Sentence(
        [caption] { return u"[%1]"_s.arg(QCoreApplication::translate("Catalogue", caption.toUtf8().constData())); });
}

QStringList captionsOf(const std::vector<Heard> &heard)
{
    QStringList captions;
    for (const Heard &sound : heard) {
        if (!sound.caption.isEmpty() && !captions.contains(sound.caption)) {
            captions.append(sound.caption);
        }
    }
    return captions;
}

Sounds::Sounds(std::function<SoundTable()> table, Settings &settings, QObject *parent)
    : QObject(parent), m_load(std::move(table)), m_settings(settings), m_mixer(systemOutput(), soundClock())
{
}

SoundTablePtr Sounds::table()
{
    if (!m_table) {
        m_table = std::make_shared<const SoundTable>(m_load());
    }
    return m_table;
}

bool Sounds::isNeeded() const
{
    return hasCaptions() || (m_mixer.hasOutput() && !isMuted() && volume() > 0);
}

void Sounds::listen(const World &world)
{
    m_hearing.reset();
    if (isNeeded()) {
        m_hearing.emplace(table());
        m_hearing->listen(world);
    }
}

QStringList Sounds::hear(const EventList &events, const World &world)
{
    if (!isNeeded()) {
        m_hearing.reset();
        return {};
    }
    if (!m_hearing) { // sound was turned on during the game
        m_hearing.emplace(table());
    }
    const std::vector<Heard> heard = m_hearing->hear(events, world);
    m_mixer.play(heard, isMuted() ? 0 : volume());
    return hasCaptions() ? captionsOf(heard) : QStringList();
}

void Sounds::setVolume(int percent)
{
    m_settings.volume.set(percent);
}

int Sounds::volume() const
{
    return m_settings.volume();
}

bool Sounds::isMuted() const
{
    return m_settings.isMuted();
}

bool Sounds::hasCaptions() const
{
    return m_settings.showsCaptions();
}

void Sounds::applyMute()
{
    if (isMuted()) {
        m_mixer.stop();
    }
}

void Sounds::playSample()
{
    const std::vector<SoundRow> &rows = table()->rows();
    const auto coin = std::find_if(rows.begin(), rows.end(), [](const SoundRow &row) { return row.sound == u"coin"; });
    if (coin != rows.end() && !isMuted()) {
        m_mixer.play({{.sound = coin->sound, .file = coin->file, .volume = coin->volume, .lengthMs = coin->lengthMs}},
                     volume());
    }
}

void Sounds::setOutput(std::unique_ptr<SoundOutput> output, std::function<qint64()> now)
{
    m_mixer = SoundMixer(std::move(output), std::move(now));
}
