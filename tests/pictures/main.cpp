#include "app/cli/cataloguesource.h"
#include "app/cli/output.h"
#include "app/program/startwindow.h"
#include "tests/pictures/tilesheet.h"
#include "tests/pictures/windowpictures.h"

#include <QApplication>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

const QString usage =
    u"mazewright_pictures FOLDER [NAME...]             writes the pictures of the README and the manual, or those "
    u"named\n"
    "mazewright_pictures --sheet FOLDER               writes sheets of all tiles\n"
    "mazewright_pictures --demo FILE.png [LEVEL]      plays the opening of a level and writes a picture"_s;

/// Ensures that pictures show nothing about the person who makes them, and that no settings, levels or games are left
/// behind.
void useOffscreen(const QByteArray &home)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        qputenv(name, home);
    }
}

int drawPictures(const QStringList &arguments)
{
    IssueList issues;
    const CataloguePtr catalogue = loadCatalogue({}, issues);
    if (!catalogue) {
        printIssues(issues, Severity::Warning);
        return ExitUsage;
    }
    if (arguments.value(0) == u"--demo") {
        return writeDemoPicture(catalogue, arguments.value(1), arguments.value(2));
    }
    if (arguments.value(0) == u"--sheet") {
        return writeTileSheets(catalogue, arguments.value(1));
    }
    return writePictures(catalogue, arguments.value(0), arguments.sliced(1));
}

} // namespace

int main(int argc, char *argv[])
{
    const QTemporaryDir emptyHome;
    useOffscreen(emptyHome.path().toLocal8Bit());
    const QApplication application(argc, argv);
    nameAndDress();
    const QStringList arguments = QApplication::arguments().sliced(1);
    const bool isDemo = arguments.value(0) == u"--demo";
    const bool isSheet = arguments.value(0) == u"--sheet";
    const bool fits = isDemo    ? arguments.size() == 2 || arguments.size() == 3
                      : isSheet ? arguments.size() == 2
                                : !arguments.isEmpty();
    if (!fits) {
        printError(usage);
        return ExitUsage;
    }
    return drawPictures(arguments);
}
