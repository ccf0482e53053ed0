#include "app/program/startwindow.h"

#include "app/cli/arguments.h"
#include "app/cli/cataloguesource.h"
#include "app/cli/output.h"
#include "app/program/program.h"
#include "app/settings/theme.h"
#include "app/shell/mainwindow.h"
#include "app/sound/soundtable.h"
#include "app/widgets/issuedialog.h"
#include "editor/storage/trustedfolders.h"
#include "gamecore/bots/bot.h"

#include <QApplication>
#include <QIcon>
#include <QScreen>
#include <QThread>

#include <cstdlib>
#include <future>

using namespace Qt::StringLiterals;

namespace {

const QString noDisplay = u"Cannot open a window: there is no display."_s;

/// Prints a sentence and exits with a code if Qt finds no display; otherwise Qt would call abort().
void endWithoutAbort(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtFatalMsg) {
        usageError(message.contains(u"platform plugin"_s) ? noDisplay : message);
        std::_Exit(ExitUsage);
    }
}

/// True for Qt platforms that draw into memory or serve remote clients.
bool needsNoDisplay(const QString &platform)
{
    const QStringList names{u"offscreen"_s, u"minimal"_s, u"vnc"_s, u"linuxfb"_s, u"eglfs"_s};
    return names.contains(platform.section(u':', 0, 0));
}

bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return needsNoDisplay(qEnvironmentVariable("QT_QPA_PLATFORM")) || !qEnvironmentVariableIsEmpty("DISPLAY")
           || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

struct WindowCall {
    Arguments arguments;
    bool isEdited = false;
};

WindowCall readCall(QStringList arguments)
{
    WindowCall call;
    call.isEdited = arguments.value(0) == u"edit";
    if (call.isEdited) {
        arguments.removeFirst();
    }
    call.arguments = readArguments(arguments, {});
    if (call.arguments.fault.isEmpty() && !call.isEdited && call.arguments.files.size() > 1) {
        call.arguments.fault = u"Cannot play several levels at once; “mazewright edit” opens several."_s;
    }
    return call;
}

struct LoadedCatalogue {
    CataloguePtr catalogue;
    IssueList issues;
};

LoadedCatalogue load(const QString &folder)
{
    LoadedCatalogue loaded;
    loaded.catalogue = loadCatalogue(folder, loaded.issues);
    if (loaded.catalogue) {
        IssueList issues;
        loadBots(catalogueFolders(folder), issues);
        loadSounds(catalogueFolders(folder), issues);
        loaded.issues.add(issues);
        if (!issues.isEmpty()) {
            loaded.catalogue.reset(); // treated like a mistake in any other file
        }
    }
    return loaded;
}

int refuseCatalogue(const IssueList &issues)
{
    printIssues(issues, Severity::Warning);
    if (!needsNoDisplay(QGuiApplication::platformName())) {
        tellCatalogueIssues(issues);
    }
    return ExitUsage;
}

/// True if a window fits on the screen with its frame, whose size is only known after showing.
bool fitsScreen(const QWidget &window)
{
    constexpr QSize frame{8, 40};
    const QSize wanted = window.size() + frame;
    return wanted.boundedTo(window.screen()->availableSize()) == wanted;
}

int runWindow(const WindowCall &call, const CataloguePtr &catalogue)
{
    MainWindow window;
    trustFolders(call.arguments.trusted);
    Program program(catalogue, window, call.arguments.values.value(u"--data"_s));
    // Opened before the window is shown, so that its panels are laid out once.
    program.begin(call.arguments.files, call.isEdited);
    if (fitsScreen(window)) {
        window.show();
    } else {
        window.showMaximized();
    }
    return QApplication::exec();
}

} // namespace

void nameAndDress()
{
    // All icons are built in; icon themes of the desktop are not searched.
    QIcon::setThemeSearchPaths({u":/icons"_s});
    useOwnStyle();
    QApplication::setOrganizationName(u"Mazewright"_s);
    QApplication::setApplicationName(u"Mazewright"_s);
    QApplication::setApplicationVersion(QStringLiteral(MAZEWRIGHT_VERSION));
}

int startWindow(int argc, char *argv[], const QStringList &arguments)
{
    const WindowCall call = readCall(arguments);
    if (!call.arguments.fault.isEmpty()) {
        return usageError(call.arguments.fault);
    }
    if (!hasDisplay()) {
        return usageError(noDisplay);
    }
    QThread::currentThread(); // Qt uses the first thread that asks as its main thread
    // The catalogue is loaded in parallel, because connecting to the display is mostly waiting.
    const QString data = call.arguments.values.value(u"--data"_s);
    std::future<LoadedCatalogue> loading = std::async(std::launch::async, load, data);
    const QtMessageHandler handler = qInstallMessageHandler(endWithoutAbort);
    QApplication application(argc, argv);
    qInstallMessageHandler(handler);
    nameAndDress();
    const LoadedCatalogue loaded = loading.get();
    if (!loaded.catalogue) {
        return refuseCatalogue(loaded.issues);
    }
    return runWindow(call, loaded.catalogue);
}
