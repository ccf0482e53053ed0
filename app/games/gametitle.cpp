#include "app/games/gametitle.h"

#include "app/games/gamesource.h"
#include "editor/text/authoredtext.h"
#include "editor/text/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/play/game.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

class TitleText {
    Q_DECLARE_TR_FUNCTIONS(TitleText)

public:
    static QString depth(const Stage &stage)
    {
        const QLocale locale;
        return stage.lastDepth > 0
                   ? tr("Depth %1 of %2").arg(locale.toString(stage.depth), locale.toString(stage.lastDepth))
                   : tr("Depth %1").arg(locale.toString(stage.depth));
    }
    //: %1 is a date
    static QString day(const QString &date) { return tr("Dungeon of %1").arg(date); }
    static QString untitled() { return tr("Untitled level"); }
    static QString campaign(const Campaign &campaign, qsizetype place)
    {
        const QLocale locale;
        //: %1 is the name of a campaign, %2 and %3 are numbers
        return tr("%1, level %2 of %3")
            .arg(nameOf(campaign), locale.toString(place + 1), locale.toString(campaign.levels.size()));
    }
};

} // namespace

QString levelTitle(const Game &game)
{
    if (game.isDungeon()) {
        return TitleText::depth(game.world().stage());
    }
    const QString name = nameOf(game.level());
    return name.isEmpty() ? TitleText::untitled() : name;
}

QString dungeonTitle(const Ruleset &ruleset, const QString &day)
{
    const QString title = dayTitle(day);
    return title.isEmpty() ? nameOf(ruleset) : title;
}

QString dayTitle(const QString &day)
{
    const QDate date = QDate::fromString(day, Qt::ISODate);
    return date.isValid() ? TitleText::day(QLocale().toString(date, QLocale::ShortFormat)) : QString();
}

/// Joins title and name by a separator, because no connecting word fits the cases of every language.
QString withHero(const QString &title, const QString &hero)
{
    return hero.isEmpty() ? title : QString(title + u" · " + hero);
}

QString campaignTitle(const GameSource &source)
{
    return source.isRemembered && source.campaign ? TitleText::campaign(*source.campaign, source.place) : QString();
}

QString gameTitle(const SaveHead &head, const Catalogue &catalogue)
{
    const Ruleset *ruleset = head.isDungeon ? catalogue.ruleset(head.ruleset) : nullptr;
    const QString level = head.isDungeon ? head.ruleset : nameOf(head);
    const QString title = ruleset ? dungeonTitle(*ruleset, head.origin.value("day"_L1).toString()) : level;
    return withHero(title.isEmpty() ? TitleText::untitled() : title, head.origin.value("hero"_L1).toString());
}

QString gameTitle(const Game &game, const GameSource &source)
{
    const Ruleset *dungeon = game.isDungeon() ? game.catalogue()->ruleset(game.level().ruleset) : nullptr;
    return withHero(dungeon ? dungeonTitle(*dungeon, source.day) : levelTitle(game), source.heroName);
}
