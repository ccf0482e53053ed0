#pragma once

class QSpinBox;
class QString;

/// A field for the width or the height of a level, in cells: 1..largestSide. `name` is what screen readers say.
QSpinBox *makeSideField(int value, const QString &objectName, const QString &name);
