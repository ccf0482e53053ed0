#pragma once

#include "editor/document/leveldocument.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class ResizePreview;

/// A dialog for the size of a level: width and height, the part that stays in place, the terrain of new cells, and a
/// preview of what will be lost.
class ResizeDialog : public QDialog {
    Q_OBJECT

public:
    /// The document must outlive the dialog and must not switch to another level.
    explicit ResizeDialog(LevelDocument &document, QWidget *parent = nullptr);

    /// Returns the reshape that accepting would apply.
    LevelReshape reshape() const;
    /// Resizes the level as an undo step and closes the dialog. Stays open if mustReviewSize() is true.
    void accept() override;
    /// Returns sentences about the loss of a reshape, such as "40 cells cut off. 3 things lost."
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
