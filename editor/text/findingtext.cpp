#include "editor/text/findingtext.h"

#include "gamecore/base/issue.h"
#include "gamecore/replay/proof.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class FindingText {
    Q_DECLARE_TR_FUNCTIONS(IssueText)

public:
    static QString head(const Issue &issue);

private:
    static QString unreachable(const Issue &issue);
    static QString door(const Issue &issue);
    static QString monster(const Issue &issue);
    static QString idleExit(const Issue &issue);
    static QString trap(const Issue &issue);
    static QString failedProof(const Issue &issue);
    static QString reason(const Issue &issue);
};

QString FindingText::head(const Issue &issue)
{
    switch (issue.code) {
    case IssueCode::UnreachableTreasure:
    case IssueCode::UnreachableItem:
    case IssueCode::UnreachableExit:
    case IssueCode::UnreachableFloor:
        return unreachable(issue);
    case IssueCode::KeyBehindOwnDoor:
    case IssueCode::TooFewKeys:
        return door(issue);
    case IssueCode::CannotBeWon:
        return tr("The level cannot be won: %1").arg(reason(issue));
    case IssueCode::ExitDoesNothing:
        return idleExit(issue);
    case IssueCode::CanGetStuck:
        return trap(issue);
    case IssueCode::ProofStale:
        return tr("The proof is of another version of the level or of the data; it still wins, so keep it again");
    case IssueCode::ProofFails:
        return failedProof(issue);
    case IssueCode::ProofMissing:
        return tr("The level has no proof that it can be won");
    default:
        return monster(issue);
    }
}

QString FindingText::unreachable(const Issue &issue)
{
    const QString &found = issue.found;
    switch (issue.code) {
    case IssueCode::UnreachableTreasure:
        //: %1 is the kind of a monster
        return found.isEmpty() ? tr("The hero cannot reach this treasure")
                               : tr("The hero cannot get the treasure that this “%1” carries").arg(found);
    case IssueCode::UnreachableItem:
        return found.isEmpty() ? tr("The hero cannot reach this item")
                               : tr("The hero cannot get the item that this “%1” carries").arg(found);
    case IssueCode::UnreachableExit:
        return issue.cell ? tr("The hero cannot reach this exit") : tr("There is no exit that the hero can reach");
    default:
        return tr("The hero cannot reach this part of the floor (cells: %1)").arg(figureOf(issue, "cells"_L1));
    }
}

/// Of a key, or of what one opens.
QString FindingText::door(const Issue &issue)
{
    const QString &found = issue.found;
    if (issue.code == IssueCode::KeyBehindOwnDoor) {
        return found.isEmpty() ? tr("This key lies behind a door that takes such a key")
                               : tr("The key that this “%1” carries is behind a door that takes such a key").arg(found);
    }
    return found.isEmpty()
               ? tr("The hero can come to more doors like this one than keys for them (doors: %1, keys: %2)")
                     .arg(figureOf(issue, "doors"_L1))
                     .arg(figureOf(issue, "keys"_L1))
               : tr("This stays shut: the hero can come to no “%1”, which opens it").arg(found);
}

QString FindingText::monster(const Issue &issue)
{
    switch (issue.code) {
    case IssueCode::WalledIn:
        return tr("This monster is walled in: it and the hero cannot come together");
    case IssueCode::PatrolConfined:
        return tr("The rounds of this monster stay within %1 of %2 floor cells")
            .arg(figureOf(issue, "cells"_L1))
            .arg(figureOf(issue, "floor"_L1));
    case IssueCode::PatrolCrossesStart:
        return tr("The rounds of this monster cross the start");
    case IssueCode::MonsterSeesStart:
        return tr("This monster sees the hero where he starts");
    default:
        return {};
    }
}

QString FindingText::failedProof(const Issue &issue)
{
    const QString turn = QString::number(figureOf(issue, "turn"_L1));
    if (issue.found == keyOf(ProofVerdict::Fault::Death)) {
        return tr("The proof fails: the hero dies in it (turn %1)").arg(turn);
    }
    if (issue.found == keyOf(ProofVerdict::Fault::TooFast)) {
        return tr("The proof fails: it has two steps closer than its “step_ms” (turn %1)").arg(turn);
    }
    if (issue.found == keyOf(ProofVerdict::Fault::Protected)) {
        return tr("The proof fails: nothing can harm the hero in it (turn %1)").arg(turn);
    }
    return tr("The proof fails: the game ends before it is won (turn %1)").arg(turn);
}

QString FindingText::idleExit(const Issue &issue)
{
    const qint64 cells = figureOf(issue, "cells"_L1);
    const QString sentence = issue.names.contains(u"stairs")
                                 ? tr("These stairs do nothing: the level is not won by reaching an exit")
                                 : tr("This exit does nothing: the level is not won by reaching one");
    return cells == 1 ? sentence : tr("%1 (cells: %2)").arg(sentence, QString::number(cells));
}

QString FindingText::trap(const Issue &issue)
{
    const QString count = QString::number(figureOf(issue, "steps"_L1));
    if (issue.names.contains(u"key")) {
        return tr("The hero can get stuck for good: the key that he spends on this door may be the one that he lacks "
                  "in the end (steps until then: %1)")
            .arg(count);
    }
    if (issue.names.contains(u"door")) {
        return tr("The hero can get stuck for good: opened too early, this door may keep him from winning (steps until "
                  "then: %1)")
            .arg(count);
    }
    return tr("The hero can get stuck for good: once he has come here, he may win no longer (steps until then: %1)")
        .arg(count);
}

/// The reason why it cannot be won.
QString FindingText::reason(const Issue &issue)
{
    const qint64 lost = figureOf(issue, "lost"_L1);
    const QString count = QString::number(lost);
    const QString all = QString::number(figureOf(issue, "there"_L1));
    if (issue.names.isEmpty()) {
        return issue.because.isEmpty()
                   ? tr("wherever the hero goes first, something that it asks for is out of reach")
                   : tr("whichever doors the hero opens first, he runs out of keys before he has all that it asks for");
    }
    if (issue.names.size() > 1) {
        return tr("it asks for treasure and for dead monsters, and there is neither");
    }
    if (issue.names.contains(u"treasure")) {
        return lost == 0 ? tr("it asks for treasure, and there is none")
                         : tr("it asks for all treasure, and some cannot be had (%1 of %2)").arg(count, all);
    }
    if (issue.names.contains(u"monsters")) {
        return lost == 0 ? tr("it asks for dead monsters, and there are none")
                         : tr("it asks for dead monsters, and some cannot be killed (%1 of %2)").arg(count, all);
    }
    return lost == 0 ? tr("it asks for an exit, and there is none")
                     : tr("it asks for an exit, and the hero can step onto none");
}

} // namespace

QString findingHeadOf(const Issue &issue)
{
    return FindingText::head(issue);
}
