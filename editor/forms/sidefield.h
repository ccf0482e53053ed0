#pragma once

#include <initializer_list>

class QLabel;
class QSpinBox;
class QString;

/// Creates a field for the width or the height of a level in cells: 1..largestSide. `name` is for screen readers.
/// Numbers out of bounds can be typed. They are clamped when the field loses the focus or Enter is pressed; an Enter
/// that clamps the number does not accept the dialog. A dialog must call mustReviewSize() before it uses the numbers.
QSpinBox *makeSideField(int value, const QString &objectName, const QString &name);

/// Clamps the numbers of fields made by makeSideField(). Returns true if the dialog must stay open, because the user
/// has not seen a clamped number yet: it was clamped by this call, or when its field lost the focus, and the field has
/// not had the focus since. This happens, for example, when the accept button is clicked after typing. The field then
/// gets the focus, so that the user sees the new number, and the next call returns false.
bool mustReviewSize(std::initializer_list<QSpinBox *> sides);

/// Creates a label that names the bounds of a side.
QLabel *makeSideBound();
