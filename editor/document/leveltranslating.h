#pragma once

#include "editor/document/leveldocument.h"

/// Gives a level another `translations`, those of its things too, as its file has them: one step.
void setTranslationsOf(LevelDocument &document, const QJsonObject &all);
