#include "editor/text/worsttext.h"

#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelcheck.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString textOf(Point cell)
{
    return u"%1, %2"_s.arg(cell.x).arg(cell.y);
}

/// Returns the number of monsters; denials of one monster are adjacent.
int denierCount(const WorstCase &found)
{
    int count = 0;
    for (std::size_t i = 0; i < found.denials.size(); ++i) {
        count += i == 0 || found.denials[i].thing != found.denials[i - 1].thing ? 1 : 0;
    }
    return count;
}

qint64 denierCount(const WorstPairs &found)
{
    qint64 count = 0;
    for (std::size_t i = 0; i < found.denials.size(); ++i) {
        count += i == 0 || found.denials[i].things != found.denials[i - 1].things ? 1 : 0;
    }
    return count;
}

} // namespace

QString WorstText::nameOf(std::size_t thing, bool isInSentence) const
{
    const Catalogue &catalogue = *m_level.catalogue();
    const Appearance &look = catalogue.kind(catalogue.kindOf(m_level.level().things[thing].kind).value()).look;
    return onOneLine(isInSentence ? ::nameOf(look, NameForm::The) : ::nameOf(look));
}

QString WorstText::cellOf(std::size_t thing) const
{
    return textOf(m_level.level().things[thing].cell);
}

QString WorstText::sentenceOf(const Denier &denier, const Denier::Goal &goal) const
{
    const bool isPair = denier.things.size() > 1;
    const bool isExit = goal.condition == WinByExit;
    QStringList places;
    for (const std::vector<Point> &stand : goal.stands) {
        places += isPair ? tr("cells %1 and %2").arg(textOf(stand[0]), textOf(stand[1]))
                         : tr("cell %1").arg(textOf(stand[0]));
    }
    const QString first = nameOf(denier.things.front(), true);
    const QString firstCell = cellOf(denier.things.front());
    //: places to stand: "cell 1, 2 or cell 3, 4"
    const QString all = places.join(tr(" or "));
    if (!isPair) {
        return capitalized(
            (isExit ? tr("The %1 in cell %2 can block every exit (the first is in cell %3) by standing in %4.")
                    : tr("The %1 in cell %2 can block the treasure in cell %3 by standing in %4."))
                .arg(first, firstCell, textOf(goal.cell), all));
    }
    return capitalized((isExit ? tr("The %1 in cell %2 and the %3 in cell %4 can together block every exit (the first "
                                    "is in cell %5) by standing in %6.")
                               : tr("The %1 in cell %2 and the %3 in cell %4 can together block the treasure in cell "
                                    "%5 by standing in %6."))
                           .arg(first, firstCell, nameOf(denier.things.back(), true), cellOf(denier.things.back()),
                                textOf(goal.cell), all));
}

QString WorstText::rowOf(const Denier &denier) const
{
    QStringList monsters;
    for (const std::size_t thing : denier.things) {
        //: a monster and its cell
        monsters += tr("%1 (%2)").arg(nameOf(thing, false), cellOf(thing));
    }
    const QString count = QString::number(denier.goals.size());
    const QString all = QString::number(m_found.goals);
    if (monsters.size() > 1) {
        //: %1 and %2 are monsters and their cells
        return capitalized(
            tr("%1 and %2 together block %3 of %4 goals").arg(monsters.front(), monsters.back(), count, all));
    }
    //: %1 is a monster and its cell
    return capitalized(tr("%1 blocks %2 of %3 goals").arg(monsters.front(), count, all));
}

QString WorstText::rowOf(const Denier::Goal &goal)
{
    const std::vector<Point> &stand = goal.stands.front();
    const auto inParentheses = [](Point cell) { return u"(%1)"_s.arg(textOf(cell)); };
    const QString cells = stand.size() > 1
                              ? tr("%1 and %2", "two cells").arg(inParentheses(stand[0]), inParentheses(stand[1]))
                              : inParentheses(stand.front());
    //: %1 is a cell; %2 is the cell or the two cells where the monsters stand to block it, in parentheses
    return (goal.condition == WinByExit ? tr("All exits (first: %1), standing on %2")
                                        : tr("Treasure (%1), standing on %2"))
        .arg(textOf(goal.cell), cells);
}

QString WorstText::progressOf(const WorstCase &soFar)
{
    return tr("Checking monsters: %1 of %2 done.").arg(soFar.looked()).arg(soFar.patrols);
}

QString WorstText::progressOf(const WorstPairs &soFar)
{
    return tr("Checking pairs: %1 of %2 done.").arg(soFar.looked).arg(soFar.pairs);
}

QString WorstText::unsupportedText(Unsupported unsupported)
{
    switch (unsupported) {
    case Unsupported::Contact:
        return tr("Cannot analyze this level: touching a monster does not kill the hero.");
    case Unsupported::Drift:
        return tr("Cannot analyze this level: it has terrain that moves the hero.");
    case Unsupported::Items:
        return tr("Cannot analyze this level: it has an item that does more than heal.");
    case Unsupported::Harm:
        return tr("Cannot analyze this level: it has fire or something else that can harm monsters.");
    case Unsupported::Nothing:
        break;
    }
    return {};
}

QString WorstText::summary() const
{
    if (m_found.patrols == 0) {
        return tr("No monster patrols in this level, so there is no worst case.");
    }
    if (m_found.unsupported != Unsupported::Nothing) {
        return unsupportedText(m_found.unsupported);
    }
    if (m_found.goals == 0 && m_found.looked() == m_found.patrols) {
        return tr("There is nothing to block: the hero cannot reach any treasure or exit that the level requires.");
    }
    const int deniers = denierCount(m_found);
    const QString first = deniers > 0 ? summaryOfDeniers(deniers) : summaryWithoutDeniers();
    return (QStringList{first} + leftOut()).join(u' ');
}

QString WorstText::summaryOfDeniers(int deniers) const
{
    if (m_found.patrols == 1) {
        return tr("The only patrolling monster could block a goal for good, whatever the hero does.");
    }
    if (deniers == m_found.patrols) {
        return tr("Each of the %1 patrolling monsters could block a goal for good on its own, whatever the hero does.")
            .arg(deniers);
    }
    return deniers == 1 ? tr("One of the %1 patrolling monsters could block a goal for good, whatever the hero does.")
                              .arg(m_found.patrols)
                        : tr("Of the %1 patrolling monsters, %2 could each block a goal for good on their own, "
                             "whatever the hero does.")
                              .arg(m_found.patrols)
                              .arg(deniers);
}

QString WorstText::summaryWithoutDeniers() const
{
    if (m_found.asked == 0) {
        return tr("None of the patrolling monsters could be checked.");
    }
    return m_found.patrols == 1 ? tr("Found no goal that the only patrolling monster can block.")
           : m_found.asked == 1
               ? tr("Checked one monster: found no goal that it can block on its own (combinations not considered).")
               : tr("Checked %1 monsters: found no goal that any of them can block on its own (combinations not "
                    "considered).")
                     .arg(m_found.asked);
}

QStringList WorstText::leftOut() const
{
    const auto count = [this](UncheckedReason why) {
        return std::count_if(m_found.leftOut.begin(), m_found.leftOut.end(),
                             [why](const WorstCase::LeftOut &one) { return one.why == why; });
    };
    QStringList sentences;
    if (const qint64 onStart = count(UncheckedReason::OnStart); onStart > 0) {
        sentences += tr("Skipped because they stand on the start: %1.").arg(onStart);
    }
    if (const qint64 inTheWay = count(UncheckedReason::MayBeStopped); inTheWay > 0) {
        sentences += tr("Skipped because others may stand in their way: %1.").arg(inTheWay);
    }
    if (const qint64 tooMuch = count(UncheckedReason::TooMuch); tooMuch > 0) {
        sentences += tr("Skipped because checking them would take too long: %1.").arg(tooMuch);
    }
    if (m_found.looked() < m_found.patrols) {
        sentences += stopped(m_found.patrols - m_found.looked());
    }
    return sentences;
}

QString WorstText::stopped(qint64 count)
{
    return tr("Not checked because the search was stopped: %1.").arg(count);
}

QString WorstText::summaryOf(const WorstPairs &pairs) const
{
    if (m_level.rules().isBlocking() && m_found.unsupported == Unsupported::Nothing) {
        return tr("Cannot check pairs: a cell holds only one monster, so two could stop each other.");
    }
    QStringList sentences;
    const qint64 deniers = denierCount(pairs);
    if (pairs.asked == 0) {
        sentences += tr("No pair could be checked.");
    } else if (deniers == 0) {
        sentences += tr("Checked pairs: %1; found no goal that only a pair can block (larger groups not considered).")
                         .arg(pairs.asked);
    } else {
        sentences += tr("Pairs that could block a goal that neither monster can block alone: %1 of %2.")
                         .arg(deniers)
                         .arg(pairs.pairs);
    }
    if (pairs.looked < pairs.pairs) {
        sentences += stopped(pairs.pairs - pairs.looked);
    }
    if (pairs.asked < pairs.looked) {
        sentences += tr("Skipped because one of the two cannot be checked or can reach a door, or because it would "
                        "take too long: %1.")
                         .arg(pairs.looked - pairs.asked);
    }
    return sentences.join(u' ');
}

QString WorstText::claim(int stepMs) const
{
    const QString certain =
        tr("This is certain if the monsters always make the moves that are worst for the hero: then no unprotected "
           "hero reaches the goal without dying. The analysis does not say how likely such moves are.");
    return m_level.rules().clock == Clock::RealTime
               ? certain + u' '
                     + tr("The analysis assumes that the hero takes at most one step every %1 ms.").arg(stepMs)
               : certain;
}
