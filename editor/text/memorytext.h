#pragma once

#include <QString>

/// That there was not enough memory for what was to be done, and what can be done about it.
QString outOfMemoryText();
