#pragma once

#include "editor/document/generatorpreview.h"

#include <QDialog>

class GeneratorFields;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

/// A dialog that generates rooms, a maze or a cave. The preview is shown in the level as an open stroke, which
/// accepting commits and rejecting cancels, so the dialog must be modal. Accepting waits until the preview is ready;
/// this can be cancelled, too.
class GenerateDialog : public QDialog {
    Q_OBJECT

public:
    /// `selection` may be empty. The document must outlive the dialog and keep its level.
    GenerateDialog(LevelDocument &document, const Area &selection, const GeneratorPlan &plan,
                   QWidget *parent = nullptr);

    /// Returns the plan in the fields.
    GeneratorPlan plan() const;
    /// Returns the generated level if the user chose a new level; the document's level is then unchanged. std::nullopt
    /// if the result is in the document's level. Valid after accepting.
    const std::optional<Level> &newLevel() const { return m_newLevel; }

    void accept() override;
    void reject() override;

private:
    void layOut();
    QWidget *makeSeedFields();
    QComboBox *makeTerrains(const QString &objectName, const QString &name, bool areWalkable, TerrainId chosen);
    void drawSeed();
    Area area() const;
    QString sizeText() const;
    void showResult();
    void tellResult(qint64 floorCells);
    void setMaking(bool isMaking);
    QString strokeName() const;

    LevelDocument &m_document;
    Area m_selection;
    GeneratorPreview m_preview;
    bool m_acceptsWhenMade = false;
    QComboBox *m_sort;
    GeneratorFields *m_fields;
    QLineEdit *m_seed;
    QComboBox *m_wall;
    QComboBox *m_floor;
    QCheckBox *m_inSelection;
    QCheckBox *m_inNewLevel;
    std::optional<Level> m_newLevel;
    QLabel *m_result;
    QProgressBar *m_progress;
    QPushButton *m_generate;
};
