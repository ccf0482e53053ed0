#pragma once

#include "editor/document/generatorpreview.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;

/// Makes rooms, a maze or a cave into the level. What would be made stands in the level already while the dialog is
/// open, as a stroke that is closed by accepting and canceled otherwise; so it must be modal. Whoever accepts before it
/// is made waits for it, and may still cancel.
class GenerateDialog : public QDialog {
    Q_OBJECT

public:
    /// `selection` may be empty. The document must outlive the dialog, and keep its level.
    GenerateDialog(LevelDocument &document, const Area &selection, const GeneratorPlan &plan,
                   QWidget *parent = nullptr);

    /// As the fields say.
    GeneratorPlan plan() const;
    /// After accepting: what was made, for a level of its own, while the document's is as it was; none: it stands in
    /// the document's.
    const std::optional<Level> &newLevel() const { return m_newLevel; }

    void accept() override;
    void reject() override;

private:
    void layOut();
    QWidget *makeRoomsFields(const RoomsPlan &plan);
    QWidget *makeMazeFields(const MazePlan &plan);
    QWidget *makeCaveFields(const CavePlan &plan);
    QWidget *makeSeedFields();
    QComboBox *makeTerrains(const QString &objectName, const QString &name, bool areWalkable, TerrainId chosen);
    QSpinBox *addField(QFormLayout *form, const QString &label, const QString &objectName, std::pair<int, int> range,
                       int value);
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
    QStackedWidget *m_fields;
    QLineEdit *m_seed;
    QComboBox *m_wall;
    QComboBox *m_floor;
    QCheckBox *m_inSelection;
    QCheckBox *m_inNewLevel;
    std::optional<Level> m_newLevel;
    QLabel *m_result;
    QProgressBar *m_progress;
    QPushButton *m_generate;
    QSpinBox *m_attempts = nullptr;
    QSpinBox *m_smallestRoom = nullptr;
    QSpinBox *m_largestRoom = nullptr;
    QSpinBox *m_corridor = nullptr;
    QSpinBox *m_winding = nullptr;
    QSpinBox *m_walls = nullptr;
    QSpinBox *m_rounds = nullptr;
    QSpinBox *m_smallestCavern = nullptr;
};
