#include "editor/text/findingtext.h"

#include "gamecore/base/issue.h"
#include "gamecore/replay/proof.h"

#include <QCoreApplication>

#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace {

/// The text of one finding of the analysis.
struct FindingRow {
    IssueCode code;
    QString (*text)(const Issue &);
};

constexpr int firstFinding = int(IssueCode::UnreachableTreasure);
constexpr int lastFinding = int(IssueCode::ProofMissing);

/// True if each finding has its row, in the order of IssueCode.
constexpr bool hasEachFinding(std::span<const FindingRow> rows)
{
    int next = firstFinding;
    for (const FindingRow &row : rows) {
        if (int(row.code) != next) {
            return false;
        }
        ++next;
    }
    return next == lastFinding + 1;
}

class FindingText {
    Q_DECLARE_TR_FUNCTIONS(IssueText)

public:
    static QString head(const Issue &issue);

private:
    static QString unreachable(const Issue &issue);
    static QString door(const Issue &issue);
    static QString walledIn(const Issue &issue);
    static QString confined(const Issue &issue);
    static QString crossesStart(const Issue &issue);
    static QString seesStart(const Issue &issue);
    static QString unwinnable(const Issue &issue);
    static QString idleExit(const Issue &issue);
    static QString trap(const Issue &issue);
    static QString staleProof(const Issue &issue);
    static QString failedProof(const Issue &issue);
    static QString missingProof(const Issue &issue);
    static QString reason(const Issue &issue);
};

QString FindingText::head(const Issue &issue)
{
    static constexpr std::array rows{FindingRow{IssueCode::UnreachableTreasure, unreachable},
                                     FindingRow{IssueCode::UnreachableItem, unreachable},
                                     FindingRow{IssueCode::UnreachableExit, unreachable},
                                     FindingRow{IssueCode::UnreachableFloor, unreachable},
                                     FindingRow{IssueCode::KeyBehindOwnDoor, door},
                                     FindingRow{IssueCode::TooFewKeys, door},
                                     FindingRow{IssueCode::WalledIn, walledIn},
                                     FindingRow{IssueCode::PatrolConfined, confined},
                                     FindingRow{IssueCode::PatrolCrossesStart, crossesStart},
                                     FindingRow{IssueCode::MonsterSeesStart, seesStart},
                                     FindingRow{IssueCode::CannotBeWon, unwinnable},
                                     FindingRow{IssueCode::ExitDoesNothing, idleExit},
                                     FindingRow{IssueCode::CanGetStuck, trap},
                                     FindingRow{IssueCode::ProofStale, staleProof},
                                     FindingRow{IssueCode::ProofFails, failedProof},
                                     FindingRow{IssueCode::ProofMissing, missingProof}};
    static_assert(hasEachFinding(rows), "each finding needs its row here, in the order of IssueCode");
    const int index = int(issue.code) - firstFinding;
    return index >= 0 && index < int(rows.size()) ? rows[std::size_t(index)].text(issue) : QString();
}

QString FindingText::unreachable(const Issue &issue)
{
    const QString &found = issue.found;
    switch (issue.code) {
    case IssueCode::UnreachableTreasure:
        //: %1 is the kind of a monster
        return found.isEmpty() ? tr("The hero cannot reach this treasure")
                               : tr("The hero cannot get the treasure carried by this “%1”").arg(found);
    case IssueCode::UnreachableItem:
        return found.isEmpty() ? tr("The hero cannot reach this item")
                               : tr("The hero cannot get the item carried by this “%1”").arg(found);
    case IssueCode::UnreachableExit:
        return issue.cell ? tr("The hero cannot reach this exit") : tr("The hero cannot reach any exit");
    default:
        return tr("The hero cannot reach this part of the floor (cells: %1)").arg(figureOf(issue, "cells"_L1));
    }
}

/// Returns the text about a key or a locked door.
QString FindingText::door(const Issue &issue)
{
    const QString &found = issue.found;
    if (issue.code == IssueCode::KeyBehindOwnDoor) {
        return found.isEmpty() ? tr("This key is locked behind its own door")
                               : tr("The key carried by this “%1” is locked behind its own door").arg(found);
    }
    return found.isEmpty() ? tr("The hero can reach more doors of this kind than keys for them (doors: %1, keys: %2)")
                                 .arg(figureOf(issue, "doors"_L1))
                                 .arg(figureOf(issue, "keys"_L1))
                           : tr("This cannot be opened: the hero cannot reach any “%1”").arg(found);
}

QString FindingText::walledIn(const Issue & /*issue*/)
{
    return tr("This monster is walled in: it and the hero cannot reach each other");
}

QString FindingText::confined(const Issue &issue)
{
    return tr("This monster patrols only %1 of %2 floor cells")
        .arg(figureOf(issue, "cells"_L1))
        .arg(figureOf(issue, "floor"_L1));
}

QString FindingText::crossesStart(const Issue & /*issue*/)
{
    return tr("The patrol of this monster crosses the start");
}

QString FindingText::seesStart(const Issue & /*issue*/)
{
    return tr("This monster can see the hero at the start");
}

QString FindingText::unwinnable(const Issue &issue)
{
    return tr("The level is not winnable: %1").arg(reason(issue));
}

QString FindingText::staleProof(const Issue & /*issue*/)
{
    return tr("The proof was made for another version of the level or its data but still wins; renew it");
}

QString FindingText::missingProof(const Issue & /*issue*/)
{
    return tr("The level has no proof that it is winnable");
}

QString FindingText::failedProof(const Issue &issue)
{
    const QString turn = QString::number(figureOf(issue, "turn"_L1));
    if (issue.found == keyOf(ProofVerdict::Fault::Death)) {
        return tr("The proof fails: the hero dies (turn %1)").arg(turn);
    }
    if (issue.found == keyOf(ProofVerdict::Fault::TooFast)) {
        return tr("The proof fails: two steps are closer together than its “step_ms” (turn %1)").arg(turn);
    }
    if (issue.found == keyOf(ProofVerdict::Fault::Protected)) {
        return tr("The proof fails: the hero is protected from all harm (turn %1)").arg(turn);
    }
    return tr("The proof fails: the game ends without a win (turn %1)").arg(turn);
}

QString FindingText::idleExit(const Issue &issue)
{
    const qint64 cells = figureOf(issue, "cells"_L1);
    const QString sentence = issue.names.contains(u"stairs")
                                 ? tr("These stairs do nothing: reaching an exit is not a win condition")
                                 : tr("This exit does nothing: reaching an exit is not a win condition");
    return cells == 1 ? sentence : tr("%1 (cells: %2)").arg(sentence, QString::number(cells));
}

QString FindingText::trap(const Issue &issue)
{
    const QString count = QString::number(figureOf(issue, "steps"_L1));
    if (issue.names.contains(u"key")) {
        return tr("The hero can get stuck: opening this door can waste a key that is needed later (steps until then: "
                  "%1)")
            .arg(count);
    }
    if (issue.names.contains(u"door")) {
        return tr("The hero can get stuck: opening this door too early can make winning impossible (steps until then: "
                  "%1)")
            .arg(count);
    }
    return tr("The hero can get stuck: after stepping here, he may no longer be able to win (steps until then: %1)")
        .arg(count);
}

/// Returns the reason why the level cannot be won.
QString FindingText::reason(const Issue &issue)
{
    const qint64 lost = figureOf(issue, "lost"_L1);
    const QString count = QString::number(lost);
    const QString all = QString::number(figureOf(issue, "there"_L1));
    if (issue.names.isEmpty()) {
        return issue.because.isEmpty()
                   ? tr("whichever way the hero goes first, part of what it requires is out of reach")
                   : tr("whichever doors the hero opens first, he runs out of keys before he has everything it "
                        "requires");
    }
    if (issue.names.size() > 1) {
        return tr("it requires collecting treasure and defeating monsters but has neither");
    }
    if (issue.names.contains(u"treasure")) {
        return lost == 0 ? tr("it requires treasure but has none")
                         : tr("it requires all treasure, but %1 of %2 pieces cannot be reached").arg(count, all);
    }
    if (issue.names.contains(u"monsters")) {
        return lost == 0 ? tr("it requires defeating monsters but has none")
                         : tr("it requires all monsters defeated, but %1 of %2 cannot be").arg(count, all);
    }
    return lost == 0 ? tr("it requires an exit but has none")
                     : tr("it requires an exit, but the hero cannot reach any");
}

} // namespace

QString findingHeadOf(const Issue &issue)
{
    return FindingText::head(issue);
}
