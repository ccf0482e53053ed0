#pragma once

#include "editor/desk/editfeature.h"

/// The maze as text in a panel of its own; its caret shows on the canvas.
class TextFeature : public EditFeature {
    Q_OBJECT

public:
    explicit TextFeature(const EditDesk &desk);
    void retranslate() override;

private:
    QWidget *makePanel();

    QWidget *m_place;
};
