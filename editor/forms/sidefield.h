#pragma once

class QLabel;
class QSpinBox;
class QString;

/// A field for the width or the height of a level, in cells: 1..largestSide. `name` is what screen readers say. A
/// number beyond that can be typed; it becomes the largest one once the field is left, and Enter does no more than
/// that.
QSpinBox *makeSideField(int value, const QString &objectName, const QString &name);

/// Says beside such fields how many cells a side can have.
QLabel *makeSideBound();
