#pragma once

#include <QString>

/// A set of ground and walls for whole levels: a record of tilesets.json. The pictures in resources/tiles/KEY replace
/// those with the same names in resources/tiles. Sets change only the look of levels.
struct LevelTileset {
    QString key;
    QString name;        ///< English; translated on display
    QString description; ///< one sentence, English; translated on display
};

/// The set of levels that name none. Its pictures are those in resources/tiles itself.
inline constexpr QLatin1StringView usualTileset("stone");
