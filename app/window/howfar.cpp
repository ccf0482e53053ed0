#include "app/window/howfar.h"

#include "app/window/eventtext.h"
#include "gamecore/world/world.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView timeKey = "timeMs"_L1;

class HowFarText {
    Q_DECLARE_TR_FUNCTIONS(HowFarText)

public:
    static QString turn(int turn) { return tr("turn %1").arg(QLocale().toString(turn)); }
};

} // namespace

QString howFar(const SaveHead &head)
{
    const QJsonValue time = head.origin.value(timeKey);
    return time.isDouble() ? clockText(time.toInteger()) : HowFarText::turn(head.turn);
}

void rememberHowFar(const World &world, QJsonObject &origin)
{
    if (world.isRealTime()) {
        origin.insert(timeKey, world.timeMs());
    }
}
