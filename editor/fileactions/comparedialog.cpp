#include "editor/fileactions/comparedialog.h"

#include "editor/art/celllayer.h"
#include "editor/canvas/canvas.h"
#include "editor/pictures/differencelayer.h"
#include "editor/pictures/layerpainter.h"
#include "editor/storage/filename.h"
#include "editor/storage/loadedlevel.h"
#include "editor/view/previewcells.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/quietlist.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"
#include "gamecore/level/level.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QRegion>
#include <QSignalBlocker>
#include <QStringListModel>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

/// A version of a level under its title, drawn as in the editor with marks on the differences. The mouse pans and zooms
/// it; it cannot get the focus.
class VersionView : public QWidget {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one. `name` is the object name of the canvas.
    VersionView(CataloguePtr catalogue, const QString &name, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Shows a level with a layer of its size.
    void setLevel(const Level &level, const CellLayer &layer);
    /// Hides the level.
    void clear();
    /// Scrolls to a cell and highlights it together with `cells`; std::nullopt removes the highlight.
    void showPlace(std::optional<Point> cell, const QRegion &cells = {});
    Canvas &canvas() { return *m_canvas; }

Q_SIGNALS:
    void clicked(Point cell);

private:
    CataloguePtr m_catalogue;
    QLabel *m_title;
    Canvas *m_canvas;
};

namespace {

/// Smallest cell size at which pictures show the changes.
constexpr int smallestTold = 12;
/// Opacity of things that differ, so that the cell below them stays visible.
constexpr double faint = 0.6;

} // namespace

VersionView::VersionView(CataloguePtr catalogue, const QString &name, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_title(new ElidedLabel), m_canvas(new Canvas(m_catalogue))
{
    m_title->setObjectName(name + u"Title"_s);
    m_canvas->setObjectName(name);
    m_canvas->setFocusPolicy(Qt::NoFocus);
    m_canvas->setGliding(false);
    QSizePolicy room = m_canvas->sizePolicy();
    room.setRetainSizeWhenHidden(true);
    m_canvas->setSizePolicy(room);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 4);
    layout->addWidget(m_title);
    layout->addWidget(m_canvas, 1);
    connect(&m_canvas->mouse(), &CanvasMouse::pressed, this, [this](Point cell) { Q_EMIT clicked(cell); });
}

void VersionView::setTitle(const QString &title)
{
    m_title->setText(title);
    m_canvas->setAccessibleName(title);
}

void VersionView::setLevel(const Level &level, const CellLayer &layer)
{
    m_canvas->show();
    IssueList toldElsewhere;
    const CataloguePtr inForce = catalogueOf(level, *m_catalogue, toldElsewhere);
    m_canvas->setCatalogue(inForce, level.tileset);
    m_canvas->setTerrain(level.terrain);
    m_canvas->setLayers({layer});
    std::vector<Sprite> sprites = spritesOf(level, *inForce);
    for (Sprite &sprite : sprites) {
        sprite.opacity = layer.cells && layer.cells->at(sprite.cell) != 0 ? faint : 1;
    }
    m_canvas->setSprites(sprites);
}

/// Hides the canvas, since without a level it would not repaint its area.
void VersionView::clear()
{
    m_canvas->hide();
    m_canvas->setTerrain({});
    m_canvas->setSprites({});
    showPlace(std::nullopt);
}

void VersionView::showPlace(std::optional<Point> cell, const QRegion &cells)
{
    m_canvas->setTint(CellTint::Selected, cells);
    m_canvas->setCursorCell(cell, CursorLook::Keys);
    if (!cell) {
        return;
    }
    if (m_canvas->tileSize() < smallestTold) {
        m_canvas->zoomOneToOne();
    }
    if (!m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf(*cell))) {
        m_canvas->centerOnCell(*cell);
    }
}

/// The legend of the marks in use: a swatch and a text for each.
class DifferenceLegend : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceLegend(QWidget *parent = nullptr);

    void setLayers(const DifferenceLayers &layers);

private:
    FlowLayout *m_layout;
};

namespace {

constexpr int keySide = 18;

QWidget *makeEntry(const DifferenceMarkRow &row, double ratio)
{
    auto *swatch = new QLabel;
    swatch->setPixmap(markSwatch(row.mark, keySide, ratio));
    auto *entry = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(entry, 0, 4);
    layout->addWidget(swatch);
    layout->addWidget(plainLabel(QCoreApplication::translate("DifferenceMark", row.name)));
    return entry;
}

} // namespace

DifferenceLegend::DifferenceLegend(QWidget *parent) : QWidget(parent), m_layout(newLayout<FlowLayout>(this, 0, 12))
{
}

void DifferenceLegend::setLayers(const DifferenceLayers &layers)
{
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const DifferenceMarkRow &row : differenceMarks()) {
        if (layers.has(row.what)) {
            m_layout->addWidget(makeEntry(row, devicePixelRatioF()));
        }
    }
}

namespace {

/// Returns the sentence of the first finding that makes a file unreadable.
QString faultOf(const IssueList &issues)
{
    const Issue *fault = issues.firstAtLeast(Severity::Unreadable);
    return fault ? LevelDifferenceText::sentenceOfUnreadable(*fault) : QString();
}

} // namespace

ComparedVersions compareVersions(const VersionSource &source, const Level &after, const Catalogue &catalogue,
                                 const std::atomic<bool> &isCancelled)
{
    ComparedVersions compared;
    compared.before = source.level;
    if (!source.level) {
        LoadedLevel read = loadLevel(source.path, catalogue, isCancelled);
        compared.fault = faultOf(read.issues);
        if (!read.level) {
            return compared;
        }
        compared.before = std::make_shared<const Level>(std::move(read.level).take().value());
    }
    compared.difference = differenceOf(*compared.before, after);
    if (!isCancelled) {
        compared.layers = layersOf(compared.difference, *compared.before, after);
        compared.told = LevelDifferenceText(*compared.before, after, catalogue).told(compared.difference);
    }
    return compared;
}

bool isLongComparison(const VersionSource &source, const Level &after)
{
    return isLarge(after) || (source.level ? isLarge(*source.level) : isLargeFile(source.path));
}

namespace {

constexpr QSize wantedSize{1000, 680};
constexpr int listRows = 6;
constexpr int rowSpacing = 2;
/// Largest number of runs of a region that is highlighted exactly; for more, its bounding rectangle is.
constexpr std::size_t mostRuns = 2000;

QRegion cellsOf(const CellRegion &region, Point shift)
{
    const QPoint offset(shift.x, shift.y);
    if (region.runs.size() > mostRuns || region.runs.empty()) {
        return QRect(QPoint(region.first.x, region.first.y) + offset, QPoint(region.last.x, region.last.y) + offset);
    }
    QRegion cells;
    for (const CellRun &run : region.runs) {
        cells += QRect(QPoint(run.first.x, run.first.y) + offset, QSize(run.length, 1));
    }
    return cells;
}

QRegion cellsOf(std::optional<Point> cell)
{
    return cell ? QRegion(cell->x, cell->y, 1, 1) : QRegion();
}

} // namespace

CompareDialog::CompareDialog(std::shared_ptr<const Level> edited, const QString &title, CataloguePtr catalogue,
                             std::vector<VersionSource> sources, QWidget *parent)
    : QDialog(parent), m_edited(std::move(edited)), m_catalogue(std::move(catalogue)), m_sources(std::move(sources)),
      m_choice(new QComboBox), m_before(new VersionView(m_catalogue, u"compareBefore"_s)),
      m_after(new VersionView(m_catalogue, u"compareAfter"_s)), m_legend(new DifferenceLegend),
      m_list(new QuietList<QListView>), m_rows(new QStringListModel(this)), m_summary(wrappedLabel(u"compareSummary"_s))
{
    setObjectName(u"compareDialog"_s);
    setWindowTitle(tr("Compare versions"));
    setAccessibleName(windowTitle());
    m_after->setTitle(title);
    m_list->setObjectName(u"compareList"_s);
    m_list->setAccessibleName(tr("Differences"));
    m_list->setModel(m_rows);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_list->setMinimumHeight(listRows * (fontMetrics().lineSpacing() + 2 * rowSpacing) + 2 * rowSpacing);
    m_list->setMaximumHeight(m_list->minimumHeight());
    m_list->setSpacing(rowSpacing);
    auto *layout = newLayout<QVBoxLayout>(this, 12, 8);
    layout->addWidget(makeChoice());
    layout->addWidget(makeViews(), 1);
    layout->addWidget(m_legend);
    layout->addWidget(m_list);
    layout->addWidget(makeButtons());
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &row) { goTo(row.row()); });
    connect(m_before, &VersionView::clicked, this, [this](Point cell) { selectAt(cell, true); });
    connect(m_after, &VersionView::clicked, this, [this](Point cell) { selectAt(cell, false); });
    offer();
    m_list->setFocus();
    resizeOnScreen(*this, wantedSize);
}

QWidget *CompareDialog::makeChoice()
{
    m_choice->setObjectName(u"compareChoice"_s);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(20);
    auto *label = new QLabel(tr("&Compare with"));
    label->setBuddy(m_choice);
    auto *row = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(row, 0, 8);
    layout->addWidget(label);
    layout->addWidget(m_choice, 1);
    connect(m_choice, &QComboBox::activated, this, &CompareDialog::choose);
    return row;
}

QWidget *CompareDialog::makeViews()
{
    auto *views = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(views, 0, 8);
    layout->addWidget(m_before, 1);
    layout->addWidget(m_after, 1);
    return views;
}

QWidget *CompareDialog::makeButtons()
{
    m_previous = new QPushButton(tr("&Previous"));
    m_previous->setObjectName(u"comparePrevious"_s);
    m_previous->setToolTip(tr("Go to the previous difference (Shift+F8)"));
    m_next = new QPushButton(tr("&Next"));
    m_next->setObjectName(u"compareNext"_s);
    m_next->setToolTip(tr("Go to the next difference (F8)"));
    m_previous->setAutoDefault(false);
    m_next->setAutoDefault(false);
    QDialogButtonBox *buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto *row = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(row, 0, 8);
    layout->addWidget(m_summary, 1);
    layout->addWidget(m_previous);
    layout->addWidget(m_next);
    layout->addWidget(buttons);
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    return row;
}

/// Fills the choice with the versions, and a file as the last entry.
void CompareDialog::offer()
{
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    for (const VersionSource &source : m_sources) {
        m_choice->addItem(source.title);
    }
    m_choice->addItem(tr("Another file…"));
    m_choice->setCurrentIndex(-1);
}

/// Compares with the chosen version. If no file was chosen or the comparison was cancelled, restores the former choice.
void CompareDialog::choose(int row)
{
    if (row >= int(m_sources.size())) {
        compareWithFile();
    } else if (show(m_sources[std::size_t(row)])) {
        m_shown = row;
    }
    m_choice->setCurrentIndex(m_shown);
}

/// Returns the parent of further dialogs: this one, once it is visible.
QWidget *CompareDialog::host()
{
    return isVisible() ? this : parentWidget();
}

bool CompareDialog::compareWithFile()
{
    QFileDialog dialog(host(), tr("Compare with a level"), m_folder,
                       //: %1 are endings of files: "*.level.json *.txt"
                       tr("Levels (%1);;All files (*)").arg(levelPatterns()));
    dialog.setObjectName(u"compareFileDialog"_s);
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    const QString path = dialog.selectedFiles().value(0);
    compareWith({.title = QDir::toNativeSeparators(path), .path = path, .level = nullptr});
    return true;
}

void CompareDialog::compareWith(const VersionSource &source)
{
    const auto known = std::find(m_sources.begin(), m_sources.end(), source);
    const int row = int(known - m_sources.begin());
    if (known == m_sources.end()) {
        m_sources.push_back(source);
        offer();
    }
    choose(row);
}

/// Compares with a version. False if that was cancelled; the former comparison stays.
bool CompareDialog::show(const VersionSource &source)
{
    ComparedVersions compared;
    const Work work = [&](const std::atomic<bool> &isCancelled) {
        compared = compareVersions(source, *m_edited, *m_catalogue, isCancelled);
    };
    const bool isLong = isLongComparison(source, *m_edited);
    const Worker worker =
        isLong ? progressWorker(host(), {.sentence = tr("Comparing the versions…")}) : Worker(workHere);
    if (!worker(work)) {
        return false;
    }
    m_compared = std::move(compared);
    m_before->setTitle(source.title);
    showLevels();
    showDifferences();
    return true;
}

void CompareDialog::showLevels()
{
    if (m_compared.before) {
        m_before->setLevel(*m_compared.before, m_compared.layers.before);
        m_after->setLevel(*m_edited, m_compared.layers.after);
    } else {
        m_before->clear();
        m_after->setLevel(*m_edited, {});
    }
    m_legend->setLayers(m_compared.before ? m_compared.layers : DifferenceLayers());
}

void CompareDialog::showDifferences()
{
    QStringList rows;
    for (const DescribedDifference &told : m_compared.told) {
        rows += told.sentence;
    }
    m_rows->setStringList(rows);
    m_summary->setText(m_compared.fault.isEmpty() ? LevelDifferenceText::summaryOf(m_compared.told.size())
                                                  : m_compared.fault);
    m_previous->setEnabled(!rows.isEmpty());
    m_next->setEnabled(!rows.isEmpty());
    if (!rows.isEmpty()) {
        m_list->setCurrentIndex(m_rows->index(0));
    }
}

void CompareDialog::goTo(int row)
{
    if (row < 0 || row >= int(m_compared.told.size())) {
        return;
    }
    const DescribedDifference &told = m_compared.told[std::size_t(row)];
    if (told.region) {
        const CellRegion &region = m_compared.difference.regions[*told.region];
        m_before->showPlace(told.before, cellsOf(region, Point{} - m_compared.difference.shift));
        m_after->showPlace(told.after, cellsOf(region, {}));
        return;
    }
    // For a cell in only one version, the corresponding place in the other one is shown.
    const Point shift = m_compared.difference.shift;
    const std::optional<Point> before = told.before  ? told.before
                                        : told.after ? std::optional(*told.after - shift)
                                                     : std::nullopt;
    const std::optional<Point> after = told.after    ? told.after
                                       : told.before ? std::optional(*told.before + shift)
                                                     : std::nullopt;
    m_before->showPlace(before, cellsOf(before));
    m_after->showPlace(after, cellsOf(after));
}

void CompareDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F8) {
        step(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    } else {
        QDialog::keyPressEvent(event);
    }
}

/// Selects the next or previous difference, cyclically.
void CompareDialog::step(int rows)
{
    const int count = int(m_compared.told.size());
    if (count > 0) {
        m_list->setCurrentIndex(m_rows->index((m_list->currentIndex().row() + rows + count) % count));
    }
}

/// Selects the difference on a cell, if there is one.
void CompareDialog::selectAt(Point cell, bool isBefore)
{
    const Point inAfter = isBefore ? cell + m_compared.difference.shift : cell;
    const auto isThere = [&](const DescribedDifference &told) {
        if (told.region) {
            return cellsOf(m_compared.difference.regions[*told.region], {}).contains(QPoint(inAfter.x, inAfter.y));
        }
        return (isBefore ? told.before : told.after) == cell;
    };
    const auto found = std::find_if(m_compared.told.rbegin(), m_compared.told.rend(), isThere);
    if (found != m_compared.told.rend()) {
        m_list->setCurrentIndex(m_rows->index(int(m_compared.told.rend() - found) - 1));
    }
}

#include "comparedialog.moc"
