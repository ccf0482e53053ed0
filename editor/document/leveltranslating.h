#pragma once

#include "editor/document/leveldocument.h"

/// What a level says in other languages, those of its things too, as its file has them.
QJsonObject translationsOf(const LevelDocument &document);
/// Gives the level these instead, as one step.
void setTranslationsOf(LevelDocument &document, const QJsonObject &all);
