#pragma once

#include <initializer_list>

class QLabel;
class QSpinBox;
class QString;

/// A field for the width or the height of a level, in cells: 1..largestSide. `name` is what screen readers say. A
/// number outside of that can be typed; it becomes the nearest one once the field is left, and Enter does no more than
/// that. A dialog asks isLookedAtFirst() before it takes the numbers.
QSpinBox *makeSideField(int value, const QString &objectName, const QString &name);

/// Whether one of these fields, which makeSideField() made, became the nearest number when it was left, by a click on
/// the button that accepts the dialog, say, and was not visited since, or becomes it only now. Then it gets the
/// keyboard, and the dialog is to stay: nobody knows yet what the level would become. Once it was shown so it is taken
/// as it is.
bool isLookedAtFirst(std::initializer_list<QSpinBox *> sides);

/// Says beside such fields how many cells a side can have.
QLabel *makeSideBound();
