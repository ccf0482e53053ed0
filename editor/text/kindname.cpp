#include "editor/text/kindname.h"

#include "editor/text/authoredtext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/legendpreset.h"
#include "gamecore/data/ruleset.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString translated(const QString &english, const char *comment = nullptr, int count = -1)
{
    return QCoreApplication::translate("Catalogue", english.toUtf8().constData(), comment, count);
}

/// Returns the disambiguation comments that tests/translations.py passes to lupdate.
const char *commentOf(NameForm form)
{
    switch (form) {
    case NameForm::The:
        return "the, subject";
    case NameForm::TheObject:
        return "the, object";
    case NameForm::AnObject:
        return "a, object";
    }
    return nullptr;
}

QString authorsName(const Appearance &look)
{
    return look.names.isEmpty() ? QString() : look.names.value(programLanguage());
}

bool beginsWithOneOf(const QString &name, const QStringList &beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&name](const QString &beginning) { return name.startsWith(beginning); });
}

QString pluralOf(const QString &name)
{
    if (const qsizetype of = name.indexOf(" of "_L1); of > 0) {
        return pluralOf(name.first(of)) + name.sliced(of);
    }
    if (name.endsWith("man"_L1)) {
        return name.chopped(2) + u"en"_s;
    }
    if (name.endsWith("lf"_L1)) {
        return name.chopped(1) + u"ves"_s;
    }
    const bool isConsonantAndY =
        name.endsWith(u'y') && name.size() > 1 && !u"aeiou"_s.contains(name.at(name.size() - 2));
    if (isConsonantAndY) {
        return name.chopped(1) + u"ies"_s;
    }
    const QStringList hissing{u"s"_s, u"x"_s, u"z"_s, u"ch"_s, u"sh"_s};
    const bool isHissing =
        std::any_of(hissing.begin(), hissing.end(), [&name](const QString &ending) { return name.endsWith(ending); });
    return name + (isHissing ? u"es"_s : u"s"_s);
}

/// True for proper names, plurals and uncountable nouns.
bool standsAlone(const QString &name)
{
    const QString last = name.section(u' ', -1);
    const bool isMany = last.endsWith(u's') && !last.endsWith("ss"_L1) && !last.endsWith("us"_L1);
    const QStringList uncounted{u"armor"_s, u"mail"_s, u"water"_s, u"gold"_s, u"grass"_s, u"glass"_s, u"treasure"_s};
    return name.isEmpty() || !name.at(0).isLower() || isMany || uncounted.contains(last);
}

} // namespace

QString nameOf(const Appearance &look)
{
    const QString byAuthor = authorsName(look);
    return byAuthor.isEmpty() ? translated(look.name) : byAuthor;
}

QString nameAmongKinds(const Kind &kind, const Catalogue &catalogue)
{
    const QString name = nameOf(kind.look);
    const std::vector<Kind> &kinds = catalogue.kinds();
    const bool isAmbiguous = std::any_of(kinds.begin(), kinds.end(), [&kind, &name](const Kind &other) {
        return other.key != kind.key && nameOf(other.look) == name;
    });
    return isAmbiguous ? u"%1 (%2)"_s.arg(name, kind.key) : name;
}

QString nameOf(const Appearance &look, NameForm form)
{
    const QString byAuthor = authorsName(look);
    const QString name = byAuthor.isEmpty() ? translated(look.name, commentOf(form)) : byAuthor;
    return form == NameForm::AnObject ? withArticle(name) : name;
}

bool hasArticle(const Appearance &look)
{
    return programLanguage() == u"en" || nameOf(look, NameForm::AnObject) != nameOf(look);
}

QString countedName(const Appearance &look, int count)
{
    const QString name = nameOf(look);
    const QString number = QLocale().toString(count);
    if (programLanguage() == u"en") {
        return number + u' ' + pluralOf(name);
    }
    // Plurals have no disambiguation comment: with one, Qt would return the plain translation for a missing plural.
    const QString several = translated(u"%Ln × "_s + look.name, nullptr, count);
    const QString times = number + u" × "_s;
    const bool isTranslated = authorsName(look).isEmpty() && several != QString(times + look.name);
    return isTranslated ? several : QString(times + name);
}

QString withArticle(const QString &name)
{
    if (programLanguage() != u"en" || standsAlone(name)) {
        return name;
    }
    const bool isVowel = beginsWithOneOf(name, {u"a"_s, u"e"_s, u"i"_s, u"o"_s, u"u"_s})
                         && !beginsWithOneOf(name, {u"uni"_s, u"use"_s, u"eu"_s, u"one"_s});
    return (isVowel ? u"an "_s : u"a "_s) + name;
}

QString descriptionOf(const Appearance &look)
{
    return look.description.isEmpty() ? QString() : translated(look.description);
}

QString nameOf(const LegendPreset &legend)
{
    return translated(legend.name);
}

QString descriptionOf(const LegendPreset &legend)
{
    return translated(legend.description);
}

QString nameOf(const Ruleset &ruleset)
{
    return translated(ruleset.name);
}

QString descriptionOf(const Ruleset &ruleset)
{
    return translated(ruleset.description);
}

QString nameOf(const LevelTileset &tileset)
{
    return translated(tileset.name);
}

QString descriptionOf(const LevelTileset &tileset)
{
    return translated(tileset.description);
}
