#include "app/sound/soundoutput.h"

#include <QGuiApplication>

#ifdef MAZEWRIGHT_SOUND
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <map>
#endif

using namespace Qt::StringLiterals;

#ifdef MAZEWRIGHT_SOUND

namespace {

/// Plays files with QSoundEffect, one object per file, made when the file is first played.
class QtSoundOutput final : public SoundOutput {
public:
    void play(const QString &file, int percent) override
    {
        std::unique_ptr<QSoundEffect> &effect = m_effects[file];
        if (!effect) {
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(file.startsWith(u':') ? QUrl(u"qrc"_s + file) : QUrl::fromLocalFile(file));
        }
        const float share = float(percent) / 100;
        effect->setVolume(share * share); // the amplitude; loudness is roughly its root
        effect->play();                   // waits until the file is loaded
    }

    void stop(const QString &file) override
    {
        if (const auto found = m_effects.find(file); found != m_effects.end()) {
            found->second->stop();
        }
    }

private:
    std::map<QString, std::unique_ptr<QSoundEffect>> m_effects;
};

bool isWithoutScreen()
{
    const QString platform = QGuiApplication::platformName();
    return platform == u"offscreen" || platform == u"minimal";
}

} // namespace

Silence whySilent()
{
    return isWithoutScreen() || QMediaDevices::defaultAudioOutput().isNull() ? Silence::NoDevice : Silence::None;
}

std::unique_ptr<SoundOutput> systemOutput()
{
    return isWithoutScreen() ? nullptr : std::make_unique<QtSoundOutput>();
}

#else

Silence whySilent()
{
    return Silence::NotBuilt;
}

std::unique_ptr<SoundOutput> systemOutput()
{
    return nullptr;
}

#endif
