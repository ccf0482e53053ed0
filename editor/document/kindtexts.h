#pragma once

#include "editor/document/ownkinds.h"

// Texts of a level's own kinds in other languages (Level::translations), which go where the kinds go.

/// With those of a kind called by another key.
QJsonObject withKindRenamed(const QJsonObject &translations, KindCategory category, const QString &from,
                            const QString &to);
/// Without those of a kind.
QJsonObject withoutKindTexts(const QJsonObject &translations, KindCategory category, const QString &key);
/// With those of a kind for another one too, where that has none: one that takes its name over.
QJsonObject withKindTextsCopied(const QJsonObject &translations, KindCategory category, const QString &from,
                                const QString &to);

/// Those of the kinds alone.
QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds);
/// With those of kinds that came from another level: `carried` says what they are called here.
QJsonObject withCarriedTexts(const QJsonObject &translations, const QJsonObject &come, const CarriedKinds &carried);
