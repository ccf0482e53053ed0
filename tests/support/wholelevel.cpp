#include "tests/support/wholelevel.h"

#include "gamecore/analysis/fix.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/game.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnlevel.h"

using namespace Qt::StringLiterals;

namespace {

QString brokenFix(const Level &level)
{
    const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
    for (const Issue &issue : analysis.issues) {
        for (const LevelFix &fix : fixesFor(level, analysis, issue)) {
            const bool asks = fix.what == LevelFix::What::ChooseMeaning; // needs an answer from a person
            if (!asks && fixedLevel(level, fix) == level) {
                return u"a fix of %1 changes nothing"_s.arg(issueKey(issue.code));
            }
        }
    }
    return {};
}

/// Plays a few commands of a game.
void playABit(PlayableLevel level)
{
    Game game = Game::start(shippedCatalogue(), std::move(level), 5).game;
    EventList events;
    for (int i = 0; i < directionCount; ++i) {
        game.play(Command::move(Direction(i)), events);
        game.play(Command::wait(), events);
        game.play(Command::advance(700), events);
    }
}

QString brokenWriting(const Level &level)
{
    const QByteArray written = writeLevelJson(level, *shippedCatalogue());
    const ReadLevel again = readLevelJson(written, *shippedCatalogue());
    if (!again.level) {
        return u"what was written of it cannot be read"_s;
    }
    return writeLevelJson(*again.level, *shippedCatalogue()) == written ? QString() : u"written twice it differs"_s;
}

} // namespace

QString brokenReading(const ReadLevel &read)
{
    if (read.level.has_value() == read.issues.isUnreadable()) {
        return u"a level although it is unreadable, or none and no finding"_s;
    }
    for (const Issue &issue : read.issues) {
        if (issue.line < 1 || issue.column < 1) {
            return u"no place for %1"_s.arg(issueKey(issue.code));
        }
    }
    if (!read.level) {
        return {};
    }
    if (const QString fault = brokenFix(*read.level); !fault.isEmpty()) {
        return fault;
    }
    IssueList inMemory;
    const bool isPlayable = PlayableLevel::check(*read.level, *shippedCatalogue(), inMemory).has_value();
    if (isPlayable == inMemory.hasErrors() || inMemory.hasErrors() != read.issues.hasErrors()
        || read.level.playable().has_value() != isPlayable) {
        return u"not everybody agrees whether it can be played"_s;
    }
    if (isPlayable) {
        playABit(*read.level.playable());
    }
    return brokenWriting(*read.level);
}
