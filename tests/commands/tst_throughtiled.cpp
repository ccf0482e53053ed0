#include "editor/pictures/levelpainter.h"
#include "gamecore/base/issue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/tiled/exportedlevel.h"
#include "tests/support/anylevel.h"
#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

/// Draws a level without lights, which a map of Tiled does not have.
QImage unlit(const Level &level, const Catalogue &shipped)
{
    IssueList issues;
    const CataloguePtr catalogue = catalogueOf(level, shipped, issues);
    const Tileset tileset;
    const LevelPainter painter(tileset, *catalogue, TileLook::Tiles, {.tile = exportedTileSize}, level.tileset);
    const QRect all(0, 0, level.size().width, level.size().height);
    QImage picture = painter.ground(level.terrain, all);
    QPainter onto(&picture);
    painter.paintThings(&onto, level, all, false);
    return picture;
}

/// Returns the largest difference of a color channel between two pictures of equal size; 255 for other sizes.
int mostDifference(const QImage &one, const QImage &other)
{
    int most = one.size() == other.size() ? 0 : 255;
    for (int y = 0; y < one.height() && most < 255; ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            most = std::max(
                {most, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
        }
    }
    return most;
}

QImage pictureIn(const QString &path)
{
    return QImage(path).convertToFormat(QImage::Format_RGB32);
}

} // namespace

/// Exported levels in the real Tiled, which opens, saves and draws them.
class TestThroughTiled : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void levelsSurviveTiled_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/levels"), {u"*.level.json"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(files.fileName())) << path;
        }
        QTest::newRow("everything") << QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/tiled/everything.level.json");
    }

    void levelsSurviveTiled()
    {
        QFETCH(QString, path);
        const CataloguePtr catalogue = shippedCatalogue();
        const Level level = readLevelJson(contentOf(path), *catalogue).level.value();
        const QByteArray text = writeLevelJson(level, *catalogue);
        QCOMPARE(run({u"convert"_s, path, u"map0.tmj"_s}).exitCode, 0);
        QCOMPARE(run({u"convert"_s, path, u"map0.tmx"_s}).exitCode, 0);
        QCOMPARE(afterTiled({u"tmj"_s}, *catalogue), text);
        QCOMPARE(afterTiled({u"tmx"_s}, *catalogue), text);
        QCOMPARE(afterTiled({u"tmj"_s, u"tmx"_s}, *catalogue), text);
        QCOMPARE(afterTiled({u"tmx"_s, u"tmj"_s}, *catalogue), text);
    }

    void randomLevelsSurviveTiled()
    {
        const CataloguePtr catalogue = shippedCatalogue();
        for (const int number : {3, 14, 25, 36, 47, 58, 69, 79}) { // numbers of the shipped catalogue
            const Game game = anyGame(number);
            const QByteArray text = writeLevelJson(game.level(), *catalogue);
            QCOMPARE(run({u"convert"_s, write(u"any.level.json"_s, text), u"map0.tmj"_s}).err, QString());
            QVERIFY2(afterTiled({u"tmj"_s, u"tmx"_s, u"tmj"_s}, *catalogue) == text, qPrintable(toWords(game)));
        }
    }

    void tiledDrawsTheSamePicture_data() { levelsSurviveTiled_data(); }

    /// A file stores shadows with their colors not multiplied by alpha, which rounds a channel by 1 at most.
    void tiledDrawsTheSamePicture()
    {
        QFETCH(QString, path);
        const CataloguePtr catalogue = shippedCatalogue();
        const QImage ours = unlit(readLevelJson(contentOf(path), *catalogue).level.value(), *catalogue);
        for (const QString &name : {u"map.tmj"_s, u"map.tmx"_s}) {
            QCOMPARE(run({u"convert"_s, path, name}).exitCode, 0);
            QVERIFY(runOther(u"tmxrasterizer"_s, {pathOf(name), pathOf(u"theirs.png"_s)}));
            QVERIFY(mostDifference(pictureIn(pathOf(u"theirs.png"_s)), ours) <= 1);
        }
    }

private:
    /// Runs a program of Tiled to its end, in the folder and with a separate home.
    bool runOther(const QString &program, const QStringList &arguments) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"HOME"_s, m_dir->path());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_dir->path());
        process.start(program, arguments);
        return process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit
               && process.exitCode() == 0;
    }

    /// Writes a level as `map0` with the first ending, then lets Tiled convert each file to the next ending. Returns
    /// the level of the last file.
    QByteArray afterTiled(const QStringList &endings, const Catalogue &catalogue) const
    {
        QString file = u"map0."_s + endings.first();
        for (qsizetype i = 1; i < endings.size(); ++i) {
            const QString next = u"map%1.%2"_s.arg(i).arg(endings[i]);
            if (!runOther(u"tiled"_s, {u"--export-map"_s, pathOf(file), pathOf(next)})) {
                return "Tiled failed on " + file.toUtf8();
            }
            file = next;
        }
        const ReadLevel opened = openLevelFile(pathOf(file), catalogue);
        return opened.level ? writeLevelJson(*opened.level, catalogue) : QByteArray();
    }
};

MAZEWRIGHT_SUITE(throughtiled, TestThroughTiled)
#include "tst_throughtiled.moc"
