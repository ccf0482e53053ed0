#include "gamecore/data/legendpreset.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"

using namespace Qt::StringLiterals;

namespace {

/// Adds the characters of a key. Control characters and ambiguous characters are issues.
void addCharacters(QJsonObject &legend, const QString &key, const QString &characters, const QString &path,
                   IssueList &issues)
{
    for (const uint codePoint : characters.toUcs4()) {
        const char32_t character = codePoint;
        const QString text = QString::fromUcs4(&character, 1);
        const bool isPrintable = singleCharacter(text).has_value();
        if (!isPrintable || legend.contains(text)) {
            issues.add({.code = IssueCode::BadValue,
                        .path = path,
                        .found = text,
                        .expected = isPrintable ? Expected::UnusedKey : Expected::OneCharacter});
        } else {
            legend.insert(text, key);
        }
    }
}

bool isStart(const QString &key, const Catalogue &catalogue)
{
    const std::optional<KindId> kind = catalogue.kindOf(key);
    return kind && catalogue.kind(*kind).category == KindCategory::Hero;
}

/// Reads the meanings of characters in a record, key by key.
void readMeanings(JsonFields &fields, const Catalogue &catalogue, LegendPreset &preset)
{
    const QString path = fields.pathOf("characters"_L1);
    const QJsonObject characters = fields.object("characters"_L1);
    JsonFields meanings(characters, path, fields.issues());
    for (const QString &key : characters.keys()) {
        const QByteArray name = key.toLatin1();
        const QString text = meanings.text(QLatin1StringView(name));
        if (!catalogue.meaningOf(key)) {
            fields.issues().add({.code = IssueCode::UnknownKind,
                                 .path = pathOfKey(path, key),
                                 .anchor = Anchor::Key,
                                 .found = shortened(key),
                                 .expected = Expected::Kind,
                                 .names = catalogue.nearestKeys(key)});
            continue;
        }
        addCharacters(preset.legend, key, text, pathOfKey(path, key), fields.issues());
        preset.starts = isStart(key, catalogue) ? text : preset.starts;
    }
}

} // namespace

LegendPreset readLegendPreset(JsonFields &fields, const Catalogue &catalogue)
{
    LegendPreset preset;
    fields.require("key"_L1);
    preset.key = fields.text("key"_L1);
    fields.require("name"_L1);
    preset.name = fields.text("name"_L1);
    preset.description = fields.text("description"_L1);
    preset.asMany = fields.texts("as_many"_L1);
    preset.isOfVaults = fields.boolean("vault"_L1, false);
    preset.outside = fields.text("outside"_L1);
    readMeanings(fields, catalogue, preset);
    fields.reportUnknownKeys();
    return preset;
}
