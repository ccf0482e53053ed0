#include "app/messages/hinttext.h"

#include "app/messages/herowords.h"
#include "editor/text/kindname.h"
#include "gamecore/data/kind.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// The most stretches of a way in a sentence; the rest is shown on the level.
constexpr int mostStretches = 12;
/// Shorter waits in milliseconds are omitted, because a player cannot wait so briefly.
constexpr qint64 shortestWait = 300;

/// The values from a hint and its world that its sentences need.
struct HintFacts {
    Hint hint = {};
    Point hero = {};
    int moves = 0;
    bool isRealTime = false;
    Appearance kind = {};
    bool isWearable = false;
    Appearance ground = {};
};

HintFacts factsOf(const Hint &hint, const World &world)
{
    const Kind &kind = world.catalogue().kind(hint.kind);
    return {.hint = hint,
            .hero = world.hero().cell,
            .moves = world.rules().moves,
            .isRealTime = world.isRealTime(),
            .kind = kind.look,
            .isWearable = kind.isWearable(),
            .ground = world.catalogue().terrain(hint.terrain).look};
}

class HintText {
    Q_DECLARE_TR_FUNCTIONS(HintText)

public:
    explicit HintText(const HintFacts &facts) : m_facts(facts), m_hint(facts.hint) {}

    QString direction() const;
    QString goal() const;
    QString way() const;
    static QString lost(bool mayDeathHelp);
    static QString unknown() { return tr("No way to win was found from here, but there may be one."); }

private:
    QString place() const;
    QString deed() const;
    QString use() const;
    QString waitingHere() const;
    QString waiting(qint64 time) const;
    QString seconds(qint64 time) const { return QLocale().toString(double(time) / 1000, 'f', 1); }
    QStringList stretches() const;
    const Hint::Stop *stopAt(std::size_t place) const;
    QString kindName() const { return nameOf(m_facts.kind, NameForm::TheObject); }
    QString groundName() const { return nameOf(m_facts.ground, NameForm::TheObject); }

    const HintFacts &m_facts;
    const Hint &m_hint;
};

QString HintText::direction() const
{
    if (!m_hint.direction) {
        return tr("The next thing to do is right here.");
    }
    const std::array<QString, directionCount> sentences{tr("The path leads north."), tr("The path leads northeast."),
                                                        tr("The path leads east."),  tr("The path leads southeast."),
                                                        tr("The path leads south."), tr("The path leads southwest."),
                                                        tr("The path leads west."),  tr("The path leads northwest.")};
    return sentences[std::size_t(*m_hint.direction)];
}

QString HintText::goal() const
{
    const bool isElsewhere = m_hint.cell != m_facts.hero;
    //: %1 is a sentence such as "Next, unlock the red door", %2 where that is, such as "3 cells east, 2 cells north"
    return isElsewhere ? tr("%1 (%2).").arg(deed(), place())
                       //: %1 is a sentence such as "Next, pick up the red key"
                       : tr("%1 (right here).").arg(deed());
}

/// Returns the place by horizontal and vertical distance, so that it denotes exactly one cell.
QString HintText::place() const
{
    const Point from = m_facts.hero;
    const Point corner{m_hint.cell.x, from.y};
    QStringList parts;
    for (const auto &[begin, end] : {std::pair(from, corner), std::pair(corner, m_hint.cell)}) {
        if (begin != end) {
            parts.append(wayText(begin, end, m_facts.moves));
        }
    }
    return parts.join(u", "_s);
}

QString HintText::deed() const
{
    switch (m_hint.goal) {
    case Hint::Goal::Treasure:
        return tr("Next, take the treasure");
    case Hint::Goal::Item:
        //: %1 is an item
        return tr("Next, pick up the %1").arg(kindName());
    case Hint::Goal::Door:
        //: %1 is a door with a lock
        return tr("Next, unlock the %1").arg(groundName());
    case Hint::Goal::Plate:
        //: %1 is a pressure plate
        return tr("Next, step on the %1").arg(groundName());
    case Hint::Goal::Exit:
        //: %1 is an exit
        return tr("Next, reach the %1").arg(groundName());
    case Hint::Goal::Stairs:
        //: %1 are stairs
        return tr("Next, take the %1", "stairs").arg(groundName());
    case Hint::Goal::Monster:
        //: %1 is a monster
        return tr("Next, attack the %1").arg(kindName());
    case Hint::Goal::Use:
        return use();
    case Hint::Goal::Growth:
        return tr("Next, choose what to improve");
    case Hint::Goal::Wait:
        break;
    }
    return tr("Now you only have to wait");
}

QString HintText::use() const
{
    //: %1 is something to wear
    return m_facts.isWearable ? tr("Next, equip the %1").arg(kindName())
                              //: %1 is an item
                              : tr("Next, use the %1").arg(kindName());
}

const Hint::Stop *HintText::stopAt(std::size_t place) const
{
    for (const Hint::Stop &stop : m_hint.stops) {
        if (stop.place == place && (!m_facts.isRealTime || stop.time >= shortestWait)) {
            return &stop;
        }
    }
    return nullptr;
}

QString HintText::waitingHere() const
{
    const Hint::Stop *stop = stopAt(0);
    if (!stop) {
        return {};
    }
    return m_facts.isRealTime ? tr("Wait here for %1 seconds.").arg(seconds(stop->time))
                              : tr("Wait here for %n turn(s).", nullptr, int(stop->time));
}

QString HintText::waiting(qint64 time) const
{
    return m_facts.isRealTime ? tr("wait %1 seconds").arg(seconds(time)) : tr("wait %n turn(s)", nullptr, int(time));
}

/// Returns the way in words, with consecutive steps in one direction combined: "3 cells east", "wait 2 turns".
QStringList HintText::stretches() const
{
    std::vector<Point> way = m_hint.way;
    if (m_hint.goal == Hint::Goal::Door) {
        way.push_back(m_hint.cell);
    }
    QStringList stretches;
    for (std::size_t first = 0, i = 1; i < way.size(); ++i) {
        const bool goesOn = i + 1 < way.size() && way[i + 1] - way[i] == way[i] - way[i - 1] && !stopAt(i);
        if (goesOn) {
            continue;
        }
        stretches.append(wayText(way[first], way[i], m_facts.moves));
        if (const Hint::Stop *stop = stopAt(i)) {
            stretches.append(waiting(stop->time));
        }
        first = i;
    }
    return stretches;
}

QString HintText::way() const
{
    QStringList sentences{waitingHere()};
    const QStringList parts = stretches();
    if (parts.size() > mostStretches) {
        //: %1 are the first stretches of a long way, such as "3 cells east, wait 3 turns"
        sentences.append(tr("The path begins: %1.").arg(parts.first(mostStretches).join(u", "_s)));
    } else if (!parts.isEmpty()) {
        //: %1 are stretches of a way, such as "3 cells east, wait 3 turns"
        sentences.append(tr("The path: %1.").arg(parts.join(u", "_s)));
    }
    sentences.removeAll(QString());
    return sentences.isEmpty() ? goal() : sentences.join(u' ');
}

QString HintText::lost(bool mayDeathHelp)
{
    return mayDeathHelp ? tr("You can no longer win from here without dying.") : tr("You can no longer win from here.");
}

/// True if the hero returns to the start when he dies and something in the level can kill him.
bool mayDieAndReturn(const World &world)
{
    return world.rules().death == DeathRule::Respawn
           && (world.monstersLeft() > 0 || world.walkable() != world.harmless());
}

QString sentenceOf(const HintFacts &facts, HintGrade grade)
{
    const HintText text(facts);
    switch (grade) {
    case HintGrade::Direction:
        return text.direction();
    case HintGrade::Goal:
        return text.goal();
    case HintGrade::Way:
        break;
    }
    return text.way();
}

} // namespace

Sentence retellableSentenceOf(const Hint &hint, HintGrade grade, const World &world)
{
    return [facts = factsOf(hint, world), grade] { return sentenceOf(facts, grade); };
}

Sentence retellableSentenceWithoutHint(Solvable solvable, const World &world)
{
    Q_ASSERT(solvable != Solvable::Can);
    if (solvable == Solvable::Cannot) {
        return [mayDeathHelp = mayDieAndReturn(world)] { return HintText::lost(mayDeathHelp); };
    }
    return [] { return HintText::unknown(); };
}
