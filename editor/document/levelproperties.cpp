#include "editor/document/levelproperties.h"

LevelProperties propertiesOf(const Level &level)
{
    return {.name = level.name,
            .author = level.author,
            .description = level.description,
            .translations = level.translations,
            .ruleset = level.ruleset,
            .rules = level.rules,
            .legend = level.legend,
            .kinds = level.kinds,
            .unknown = level.unknown};
}

void setProperties(Level &level, const LevelProperties &properties)
{
    level.name = properties.name;
    level.author = properties.author;
    level.description = properties.description;
    level.translations = properties.translations;
    level.ruleset = properties.ruleset;
    level.rules = properties.rules;
    level.legend = properties.legend;
    level.kinds = properties.kinds;
    level.unknown = properties.unknown;
}
