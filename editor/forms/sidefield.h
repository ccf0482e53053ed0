#pragma once

#include <initializer_list>

class QLabel;
class QSpinBox;
class QString;

/// Creates a field for the width or the height of a level in cells: 1..largestSide. `name` is for screen readers.
/// Numbers out of bounds can be typed. They are clamped when the field loses the focus or Enter is pressed; an Enter
/// that clamps the number does not accept the dialog. A dialog must call mustReviewSize() before it uses the numbers.
QSpinBox *makeSideField(int value, const QString &objectName, const QString &name);

/// Clamps the numbers of fields made by makeSideField(). Stops and returns true at a clamped number that the user has
/// not seen yet; the dialog must then stay open. Either this call has clamped the number, or the field did so when it
/// lost the focus, for example by a click on the accept button. The field gets the focus, so that the user sees the
/// number, and the next call accepts it.
bool mustReviewSize(std::initializer_list<QSpinBox *> sides);

/// Creates a label that names the bounds of a side.
QLabel *makeSideBound();
