#include "editor/wording/kindname.h"

#include <QCoreApplication>

namespace {

QString translated(const QString &english)
{
    return QCoreApplication::translate("Catalogue", english.toUtf8().constData());
}

} // namespace

QString nameOf(const Appearance &look)
{
    return translated(look.name);
}

QString nameOf(const Ruleset &ruleset)
{
    return translated(ruleset.name);
}

QString descriptionOf(const Ruleset &ruleset)
{
    return translated(ruleset.description);
}
