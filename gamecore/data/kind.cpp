#include "gamecore/data/kind.h"

using namespace Qt::StringLiterals;

QStringList behaviorKeys()
{
    QStringList keys;
    for (const BehaviorRow &row : behaviorRows) {
        keys.append(QString(row.key));
    }
    return keys;
}

QStringList breathShapeKeys()
{
    return {u"line"_s, u"cone"_s};
}
