#pragma once

#include "editor/view/editfeature.h"

class HintBar;

/// Hints for new users, in a bar above the canvas. The bar covers no cells.
class HintFeature : public EditFeature {
    Q_OBJECT

public:
    explicit HintFeature(const EditorContext &context);

    void setActive(bool isActive) override;
    void retranslate() override { showHint(); }

private:
    /// Connects the signals that close a hint when the user follows its advice.
    void connectAdvice();
    void showHint();
    /// Returns the text of a hint by its key (WelcomeHints).
    QString textOf(const QString &key) const;
    /// Returns the shortcut of a command as text; empty if it has none.
    QString keyOf(CommandId id) const;

    HintBar *m_bar;
};
