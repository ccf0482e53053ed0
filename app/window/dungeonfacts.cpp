#include "app/window/dungeonfacts.h"

#include "app/window/dailyseed.h"
#include "editor/canvas/lookpicture.h"
#include "editor/wording/kindname.h"

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
    static QString none() { return tr("nobody has come back to tell"); }
    static QString todayCaption() { return tr("Best of today"); }
    static QString noneToday() { return tr("no game of yours is among the best yet"); }
    static QString yesterdayCaption() { return tr("Best of yesterday"); }
    static QString noneYesterday() { return tr("no game of yours was among the best"); }
    static Fact next(const QDate &day);

private:
    static QString number(int value) { return QLocale().toString(value); }
    QString death() const;
    QString hero() const;
    QString sight() const;
    QString crowd() const;
    QList<Fact::Pictured> kindsOf(const std::vector<DepthChance> &chances) const;

    const Catalogue &m_catalogue; ///< in force under the ruleset
    const Ruleset &m_ruleset;
};

/// From which depth on it is above nothing; 0: never.
int firstDepthOf(const DepthSteps &steps)
{
    const auto step = std::find_if(steps.begin(), steps.end(), [](const DepthStep &one) { return one.value > 0; });
    return step == steps.end() ? 0 : step->depth;
}

QList<Fact> FactText::all() const
{
    const DungeonPlan &plan = m_ruleset.dungeon;
    QList<Fact> facts{
        {tr("Goal"), tr("the deeper, the better: no depth is the last")}, {tr("Death"), death()}, {tr("Hero"), hero()}};
    if (const QList<Fact::Pictured> monsters = kindsOf(plan.monsters); !monsters.isEmpty()) {
        facts.append({tr("Monsters"), {}, monsters});
        facts.append({tr("In a room"), crowd()});
    }
    const QList<Fact::Pictured> items = kindsOf(plan.items);
    items.isEmpty() ? facts.append({tr("To be found"), tr("nothing but the way down")})
                    : facts.append({tr("To be found"), {}, items});
    if (m_ruleset.rules.stairsHeal > 0) {
        facts.append({tr("Stairs"), tr("heal %1 % of all hit points").arg(number(m_ruleset.rules.stairsHeal))});
    }
    facts.append({tr("Sight"), sight()});
    return facts;
}

QString FactText::death() const
{
    if (m_ruleset.rules.contact == Contact::Kick) {
        return tr("nobody comes to harm");
    }
    return m_ruleset.rules.death == DeathRule::Permadeath ? tr("final: the game is over, and its save is gone")
                                                          : tr("not final: the hero returns to the start");
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
               ? tr("all of each depth")
               : tr("%n cell(s) around; what was seen is remembered", nullptr, m_ruleset.rules.fovRadius);
}

/// How many monsters a room holds, step by step.
QString FactText::crowd() const
{
    QStringList steps;
    for (const DepthStep &step : m_ruleset.dungeon.monstersInRoom) {
        const QString most = tr("at most %n monster(s)", nullptr, step.value);
        //: %1 is a number, %2 "at most 3 monsters"
        steps.append(step.depth == 1 ? most : tr("from depth %1 on %2").arg(number(step.depth), most));
    }
    return steps.join(u", "_s);
}

QList<Fact::Pictured> FactText::kindsOf(const std::vector<DepthChance> &chances) const
{
    std::vector<std::pair<int, const Kind *>> found;
    for (const DepthChance &chance : chances) {
        const std::optional<KindId> kind = m_catalogue.kindOf(chance.kind);
        const int depth = firstDepthOf(chance.weights);
        if (kind && depth > 0) {
            found.emplace_back(depth, &m_catalogue.kind(*kind));
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<Fact::Pictured> pictured;
    for (const auto &[depth, kind] : found) {
        const QString name = nameOf(kind->look);
        //: %1 is a monster or an item, %2 a number
        pictured.append({pictureOf(kind->look), depth == 1 ? name : tr("%1 from depth %2").arg(name, number(depth))});
    }
    return pictured;
}

/// When the day of everybody ends, by the clock of here.
Fact FactText::next(const QDate &day)
{
    const QDateTime midnight(day.addDays(1), QTime(0, 0), QTimeZone::utc());
    const QTime here = midnight.toLocalTime().time();
    return {tr("Next one"), tr("at %1 by your clock").arg(QLocale().toString(here, QLocale::ShortFormat))};
}

/// The best one, since they come the best first; an empty text if there is none.
template<typename Wanted>
QString bestOf(const HighScores &scores, const QString &ruleset, const Wanted &isWanted)
{
    const QList<HighScores::Score> all = scores.of(ruleset);
    const auto best = std::find_if(all.begin(), all.end(), [&isWanted](const HighScores::Score &score) {
        return score.run.isDungeon && isWanted(score.run);
    });
    return best == all.end() ? QString() : deedsOf(best->run);
}

QString bestOfDay(const HighScores &scores, const QString &ruleset, const QDate &day)
{
    const std::uint64_t seed = dailySeed(day);
    return bestOf(scores, ruleset, [seed](const RunSummary &run) { return run.seed == seed; });
}

QString orElse(const QString &text, const QString &other)
{
    return text.isEmpty() ? other : text;
}

} // namespace

QList<Fact> dungeonFacts(const Catalogue &catalogue, const Ruleset &ruleset)
{
    IssueList none; // a ruleset alone has no findings
    const CataloguePtr inForce = catalogue.under(ruleset.key, {}, none);
    return FactText(*inForce, ruleset).all();
}

Fact bestSoFar(const HighScores &scores, const QString &ruleset)
{
    const QString best = bestOf(scores, ruleset, [](const RunSummary &) { return true; });
    return {FactText::bestCaption(), orElse(best, FactText::none())};
}

QList<Fact> dayFacts(const HighScores &scores, const QString &ruleset, const QDate &day)
{
    return {
        {FactText::todayCaption(), orElse(bestOfDay(scores, ruleset, day), FactText::noneToday())},
        {FactText::yesterdayCaption(), orElse(bestOfDay(scores, ruleset, day.addDays(-1)), FactText::noneYesterday())},
        FactText::next(day)};
}
