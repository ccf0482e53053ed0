#pragma once

#include "editor/document/ownkinds.h"

// Names of a level's own kinds in other languages (Level::translations), which go where the kinds go.

/// Those of the kinds alone.
QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds);
/// With those of kinds that came from another level: `carried` says what they are called here.
QJsonObject withCarriedTexts(const QJsonObject &translations, const QJsonObject &come, const CarriedKinds &carried);
