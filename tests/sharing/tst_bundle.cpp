#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/sharing/bundle.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString lanternRoadFile = u"" MAZEWRIGHT_SOURCE_DIR "/resources/levels/campaign/lantern_road.campaign.json"_s;

Campaign campaignAt(const QString &path)
{
    return readCampaign(path).campaign.value();
}

} // namespace

/// Campaigns in a single file.
class TestBundle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aCampaignRoundTripsByteForByte()
    {
        const QString bundle = write(u"road.mazewright"_s, packedCampaign(campaignAt(lanternRoadFile)).bytes);
        IssueList issues;
        const auto files = unpackedCampaign(bundle, u"mine.campaign.json"_s, issues);
        QVERIFY(issues.isEmpty());
        QCOMPARE(files->size(), std::size_t(10));
        QCOMPARE(files->front().name, u"mine.campaign.json"_s);
        QCOMPARE(files->front().bytes, contentOf(lanternRoadFile));
        for (const ArchiveEntry &file : std::vector(files->begin() + 1, files->end())) {
            QCOMPARE(file.bytes, contentOf(QFileInfo(lanternRoadFile).path() + u'/' + file.name));
        }
    }

    void theSameCampaignGivesTheSameBytes()
    {
        const QByteArray bytes = packedCampaign(campaignAt(lanternRoadFile)).bytes;
        QVERIFY(bytes.size() > 1000);
        QCOMPARE(packedCampaign(campaignAt(lanternRoadFile)).bytes, bytes);
    }

    void aBundleIsPlayedWithoutUnpacking()
    {
        const QString bundle = write(u"road.mazewright"_s, packedCampaign(campaignAt(lanternRoadFile)).bytes);
        QVERIFY(isCampaignPath(bundle));
        const Campaign campaign = campaignAt(bundle);
        const Campaign road = campaignAt(lanternRoadFile);
        QCOMPARE(campaign.path, bundle);
        QCOMPARE(campaign.name, road.name);
        QCOMPARE(campaign.carriesHero, road.carriesHero);
        QCOMPARE(campaign.levels.size(), road.levels.size());
        for (qsizetype i = 0; i < campaign.levels.size(); ++i) {
            QCOMPARE(campaign.placeOf(campaign.levels[i]), i);
            const ReadLevel inside = openLevelFile(campaign.levels[i], *shippedCatalogue());
            const ReadLevel outside = openLevelFile(road.levels[i], *shippedCatalogue());
            QVERIFY(inside.level.playable().has_value());
            QVERIFY(*inside.level == *outside.level);
        }
    }

    void aFolderBecomesACampaign()
    {
        write(u"mine/b.level.json"_s, levelJson({u"@ g"_s}));
        write(u"mine/a.txt"_s, "@ g\n");
        const QString bundle = write(u"all.mazewright"_s, packedCampaign(campaignAt(pathOf(u"mine"_s))).bytes);
        const Campaign campaign = campaignAt(bundle);
        QCOMPARE(campaign.name, u"mine"_s);
        QCOMPARE(campaign.levels, (QStringList{bundle + u"/a.txt"_s, bundle + u"/b.level.json"_s}));
        QCOMPARE(openLevelFile(campaign.levels[0], *shippedCatalogue()).level->name, u"a"_s);
    }

    void namesAreRelativeToTheCampaignFolder()
    {
        const QString relative = QDir().relativeFilePath(lanternRoadFile);
        QVERIFY(QDir::isRelativePath(relative));
        QCOMPARE(packedCampaign(campaignAt(relative)).bytes, packedCampaign(campaignAt(lanternRoadFile)).bytes);
    }

    void aBundleHoldsExactlyOneCampaign()
    {
        const QByteArray campaign = R"({"format":"mazewright-campaign","version":1,"levels":["a.level.json"]})";
        const ArchiveEntry level{.name = u"a.level.json"_s, .bytes = levelJson({u"@ g"_s})};
        const ArchiveEntry first{.name = u"a.campaign.json"_s, .bytes = campaign};
        const ArchiveEntry second{.name = u"b.campaign.json"_s, .bytes = campaign};
        const ArchiveEntry below{.name = u"old/c.campaign.json"_s, .bytes = campaign};
        QVERIFY(readCampaign(writeBundle({level, first})).issues.isEmpty());
        QVERIFY(readCampaign(writeBundle({level, first, below})).issues.isEmpty());
        QCOMPARE(readCampaign(writeBundle({level, first, second})).issues[0].found, u"no_campaign"_s);
        QCOMPARE(readCampaign(writeBundle({level, below})).issues[0].found, u"no_campaign"_s);
    }

    void levelsMissingFromTheBundleAreReported()
    {
        write(u"beside.level.json"_s, levelJson({u"@ g"_s}));
        const QByteArray text = R"({"format":"mazewright-campaign","version":1,
"levels":["beside.level.json","../beside.level.json"]})";
        const ReadCampaign read = readCampaign(writeBundle({{.name = u"a.campaign.json"_s, .bytes = text}}));
        QVERIFY(!read.campaign);
        QCOMPARE(summary(read.issues), (QStringList{u"2:11 unreadable levels[0]"_s, u"2:31 bad_value levels[1]"_s}));
        QCOMPARE(read.issues[0].file, pathOf(u"a.mazewright/a.campaign.json"_s));
    }

    void aMissingLevelIsReported()
    {
        const QString level = write(u"mine/a.level.json"_s, levelJson({u"@ g"_s}));
        const Campaign campaign = campaignAt(pathOf(u"mine"_s));
        QVERIFY(QFile::remove(level));
        const PackedCampaign packed = packedCampaign(campaign);
        QVERIFY(packed.bytes.isEmpty());
        QCOMPARE(packed.issues[0].file, level);
    }

private:
    QString pathOf(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const auto fault = writeWhole(pathOf(name), bytes);
        return fault ? QString() : pathOf(name);
    }
    QString writeBundle(const std::vector<ArchiveEntry> &entries) const
    {
        return write(u"a.mazewright"_s, writeArchive(entries));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

MAZEWRIGHT_SUITE(bundle, TestBundle)
#include "tst_bundle.moc"
