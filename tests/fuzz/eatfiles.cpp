#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/campaign.h"
#include "gamecore/play/savefile.h"
#include "gamecore/playtest/playtestfile.h"
#include "gamecore/replay/replay.h"
#include "gamecore/world/event.h"
#include "tests/fuzz/scratchfolder.h"
#include "tests/fuzz/targets.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/wholelevel.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace {

const ScratchFolder &scratch()
{
    static const ScratchFolder folder;
    return folder;
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
        // Unknown characters can make a row look like a sentence or like a line of a program.
        const bool mayLookOtherwise = read.issues.hasErrors() || !written.losses.empty();
        promise(mayLookOtherwise || readLevelText(written.text, *shippedCatalogue()).level.has_value(),
                "the text of a level without errors can be read");
    }
}

void eatCampaign(const QByteArray &bytes)
{
    scratch().write(u"1.level.json"_s, R"({"format":"mazewright-level","version":1,"rows":["@g"]})");
    const ReadCampaign read = readCampaignFile(scratch().write(u"x.campaign.json"_s, bytes));
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

/// Reads a save file as a whole, and its snapshot without the checksum, which would reject nearly all inputs.
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
