#pragma once

#include <functional>

class QWidget;

/// Calls `act` whenever the language of the program changes, before the widget's children are notified. To be called by
/// the widget itself in its constructor.
void whenLanguageChanges(QWidget &widget, std::function<void()> act);
/// Calls `retranslate` now and whenever the language of the program changes.
void keepTranslated(QWidget &widget, const std::function<void()> &retranslate);
