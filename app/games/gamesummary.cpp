#include "app/games/gamesummary.h"

#include "app/games/gametitle.h"
#include "app/messages/eventtext.h"
#include "app/messages/herowords.h"
#include "editor/text/authoredtext.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/play/shownstats.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

class SummaryText {
    Q_DECLARE_TR_FUNCTIONS(SummaryText)

public:
    explicit SummaryText(const GameSummary &summary) : m_summary(summary) {}

    QString whole(const Catalogue &catalogue);
    QString facts() const;
    QString deeds() const;

private:
    void add(const QString &caption, const QString &value) { m_lines.append(tr("%1: %2").arg(caption, value)); }
    void add(const QString &caption, qint64 value) { add(caption, QLocale().toString(value)); }
    void addEnd();
    void addHero();
    void addTime();
    QString depth() const { return tr("Depth %1").arg(QLocale().toString(m_summary.depth)); }
    QString factsOfMaze() const;
    QString factsOfHero() const;
    QStringList growth() const;
    QString time() const;
    //: how fast the monsters’ time ran, in percent
    QString speed() const { return tr("%1 %").arg(m_summary.speed); }

    const GameSummary &m_summary;
    QStringList m_lines;
};

QString SummaryText::whole(const Catalogue &catalogue)
{
    const Ruleset *ruleset = catalogue.ruleset(m_summary.ruleset);
    const QString day = dayTitle(m_summary.day);
    add(u"Mazewright"_s, !day.isEmpty() ? day : m_summary.isDungeon ? depth() : levelNameOf(m_summary));
    add(tr("Rules"), ruleset ? nameOf(*ruleset) : m_summary.ruleset);
    if (!m_summary.hero.isEmpty()) {
        add(tr("Hero"), m_summary.hero);
    }
    addEnd();
    if (m_summary.isPractice) {
        add(tr("Counts as"), tr("practice"));
    }
    addHero();
    if (countsGold(m_summary)) {
        add(tr("Gold"), m_summary.gold);
    }
    addTime();
    add(tr("Seed"), QString::number(m_summary.seed));
    return m_lines.join(u'\n') + u'\n';
}

void SummaryText::addEnd()
{
    if (m_summary.hasWon) {
        add(tr("Result"), tr("won"));
    } else {
        add(tr("Result"),
            m_summary.killer.isEmpty() ? tr("lost") : tr("killed by %1").arg(withArticle(killerNameOf(m_summary))));
    }
}

void SummaryText::addHero()
{
    if (m_summary.isDungeon) {
        add(tr("Depth"), m_summary.depth);
    }
    if (countsGrowth(m_summary)) {
        add(tr("Hero level"), m_summary.heroLevel);
        add(tr("Monsters killed"), m_summary.kills);
    }
}

void SummaryText::addTime()
{
    if (m_summary.isRealTime) {
        add(tr("Time"), clockText(m_summary.timeMs));
        if (m_summary.speed != 100) {
            add(tr("Speed"), speed());
        }
    } else {
        add(tr("Turns"), m_summary.turns);
    }
    add(tr("Steps"), m_summary.steps);
    if (m_summary.hints > 0) {
        add(tr("Hints"), m_summary.hints);
    }
}

QString SummaryText::facts() const
{
    const QString hints =
        m_summary.hints > 0 ? u" · "_s + tr("Hints: %1").arg(QLocale().toString(m_summary.hints)) : QString();
    const QString facts = (m_summary.hasCharacter ? factsOfHero() : factsOfMaze()) + hints;
    return m_summary.hero.isEmpty() ? facts : QString(m_summary.hero + u'\n' + facts);
}

QString SummaryText::factsOfMaze() const
{
    const QString took = m_summary.isRealTime ? tr("in %1 with %n step(s)", nullptr, m_summary.steps).arg(time())
                                              : tr("with %n step(s)", nullptr, m_summary.steps);
    //: %1 is a number, %2 such as "in 1:05 with 125 steps"
    return countsGold(m_summary) ? tr("%1 gold %2").arg(QLocale().toString(m_summary.gold), took) : capitalized(took);
}

QString SummaryText::factsOfHero() const
{
    const QLocale locale;
    const QStringList hero = (m_summary.isDungeon ? QStringList{depth()} : QStringList()) + growth();
    QStringList journey{m_summary.isRealTime ? time() : tr("%n turn(s)", nullptr, m_summary.turns)};
    if (countsGold(m_summary)) {
        journey.prepend(tr("%1 gold").arg(locale.toString(m_summary.gold)));
    }
    return QString(hero.join(u" · "_s) + u'\n' + journey.join(u" · "_s)).trimmed();
}

/// Returns the time, with the speed if it was not 100 %.
QString SummaryText::time() const
{
    const QString time = clockText(m_summary.timeMs);
    //: %1 is a time such as 1:05, %2 a speed such as 75 %
    return m_summary.speed == 100 ? time : tr("%1 at %2").arg(time, speed());
}

QStringList SummaryText::growth() const
{
    return countsGrowth(m_summary) ? QStringList{tr("Hero level %1").arg(QLocale().toString(m_summary.heroLevel)),
                                                 tr("%n monster(s) killed", nullptr, m_summary.kills)}
                                   : QStringList();
}

QString SummaryText::deeds() const
{
    QStringList deeds;
    if (!m_summary.hero.isEmpty()) {
        deeds.append(m_summary.hero);
    }
    deeds.append(depth());
    deeds += m_summary.hasCharacter ? growth() : QStringList{tr("%n turn(s)", nullptr, m_summary.turns)};
    if (!m_summary.killer.isEmpty()) {
        deeds.append(tr("killed by %1").arg(withArticle(killerNameOf(m_summary))));
    }
    return deeds.join(u" · "_s);
}

/// Returns the item or terrain that caused the damage; an appearance without a name for attacks.
Appearance causeOf(const Event &damage, const World &world)
{
    switch (damage.cause) {
    case Cause::Item:
        return world.catalogue().kind(damage.item).look;
    case Cause::Terrain:
        return world.catalogue().terrain(damage.terrain).look;
    case Cause::Attack:
    case Cause::Breath:
        break;
    }
    return {};
}

QJsonObject namesOf(const Appearance &look)
{
    QJsonObject names;
    for (auto name = look.names.begin(); name != look.names.end(); ++name) {
        names.insert(name.key(), name.value());
    }
    return names;
}

} // namespace

GameSummary summaryOf(const Game &game, const Appearance &killer, const QString &heroName)
{
    const World &world = game.world();
    const bool isLost = world.status() == Status::Lost;
    const ShownStats shownStats = shownStatsOf(world);
    return {.level = game.level().name,
            .levelNames = textsAt(game.level().translations, u"name"_s),
            .ruleset = game.level().ruleset,
            .hero = heroName,
            .killer = isLost ? killer.name : QString(),
            .killerNames = isLost ? namesOf(killer) : QJsonObject(),
            .hasWon = world.status() == Status::Won,
            .isDungeon = world.stage().isDungeon,
            .isRealTime = world.isRealTime(),
            .hasCharacter = hasCharacter(world),
            .hasGold = shownStats.isGold,
            .hasGrowth = shownStats.isGrowth,
            .hasAllTreasure = shownStats.isGold && world.treasureLeft() == 0,
            .depth = world.stage().depth,
            .heroLevel = world.character().level,
            .kills = world.character().kills,
            .gold = world.gold(),
            .turns = world.turn(),
            .steps = world.steps(),
            .timeMs = world.timeMs(),
            .seed = game.seed()};
}

QString levelNameOf(const GameSummary &summary)
{
    return authoredName(summary.levelNames, summary.level);
}

QString campaignNameOf(const GameSummary &summary)
{
    return authoredName(summary.campaignNames, summary.campaign);
}

QString killerNameOf(const GameSummary &summary)
{
    Appearance look;
    look.name = summary.killer;
    return authoredName(summary.killerNames, nameOf(look));
}

Appearance killerOf(const EventList &events, const World &world)
{
    Appearance cause;
    for (const Event &event : events) {
        if (event.type == EventType::Damaged && event.actor == heroId) {
            cause = causeOf(event, world);
        } else if (event.type == EventType::Died && event.actor == heroId) {
            const bool isSomebody = event.target != nobody && event.target != heroId;
            return isSomebody ? world.kindOf(event.target).look : cause;
        }
    }
    return {};
}

bool countsGold(const GameSummary &summary)
{
    return summary.hasGold || summary.gold > 0;
}

bool countsGrowth(const GameSummary &summary)
{
    return summary.hasGrowth || summary.heroLevel > 1 || summary.kills > 0;
}

QString textOf(const GameSummary &summary, const Catalogue &catalogue)
{
    return SummaryText(summary).whole(catalogue);
}

QString factsOf(const GameSummary &summary)
{
    return SummaryText(summary).facts();
}

QString deedsOf(const GameSummary &summary)
{
    return SummaryText(summary).deeds();
}
