// The fields of what is made.

#include "editor/art/icon.h"
#include "editor/forms/generatedialog.h"
#include "editor/widgets/newlayout.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

QSpinBox *GenerateDialog::addField(QFormLayout *form, const QString &label, const QString &objectName,
                                   std::pair<int, int> range, int value)
{
    auto *field = new QSpinBox;
    field->setObjectName(objectName);
    field->setAccessibleName(QString(label).remove(u'&'));
    field->setRange(range.first, range.second);
    field->setValue(value);
    field->setAlignment(Qt::AlignRight);
    form->addRow(label, field);
    connect(field, &QSpinBox::valueChanged, this, &GenerateDialog::showResult);
    return field;
}

static QFormLayout *formIn(QWidget *widget)
{
    auto *form = newLayout<QFormLayout>(widget, 0, 8);
    return form;
}

QWidget *GenerateDialog::makeRoomsFields(const RoomsPlan &plan)
{
    auto *fields = new QWidget;
    QFormLayout *form = formIn(fields);
    m_attempts = addField(form, tr("&Tries"), u"generateAttempts"_s, {1, 1000}, plan.attempts);
    m_smallestRoom = addField(form, tr("S&mallest room"), u"generateSmallestRoom"_s, {1, 100}, plan.smallest);
    m_largestRoom = addField(form, tr("&Largest room"), u"generateLargestRoom"_s, {1, 100}, plan.largest);
    connect(m_smallestRoom, &QSpinBox::valueChanged, m_largestRoom, &QSpinBox::setMinimum);
    m_largestRoom->setMinimum(plan.smallest);
    return fields;
}

QWidget *GenerateDialog::makeMazeFields(const MazePlan &plan)
{
    auto *fields = new QWidget;
    QFormLayout *form = formIn(fields);
    m_corridor = addField(form, tr("&Cells across a way"), u"generateCorridor"_s, {1, 9}, plan.corridor);
    m_winding = addField(form, tr("Wi&nding ways"), u"generateWinding"_s, {0, 100}, plan.winding);
    m_winding->setSuffix(u" %"_s);
    return fields;
}

QWidget *GenerateDialog::makeCaveFields(const CavePlan &plan)
{
    auto *fields = new QWidget;
    QFormLayout *form = formIn(fields);
    m_walls = addField(form, tr("&Rock at first"), u"generateWalls"_s, {0, 100}, plan.walls);
    m_walls->setSuffix(u" %"_s);
    m_rounds = addField(form, tr("R&ounds of smoothing"), u"generateRounds"_s, {0, 20}, plan.rounds);
    m_smallestCavern = addField(form, tr("Smallest ca&vern"), u"generateSmallestCavern"_s, {1, 10'000}, plan.smallest);
    return fields;
}

QWidget *GenerateDialog::makeSeedFields()
{
    m_seed->setObjectName(u"generateSeed"_s);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(u"[0-9]{1,15}"_s), m_seed));
    auto *another = new QToolButton;
    another->setObjectName(u"generateAnother"_s);
    another->setIcon(programIcon(u"seed"_s));
    another->setToolTip(tr("Another seed"));
    another->setAccessibleName(another->toolTip());
    connect(another, &QToolButton::clicked, this, &GenerateDialog::drawSeed);
    auto *fields = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(fields, 0, 8);
    layout->addWidget(m_seed);
    layout->addWidget(another);
    fields->setFocusProxy(m_seed);
    return fields;
}
