#pragma once

#include "editor/changes/generating.h"

#include <QStackedWidget>

class QFormLayout;
class QSpinBox;

/// The numbers of what is made by chance: a page of fields for rooms, for mazes and for caves, in the order of
/// GeneratorPlan::Sort.
class GeneratorFields : public QStackedWidget {
    Q_OBJECT

public:
    /// Shows what the plan says.
    explicit GeneratorFields(const GeneratorPlan &plan);

    RoomsPlan rooms() const;
    MazePlan maze() const;
    CavePlan cave() const;

Q_SIGNALS:
    void changed();

private:
    QFormLayout *addPage();
    QSpinBox *addField(QFormLayout *page, const QString &label, const QString &objectName, std::pair<int, int> range,
                       int value);
    void addRooms(const RoomsPlan &plan);
    void addMaze(const MazePlan &plan);
    void addCave(const CavePlan &plan);

    QSpinBox *m_attempts = nullptr;
    QSpinBox *m_smallestRoom = nullptr;
    QSpinBox *m_largestRoom = nullptr;
    QSpinBox *m_corridor = nullptr;
    QSpinBox *m_winding = nullptr;
    QSpinBox *m_walls = nullptr;
    QSpinBox *m_rounds = nullptr;
    QSpinBox *m_smallestCavern = nullptr;
};
