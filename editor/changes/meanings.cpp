#include "editor/changes/meanings.h"

#include "editor/changes/leveltext.h"
#include "gamecore/data/catalogue.h"

#include <algorithm>

namespace {

bool has(const Level &level, const Catalogue &catalogue, const QString &key)
{
    if (const std::optional<TerrainId> terrain = catalogue.terrainOf(key)) {
        const auto &cells = level.terrain.cells();
        return std::find(cells.begin(), cells.end(), *terrain) != cells.end();
    }
    return std::any_of(level.things.begin(), level.things.end(),
                       [&key](const Thing &thing) { return thing.kind == key; });
}

} // namespace

void replaceCharacters(Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers)
{
    std::erase_if(level.things, [&](Thing &thing) {
        const auto answer = thing.isUnknownCharacter() ? answers.find(thing.character) : answers.end();
        if (answer == answers.end()) {
            return false;
        }
        if (const std::optional<TerrainId> terrain = catalogue.terrainOf(answer->second)) {
            level.terrain.set(thing.cell, *terrain);
            return true;
        }
        thing.kind = answer->second;
        thing.character = 0;
        return false;
    });
}

Level withMeanings(const Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers)
{
    Level after = level;
    for (const auto &[character, key] : answers) {
        const QString text = QStringView(QChar::fromUcs4(character)).toString();
        const LegendChange change =
            has(after, catalogue, key) ? LegendChange{LegendFault::Taken} : withCharacter(after, catalogue, key, text);
        if (change.fault) {
            replaceCharacters(after, catalogue, {{character, key}});
        } else {
            after = change.after;
        }
    }
    return after;
}
