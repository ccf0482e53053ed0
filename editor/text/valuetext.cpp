#include "editor/text/valuetext.h"

#include "editor/text/fieldname.h"
#include "editor/text/kindname.h"
#include "editor/text/languagename.h"
#include "editor/text/plaintext.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/diff/levellines.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/level/level.h"
#include "gamecore/level/thingfields.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Number of keys in the path of a legend or rule entry, of a translation, and of a field of a kind.
constexpr qsizetype entryDepth = 2;
constexpr qsizetype translationDepth = 3;
constexpr qsizetype fieldDepth = 4;

bool isNested(const QJsonValue &value)
{
    return value.isArray() || value.isObject();
}

/// Returns the name of a kind; for an unknown one, its key in quotes.
QString kindNameText(const Catalogue &catalogue, const QJsonValue &value)
{
    const std::optional<KindId> kind = catalogue.kindOf(value.toString());
    return kind ? nameOf(catalogue.kind(*kind).look) : ValueText::quoted(shortened(value.toString()));
}

/// Returns the name of a ruleset in quotes; for an unknown one, its key.
QString rulesetText(const Catalogue &catalogue, const QJsonValue &value)
{
    const Ruleset *ruleset = catalogue.ruleset(value.toString());
    return ValueText::quoted(ruleset ? nameOf(*ruleset) : shortened(value.toString()));
}

/// Returns the name of a set of ground and walls in quotes; for an unknown one, its key.
QString tilesetText(const Catalogue &catalogue, const QJsonValue &value)
{
    const LevelTileset *tileset = catalogue.tileset(value.toString());
    return ValueText::quoted(tileset ? nameOf(*tileset) : shortened(value.toString()));
}

/// True if a value is the key of a kind: of a thing, of a carried item, or of the base of another kind.
bool holdsKind(const ValueName &name)
{
    if (name.size() > 1) {
        return name.size() == fieldDepth && name.first() == u"kinds" && name.last() == u"base";
    }
    const auto &fields = thingFields();
    return name.first() == u"kind" || std::any_of(fields.begin(), fields.end(), [&name](const ThingField &field) {
               return field.type == Field::Type::Kind && field.key == name.first();
           });
}

/// Returns the meaning of a character by its key in the legend; an unknown key in quotes.
QString meaningText(const Catalogue &catalogue, const QJsonValue &value)
{
    const QString key = value.toString();
    if (const std::optional<TerrainId> terrain = catalogue.terrainOf(key)) {
        return nameOf(catalogue.terrain(*terrain).look);
    }
    const std::optional<KindId> kind = catalogue.kindOf(key);
    return kind ? nameOf(catalogue.kind(*kind).look, NameForm::AnObject) : ValueText::quoted(shortened(key));
}

/// Returns the meaning of a character that the level's legend does not list.
QString defaultMeaningText(const Catalogue &catalogue, const QString &key)
{
    const std::optional<char32_t> character = singleCharacter(key);
    const LegendTable defaults(catalogue, {});
    const QString *meaning = character ? defaults.keyOf(*character) : nullptr;
    return meaning ? meaningText(catalogue, *meaning) : ValueText::tr("nothing");
}

QString legendCharacterText(const QString &key)
{
    const std::optional<char32_t> character = singleCharacter(key);
    return character ? characterText(*character) : shortened(key);
}

/// Returns the words of a rule's list, joined as in forms. std::nullopt if one has no name, or if there are more than
/// the rule has.
std::optional<QString> wordListText(const QString &rule, const QJsonValue &value)
{
    const RecordField<Rules> *row = fieldNamed(ruleRows(), rule);
    const QJsonArray list = value.toArray();
    if (!row || !value.isArray() || list.size() > qsizetype(row->field.words.size())) {
        return std::nullopt;
    }
    const bool areNamed = std::all_of(list.begin(), list.end(), [row](const QJsonValue &word) {
        return nameIn(row->field.words, word.toString()) != nullptr;
    });
    return !areNamed        ? std::nullopt
           : list.isEmpty() ? std::optional(ValueText::tr("nothing"))
                            : std::optional(ruleWordNames(rule, value.toVariant().toStringList()));
}

/// Returns the name of a value as in forms: "Hit points" for {"hp"}; without one, its key in files.
QString plainNameOf(const ValueName &name)
{
    if (name.size() == 2 && name.first() == u"rules") {
        return ruleName(name.last());
    }
    if (name.size() != 1) {
        return shortened(pathOf(name));
    }
    const QString &key = name.first();
    return key == u"name"          ? ValueText::tr("Name")
           : key == u"author"      ? ValueText::tr("Author")
           : key == u"description" ? ValueText::tr("Description")
           : key == u"ruleset"     ? ValueText::tr("Ruleset")
           : key == u"tileset"     ? ValueText::tr("Tileset")
           : key == u"characters"  ? ValueText::tr("Terrain characters")
                                   : shortened(fieldName(key));
}

/// Returns the text of a value as in forms; without one, its notation in files.
QString plainTextOf(const ValueName &name, const QJsonValue &value)
{
    if (!value.isString()) {
        return shortened(jsonLine(value));
    }
    const QString word = value.toString();
    const bool isRule = name.size() == 2 && name.first() == u"rules";
    const QString known = isRule ? ruleWordName(name.last(), word) : fieldWordName(name.last(), word);
    return known == word ? ValueText::quoted(shortened(word)) : known;
}

/// Removes the last full stop if it follows a quoted sentence, which ends with its own.
QString withOneStop(QString sentence)
{
    if (sentence.endsWith(u".”."_s) || sentence.endsWith(u".“."_s)) {
        sentence.chop(1);
    }
    return sentence;
}

/// Describes a change of values given as words: "Hit points: 5 became 7." std::nullopt means that there is no value.
QString sentenceOfWords(const QString &name, const std::optional<QString> &from, const std::optional<QString> &to)
{
    if (!from) {
        //: a value that was not there before: "Hit points: 5 is new."
        return withOneStop(ValueText::tr("%1: %2 was added.").arg(name, to.value_or(QString())));
    }
    if (!to) {
        //: a value that is no longer there: "Hit points: 5 is gone."
        return withOneStop(ValueText::tr("%1: %2 was removed.").arg(name, *from));
    }
    return withOneStop(ValueText::tr("%1: %2 became %3.").arg(name, *from, *to));
}

QString sentenceOfProof(const ValueChange &change)
{
    return change.from.isUndefined() ? ValueText::tr("The proof was added.")
           : change.to.isUndefined() ? ValueText::tr("The proof was removed.")
                                     : ValueText::tr("The proof was replaced.");
}

/// Describes the change of a value that is neither a list nor an object.
QString plainSentenceOf(const ValueChange &change)
{
    if (change.name.first() == u"characters") {
        return ValueText::tr("The rows of the file use other characters for terrain.");
    }
    if (change.name.first() == u"proof") {
        return sentenceOfProof(change);
    }
    // An empty text is no value, except where nothing at all became one.
    const bool isEmptied = change.from.toString().isEmpty() && change.to.toString().isEmpty();
    const auto words = [&change, isEmptied](const QJsonValue &value) {
        const bool isEmpty = value.isString() && value.toString().isEmpty();
        return value.isUndefined() || (isEmpty && !isEmptied) ? std::nullopt
                                                              : std::optional(plainTextOf(change.name, value));
    };
    return sentenceOfWords(plainNameOf(change.name), words(change.from), words(change.to));
}

/// Returns the keys of a text by its path in `translations`; only fields of kinds have more than one.
ValueName nameOfTranslated(const QString &path)
{
    const QStringList keys = path.split(u'.');
    const bool isOfKind = keys.size() == fieldDepth && keys.first() == u"kinds" && !path.contains(u'[');
    return isOfKind ? keys : ValueName{shortened(path)};
}

} // namespace

QString ValueText::quoted(const QString &text)
{
    return tr("“%1”").arg(text);
}

ValueText::ValueText(const Catalogue &before, const Catalogue &after) : m_before(before), m_after(after)
{
}

QString ValueText::sentenceOf(const ValueChange &change) const
{
    const QString &first = change.name.first();
    const qsizetype depth = change.name.size();
    if (first == u"legend" && depth == entryDepth) {
        return sentenceOfCharacter(change);
    }
    if (first == u"kinds" && depth >= fieldDepth - 1) {
        return sentenceOfKind(change);
    }
    if (first == u"translations" && depth == translationDepth) {
        return sentenceOfTranslation(change);
    }
    if (holdsKind(change.name)) {
        return sentenceOfKindKey(nameOf(change.name), change);
    }
    if (first == u"ruleset" || first == u"tileset") {
        const auto words = [&first](const Catalogue &catalogue, const QJsonValue &value) {
            const QString text = first == u"ruleset" ? rulesetText(catalogue, value) : tilesetText(catalogue, value);
            return value.isUndefined() ? std::nullopt : std::optional(text);
        };
        return sentenceOfWords(plainNameOf(change.name), words(m_before, change.from), words(m_after, change.to));
    }
    const bool isPlain = !isNested(change.from) && !isNested(change.to);
    if (isPlain || first == u"proof") {
        return plainSentenceOf(change);
    }
    return first == u"rules" && depth == entryDepth ? sentenceOfList(change)
                                                    : sentenceWithout(nameOf(change.name), change);
}

/// Describes a change of the legend. A removed character may have a meaning in the default legend, so the sentence does
/// not say that it has none.
QString ValueText::sentenceOfCharacter(const ValueChange &change) const
{
    const QString character = legendCharacterText(change.name.last());
    const QString from = meaningText(m_before, change.from);
    const QString to = meaningText(m_after, change.to);
    if (change.from.isUndefined()) {
        //: %1 is a character of the legend, %2 what it means: "grass", "an orc"
        return tr("The character “%1” now stands for %2.").arg(character, to);
    }
    if (change.to.isUndefined()) {
        //: %1 is a character of the legend, %2 what it meant: "grass", "an orc"
        return tr("The character “%1” no longer stands for %2.").arg(character, from);
    }
    //: %1 is a character of the legend, %2 and %3 what it meant and means: "grass", "an orc"
    return tr("The character “%1”, which stood for %2, now stands for %3.").arg(character, from, to);
}

/// Describes a change of a kind, which is given by its key, since it may only have the name of its base.
QString ValueText::sentenceOfKind(const ValueChange &change) const
{
    const QString kind = tr("The kind “%1”").arg(shortened(change.name.at(fieldDepth - 2)));
    if (change.name.size() < fieldDepth) {
        return sentenceWithout(kind, change);
    }
    //: %1 is "The kind “rat”", %2 what became of one of its values: "Hit points: 2 became 3."
    return tr("%1: %2").arg(kind, sentenceOfField(change.name.last(), change));
}

QString ValueText::sentenceOfField(const QString &field, const ValueChange &change) const
{
    if (isNested(change.from) || isNested(change.to)) {
        return sentenceWithout(nameOfField(field), change);
    }
    if (holdsKind(change.name)) {
        return sentenceOfKindKey(nameOfField(field), change);
    }
    return plainSentenceOf({{shortened(field)}, change.from, change.to});
}

QString ValueText::nameOfField(const QString &field)
{
    return field == u"effects"     ? tr("The list of effects")
           : field == u"targeting" ? tr("The target of the effects")
           : field == u"base"      ? tr("Based on")
                                   : shortened(fieldName(field));
}

QString ValueText::sentenceOfKindKey(const QString &name, const ValueChange &change) const
{
    const auto words = [](const Catalogue &catalogue, const QJsonValue &value) {
        return value.isUndefined() ? std::nullopt : std::optional(kindNameText(catalogue, value));
    };
    return sentenceOfWords(name, words(m_before, change.from), words(m_after, change.to));
}

QString ValueText::sentenceOfTranslation(const ValueChange &change) const
{
    const QString language = languageName(shortened(change.name.at(1)));
    const ValueChange text{nameOfTranslated(change.name.last()), change.from, change.to};
    //: %1 is a language, %2 what became of a text: "Name: “Grube” is new."
    return tr("Translation into %1: %2").arg(language, sentenceOf(text));
}

QString ValueText::sentenceOfList(const ValueChange &change)
{
    const QString &rule = change.name.last();
    const std::optional<QString> from = wordListText(rule, change.from);
    const std::optional<QString> to = wordListText(rule, change.to);
    const bool isInWords = (from || change.from.isUndefined()) && (to || change.to.isUndefined());
    return isInWords ? sentenceOfWords(ruleName(rule), from, to) : sentenceWithout(shortened(ruleName(rule)), change);
}

/// Says that a value was added, removed or changed, without the value, which is too long.
QString ValueText::sentenceWithout(const QString &name, const ValueChange &change)
{
    return change.from.isUndefined() ? tr("%1 was added.").arg(name)
           : change.to.isUndefined() ? tr("%1 was removed.").arg(name)
                                     : tr("%1 was changed.").arg(name);
}

QString ValueText::sentenceOf(const ValueConflict &conflict) const
{
    const QString name = nameOf(conflict.name);
    const std::optional<QString> ours = wordsOf(conflict.name, conflict.ours);
    const std::optional<QString> theirs = wordsOf(conflict.name, conflict.theirs);
    if (ours && theirs) {
        return tr("%1: %2 in ours, %3 in theirs.").arg(name, *ours, *theirs);
    }
    //: %1 is a part of a level: "The kind “rat”"
    return conflict.ours.isUndefined() || conflict.theirs.isUndefined()
               ? tr("%1: removed by one, changed by the other.").arg(name)
               //: %1 is a part of a level: "The list of effects"
               : tr("%1: changed differently by each.").arg(name);
}

/// Returns the name of a value: "Hit points", "The kind “rat”: Hit points", "Translation into Deutsch (de): Name".
QString ValueText::nameOf(const ValueName &name) const
{
    const QString &first = name.first();
    const qsizetype depth = name.size();
    if (first == u"legend" && depth == entryDepth) {
        return tr("The character “%1”").arg(legendCharacterText(name.last()));
    }
    if (first == u"kinds") {
        const QString kind = tr("The kind “%1”").arg(shortened(name.value(fieldDepth - 2)));
        return depth < fieldDepth - 1 ? tr("The kinds of the level")
               : depth < fieldDepth   ? kind
                                      : tr("%1: %2").arg(kind, nameOfField(name.last()));
    }
    if (first == u"translations" && depth > 1) {
        const QString language = languageName(shortened(name.at(1)));
        return depth < translationDepth
                   ? tr("The translation into %1").arg(language)
                   : tr("Translation into %1: %2").arg(language, nameOf(nameOfTranslated(name.last())));
    }
    return plainNameOf(name);
}

/// Returns a value in a few words; std::nullopt if that is not possible.
std::optional<QString> ValueText::wordsOf(const ValueName &name, const QJsonValue &value) const
{
    if (name.first() == u"legend" && name.size() == entryDepth) {
        return value.isUndefined() ? defaultMeaningText(m_after, name.last()) : meaningText(m_after, value);
    }
    if (value.isUndefined()) {
        return tr("nothing");
    }
    if (holdsKind(name)) {
        return kindNameText(m_after, value);
    }
    if (name.first() == u"ruleset") {
        return rulesetText(m_after, value);
    }
    if (name.first() == u"tileset") {
        return tilesetText(m_after, value);
    }
    if (name.first() == u"rules" && value.isArray()) {
        return wordListText(name.last(), value);
    }
    return isNested(value) ? std::nullopt : std::optional(plainTextOf(name, value));
}
