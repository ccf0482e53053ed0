#pragma once

#include "gamecore/level/level.h"

/// What a level says of itself beside its cells.
struct LevelProperties {
    QString name;
    QString author;
    QString description;
    QJsonObject translations = {}; ///< of its texts, without those of things
    QString ruleset;
    QJsonObject rules;   ///< what it overrides of its ruleset
    QJsonObject legend;  ///< its own characters
    QJsonObject kinds;   ///< its own kinds
    QJsonObject unknown; ///< keys that nobody knows

    friend bool operator==(const LevelProperties &, const LevelProperties &) = default;
};

LevelProperties propertiesOf(const Level &level);
void setProperties(Level &level, const LevelProperties &properties);
