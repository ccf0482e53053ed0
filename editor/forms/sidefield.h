#pragma once

#include <initializer_list>

class QLabel;
class QSpinBox;
class QString;

/// Creates a field for the width or the height of a level in cells: 1..largestSide. `name` is for screen readers. Other
/// numbers can be typed; they are clamped when the field is left or Enter is pressed, and that Enter does nothing else.
/// A dialog calls isLookedAtFirst() before it uses the numbers.
QSpinBox *makeSideField(int value, const QString &objectName, const QString &name);

/// Clamps the numbers of fields made by makeSideField(). True if a number was clamped, now or when the field was left,
/// and the field was not visited since. This happens on a click on the accept button, for example. The field then gets
/// the focus, and the dialog must stay open, so that the user sees the new number. The next call accepts it.
bool isLookedAtFirst(std::initializer_list<QSpinBox *> sides);

/// Creates a label with the bounds of a side.
QLabel *makeSideBound();
