#include "editor/storage/newcampaign.h"
#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/sharing/bundle.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString shipped = u":/levels/campaign/lantern_road.campaign.json"_s;

const QByteArray canonical = R"({
    "format": "mazewright-campaign",
    "version": 1,
    "name": "Road",
    "author": "me",
    "carry": true,
    "levels": [
        "a.level.json",
        "b.level.json",
        "deep/c.level.json"
    ],
    "mood": [1, { "x": 2 }]
}
)";

CampaignChange setCampaignName(const Campaign &campaign, const QString &name)
{
    CampaignProperties properties = propertiesOf(campaign);
    properties.name = name;
    return setCampaignProperties(campaign, properties);
}

} // namespace

/// Changes that the author makes to a campaign on the disk.
class TestCampaignChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const QString &name : {u"a.level.json"_s, u"b.level.json"_s, u"deep/c.level.json"_s}) {
            write(name, m_level);
        }
        write(u"road.campaign.json"_s, canonical);
    }

    void reorderingChangesOnlyTheList()
    {
        QStringList levels = road().levels;
        levels.move(2, 0);
        const CampaignChange change = setCampaignLevels(road(), levels);
        QVERIFY2(change.isDone(), qPrintable(change.fault));
        QCOMPARE(change.path, at(u"road.campaign.json"_s));
        QByteArray expected = canonical;
        expected.replace("\"a.level.json\",\n        \"b.level.json\",\n        \"deep/c.level.json\"",
                         "\"deep/c.level.json\",\n        \"a.level.json\",\n        \"b.level.json\"");
        QCOMPARE(contentOf(change.path), expected);
    }

    void theSameOrderChangesNoByte()
    {
        QVERIFY(setCampaignLevels(road(), road().levels).isDone());
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), canonical);
    }

    void aCampaignHasAtLeastOneLevel()
    {
        QCOMPARE(setCampaignLevels(road(), {}).fault, u"A campaign needs at least one level."_s);
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), canonical);
    }

    void aLevelTakenOutStaysInItsFolder()
    {
        QStringList levels = road().levels;
        levels.removeAt(1);
        QVERIFY(setCampaignLevels(road(), levels).isDone());
        QCOMPARE(names(road()), (QStringList{u"a.level.json"_s, u"deep/c.level.json"_s}));
        QCOMPARE(contentOf(at(u"b.level.json"_s)), m_level);
    }

    void aLevelIsAddedBehindAnother()
    {
        const QString path = write(u"d.level.json"_s, m_level);
        QVERIFY(addCampaignLevel(road(), 0, path).isDone());
        QCOMPARE(names(road()),
                 (QStringList{u"a.level.json"_s, u"d.level.json"_s, u"b.level.json"_s, u"deep/c.level.json"_s}));
        QVERIFY(addCampaignLevel(road(), -1, path).isDone());
        QCOMPARE(names(road()).first(), u"d.level.json"_s);
    }

    void aLevelFromAnotherFolderIsCopiedUnderAFreeName()
    {
        const QTemporaryDir elsewhere;
        const QString path = elsewhere.filePath(u"a.level.json"_s);
        const QByteArray other = writeLevelJson(drawnLevel({u"@ O g"_s}), *shippedCatalogue());
        QVERIFY(!writeWhole(path, other));
        const CampaignChange change = addCampaignLevel(road(), 2, path);
        QVERIFY(change.isDone());
        QCOMPARE(change.level, at(u"a 2.level.json"_s));
        QCOMPARE(contentOf(change.level), other);
        QCOMPARE(contentOf(at(u"a.level.json"_s)), m_level);
        QCOMPARE(names(road()).last(), u"a 2.level.json"_s);
    }

    void aNewLevelHasAFileOfItsOwn()
    {
        const Level level = newLevel(*shippedCatalogue(), {5, 4});
        const CampaignChange change = addNewCampaignLevel(road(), 0, level, *shippedCatalogue());
        QVERIFY(change.isDone());
        QCOMPARE(change.level, at(u"level_04.level.json"_s));
        QCOMPARE(contentOf(change.level), writeLevelJson(level, *shippedCatalogue()));
        QCOMPARE(road().placeOf(change.level), 1);
    }

    void aFileIsRenamedInItsFolderAndInTheList()
    {
        const CampaignChange change = renameCampaignLevel(road(), 2, u"The well"_s);
        QVERIFY2(change.isDone(), qPrintable(change.fault));
        QCOMPARE(change.level, at(u"deep/The well.level.json"_s));
        QCOMPARE(names(road()), (QStringList{u"a.level.json"_s, u"b.level.json"_s, u"deep/The well.level.json"_s}));
        QCOMPARE(contentOf(change.level), m_level);
        QVERIFY(!QFileInfo::exists(at(u"deep/c.level.json"_s)));
    }

    void aFileIsNotRenamedOntoAnother()
    {
        QCOMPARE(renameCampaignLevel(road(), 0, u"b"_s).fault, u"A file “b.level.json” already exists."_s);
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), canonical);
        QVERIFY(QFileInfo::exists(at(u"a.level.json"_s)));
    }

    void namesThatAreNoFileNamesAreRefused()
    {
        for (const QString &name :
             {u""_s, u"  "_s, u"../b"_s, u"x/y"_s, u"x\\y"_s, u".hidden"_s, u"a\nb"_s, u"c:d"_s}) {
            QVERIFY2(!renameCampaignLevel(road(), 0, name).isDone(), qPrintable(name));
        }
        QVERIFY(QFileInfo::exists(at(u"a.level.json"_s)));
    }

    void theCampaignCanBeRenamed()
    {
        QVERIFY(setCampaignName(road(), u"Long \"way\""_s).isDone());
        QCOMPARE(road().name, u"Long \"way\""_s);
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), QByteArray(canonical).replace("Road", "Long \\\"way\\\""));
    }

    void propertiesAreWrittenInOrder()
    {
        CampaignProperties properties = propertiesOf(road());
        properties.author.clear();
        properties.description = u"Long."_s;
        properties.carriesHero = false;
        properties.translations = {{u"de"_s, QJsonObject{{u"description"_s, u"Lang."_s}, {u"name"_s, u"Weg"_s}}}};
        QVERIFY(setCampaignProperties(road(), properties).isDone());
        QCOMPARE(propertiesOf(road()), properties);
        QByteArray expected = canonical;
        expected.replace("    \"author\": \"me\",\n    \"carry\": true,", R"(    "author": "",
    "description": "Long.",
    "translations": {
        "de": {
            "name": "Weg",
            "description": "Lang."
        }
    },
    "carry": false,)");
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), expected);
        properties.translations = {};
        QVERIFY(setCampaignProperties(road(), properties).isDone());
        QVERIFY(!contentOf(at(u"road.campaign.json"_s)).contains("translations"));
    }

    void aChangeCanBeUndoneAndRedone()
    {
        const CampaignChange change = setCampaignName(road(), u"Way"_s);
        QVERIFY(change.canBeUndone());
        const CampaignChange undone = undoneChange(change);
        QVERIFY2(undone.isDone(), qPrintable(undone.fault));
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), canonical);
        QVERIFY(undoneChange(undone).isDone());
        QCOMPARE(road().name, u"Way"_s);
    }

    void undoRemovesTheCampaignFileOfAFolder()
    {
        write(u"mine/x.level.json"_s, m_level);
        const Campaign folder = campaignOfFolder(at(u"mine"_s)).campaign.value();
        CampaignProperties properties = propertiesOf(folder);
        properties.carriesHero = true;
        const CampaignChange change = setCampaignProperties(folder, properties);
        QVERIFY(readCampaignFile(change.path).campaign.value().carriesHero);
        const CampaignChange undone = undoneChange(change);
        QVERIFY2(undone.isDone(), qPrintable(undone.fault));
        QCOMPARE(undone.path, at(u"mine"_s));
        QVERIFY(!QFileInfo::exists(change.path));
        QVERIFY(undoneChange(undone).isDone());
        QVERIFY(readCampaignFile(change.path).campaign.value().carriesHero);
    }

    void changesByOtherProgramsBlockUndo()
    {
        const CampaignChange change = setCampaignName(road(), u"Way"_s);
        write(u"road.campaign.json"_s, canonical + ' ');
        QVERIFY(undoneChange(change).fault.contains(u"Another program has changed “"_s));
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), canonical + ' ');
    }

    void aFolderGetsACampaignFileWithItsFirstOrder()
    {
        write(u"mine/x.level.json"_s, m_level);
        write(u"mine/y.level.json"_s, m_level);
        const Campaign folder = campaignOfFolder(at(u"mine"_s)).campaign.value();
        const CampaignChange change = setCampaignLevels(folder, {folder.levels.at(1), folder.levels.at(0)});
        QVERIFY2(change.isDone(), qPrintable(change.fault));
        QCOMPARE(change.path, at(u"mine/mine.campaign.json"_s));
        const Campaign made = readCampaignFile(change.path).campaign.value();
        QCOMPARE(names(made), (QStringList{u"y.level.json"_s, u"x.level.json"_s}));
        QCOMPARE(made.name, u"mine"_s);
    }

    void relativePathsToAFolderWork()
    {
        write(u"mine/x.level.json"_s, m_level);
        write(u"mine/y.level.json"_s, m_level);
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(at(u"mine"_s)));
        const Campaign folder = campaignOfFolder(u"../mine"_s).campaign.value();
        const CampaignChange change = setCampaignLevels(folder, {folder.levels.at(1), folder.levels.at(0)});
        const ReadCampaign made = readCampaignFile(change.path);
        const QStringList around = campaignsAround(u"y.level.json"_s);
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(around, (QStringList{at(u"mine/mine.campaign.json"_s), at(u"mine"_s)}));
        QVERIFY(made.campaign);
        QVERIFY(contentOf(at(u"mine/mine.campaign.json"_s)).contains("\"y.level.json\""));
    }

    void renamingInAFolderWritesNoCampaignFile()
    {
        write(u"mine/x.txt"_s, "@ g\n");
        const Campaign folder = campaignOfFolder(at(u"mine"_s)).campaign.value();
        QVERIFY(renameCampaignLevel(folder, 0, u"y"_s).isDone());
        QCOMPARE(QDir(at(u"mine"_s)).entryList(QDir::Files), QStringList{u"y.txt"_s});
    }

    void aLevelAddedToAFolderWritesNoCampaignFile()
    {
        write(u"mine/x.level.json"_s, m_level);
        const Campaign folder = campaignOfFolder(at(u"mine"_s)).campaign.value();
        const CampaignChange made = addNewCampaignLevel(folder, 0, drawnLevel({u"@"_s}), *shippedCatalogue());
        QVERIFY(made.isDone() && QFileInfo::exists(made.level));
        QVERIFY(addCampaignLevel(folder, 0, folder.levels.first()).isDone());
        const CampaignChange copied = addCampaignLevel(folder, 0, at(u"a.level.json"_s));
        QCOMPARE(copied.level, at(u"mine/a.level.json"_s));
        QCOMPARE(campaignOfFolder(at(u"mine"_s)).campaign->levels.size(), 3);
        QVERIFY(QDir(at(u"mine"_s)).entryList({u"*.campaign.json"_s}).isEmpty());
        QFile::remove(folder.levels.first());
        QVERIFY(setCampaignLevels(folder, folder.levels).fault.contains(u"x.level.json"_s));
    }

    void shippedCampaignsCanOnlyBeCopied()
    {
        const Campaign campaign = readCampaignFile(shipped).campaign.value();
        QVERIFY(isShippedCampaign(campaign));
        const QString fault = u"This campaign comes with Mazewright. You cannot change it, but you can copy it."_s;
        QCOMPARE(setCampaignLevels(campaign, campaign.levels).fault, fault);
        QCOMPARE(setCampaignName(campaign, u"x"_s).fault, fault);
        QCOMPARE(renameCampaignLevel(campaign, 0, u"x"_s).fault, fault);
        QCOMPARE(addCampaignLevel(campaign, 0, at(u"a.level.json"_s)).fault, fault);
        QCOMPARE(addNewCampaignLevel(campaign, 0, drawnLevel({u"@"_s}), *shippedCatalogue()).fault, fault);
    }

    void aCopyIsTheSameCampaignAndCanBeChanged()
    {
        const Campaign campaign = readCampaignFile(shipped).campaign.value();
        const CampaignChange change = copyCampaign(campaign, m_folder->path());
        QVERIFY2(change.isDone(), qPrintable(change.fault));
        QCOMPARE(change.path, at(u"lantern_road/lantern_road.campaign.json"_s));
        const Campaign copy = readCampaignFile(change.path).campaign.value();
        QCOMPARE(names(copy), names(campaign));
        QCOMPARE(contentOf(change.path), contentOf(shipped));
        for (qsizetype i = 0; i < copy.levels.size(); ++i) {
            QCOMPARE(contentOf(copy.levels.at(i)), contentOf(campaign.levels.at(i)));
            QVERIFY(QFileInfo(copy.levels.at(i)).isWritable());
        }
        QVERIFY(setCampaignName(copy, u"Mine"_s).isDone());
    }

    void aSecondCopyHasAnotherFolder()
    {
        const Campaign campaign = readCampaignFile(shipped).campaign.value();
        QVERIFY(copyCampaign(campaign, m_folder->path()).isDone());
        QCOMPARE(copyCampaign(campaign, m_folder->path()).path, at(u"lantern_road 2/lantern_road.campaign.json"_s));
    }

    void aFailedWriteIsReportedAndChangesNoFile()
    {
        const Campaign campaign = road();
        QVERIFY(QFile::remove(campaign.path));
        QVERIFY(QDir().mkdir(campaign.path));
        QVERIFY(!setCampaignLevels(campaign, campaign.levels).isDone());
        const CampaignChange rename = renameCampaignLevel(campaign, 0, u"z"_s);
        QVERIFY(rename.fault.contains(u"road.campaign.json"_s));
        QVERIFY(QFileInfo::exists(at(u"a.level.json"_s)));
        QVERIFY(!QFileInfo::exists(at(u"z.level.json"_s)));
        QVERIFY(!addNewCampaignLevel(campaign, 0, drawnLevel({u"@"_s}), *shippedCatalogue()).isDone());
        QVERIFY(!QFileInfo::exists(at(u"level_04.level.json"_s)));
        const Campaign lost{.path = at(u"gone.campaign.json"_s), .levels = {at(u"gone.level.json"_s)}};
        QVERIFY(copyCampaign(lost, m_folder->path()).fault.contains(u"gone.level.json"_s));
        QVERIFY(!QFileInfo::exists(at(u"gone"_s)));
    }

    void aDamagedCampaignIsNotWrittenOver()
    {
        const Campaign campaign = road();
        write(u"road.campaign.json"_s, "{ half");
        QVERIFY(!setCampaignName(campaign, u"x"_s).isDone());
        QCOMPARE(contentOf(campaign.path), QByteArray("{ half"));
    }

    void campaignsAroundALevelBeginWithThoseThatListIt()
    {
        const QByteArray other = R"({ "format": "mazewright-campaign", "version": 1, "levels": ["b.level.json"] })";
        const QString another = write(u"another.campaign.json"_s, other);
        const QString list = at(u"road.campaign.json"_s);
        QCOMPARE(campaignsAround(at(u"a.level.json"_s)), (QStringList{list, another, m_folder->path()}));
        QCOMPARE(campaignsAround(at(u"b.level.json"_s)), (QStringList{another, list, m_folder->path()}));
        QCOMPARE(campaignsAround(at(u"deep/c.level.json"_s)), (QStringList{list, at(u"deep"_s)}));
    }

    void aRenamingCanBeUndoneAndRedone()
    {
        const CampaignChange change = renameCampaignLevel(road(), 0, u"first"_s);
        QVERIFY(change.canBeUndone());
        const CampaignChange undone = undoneChange(change);
        QVERIFY2(undone.isDone(), qPrintable(undone.fault));
        QCOMPARE(undone.level, at(u"a.level.json"_s));
        QCOMPARE(undone.levelBefore, at(u"first.level.json"_s));
        QCOMPARE(contentOf(at(u"a.level.json"_s)), m_level);
        QVERIFY(!QFileInfo::exists(at(u"first.level.json"_s)));
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), canonical);
        QVERIFY(undoneChange(undone).isDone());
        QCOMPARE(road().placeOf(at(u"first.level.json"_s)), 0);
        write(u"a.level.json"_s, "another");
        QVERIFY(undoneChange(change).fault.contains(u"a.level.json"_s)); // existing files are never overwritten
        QCOMPARE(contentOf(at(u"a.level.json"_s)), QByteArray("another"));
        QVERIFY(QFileInfo::exists(at(u"first.level.json"_s)));
    }

    void changesBeforeARenamingCanBeUndone()
    {
        const CampaignChange named = setCampaignName(road(), u"Way"_s);
        const CampaignChange renamed = renameCampaignLevel(road(), 0, u"first"_s);
        QVERIFY(undoneChange(renamed).isDone());
        QVERIFY(undoneChange(named).isDone());
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), canonical);
    }

    void aLevelInAnArchiveBelongsToThatAlone()
    {
        const QString path = archive();
        QCOMPARE(campaignsAround(path + u"/a.level.json"_s), QStringList{path});
        QCOMPARE(campaignsAround(path + u"/deep/c.level.json"_s), QStringList{path});
    }

    void packedCampaignsCanOnlyBeUnpacked()
    {
        const QString path = archive();
        const QByteArray before = contentOf(path);
        const Campaign packed = readCampaign(path).campaign.value();
        QVERIFY(!mayBeChanged(packed));
        QVERIFY(mayBeChanged(road()));
        QVERIFY(setCampaignName(packed, u"Way"_s).fault.contains(u"Unpack it to change it"_s));
        QVERIFY(!renameCampaignLevel(packed, 0, u"first"_s).isDone());
        QVERIFY(!addCampaignLevel(packed, 0, at(u"a.level.json"_s)).isDone());
        const CampaignChange change = unpackCampaign(path, at(u"own/way"_s));
        QVERIFY(!change.isDone()); // the parent folder does not exist
        QVERIFY(QDir().mkpath(at(u"own"_s)));
        const CampaignChange unpacked = unpackCampaign(path, at(u"own/way"_s));
        QVERIFY2(unpacked.isDone(), qPrintable(unpacked.fault));
        QCOMPARE(unpacked.path, at(u"own/way/way.campaign.json"_s));
        QCOMPARE(contentOf(unpacked.path), canonical);
        const Campaign copy = readCampaign(unpacked.path).campaign.value();
        QCOMPARE(names(copy), names(road()));
        QCOMPARE(contentOf(copy.levels.last()), m_level);
        QVERIFY(setCampaignName(copy, u"Way"_s).isDone());
        QCOMPARE(contentOf(path), before);
    }

    void unpackingOverwritesNoFolder()
    {
        const QString path = archive();
        write(u"way/notes.txt"_s, "mine");
        QVERIFY(unpackCampaign(path, at(u"way"_s)).fault.contains(u"already exists"_s));
        QCOMPARE(QDir(at(u"way"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{u"notes.txt"_s});
    }

    void aFailedUnpackingLeavesNoFolder()
    {
        const QString path = write(u"no.mazewright"_s, "no archive");
        QVERIFY(unpackCampaign(path, at(u"way"_s)).fault.contains(u"no.mazewright"_s));
        QVERIFY(!QFileInfo::exists(at(u"way"_s)));
        QVERIFY(QDir(m_folder->path()).entryList({u".mazewright-*"_s}, QDir::AllEntries | QDir::Hidden).isEmpty());
    }

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QString &name, const QByteArray &content)
    {
        if (writeWhole(at(name), content)) {
            qFatal("%s could not be written", qPrintable(name));
        }
        return at(name);
    }
    Campaign road() const { return readCampaignFile(at(u"road.campaign.json"_s)).campaign.value(); }
    /// Returns the campaign as one file.
    QString archive() { return write(u"road.mazewright"_s, packedCampaign(road()).bytes); }
    QStringList names(const Campaign &campaign) const
    {
        QStringList result;
        for (const QString &level : campaign.levels) {
            result.append(QDir(folderOf(campaign)).relativeFilePath(level));
        }
        return result;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_level = writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue());
};

MAZEWRIGHT_SUITE(campaignchange, TestCampaignChange)
#include "tst_campaignchange.moc"
