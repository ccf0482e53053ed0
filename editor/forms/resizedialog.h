#pragma once

#include "editor/document/leveldocument.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class ResizePreview;

/// Gives the level another size: which part of it keeps its place, what new cells become, and, before it happens, what
/// would be lost.
class ResizeDialog : public QDialog {
    Q_OBJECT

public:
    /// The document must outlive the dialog, and keep its level.
    explicit ResizeDialog(LevelDocument &document, QWidget *parent = nullptr);

    /// The reshape that accepting makes.
    LevelReshape reshape() const;
    void accept() override;
    /// Words for what a reshape takes away: "40 cells are cut off. 3 things on them are lost."
    static QString lossText(const ReshapeLoss &loss);

private:
    QWidget *makeForm();
    QWidget *makeAnchor();
    void fillTerrain();
    Point corner() const;
    void showResult();

    LevelDocument &m_document;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QButtonGroup *m_anchor;
    QComboBox *m_fill;
    ResizePreview *m_preview;
    QLabel *m_loss;
    QPushButton *m_resize;
};
