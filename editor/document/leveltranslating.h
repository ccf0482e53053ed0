#pragma once

#include "editor/document/leveldocument.h"

/// Replaces the `translations` of a level, those of its things too, as its file has them, in one step.
void setTranslationsOf(LevelDocument &document, const QJsonObject &all);
