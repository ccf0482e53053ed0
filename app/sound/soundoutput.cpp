#include "app/sound/soundoutput.h"

#include "app/sound/soundplugin.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPluginLoader>

using namespace Qt::StringLiterals;

namespace {

bool isWithoutScreen()
{
    const QString platform = QGuiApplication::platformName();
    return platform == u"offscreen" || platform == u"minimal";
}

/// Returns the file of the plugin: in the program's folder after building, or in the folder where it is installed.
/// Empty if it is in neither.
QString pluginFile()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const QString &folder : {u"."_s, QStringLiteral(MAZEWRIGHT_PLUGINS)}) {
        const QString file = program.filePath(folder + u"/mazewright_sound.so"_s);
        if (QFileInfo::exists(file)) {
            return file;
        }
    }
    return {};
}

/// Returns the plugin; null if it cannot be loaded.
SoundPlugin *loadedPlugin()
{
    return qobject_cast<SoundPlugin *>(QPluginLoader(pluginFile()).instance());
}

/// The loudspeaker of the plugin, which is loaded for the first sound.
class LateOutput final : public SoundOutput {
public:
    void play(const QString &file, int percent) override
    {
        if (!m_isLoaded) {
            m_isLoaded = true;
            const SoundPlugin *plugin = loadedPlugin();
            m_output = plugin ? plugin->output() : nullptr;
        }
        if (m_output) {
            m_output->play(file, percent);
        }
    }

    void stop(const QString &file) override
    {
        if (m_output) {
            m_output->stop(file);
        }
    }

private:
    bool m_isLoaded = false;
    std::unique_ptr<SoundOutput> m_output;
};

} // namespace

Silence whySilent()
{
    if (isWithoutScreen()) {
        return Silence::NoDevice;
    }
    const SoundPlugin *plugin = loadedPlugin();
    return !plugin ? Silence::NoLibrary : plugin->hasDevice() ? Silence::None : Silence::NoDevice;
}

std::unique_ptr<SoundOutput> systemOutput()
{
    return isWithoutScreen() || pluginFile().isEmpty() ? nullptr : std::make_unique<LateOutput>();
}
