#include "app/sound/soundplugin.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QObject>
#include <QSoundEffect>
#include <QUrl>

#include <map>

using namespace Qt::StringLiterals;

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

} // namespace

/// The plugin, for Qt Multimedia.
class QtSoundPlugin final : public QObject, public SoundPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID SoundPluginId)
    Q_INTERFACES(SoundPlugin)

public:
    std::unique_ptr<SoundOutput> output() const override { return std::make_unique<QtSoundOutput>(); }
    bool hasDevice() const override { return !QMediaDevices::defaultAudioOutput().isNull(); }
};

#include "qtsound.moc"
