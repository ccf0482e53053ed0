#pragma once

#include "gamecore/data/catalogue.h"

/// Names of the catalogue in the language of the program. Files hold them in English; what has no translation is shown
/// as it stands.
QString nameOf(const Appearance &look);
QString nameOf(const Ruleset &ruleset);
QString descriptionOf(const Ruleset &ruleset);
