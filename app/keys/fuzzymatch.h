#pragma once

#include <QStringView>

#include <optional>

/// How well what was typed fits a name: all its characters in their order, without regard to case; the more of them
/// begin words or stand together, the greater. Nothing if it does not fit. Blanks typed count for nothing.
std::optional<int> fuzzyScore(QStringView typed, QStringView name);
