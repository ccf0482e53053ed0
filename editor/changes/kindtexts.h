#pragma once

#include "editor/changes/ownkinds.h"
#include "editor/changes/stamp.h"

// Names of a level's own kinds in other languages (Level::translations), which go where the kinds go.

/// The texts of these kinds alone.
QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds);
/// `translations` with those of kinds that came from another level: `carried` says what they are called here.
QJsonObject withCarriedTexts(const QJsonObject &translations, const QJsonObject &come, const CarriedKinds &carried);

/// A stamp as it comes into a level, with the kinds that come with it.
struct SettledStamp {
    Stamp stamp;                ///< its things are called as they will be there
    LevelProperties properties; ///< of the level, with the kinds that it lacks
};
SettledStamp settled(const Stamp &stamp, const Level &level, const Catalogue &catalogue);
