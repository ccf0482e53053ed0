#include "app/shell/settingsfault.h"

#include "app/shell/mainwindow.h"
#include "editor/widgets/question.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace {

class SettingsFault {
    Q_DECLARE_TR_FUNCTIONS(SettingsFault)

public:
    static void tellOf(MainWindow &window, const QString &sentence)
    {
        tell(&window, u"settingsFault"_s, tr("Settings"), sentence);
    }

    static void tellUnwritable(MainWindow &window)
    {
        tellOf(window, tr("Cannot save your settings: changes last only until you quit. Check that there is space on "
                          "the disk and that this file and its folder are writable: %1")
                           .arg(QDir::toNativeSeparators(settingsPath())));
    }

    static void tellDamaged(MainWindow &window)
    {
        tellOf(window,
               tr("Cannot read your settings file, so the default settings are in use. The file was set aside as %1")
                   .arg(QDir::toNativeSeparators(settingsPath() + u".damaged"_s)));
    }
};

} // namespace

void tellOfSettings(MainWindow &window, SettingsFile found)
{
    const auto tellUnwritable = [&window] { SettingsFault::tellUnwritable(window); };
    if (found == SettingsFile::Unwritable) {
        window.whenVisible(tellUnwritable);
        return;
    }
    window.settings().whenUnwritten(tellUnwritable);
    if (found == SettingsFile::PutAside) {
        window.whenVisible([&window] { SettingsFault::tellDamaged(window); });
    }
}
