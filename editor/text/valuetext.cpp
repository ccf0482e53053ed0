#include "editor/text/valuetext.h"

#include "editor/text/fieldname.h"
#include "editor/text/rulename.h"
#include "gamecore/base/issue.h"
#include "gamecore/diff/levellines.h"
#include "gamecore/json/jsonwriter.h"

using namespace Qt::StringLiterals;

QString ValueText::quoted(const QString &text)
{
    return tr("“%1”").arg(text);
}

QString ValueText::nameOf(const ValueName &name)
{
    if (name.size() == 2 && name.first() == u"rules") {
        return ruleName(name.last());
    }
    if (name.size() != 1) {
        return shortened(pathOf(name));
    }
    const QString &key = name.first();
    return key == u"name"          ? tr("Name")
           : key == u"author"      ? tr("Author")
           : key == u"description" ? tr("Description")
           : key == u"ruleset"     ? tr("Ruleset")
           : key == u"characters"  ? tr("Characters of terrain")
                                   : shortened(fieldName(key));
}

QString ValueText::textOf(const ValueName &name, const QJsonValue &value)
{
    if (!value.isString()) {
        return shortened(jsonLine(value));
    }
    const QString word = value.toString();
    const bool isRule = name.size() == 2 && name.first() == u"rules";
    const QString known = isRule ? ruleWordName(name.last(), word) : fieldWordName(name.last(), word);
    return known == word ? quoted(shortened(word)) : known;
}

QString ValueText::sentenceOf(const ValueChange &change)
{
    if (change.name.first() == u"characters") {
        return tr("Terrain is drawn with other characters in the rows of the file.");
    }
    if (change.name.first() == u"proof") {
        return sentenceOfProof(change);
    }
    const QString name = nameOf(change.name);
    if (change.from.isUndefined()) {
        //: a value that was not there before: "Hit points: 5 is new."
        return tr("%1: %2 is new.").arg(name, textOf(change.name, change.to));
    }
    if (change.to.isUndefined()) {
        //: a value that is no longer there: "Hit points: 5 is gone."
        return tr("%1: %2 is gone.").arg(name, textOf(change.name, change.from));
    }
    return tr("%1: %2 became %3.").arg(name, textOf(change.name, change.from), textOf(change.name, change.to));
}

QString ValueText::sentenceOfProof(const ValueChange &change)
{
    return change.from.isUndefined() ? tr("The proof is new.")
           : change.to.isUndefined() ? tr("The proof is gone.")
                                     : tr("The proof is another one.");
}

QString ValueText::sentenceOfSides(const QString &name, const QString &ours, const QString &theirs)
{
    return tr("%1: %2 in ours, %3 in theirs.").arg(name, ours, theirs);
}
