#pragma once

#include "editor/document/leveldocument.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class ResizePreview;

/// A dialog for the size of the level: its anchor, the terrain of new cells, and a preview of what would be lost.
class ResizeDialog : public QDialog {
    Q_OBJECT

public:
    /// The document must outlive the dialog and keep its level.
    explicit ResizeDialog(LevelDocument &document, QWidget *parent = nullptr);

    /// Returns the reshape that accepting applies.
    LevelReshape reshape() const;
    void accept() override;
    /// Describes the loss of a reshape: "40 cells are cut off. 3 things on them are lost."
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
