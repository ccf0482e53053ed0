#include "app/export/exportwork.h"
#include "app/export/pictureseries.h"
#include "gamecore/replay/runrecorder.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/savedgames.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList framedHall{u"#########"_s, u"#@      #"_s, u"#########"_s};
const std::atomic<bool> goesOn = false;

/// Returns a run of three turns with a refused command in between.
Run threeTurns()
{
    return recordedRun(gameOf(framedHall, classicRules),
                       {u"move east"_s, u"move north"_s, u"move east"_s, u"move east"_s});
}

QStringList filesOf(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

/// Forwards frames, and cancels after a given number of them.
class CancelledSink : public FrameSink {
public:
    CancelledSink(FrameSink &sink, int after) : m_sink(sink), m_left(after) {}

    QString begin(QSize size, qint64 count) override { return m_sink.begin(size, count); }
    QString add(const QImage &frame) override
    {
        const QString fault = m_sink.add(frame);
        isCancelled = --m_left == 0;
        return fault;
    }
    QString finish() override
    {
        hasFinished = true;
        return m_sink.finish();
    }

    std::atomic<bool> isCancelled = false;
    bool hasFinished = false;

private:
    FrameSink &m_sink;
    int m_left;
};

} // namespace

/// Either all frames become files, or none.
class TestFrames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picturesAreNumberedInOrder()
    {
        const QTemporaryDir folder;
        const FrameLook look{.tile = 16, .part = FrameLook::Part::Whole};
        {
            PictureSeries series(folder.filePath(u"walk.png"_s));
            QCOMPARE(writeFrames(threeTurns(), shippedCatalogue(), {.span = {}, .look = look}, series, goesOn),
                     QString());
        }
        QCOMPARE(filesOf(folder),
                 QStringList({u"walk-0001.png"_s, u"walk-0002.png"_s, u"walk-0003.png"_s, u"walk-0004.png"_s}));
        Game game = gameOf(framedHall, classicRules);
        for (const QString &name : filesOf(folder)) {
            const QImage read = QImage(folder.filePath(name)).convertToFormat(QImage::Format_RGB32);
            QVERIFY2(read == FramePainter(look).paint(game), qPrintable(name));
            play(game, u"move east"_s);
        }
    }

    void allPicturesOfADungeonHaveOneSize()
    {
        const Run run = runOf(richGame(), {}).value();
        QVERIFY(richGame().world().stage().depth > 1);
        for (const auto part : {FrameLook::Part::Known, FrameLook::Part::AroundHero, FrameLook::Part::Whole}) {
            const QTemporaryDir folder;
            PictureSeries series(folder.filePath(u"d.png"_s));
            const FramePlan plan{.span = {.from = qMax(0, richGame().world().turn() - 3)},
                                 .look = {.tile = 16, .part = part}};
            QCOMPARE(writeFrames(run, shippedCatalogue(), plan, series, goesOn), QString());
            QVERIFY(filesOf(folder).size() >= 3);
            const QSize size = QImage(folder.filePath(filesOf(folder).first())).size();
            for (const QString &name : filesOf(folder)) {
                QCOMPARE(QImage(folder.filePath(name)).size(), size);
            }
        }
    }

    void aMomentIsASingleFile()
    {
        const QTemporaryDir folder;
        const Game now = gameOf(framedHall, classicRules);
        const ExportWish wish{.what = ExportWish::What::Moment, .plan = {.span = {}, .look = {.tile = 16}}, .film = {}};
        const QString path = folder.filePath(u"now.png"_s);
        for (int round = 0; round < 2; ++round) { // the second round replaces the files of the first
            QCOMPARE(writeExport({threeTurns(), shippedCatalogue(), now, {}}, wish, path, {}, goesOn), QString());
            QCOMPARE(filesOf(folder), QStringList{u"now.png"_s});
        }
        QVERIFY(QImage(path).convertToFormat(QImage::Format_RGB32) == FramePainter(wish.plan.look).paint(now));
    }

    void theWholeGameIgnoresTheSpan()
    {
        const QTemporaryDir folder;
        const ExportWish wish{
            .what = ExportWish::What::Whole, .plan = {.span = {.from = 2, .to = 2}, .look = {.tile = 16}}, .film = {}};
        const ExportedRun watched{threeTurns(), shippedCatalogue(), gameOf(framedHall, classicRules), {}};
        QCOMPARE(writeExport(watched, wish, folder.filePath(u"a.png"_s), {}, goesOn), QString());
        QCOMPARE(filesOf(folder).size(), 4);
    }

    void theTextHasALineForEachCommand()
    {
        const QTemporaryDir folder;
        const ExportedRun watched{threeTurns(), shippedCatalogue(), gameOf(framedHall, classicRules), {}};
        const QString path = folder.filePath(u"a.txt"_s);
        QCOMPARE(writeExport(watched, {.what = ExportWish::What::Text, .plan = {}, .film = {}}, path, {}, goesOn),
                 QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), 7);
        QCOMPARE(lines.at(0), QByteArray("level (classic, seed 1)"));
        QCOMPARE(lines.at(1), QByteArray("1. move east"));
        QVERIFY(lines.at(2).startsWith("2. move north: "));
        QCOMPARE(lines.at(5), QByteArray("playing after 3 turns"));
    }

    void aMissingFolderIsReported()
    {
        const QTemporaryDir folder;
        PictureSeries series(folder.filePath(u"missing/a.png"_s));
        const QString fault = writeFrames(threeTurns(), shippedCatalogue(), {}, series, goesOn);
        QVERIFY2(fault.contains(u"a-0001.png"_s) && fault.contains(u"folder"_s), qPrintable(fault));
        QCOMPARE(filesOf(folder), QStringList());
    }

    void aFolderInTheWayRemovesTheWrittenFiles()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"a.txt"_s));
        const ExportedRun watched{threeTurns(), shippedCatalogue(), gameOf(framedHall, classicRules), {}};
        const QString text = writeExport(watched, {.what = ExportWish::What::Text, .plan = {}, .film = {}},
                                         folder.filePath(u"a.txt"_s), {}, goesOn);
        QVERIFY2(text.contains(u"not a file"_s), qPrintable(text));
        {
            PictureSeries series(folder.filePath(u"b.png"_s));
            QCOMPARE(series.begin({1, 1}, 4), QString());
            QVERIFY(QDir(folder.path()).mkdir(u"b-0003.png"_s)); // another program is faster
            const QImage frame(16, 16, QImage::Format_RGB32);
            QCOMPARE(series.add(frame), QString());
            QCOMPARE(series.add(frame), QString());
            const QString fault = series.add(frame);
            QVERIFY2(fault.contains(u"b-0003.png"_s) && fault.contains(u"not a file"_s), qPrintable(fault));
        }
        QCOMPARE(filesOf(folder), QStringList({u"a.txt"_s, u"b-0003.png"_s}));
    }

    void aSeriesOverwritesNoOtherSeries()
    {
        const QTemporaryDir folder;
        QFile former(folder.filePath(u"a-0007.png"_s));
        QVERIFY(former.open(QIODevice::WriteOnly));
        former.close();
        PictureSeries series(folder.filePath(u"a.png"_s));
        const QString fault = writeFrames(threeTurns(), shippedCatalogue(), {}, series, goesOn);
        QVERIFY2(fault.contains(u"a-0007.png"_s), qPrintable(fault));
        QCOMPARE(filesOf(folder), QStringList{u"a-0007.png"_s});
        PictureSeries other(folder.filePath(u"a-b.png"_s));
        QCOMPARE(other.begin({1, 1}, 4), QString());
    }

    void aSeriesOfOneReplacesNoFile()
    {
        const QTemporaryDir folder;
        const QByteArray mine = "mine";
        QFile file(folder.filePath(u"a.png"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(mine) == mine.size());
        file.close();
        {
            PictureSeries cancelled(file.fileName());
            QCOMPARE(cancelled.begin({1, 1}, 1), QString());
            QCOMPARE(cancelled.add(QImage(16, 16, QImage::Format_RGB32)), QString());
        }
        QCOMPARE(filesOf(folder), QStringList{u"a.png"_s});
        const FramePlan plan{.span = {.from = 2, .to = 2}, .look = {}};
        PictureSeries series(file.fileName());
        QCOMPARE(writeFrames(threeTurns(), shippedCatalogue(), plan, series, goesOn), QString());
        QCOMPARE(filesOf(folder), QStringList({u"a-0001.png"_s, u"a.png"_s}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), mine);
    }

    void anEmptySpanIsReported()
    {
        const QTemporaryDir folder;
        PictureSeries series(folder.filePath(u"a.png"_s));
        const FramePlan plan{.span = {.from = 10, .to = 12}, .look = {}};
        QVERIFY(!writeFrames(threeTurns(), shippedCatalogue(), plan, series, goesOn).isEmpty());
        QCOMPARE(filesOf(folder), QStringList());
    }

    void tooManyPicturesAreReportedInAdvance()
    {
        const QTemporaryDir folder;
        PictureSeries series(folder.filePath(u"a.png"_s));
        Run run = recordedRun(gameOf(framedHall, classicRules), {u"wait"_s});
        run.lines.front().times = mostFrames;
        const QString fault = writeFrames(run, shippedCatalogue(), {}, series, goesOn);
        QVERIFY2(fault.contains(u"10,000"_s), qPrintable(fault));
        QCOMPARE(filesOf(folder), QStringList());
    }

    void anOverlargePictureIsReported()
    {
        const QTemporaryDir folder;
        const Game game = gameOf({u"@"_s + QString(1100, u' ')}, classicSeeingAll);
        const QString path = folder.filePath(u"a.png"_s);
        const ExportedRun watched{recordedRun(game, {u"wait"_s}), shippedCatalogue(), game, {}};
        for (const auto what : {ExportWish::What::Moment, ExportWish::What::Whole}) {
            const ExportWish wish{
                .what = what, .plan = {.span = {}, .look = {.tile = 16, .part = FrameLook::Part::Whole}}, .film = {}};
            const QString fault = writeExport(watched, wish, path, {}, goesOn);
            QVERIFY2(fault.contains(u"17,616 × 16"_s), qPrintable(fault));
        }
        QCOMPARE(filesOf(folder), QStringList());
    }

    void cancellingLeavesNoFiles()
    {
        const QTemporaryDir folder;
        {
            PictureSeries series(folder.filePath(u"a.png"_s));
            CancelledSink sink(series, 2);
            QCOMPARE(writeFrames(threeTurns(), shippedCatalogue(), {}, sink, sink.isCancelled), QString());
            QCOMPARE(filesOf(folder), QStringList({u"a-0001.png"_s, u"a-0002.png"_s}));
            QVERIFY(!sink.hasFinished);
        }
        QCOMPARE(filesOf(folder), QStringList());
        const std::atomic<bool> atOnce = true;
        const ExportedRun watched{threeTurns(), shippedCatalogue(), gameOf(framedHall, classicRules), {}};
        QCOMPARE(writeExport(watched, {.what = ExportWish::What::Text, .plan = {}, .film = {}},
                             folder.filePath(u"a.txt"_s), {}, atOnce),
                 QString());
        QCOMPARE(filesOf(folder), QStringList());
    }

    void fileNamesAreTakenLiterally()
    {
        const QTemporaryDir folder;
        const QStringList names{u"-n %d [a-z]*"_s, u"<b>$(touch x)`;"_s, u"ä “%1”"_s, u".png"_s};
        for (const QString &name : names) {
            PictureSeries series(folder.filePath(name + u".PNG"_s));
            QCOMPARE(writeFrames(threeTurns(), shippedCatalogue(), {.span = {.to = 1}, .look = {.tile = 16}}, series,
                                 goesOn),
                     QString());
            QVERIFY2(QFile::exists(folder.filePath(name + u"-0002.PNG"_s)), qPrintable(name));
        }
        QCOMPARE(filesOf(folder).size(), 2 * names.size());
    }
};

MAZEWRIGHT_SUITE(frames, TestFrames)
#include "tst_frames.moc"
