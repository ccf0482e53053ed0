#include "app/window/demo.h"

#include "app/cli/output.h"
#include "app/window/levelfiles.h"
#include "app/window/mainwindow.h"
#include "gamecore/level/levelreader.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize{1280, 800};
constexpr std::uint64_t pictureSeed = 7;

/// Lets what is on its way arrive.
void settle(MainWindow &window)
{
    QElapsedTimer clock;
    clock.start();
    do {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    } while (window.canvas().isGliding() || clock.elapsed() < 150);
}

/// `s` moves south, and so on; a digit lets so many tenths of a second pass.
void playLetters(PlaySession &session, QStringView letters)
{
    for (const QChar letter : letters) {
        const qsizetype direction = u"nesw"_s.indexOf(letter);
        if (direction >= 0) {
            session.play(Command::move(straightDirections[std::size_t(direction)]));
        } else {
            session.advance(letter.digitValue() * 100);
        }
    }
    session.pause();
}

bool playShipped(MainWindow &window, const CataloguePtr &catalogue, const QString &changes = {})
{
    ReadLevel read = readLevelFile(shippedLevels().value(0), *catalogue);
    if (!read.level) {
        return false;
    }
    if (!changes.isEmpty()) {
        read.level->rules.insert(u"death"_s, changes);
    }
    return window.playLevel(std::move(*read.level), shippedLevels().value(0), pictureSeed);
}

bool savePicture(MainWindow &window, const QString &path)
{
    settle(window);
    if (!window.grab().save(path)) {
        printError(u"mazewright: The picture %1 could not be written."_s.arg(path));
        return false;
    }
    printOut(path);
    return true;
}

/// One picture: its name, and what is done for it in a fresh window.
struct PictureRow {
    QString name;
    std::function<void(MainWindow &, const CataloguePtr &)> prepare;
};

const QList<PictureRow> &pictureRows()
{
    static const QList<PictureRow> rows{
        {u"start"_s, [](MainWindow &window, const CataloguePtr &) { window.showStartPage(); }},
        {u"play"_s,
         [](MainWindow &window, const CataloguePtr &catalogue) {
             playShipped(window, catalogue);
             playLetters(window.session(), u"s2s2w1w1s2s2");
         }},
        {u"win"_s,
         [](MainWindow &window, const CataloguePtr &catalogue) {
             playShipped(window, catalogue);
             playLetters(window.session(), u"s2s2");
         }},
        {u"death"_s,
         [](MainWindow &window, const CataloguePtr &catalogue) {
             playShipped(window, catalogue, u"permadeath"_s);
             playLetters(window.session(), u"s2s2");
         }},
    };
    return rows;
}

} // namespace

int writeDemoPicture(const CataloguePtr &catalogue, const QString &picture, const QString &level)
{
    const QString path = level.isEmpty() ? shippedLevels().value(0) : level;
    ReadLevel read = readLevelFile(path, *catalogue);
    if (!read.level || read.issues.hasErrors()) {
        printIssues(read.issues, Severity::Error);
        return read.level ? ExitProblems : ExitUsage;
    }
    MainWindow window(catalogue);
    window.resize(pictureSize);
    window.show();
    window.playLevel(std::move(*read.level), path, pictureSeed);
    playLetters(window.session(), u"s2s2w1s2");
    return savePicture(window, picture) ? ExitDone : ExitProblems;
}

int writePictures(const CataloguePtr &catalogue, const QString &folder)
{
    if (!QDir().mkpath(folder)) {
        return usageError(u"The folder %1 cannot be made."_s.arg(folder));
    }
    for (const QString &language : {u"en"_s, u"de"_s}) {
        for (const PictureRow &row : pictureRows()) {
            MainWindow window(catalogue);
            window.useLanguage(language);
            window.setTheme(ThemeChoice::Dark);
            window.resize(pictureSize);
            window.show();
            row.prepare(window, catalogue);
            if (!savePicture(window, u"%1/%2_%3.png"_s.arg(folder, row.name, language))) {
                return ExitProblems;
            }
        }
    }
    return ExitDone;
}
