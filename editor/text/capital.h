#pragma once

#include <QString>

/// Returns a text with a capital first letter, as at the beginning of a sentence or a table row.
QString capitalized(QString text);
