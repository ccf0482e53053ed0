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

/// A dialog that generates rooms, a maze or a cave. The preview is shown in the level as an open stroke, so the dialog
/// must be modal. Accepting makes the stroke an undo step, or cancels it and provides newLevel(). Rejecting cancels the
/// stroke. If the user accepts while the preview is still being generated, the dialog closes once the preview is ready,
/// unless there is not enough room. Until then, the user can change the settings or cancel.
class GenerateDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts with the settings of `plan`. `selection` are the selected cells, perhaps none. The document must outlive
    /// the dialog and must not switch to another level.
    GenerateDialog(LevelDocument &document, const Area &selection, const GeneratorPlan &plan,
                   QWidget *parent = nullptr);

    /// Returns the present settings.
    GeneratorPlan plan() const;
    /// Returns the generated level if the user chose to generate in a new level; the document's level is then
    /// unchanged. std::nullopt if the document's level was changed instead. Valid after accepting.
    const std::optional<Level> &newLevel() const { return m_newLevel; }

    /// Accepts the dialog at once, or as soon as the preview is ready. If the settings change meanwhile, the user must
    /// accept again.
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
    bool m_acceptsWhenMade = false; ///< accept() was called while the preview was being generated
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
