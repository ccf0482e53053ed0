#pragma once

#include <functional>

class QWidget;

/// Calls `act` whenever the language of the program changes, before the widget's children are notified. The widget
/// calls this itself, in its constructor.
void whenLanguageChanges(QWidget &widget, std::function<void()> act);
/// Calls `retranslate` now and then like whenLanguageChanges().
void retranslateOnChange(QWidget &widget, const std::function<void()> &retranslate);
