#include "editor/text/worsttext.h"

#include "editor/text/capital.h"
#include "editor/text/kindname.h"
#include "editor/text/oneline.h"
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

/// Denials of one monster follow each other.
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
        return capitalized((isExit ? tr("The %1 in cell %2 can keep the hero from every exit, the first of which is in "
                                        "cell %3. It would stand in %4.")
                                   : tr("The %1 in cell %2 can keep the hero from the treasure in cell %3. It would "
                                        "stand in %4."))
                               .arg(first, firstCell, textOf(goal.cell), all));
    }
    return capitalized((isExit ? tr("The %1 in cell %2 and the %3 in cell %4 together can keep the hero from every "
                                    "exit, the first of which is in cell %5. They would stand in %6.")
                               : tr("The %1 in cell %2 and the %3 in cell %4 together can keep the hero from the "
                                    "treasure in cell %5. They would stand in %6."))
                           .arg(first, firstCell, nameOf(denier.things.back(), true), cellOf(denier.things.back()),
                                textOf(goal.cell), all));
}

QString WorstText::rowOf(const Denier &denier) const
{
    QStringList who;
    for (const std::size_t thing : denier.things) {
        //: who is in which cell
        who += tr("%1 in cell %2").arg(nameOf(thing, false), cellOf(thing));
    }
    //: two monsters
    const QString names = capitalized(who.join(tr(" and ")));
    //: %1 is somebody: what they deny
    return tr("%1: %2 of %3 goals").arg(names).arg(denier.goals.size()).arg(m_found.goals);
}

QString WorstText::rowOf(const Denier::Goal &goal)
{
    const std::vector<Point> &stand = goal.stands.front();
    const QString from =
        stand.size() > 1 ? tr("%1 and %2").arg(textOf(stand[0]), textOf(stand[1])) : textOf(stand.front());
    //: %1 is the cell of what is denied, %2 those where somebody would stand
    return (goal.condition == WinByExit ? tr("All exits, the first in cell %1 (from %2)")
                                        : tr("Treasure in cell %1 (from %2)"))
        .arg(textOf(goal.cell), from);
}

QString WorstText::progressOf(const WorstCase &soFar)
{
    return tr("Looking at one monster after the other: %1 of %2 so far.").arg(soFar.looked()).arg(soFar.patrols);
}

QString WorstText::progressOf(const WorstPairs &soFar)
{
    return tr("Looking at one pair after the other: %1 of %2 so far.").arg(soFar.looked).arg(soFar.pairs);
}

QString WorstText::beyondSentence(Beyond beyond)
{
    switch (beyond) {
    case Beyond::Contact:
        return tr("Nothing can be said of this level: a touch does not kill in it.");
    case Beyond::Drift:
        return tr("Nothing can be said of this level: its ground carries along who stands on it.");
    case Beyond::Items:
        return tr("Nothing can be said of this level: there is an item in it that does anything but heal.");
    case Beyond::Harm:
        return tr("Nothing can be said of this level: there is fire in it, or something else that may harm monsters.");
    case Beyond::Nothing:
        break;
    }
    return {};
}

QString WorstText::summary() const
{
    if (m_found.patrols == 0) {
        return tr("No monster walks by chance in this level, so there is no worst case to look for.");
    }
    if (m_found.beyond != Beyond::Nothing) {
        return beyondSentence(m_found.beyond);
    }
    if (m_found.goals == 0 && m_found.looked() == m_found.patrols) {
        return tr("There is nothing to deny: the hero can come to no treasure and no exit that the level asks for.");
    }
    const int deniers = denierCount(m_found);
    const QString first = deniers > 0 ? summaryOfDeniers(deniers) : summaryOfNobody();
    return (QStringList{first} + leftOut()).join(u' ');
}

QString WorstText::summaryOfDeniers(int deniers) const
{
    if (m_found.patrols == 1) {
        return tr("The only monster that walks by chance could keep the hero from a goal for good, whatever he does.");
    }
    if (deniers == m_found.patrols) {
        return tr("Each of the %1 monsters that walk by chance could keep the hero from a goal for good, alone and "
                  "whatever he does.")
            .arg(deniers);
    }
    return deniers == 1 ? tr("Of %1 monsters that walk by chance one could keep the hero from a goal for good, "
                             "whatever he does.")
                              .arg(m_found.patrols)
                        : tr("Of %1 monsters that walk by chance %2 could keep the hero from a goal for good, each "
                             "alone, whatever he does.")
                              .arg(m_found.patrols)
                              .arg(deniers);
}

QString WorstText::summaryOfNobody() const
{
    if (m_found.asked == 0) {
        return tr("Nothing can be said of the monsters that walk by chance.");
    }
    return m_found.patrols == 1
               ? tr("The only monster that walks by chance is not known to be able to keep the hero from a goal.")
           : m_found.asked == 1
               ? tr("One monster was looked at. It is not known to be able to keep the hero from a goal alone; that "
                    "says nothing of several together.")
               : tr("Of %1 monsters that were looked at none is known to be able to keep the hero from a goal alone; "
                    "that says nothing of several together.")
                     .arg(m_found.asked);
}

QStringList WorstText::leftOut() const
{
    const auto count = [this](Untold why) {
        return std::count_if(m_found.leftOut.begin(), m_found.leftOut.end(),
                             [why](const WorstCase::LeftOut &one) { return one.why == why; });
    };
    QStringList sentences;
    if (const qint64 onStart = count(Untold::OnStart); onStart > 0) {
        sentences += tr("Left out since they stand where the hero starts: %1.").arg(onStart);
    }
    if (const qint64 inTheWay = count(Untold::MayBeStopped); inTheWay > 0) {
        sentences += tr("Left out since others may stand in their way: %1.").arg(inTheWay);
    }
    if (const qint64 tooMuch = count(Untold::TooMuch); tooMuch > 0) {
        sentences += tr("Left out since it would take too long: %1.").arg(tooMuch);
    }
    if (m_found.looked() < m_found.patrols) {
        sentences += stopped(m_found.patrols - m_found.looked());
    }
    return sentences;
}

QString WorstText::stopped(qint64 count)
{
    return tr("Not looked at since the search was stopped: %1.").arg(count);
}

QString WorstText::summaryOf(const WorstPairs &pairs) const
{
    if (m_level.rules().isBlocking() && m_found.beyond == Beyond::Nothing) {
        return tr("Nothing can be said of pairs: at most one may stand on a cell, so two could stop each other.");
    }
    QStringList sentences;
    const qint64 deniers = denierCount(pairs);
    if (pairs.asked == 0) {
        sentences += tr("Nothing can be said of pairs.");
    } else if (deniers == 0) {
        sentences += tr("No pair is known to be able to keep the hero from a goal that neither of the two can deny "
                        "alone (pairs: %1); that says nothing of more than two.")
                         .arg(pairs.asked);
    } else {
        sentences += tr("Pairs that could keep the hero from a goal that neither of the two can deny alone: %1 of %2.")
                         .arg(deniers)
                         .arg(pairs.pairs);
    }
    if (pairs.looked < pairs.pairs) {
        sentences += stopped(pairs.pairs - pairs.looked);
    }
    if (pairs.asked < pairs.looked) {
        sentences += tr("Left out since one of the two cannot be looked at or comes to a door, or it would take too "
                        "long: %1.")
                         .arg(pairs.looked - pairs.asked);
    }
    return sentences.join(u' ');
}

QString WorstText::claim(int stepMs) const
{
    const QString certain =
        tr("This is certain if somebody steers them: no unprotected hero comes to that goal without "
           "a death. How likely it is that chance steers them so is not said.");
    return m_level.rules().clock == Clock::RealTime
               ? certain + u' ' + tr("It holds for a hero who takes at most one step in %1 ms.").arg(stepMs)
               : certain;
}
