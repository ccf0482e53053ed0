#include "app/window/leveltitle.h"

#include "app/window/gamesource.h"
#include "editor/wording/authoredtext.h"
#include "gamecore/play/game.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

class TitleText {
    Q_DECLARE_TR_FUNCTIONS(TitleText)

public:
    static QString depth(int depth) { return tr("Depth %1").arg(QLocale().toString(depth)); }
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
        return TitleText::depth(game.world().stage().depth);
    }
    const QString name = nameOf(game.level());
    return name.isEmpty() ? TitleText::untitled() : name;
}

QString campaignTitle(const GameSource &source)
{
    return source.isRemembered && source.campaign ? TitleText::campaign(*source.campaign, source.place) : QString();
}
