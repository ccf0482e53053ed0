#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/campaign.h"
#include "gamecore/play/savefile.h"
#include "gamecore/players/player.h"
#include "gamecore/playtest/playtestfile.h"
#include "gamecore/runs/runverdict.h"
#include "gamecore/world/event.h"
#include "tests/fuzz/targets.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/wholelevel.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

/// A folder in memory where the system has one, with files of levels for those who list them.
const QTemporaryDir &scratch()
{
    static const QTemporaryDir folder(QDir(u"/dev/shm"_s).exists() ? u"/dev/shm/mazewright-fuzz-XXXXXX"_s : QString());
    return folder;
}

QString scratchFile(const QString &name, const QByteArray &content)
{
    const QString path = scratch().filePath(name);
    QFile file(path);
    promise(file.open(QIODevice::WriteOnly) && file.write(content) == content.size(),
            "the scratch file can be written");
    return path;
}

} // namespace

void eatLevel(const QByteArray &bytes)
{
    promiseNothing(brokenReading(readLevelJson(bytes, *shippedCatalogue())));
}

void eatText(const QByteArray &bytes)
{
    const ReadLevel read = readLevelText(bytes, *shippedCatalogue());
    promise(read.level.has_value() != read.issues.isUnreadable(), "a text is a level or unreadable");
    if (read.level) {
        const TextExport written = writeLevelText(*read.level, *shippedCatalogue());
        promise(readLevelText(written.text, *shippedCatalogue()).level.has_value() || !written.losses.empty(),
                "what is written as text can be read");
    }
}

void eatCampaign(const QByteArray &bytes)
{
    scratchFile(u"1.level.json"_s, R"({"format":"mazewright-level","version":1,"rows":["@g"]})");
    const ReadCampaign read = readCampaignFile(scratchFile(u"x.campaign.json"_s, bytes));
    promise(read.campaign.has_value() != read.issues.hasErrors(), "a campaign is there or has errors");
    for (const QString &level : read.campaign ? read.campaign->levels : QStringList()) {
        promise(level.startsWith(QDir(scratch().path()).canonicalPath()) || level.startsWith(scratch().path()),
                "levels lie below the campaign's folder");
    }
}

void eatRun(const QByteArray &bytes)
{
    constexpr qint64 fewCommands = 500;
    const ReadRun read = readRun(bytes, scratch().path(), shippedCatalogue());
    promise(read.run.has_value() != read.issues.hasErrors(), "a run is there or has errors");
    if (read.run && commandCountOf(*read.run) <= fewCommands) {
        verdictOn(read, shippedCatalogue());
    }
}

/// A save file as a whole, and its snapshot without the checksum that would refuse nearly all.
void eatSave(const QByteArray &bytes)
{
    readSaveHead(bytes);
    readSaveFile(bytes);
    ReadSnapshot read = readSnapshot(bytes, shippedCatalogue());
    promise(read.game.has_value() == read.issues.isEmpty(), "a game is there or has findings");
    if (!read.game) {
        return;
    }
    const QByteArray written = writeSnapshot(*read.game);
    const ReadSnapshot again = readSnapshot(written, shippedCatalogue());
    promise(again.game && again.game->world().hash() == read.game->world().hash(), "a saved game goes on as it was");
    EventList events;
    for (int i = 0; i < directionCount; ++i) {
        read.game->play(Command::move(Direction(i)), events);
        read.game->play(Command::wait(), events);
        read.game->play(Command::advance(700), events);
    }
}

/// The first byte chooses the file.
void eatData(const QByteArray &bytes)
{
    QStringList names = Catalogue::fileNames();
    names += u"players.json"_s;
    const auto chosen = bytes.isEmpty() ? 0 : uchar(bytes[0]) % std::size_t(names.size());
    const QString path = scratchFile(names.at(qsizetype(chosen)), bytes.mid(1));
    IssueList issues;
    const QStringList folders{scratch().path(), shippedData()};
    if (names.at(qsizetype(chosen)) == u"players.json"_s) {
        promise(loadPlayers(folders, issues).empty() != issues.isEmpty(), "players are there or have findings");
    } else {
        const CataloguePtr catalogue = Catalogue::load(folders, issues);
        promise(bool(catalogue) == issues.isEmpty(), "data is whole or has findings");
        if (catalogue) {
            readLevelJson(R"({"format":"mazewright-level","version":1,"rows":["#@gO+1^~!"]})", *catalogue);
        }
    }
    QFile::remove(path);
}

void eatPlaytest(const QByteArray &bytes)
{
    const ReadPlaytest read = readPlaytest(bytes);
    promise(read.playtest.has_value() != read.issues.hasErrors(), "a playtest is there or has errors");
    if (read.playtest) {
        const QByteArray written = writePlaytest(*read.playtest);
        const ReadPlaytest again = readPlaytest(written);
        promise(again.playtest && writePlaytest(*again.playtest) == written, "a playtest is written as it was read");
    }
}
