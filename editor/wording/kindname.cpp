#include "editor/wording/kindname.h"

#include "editor/wording/authoredtext.h"

#include <QCoreApplication>

namespace {

QString translated(const QString &english)
{
    return QCoreApplication::translate("Catalogue", english.toUtf8().constData());
}

} // namespace

QString nameOf(const Appearance &look)
{
    const QString byAuthor = look.names.isEmpty() ? QString() : look.names.value(programLanguage());
    return byAuthor.isEmpty() ? translated(look.name) : byAuthor;
}

QString nameOf(const Ruleset &ruleset)
{
    return translated(ruleset.name);
}

QString descriptionOf(const Ruleset &ruleset)
{
    return translated(ruleset.description);
}
