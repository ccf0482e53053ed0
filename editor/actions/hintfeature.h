#pragma once

#include "editor/view/editfeature.h"

class HintBar;

/// Hints for those who draw for the first time, in a bar above the canvas, where they hide no cell.
class HintFeature : public EditFeature {
    Q_OBJECT

public:
    explicit HintFeature(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override { showHint(); }

private:
    /// Closes each hint as soon as its advice is followed.
    void connectAdvice();
    void showHint();
    QString textOf(const QString &key) const;
    /// How the key of a command is written; empty for one without.
    QString keyOf(CommandId id) const;

    HintBar *m_bar;
};
