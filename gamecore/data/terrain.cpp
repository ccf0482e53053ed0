#include "gamecore/data/terrain.h"

using namespace Qt::StringLiterals;

QStringList featureKeys()
{
    return {u"none"_s, u"exit"_s, u"stairs"_s};
}
