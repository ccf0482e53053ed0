#pragma once

#include <functional>

class QWidget;

/// Calls `act` whenever the language of the program changes, before the widget's children are notified of the change.
/// The constructor of the widget calls this function.
void whenLanguageChanges(QWidget &widget, std::function<void()> act);
/// Calls `retranslate` at once, and again whenever the language of the program changes, like whenLanguageChanges().
void retranslateOnChange(QWidget &widget, const std::function<void()> &retranslate);
