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

/// Makes rooms, a maze or a cave into the level. What would be made stands in the level already while the dialog is
/// open, as a stroke that is closed by accepting and canceled otherwise; so it must be modal. Accepting before it is
/// made waits for it, and can still be canceled.
class GenerateDialog : public QDialog {
    Q_OBJECT

public:
    /// `selection` may be empty. The document must outlive the dialog, and keep its level.
    GenerateDialog(LevelDocument &document, const Area &selection, const GeneratorPlan &plan,
                   QWidget *parent = nullptr);

    /// The plan as the fields say.
    GeneratorPlan plan() const;
    /// After accepting: what was made, for a level of its own, while the document's is as it was; none: it stands in
    /// the document's.
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
