#include "app/messages/howfar.h"

#include "app/messages/eventtext.h"
#include "editor/text/authoredtext.h"
#include "gamecore/play/campaign.h"
#include "gamecore/world/world.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView timeKey = "timeMs"_L1;

class HowFarText {
    Q_DECLARE_TR_FUNCTIONS(HowFarText)

public:
    //: %2 is "turn 43"
    static QString dungeon(int depth, const QString &howFar)
    {
        return tr("depth %1, %2").arg(QString::number(depth), howFar);
    }
    //: %1 is the name of a campaign
    static QString campaign(const QString &name) { return tr("%1, ", "before how far a game is").arg(name); }
    static QString practice(const QString &place) { return tr("%1 (practice)").arg(place); }
    static QString turn(qint64 turn) { return tr("turn %1").arg(QLocale().toString(turn)); }
};

/// Returns the campaign of a game, which precedes the progress; empty if there is none.
QString wayOf(const QJsonObject &origin)
{
    const QString path = origin.value("campaign"_L1).toString();
    const ReadCampaign read = path.isEmpty() ? ReadCampaign() : readCampaign(path);
    return read.campaign ? HowFarText::campaign(nameOf(*read.campaign)) : QString();
}

} // namespace

QString howFarAt(qint64 clock, const SaveHead &head)
{
    return head.origin.value(timeKey).isDouble() ? clockText(clock) : HowFarText::turn(clock);
}

QString howFar(const SaveHead &head)
{
    return howFarAt(head.origin.value(timeKey).toInteger(head.turn), head);
}

QString placeOf(const SaveHead &head)
{
    const QString place = head.isDungeon ? HowFarText::dungeon(head.depth, howFar(head)) : howFar(head);
    const QString whole = wayOf(head.origin) + place;
    return head.origin.value("practice"_L1).toBool() ? HowFarText::practice(whole) : whole;
}

void rememberHowFar(const World &world, QJsonObject &origin)
{
    if (world.isRealTime()) {
        origin.insert(timeKey, world.timeMs());
    }
}
