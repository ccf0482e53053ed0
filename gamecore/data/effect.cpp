#include "gamecore/data/effect.h"

using namespace Qt::StringLiterals;

QStringList effectTypeKeys()
{
    return {u"damage"_s, u"heal"_s, u"status"_s};
}

QStringList targetKeys()
{
    return {u"self"_s, u"nearest"_s, u"cell"_s, u"area"_s};
}
