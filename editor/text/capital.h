#pragma once

#include <QString>

/// A text with a capital first letter, as a sentence or the row of a table begins.
QString capitalized(QString text);
