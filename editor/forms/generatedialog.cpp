#include "editor/forms/generatedialog.h"

#include "editor/art/icon.h"
#include "editor/art/tileicon.h"
#include "editor/document/leveldocument.h"
#include "editor/edits/generating.h"
#include "editor/text/kindname.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/numberbox.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

/// The settings of the generators: a page of fields for rooms, for mazes and for caves, in the order of
/// GeneratorPlan::Sort.
class GeneratorFields : public QStackedWidget {
    Q_OBJECT

public:
    /// Shows the settings of `plan`.
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
    QSpinBox *m_passes = nullptr;
    QSpinBox *m_smallestCavern = nullptr;
};

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
    m_attempts = addField(page, tr("Room a&ttempts"), u"generateAttempts"_s, {1, 1000}, plan.attempts);
    m_smallestRoom = addField(page, tr("S&mallest room in cells"), u"generateSmallestRoom"_s, {1, 100}, plan.smallest);
    m_largestRoom = addField(page, tr("&Largest room in cells"), u"generateLargestRoom"_s, {1, 100}, plan.largest);
    connect(m_smallestRoom, &QSpinBox::valueChanged, m_largestRoom, &QSpinBox::setMinimum);
    m_largestRoom->setMinimum(plan.smallest);
}

void GeneratorFields::addMaze(const MazePlan &plan)
{
    QFormLayout *page = addPage();
    m_corridor = addField(page, tr("&Corridor width in cells"), u"generateCorridor"_s, {1, 9}, plan.corridor);
    m_winding = addField(page, tr("Wi&nding corridors"), u"generateWinding"_s, {0, 100}, plan.winding);
    m_winding->setSuffix(u" %"_s);
}

void GeneratorFields::addCave(const CavePlan &plan)
{
    QFormLayout *page = addPage();
    m_walls = addField(page, tr("Initial &rock"), u"generateWalls"_s, {0, 100}, plan.walls);
    m_walls->setSuffix(u" %"_s);
    m_passes = addField(page, tr("Sm&oothing passes"), u"generateRounds"_s, {0, 20}, plan.rounds);
    m_smallestCavern =
        addField(page, tr("Smallest ca&vern in cells"), u"generateSmallestCavern"_s, {1, 10'000}, plan.smallest);
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
    return {.walls = m_walls->value(), .rounds = m_passes->value(), .smallest = m_smallestCavern->value()};
}

GenerateDialog::GenerateDialog(LevelDocument &document, const Area &selection, const GeneratorPlan &plan,
                               QWidget *parent)
    : QDialog(parent), m_document(document), m_selection(selection), m_preview(document), m_sort(new QComboBox),
      m_fields(new GeneratorFields(plan)), m_seed(new QLineEdit),
      m_wall(makeTerrains(u"generateWall"_s, tr("Wall terrain"), false, plan.wall)),
      m_floor(makeTerrains(u"generateFloor"_s, tr("Floor terrain"), true, plan.floor)),
      m_inSelection(new QCheckBox(tr("Only in the &selection"))), m_inNewLevel(new QCheckBox(tr("&In a new level"))),
      m_result(wrappedLabel(u"generateResult"_s)), m_progress(new QProgressBar)
{
    setObjectName(u"generateDialog"_s);
    setWindowTitle(tr("Generate"));
    setAccessibleName(windowTitle());
    m_sort->setObjectName(u"generateSort"_s);
    m_sort->setAccessibleName(tr("Layout"));
    m_sort->addItems({tr("Rooms and tunnels"), tr("Perfect maze"), tr("Cave")});
    m_sort->setCurrentIndex(int(plan.sort));
    m_inSelection->setObjectName(u"generateInSelection"_s);
    m_inSelection->setAccessibleName(tr("Only in the selection"));
    m_inSelection->setEnabled(!selection.isEmpty());
    m_inSelection->setChecked(!selection.isEmpty());
    m_inNewLevel->setObjectName(u"generateInNewLevel"_s);
    m_inNewLevel->setAccessibleName(tr("In a new level"));
    m_inNewLevel->setToolTip(tr("Same size as this level, which stays unchanged"));
    m_result->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_result->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_progress->setObjectName(u"generateProgress"_s);
    m_progress->setAccessibleName(tr("Generating"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    QSizePolicy place = m_progress->sizePolicy();
    place.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(place);
    m_seed->setText(QString::number(plan.seed));
    layOut();
    connect(&m_preview, &GeneratorPreview::made, this, &GenerateDialog::tellResult);
    connect(m_sort, &QComboBox::currentIndexChanged, m_fields, &QStackedWidget::setCurrentIndex);
    connect(m_fields, &GeneratorFields::changed, this, &GenerateDialog::showResult);
    for (const QComboBox *choice : {m_sort, m_wall, m_floor}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &GenerateDialog::showResult);
    }
    connect(m_seed, &QLineEdit::textChanged, this, &GenerateDialog::showResult);
    connect(m_inSelection, &QCheckBox::toggled, this, &GenerateDialog::showResult);
    connect(m_inNewLevel, &QCheckBox::toggled, this, [this](bool isNew) {
        m_inSelection->setEnabled(!isNew && !m_selection.isEmpty());
        showResult();
    });
    showResult();
}

/// Lets the fields of all forms in a widget begin at the same left edge, with labels centered beside them.
static void alignLabels(const QWidget &widget)
{
    const QList<QFormLayout *> forms = widget.findChildren<QFormLayout *>();
    QList<QWidget *> labels;
    int width = 0;
    for (const QFormLayout *form : forms) {
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem *label = form->itemAt(row, QFormLayout::LabelRole);
            const QLayoutItem *field = form->itemAt(row, QFormLayout::FieldRole);
            if (label && field) {
                label->widget()->setMinimumHeight(field->sizeHint().height());
                labels.append(label->widget());
                width = std::max(width, label->sizeHint().width());
            }
        }
    }
    for (QWidget *label : labels) {
        label->setMinimumWidth(width);
    }
}

void GenerateDialog::layOut()
{
    QDialogButtonBox *buttons = dialogButtons(*this);
    m_generate = buttons->button(QDialogButtonBox::Ok);
    m_generate->setText(tr("Generate"));
    auto *form = new QWidget;
    auto *layout = newLayout<QFormLayout>(form, 0, 8);
    layout->addRow(tr("La&yout"), m_sort);
    layout->addRow(tr("S&eed"), makeSeedFields());
    layout->addRow(m_fields);
    layout->addRow(tr("W&all terrain"), m_wall);
    layout->addRow(tr("&Floor terrain"), m_floor);
    layout->addRow(m_inSelection);
    layout->addRow(m_inNewLevel);
    layout->addRow(m_result);
    layout->addRow(m_progress);
    alignLabels(*form);
    auto *outer = newLayout<QVBoxLayout>(this, 16, 8);
    outer->addWidget(new ScrollForm(form), 1);
    outer->addWidget(buttons);
    m_sort->setFocus();
}

QComboBox *GenerateDialog::makeTerrains(const QString &objectName, const QString &name, bool areWalkable,
                                        TerrainId chosen)
{
    auto *terrains = new QComboBox;
    terrains->setObjectName(objectName);
    terrains->setAccessibleName(name);
    terrains->setIconSize({KindIcons::side, KindIcons::side});
    const KindIcons icons;
    const Catalogue &catalogue = *m_document.catalogue();
    for (std::size_t id = 0; id < catalogue.terrain().size(); ++id) {
        const Terrain &terrain = catalogue.terrain(TerrainId(id));
        if (terrain.isWalkable == areWalkable) {
            terrains->addItem(icons.of(terrain), nameOf(terrain.look), int(id));
        }
    }
    terrains->setCurrentIndex(std::max(0, terrains->findData(int(chosen))));
    return terrains;
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

void GenerateDialog::drawSeed()
{
    // Short enough to be passed on in conversation.
    m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1'000'000)));
}

GeneratorPlan GenerateDialog::plan() const
{
    return {.sort = GeneratorPlan::Sort(m_sort->currentIndex()),
            .rooms = m_fields->rooms(),
            .maze = m_fields->maze(),
            .cave = m_fields->cave(),
            .seed = std::min<std::uint64_t>(m_seed->text().toULongLong(), largestSeed),
            .wall = TerrainId(m_wall->currentData().toInt()),
            .floor = TerrainId(m_floor->currentData().toInt())};
}

Area GenerateDialog::area() const
{
    const bool isPart = m_inSelection->isChecked() && m_inSelection->isEnabled();
    return isPart ? m_selection : Area::all(m_document.level().size());
}

/// Returns a note on the size: corridors and walls of a maze alternate, so the remainder of other sizes becomes wall.
QString GenerateDialog::sizeText() const
{
    const GeneratorPlan made = plan();
    const Size size = m_document.level().size();
    const int pitch = made.maze.corridor + 1;
    const Size fitting{(size.width - 1) / pitch * pitch + 1, (size.height - 1) / pitch * pitch + 1};
    const bool isWhole = area() == Area::all(size);
    if (made.sort != GeneratorPlan::Sort::Maze || !isWhole || fitting == size) {
        return {};
    }
    //: a size in cells
    return u' '
           + tr("Walls at the right or bottom edge are thicker: %1 × %2 would fit exactly.")
                 .arg(fitting.width)
                 .arg(fitting.height);
}

void GenerateDialog::showResult()
{
    m_acceptsWhenMade = false;
    setMaking(true);
    m_preview.show(area(), plan(), strokeName());
}

void GenerateDialog::tellResult(qint64 floorCells)
{
    setMaking(false);
    m_generate->setEnabled(floorCells > 0);
    m_result->setText(floorCells > 0 ? QString(tr("%n floor cells.", nullptr, int(floorCells)) + sizeText())
                                     : tr("There is not enough room. Choose a larger area or smaller sizes."));
    if (std::exchange(m_acceptsWhenMade, false) && floorCells > 0) {
        accept();
    }
}

void GenerateDialog::setMaking(bool isMaking)
{
    m_progress->setVisible(isMaking);
    if (isMaking) {
        m_generate->setEnabled(true);
        m_result->setText(tr("Generating…"));
    }
}

QString GenerateDialog::strokeName() const
{
    switch (plan().sort) {
    case GeneratorPlan::Sort::Rooms:
        return tr("generate rooms");
    case GeneratorPlan::Sort::Maze:
        return tr("generate maze");
    case GeneratorPlan::Sort::Cave:
        break;
    }
    return tr("generate cave");
}

void GenerateDialog::accept()
{
    if (m_preview.isMaking()) {
        m_acceptsWhenMade = true;
        m_generate->setEnabled(false);
        return;
    }
    if (m_inNewLevel->isChecked()) {
        Level made = ::newLevel(*m_document.baseCatalogue(), m_document.level().size());
        made.ruleset = m_document.level().ruleset;
        made.tileset = m_document.level().tileset;
        made.terrain = m_document.level().terrain;
        made.things = m_document.level().things;
        m_newLevel = std::move(made);
        m_preview.cancel();
    } else {
        m_preview.accept();
    }
    QDialog::accept();
}

void GenerateDialog::reject()
{
    m_preview.cancel();
    QDialog::reject();
}

#include "generatedialog.moc"
