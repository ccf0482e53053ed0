#include "editor/storage/campaignchange.h"
#include "gamecore/bots/bot.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/campaign.h"
#include "gamecore/playtest/playtestfile.h"
#include "gamecore/replay/run.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runwriter.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString samples = QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/data/version1/");

QStringList samplesOf(const QString &pattern)
{
    return QDir(samples).entryList({pattern}, QDir::Files, QDir::Name);
}

void addRows(const QStringList &files)
{
    QTest::addColumn<QString>("file");
    for (const QString &file : files) {
        QTest::newRow(qPrintable(file)) << file;
    }
}

} // namespace

/// Files of version 1 can be read forever and are written back unchanged. The sample files must never be changed or
/// removed.
class TestVersion1 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFeatureHasItsSample()
    {
        const QStringList levels{u"dots"_s,  u"in_error"_s, u"kinds"_s,   u"least"_s, u"legend"_s, u"not_canonical"_s,
                                 u"proof"_s, u"rules"_s,    u"terrain"_s, u"texts"_s, u"things"_s, u"unknown_keys"_s};
        for (const QString &name : levels) {
            QVERIFY2(QFile::exists(samples + name + u".level.json"_s), qPrintable(name));
        }
        QCOMPARE(samplesOf(u"*.run.json"_s).size(), 2);
        QCOMPARE(samplesOf(u"*.playtest.json"_s).size(), 2);
    }

    void levelsAreReadAndWrittenAgain_data() { addRows(samplesOf(u"*.level.json"_s)); }

    void levelsAreReadAndWrittenAgain()
    {
        QFETCH(QString, file);
        const QByteArray bytes = contentOf(samples + file);
        const ReadLevel read = openLevelFile(samples + file, *shippedCatalogue());
        QVERIFY2(read.level, qPrintable(summary(read.issues).join(u'\n')));
        QVERIFY2(file.startsWith(u"in_error"_s) || !read.issues.hasErrors(),
                 qPrintable(summary(read.issues).join(u'\n')));
        const QByteArray written = writeLevelJson(*read.level, *shippedCatalogue());
        if (file == u"least.level.json" || file == u"not_canonical.level.json") {
            QVERIFY(written != bytes);
            QCOMPARE(writeLevelJson(readLevelJson(written, *shippedCatalogue()).level.value(), *shippedCatalogue()),
                     written);
            return;
        }
        QCOMPARE(written, bytes);
    }

    void otherFilesBecomeCanonical()
    {
        const ReadLevel read = openLevelFile(samples + u"not_canonical.level.json"_s, *shippedCatalogue());
        QCOMPARE(rowsOf(read.level.value()), (QStringList{u"###"_s, u"#@#"_s, u"###"_s}));
        QCOMPARE(read.level->ruleset, u"buchhaim"_s);
    }

    void levelsInErrorKeepAllThings()
    {
        const ReadLevel read = openLevelFile(samples + u"in_error.level.json"_s, *shippedCatalogue());
        QCOMPARE(int(read.level.value().things.size()), 5);
        QVERIFY(read.issues.hasErrors());
    }

    void textIsReadAndWrittenAgain()
    {
        const ReadLevel read = openLevelFile(samples + u"maze.txt"_s, *shippedCatalogue());
        QCOMPARE(writeLevelText(read.level.value(), *shippedCatalogue(), u"maze"_s).text,
                 contentOf(samples + u"maze.txt"_s));
    }

    void campaignsAreReadAndWrittenAgain()
    {
        const QTemporaryDir folder;
        for (const QString &file : {u"levels.campaign.json"_s, u"texts.level.json"_s, u"maze.txt"_s}) {
            QVERIFY(QFile::copy(samples + file, folder.filePath(file)));
        }
        const QString path = folder.filePath(u"levels.campaign.json"_s);
        const ReadCampaign read = readCampaignFile(path);
        QVERIFY2(read.campaign && read.issues.isEmpty(), qPrintable(summary(read.issues).join(u'\n')));
        QVERIFY(read.campaign->carriesHero);
        QCOMPARE(read.campaign->levels.size(), 2);
        writeCampaign(*read.campaign, {});
        QCOMPARE(contentOf(path), contentOf(samples + u"levels.campaign.json"_s));
    }

    void runsAreReadAndWrittenAgain_data() { addRows(samplesOf(u"*.run.json"_s)); }

    void runsAreReadAndWrittenAgain()
    {
        QFETCH(QString, file);
        const ReadRun read = readRunFile(samples + file, shippedCatalogue());
        QVERIFY2(read.run && read.issues.isEmpty(), qPrintable(summary(read.issues).join(u'\n')));
        QCOMPARE(writeRun(*read.run, *shippedCatalogue()), contentOf(samples + file));
    }

    void playtestsAreReadAndWrittenAsVersion2_data() { addRows(samplesOf(u"*.playtest.json"_s)); }

    void playtestsAreReadAndWrittenAsVersion2()
    {
        QFETCH(QString, file);
        const ReadPlaytest read = readPlaytestFile(samples + file);
        QVERIFY2(read.playtest && read.issues.isEmpty(), qPrintable(summary(read.issues).join(u'\n')));
        QByteArray expected = contentOf(samples + file);
        expected.replace("\"version\": 1", "\"version\": 2").replace("\"players\":", "\"bots\":");
        expected.replace("\"player\":", "\"bot\":");
        QCOMPARE(writePlaytest(*read.playtest), expected);
    }

    void botFilesAreRead()
    {
        IssueList issues;
        QVERIFY(!loadBots({samples}, issues).empty());
        QVERIFY2(issues.isEmpty(), qPrintable(summary(issues).join(u'\n')));
    }
};

MAZEWRIGHT_SUITE(version1, TestVersion1)
#include "tst_version1.moc"
