#include "editor/forms/generatorfields.h"

#include "editor/widgets/newlayout.h"
#include "editor/widgets/numberbox.h"

#include <QFormLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

GeneratorFields::GeneratorFields(const GeneratorPlan &plan)
{
    addRooms(plan.rooms);
    addMaze(plan.maze);
    addCave(plan.cave);
    setCurrentIndex(int(plan.sort));
}

QFormLayout *GeneratorFields::addPage()
{
    auto *page = new QWidget;
    addWidget(page);
    return newLayout<QFormLayout>(page, 0, 8);
}

QSpinBox *GeneratorFields::addField(QFormLayout *page, const QString &label, const QString &objectName,
                                    std::pair<int, int> range, int value)
{
    auto *field = new NumberBox;
    field->setObjectName(objectName);
    field->setAccessibleName(QString(label).remove(u'&'));
    field->setRange(range.first, range.second);
    field->setValue(value);
    field->setAlignment(Qt::AlignRight);
    page->addRow(label, field);
    connect(field, &QSpinBox::valueChanged, this, &GeneratorFields::changed);
    return field;
}

void GeneratorFields::addRooms(const RoomsPlan &plan)
{
    QFormLayout *page = addPage();
    m_attempts = addField(page, tr("&Tries"), u"generateAttempts"_s, {1, 1000}, plan.attempts);
    m_smallestRoom = addField(page, tr("S&mallest room"), u"generateSmallestRoom"_s, {1, 100}, plan.smallest);
    m_largestRoom = addField(page, tr("&Largest room"), u"generateLargestRoom"_s, {1, 100}, plan.largest);
    connect(m_smallestRoom, &QSpinBox::valueChanged, m_largestRoom, &QSpinBox::setMinimum);
    m_largestRoom->setMinimum(plan.smallest);
}

void GeneratorFields::addMaze(const MazePlan &plan)
{
    QFormLayout *page = addPage();
    m_corridor = addField(page, tr("&Cells across a way"), u"generateCorridor"_s, {1, 9}, plan.corridor);
    m_winding = addField(page, tr("Wi&nding ways"), u"generateWinding"_s, {0, 100}, plan.winding);
    m_winding->setSuffix(u" %"_s);
}

void GeneratorFields::addCave(const CavePlan &plan)
{
    QFormLayout *page = addPage();
    m_walls = addField(page, tr("&Rock at first"), u"generateWalls"_s, {0, 100}, plan.walls);
    m_walls->setSuffix(u" %"_s);
    m_rounds = addField(page, tr("R&ounds of smoothing"), u"generateRounds"_s, {0, 20}, plan.rounds);
    m_smallestCavern = addField(page, tr("Smallest ca&vern"), u"generateSmallestCavern"_s, {1, 10'000}, plan.smallest);
}

RoomsPlan GeneratorFields::rooms() const
{
    return {.attempts = m_attempts->value(),
            .smallest = m_smallestRoom->value(),
            .largest = std::max(m_smallestRoom->value(), m_largestRoom->value())};
}

MazePlan GeneratorFields::maze() const
{
    return {.corridor = m_corridor->value(), .winding = m_winding->value()};
}

CavePlan GeneratorFields::cave() const
{
    return {.walls = m_walls->value(), .rounds = m_rounds->value(), .smallest = m_smallestCavern->value()};
}
