#pragma once

#include "editor/document/generating.h"

#include <QDialog>

class LevelDocument;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

/// Makes rooms, a maze or a cave into the level. What would be made stands in the level already while the dialog is
/// open, as a stroke that is closed by accepting and canceled otherwise; so it must be modal.
class GenerateDialog : public QDialog {
    Q_OBJECT

public:
    /// Of a larger area no preview is made: it would take longer than a blink.
    static constexpr qint64 mostPreviewed = 250'000;

    /// `selection` may be empty. The document must outlive the dialog, and keep its level.
    GenerateDialog(LevelDocument &document, const Area &selection, const GeneratorPlan &plan,
                   QWidget *parent = nullptr);

    /// As the fields say.
    GeneratorPlan plan() const;

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
    bool isPreviewed() const;
    void showResult();
    void make();
    QString strokeName() const;

    LevelDocument &m_document;
    Area m_selection;
    QComboBox *m_sort;
    QStackedWidget *m_fields;
    QLineEdit *m_seed;
    QComboBox *m_wall;
    QComboBox *m_floor;
    QCheckBox *m_inSelection;
    QLabel *m_result;
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
