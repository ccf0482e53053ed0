#include "app/start/dungeonfacts.h"

#include "editor/art/tileset.h"
#include "editor/forms/ruleschoice.h"
#include "editor/text/kindname.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class FactText {
    Q_DECLARE_TR_FUNCTIONS(FactText)

public:
    FactText(const Catalogue &catalogue, const Ruleset &ruleset) : m_catalogue(catalogue), m_ruleset(ruleset) {}

    QList<Fact> all() const;

    static QString bestCaption() { return tr("Best so far"); }
    static QString none() { return tr("no finished game yet"); }
    static QString todayCaption() { return tr("Today’s best"); }
    static QString noneToday() { return tr("no finished game yet"); }
    static QString yesterdayCaption() { return tr("Yesterday’s best"); }
    static QString noneYesterday() { return tr("no finished game"); }
    static QString bestDayCaption() { return tr("Best day"); }
    static QString noBestDay() { return tr("none yet"); }
    static Fact next(const QDate &day);
    static QString rulesCaption() { return tr("Rules"); }

private:
    static QString number(int value) { return QLocale().toString(value); }
    static QString from(int depth, const QString &what);
    Fact goal() const;
    QString death() const;
    QString hero() const;
    QString sight() const;
    QString crowd() const;
    QList<Fact::Pictured> kindsOf(const std::vector<DepthChance> &chances) const;

    const Catalogue &m_catalogue; ///< as changed by the ruleset
    const Ruleset &m_ruleset;
};

/// Returns the first depth with a value above 0; 0 if there is none.
int firstDepthOf(const DepthSteps &steps)
{
    const auto step = std::find_if(steps.begin(), steps.end(), [](const DepthStep &one) { return one.value > 0; });
    return step == steps.end() ? 0 : step->depth;
}

/// A monster or item that may occur; early and frequent ones are listed first.
struct ExpectedThing {
    int depth;
    int weight; ///< at that depth
    const Kind *kind;
};

QList<Fact> FactText::all() const
{
    const DungeonPlan &plan = m_ruleset.dungeon;
    QList<Fact> facts{goal(), {tr("Death"), death()}, {tr("Hero"), hero()}};
    if (const QList<Fact::Pictured> monsters = kindsOf(plan.monsters); !monsters.isEmpty()) {
        facts.append({tr("Monsters"), {}, monsters});
        facts.append({tr("Per room"), crowd()});
    }
    const QList<Fact::Pictured> items = kindsOf(plan.items);
    items.isEmpty() ? facts.append({tr("Items"), tr("none")}) : facts.append({tr("Items"), {}, items});
    if (m_ruleset.rules.stairsHeal > 0) {
        facts.append({tr("Stairs"), tr("heal %1 % of all hit points").arg(number(m_ruleset.rules.stairsHeal))});
    }
    if (m_ruleset.rules.healTurns > 0) {
        facts.append({tr("Wounds"),
                      tr("heal on their own: one hit point every %n turn(s)", nullptr, m_ruleset.rules.healTurns)});
    }
    facts.append({tr("Sight"), sight()});
    return facts;
}

/// Returns a text such as "troll from depth 3"; only the name for depth 1.
QString FactText::from(int depth, const QString &what)
{
    //: %1 is a monster, an item or a number, %2 a number
    return depth == 1 ? what : tr("%1 from depth %2").arg(what, number(depth));
}

Fact FactText::goal() const
{
    const DungeonPlan &plan = m_ruleset.dungeon;
    const std::optional<KindId> prize = plan.lastDepth > 0 ? m_catalogue.kindOf(plan.prize) : std::nullopt;
    if (!prize) {
        return {tr("Goal"), tr("go as deep as you can; there is no last depth")};
    }
    const Appearance &look = m_catalogue.kind(*prize).look;
    //: %1 is what one came for, %2 a number
    const QString text = tr("the %1 on depth %2").arg(nameOf(look, NameForm::The), number(plan.lastDepth));
    return {tr("Goal"), {}, {{pictureOf(look), text}}};
}

QString FactText::death() const
{
    if (m_ruleset.rules.contact == Contact::Kick) {
        return tr("the hero cannot be harmed");
    }
    return m_ruleset.rules.death == DeathRule::Permadeath ? tr("permanent: the game is over and its save is deleted")
                                                          : tr("not permanent: the hero returns to the start");
}

QString FactText::hero() const
{
    const Kind &start = m_catalogue.kind(m_catalogue.start());
    QStringList facts;
    if (m_ruleset.rules.contact == Contact::Fight) {
        facts = {tr("%n hit point(s)", nullptr, start.hp), tr("power %1").arg(number(start.power)),
                 tr("defense %1").arg(number(start.defense))};
    }
    QStringList items;
    for (const QString &key : start.items) {
        if (const std::optional<KindId> kind = m_catalogue.kindOf(key)) {
            items.append(nameOf(m_catalogue.kind(*kind).look));
        }
    }
    //: %1 is one thing or several
    facts.append(items.isEmpty() ? tr("an empty bag") : tr("in the bag: %1").arg(items.join(u", "_s)));
    return facts.join(u" · "_s);
}

QString FactText::sight() const
{
    return m_ruleset.rules.vision == Vision::All
               ? tr("all of the current depth")
               : tr("%n cell(s) in every direction; explored cells are remembered", nullptr, m_ruleset.rules.fovRadius);
}

/// Returns the number of monsters per room, by depth.
QString FactText::crowd() const
{
    QStringList steps;
    for (const DepthStep &step : m_ruleset.dungeon.monstersInRoom) {
        const QString most = steps.isEmpty() ? tr("at most %n monster(s)", nullptr, step.value) : number(step.value);
        steps.append(from(step.depth, most));
    }
    return steps.join(u", "_s);
}

QList<Fact::Pictured> FactText::kindsOf(const std::vector<DepthChance> &chances) const
{
    std::vector<ExpectedThing> found;
    for (const DepthChance &chance : chances) {
        const std::optional<KindId> kind = m_catalogue.kindOf(chance.kind);
        const int depth = firstDepthOf(chance.weights);
        if (kind && depth > 0) {
            found.push_back({depth, valueAt(chance.weights, depth), &m_catalogue.kind(*kind)});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const ExpectedThing &a, const ExpectedThing &b) {
        return std::make_pair(a.depth, -a.weight) < std::make_pair(b.depth, -b.weight);
    });
    QList<Fact::Pictured> pictured;
    for (const auto &[depth, weight, kind] : found) {
        pictured.append({pictureOf(kind->look), from(depth, nameOf(kind->look))});
    }
    return pictured;
}

/// Returns when the current UTC day ends, in local time.
Fact FactText::next(const QDate &day)
{
    const QDateTime midnight(day.addDays(1), QTime(0, 0), QTimeZone::utc());
    const QTime here = midnight.toLocalTime().time();
    return {tr("Next dungeon"), tr("at %1 local time").arg(QLocale().toString(here, QLocale::ShortFormat))};
}

/// Returns the best game that satisfies a condition, that is, the first one; std::nullopt if there is none.
template<typename Wanted>
std::optional<GameSummary> bestOf(const HighScores &scores, const QString &ruleset, const Wanted &isWanted)
{
    const QList<HighScores::Score> all = scores.of(ruleset);
    const auto best = std::find_if(all.begin(), all.end(), [&isWanted](const HighScores::Score &score) {
        return score.game.isDungeon && isWanted(score.game);
    });
    return best == all.end() ? std::nullopt : std::optional(best->game);
}

/// Returns the day of a game; invalid if it was not in a daily dungeon.
QDate dayOf(const GameSummary &game)
{
    return QDate::fromString(game.day, Qt::ISODate);
}

std::optional<GameSummary> bestOfDay(const HighScores &scores, const QString &ruleset, const QDate &day)
{
    return bestOf(scores, ruleset, [&day](const GameSummary &game) { return dayOf(game) == day; });
}

/// Returns the best game of the year before `last`, preceded by its day.
QString bestOfYear(const HighScores &scores, const QString &ruleset, const QDate &last)
{
    const std::optional<GameSummary> best = bestOf(scores, ruleset, [&last](const GameSummary &game) {
        const QDate day = dayOf(game);
        return day > last.addYears(-1) && day <= last;
    });
    return best ? QLocale().toString(dayOf(*best), QLocale::ShortFormat) + u" · "_s + deedsOf(*best)
                : FactText::noBestDay();
}

QString deedsOr(const std::optional<GameSummary> &game, const QString &other)
{
    return game ? deedsOf(*game) : other;
}

} // namespace

std::vector<const Ruleset *> dungeonRulesets(const Catalogue &catalogue)
{
    std::vector<const Ruleset *> rulesets = rulesetsToChoose(catalogue);
    std::erase_if(rulesets, [](const Ruleset *ruleset) { return ruleset->dungeon.monstersInRoom.empty(); });
    return rulesets;
}

QList<Fact> dungeonFacts(const Catalogue &catalogue, const Ruleset &ruleset)
{
    IssueList none; // a ruleset alone causes no issues
    const CataloguePtr inForce = catalogue.under(ruleset.key, {}, none);
    return FactText(*inForce, ruleset).all();
}

Fact bestSoFar(const HighScores &scores, const QString &ruleset)
{
    const std::optional<GameSummary> best = bestOf(scores, ruleset, [](const GameSummary &) { return true; });
    return {FactText::bestCaption(), deedsOr(best, FactText::none())};
}

QList<Fact> dayFacts(const HighScores &scores, const QString &ruleset, const QDate &day)
{
    const QDate before = day.addDays(-1);
    return {{FactText::todayCaption(), deedsOr(bestOfDay(scores, ruleset, day), FactText::noneToday())},
            {FactText::yesterdayCaption(), deedsOr(bestOfDay(scores, ruleset, before), FactText::noneYesterday())},
            {FactText::bestDayCaption(), bestOfYear(scores, ruleset, day)},
            FactText::next(day)};
}

Fact rulesFact(const Ruleset &ruleset)
{
    return {FactText::rulesCaption(), nameOf(ruleset) + u" · "_s + descriptionOf(ruleset)};
}
