#pragma once

#include <QString>

/// The same with a capital first letter, as a sentence or the row of a table begins.
QString capitalized(QString text);
