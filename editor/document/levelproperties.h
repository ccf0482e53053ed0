#pragma once

#include "gamecore/level/level.h"

/// What a level says of itself beside its cells: the part of Level that the properties panel shows.
struct LevelProperties {
    QString name;
    QString author;
    QString description;
    QString ruleset;
    QJsonObject rules; ///< what it overrides of its ruleset

    friend bool operator==(const LevelProperties &, const LevelProperties &) = default;
};

LevelProperties propertiesOf(const Level &level);
void setProperties(Level &level, const LevelProperties &properties);
