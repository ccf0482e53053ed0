#include "editor/panels/historypanel.h"

#include "editor/art/icon.h"
#include "editor/document/levelstep.h"
#include "editor/pictures/cellsketch.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/quietlist.h"

#include <QGuiApplication>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSide = 20;
/// Largest number of runs drawn; a small picture cannot show more.
constexpr std::size_t mostPictureRuns = 100'000;

QRect regionOf(const std::vector<LevelEdit> &edits)
{
    QRect region;
    for (const LevelEdit &edit : edits) {
        if (const auto *change = std::get_if<LevelChange>(&edit)) {
            region |= change->region() & QRect(0, 0, largestSide, largestSide);
        }
    }
    return region;
}

void drawChange(CellSketch &sketch, const LevelChange &change)
{
    const std::size_t runs = std::min(change.terrain.size(), mostPictureRuns);
    for (std::size_t i = 0; i < runs; ++i) {
        const TerrainRun &run = change.terrain[i];
        sketch.drawTerrain({run.span.x, run.span.y}, run.span.length, run.after);
    }
    const bool isMove = change.thingsBefore.size() == change.thingsAfter.size();
    for (const Thing &thing : change.thingsBefore) {
        const bool isReplaced =
            std::binary_search(change.thingsAfter.begin(), change.thingsAfter.end(), thing,
                               [](const Thing &a, const Thing &b) { return readsBefore(a.cell, b.cell); });
        if (!isReplaced) {
            sketch.drawGone(thing, isMove);
        }
    }
    for (const Thing &thing : change.thingsAfter) {
        sketch.drawThing(thing);
    }
}

QString iconOf(const LevelReshape &reshape)
{
    if (reshape.orientation == Orientation()) {
        return reshape.lost.empty() ? u"resize"_s : u"crop"_s;
    }
    if (reshape.orientation.isFlipped) {
        return reshape.orientation == Orientation::upDown() ? u"flip_up_down"_s : u"flip_left_right"_s;
    }
    return reshape.orientation == Orientation::counterclockwise() ? u"turn_left"_s : u"turn_right"_s;
}

QImage iconPicture(const QString &name)
{
    return programIcon(name).pixmap(iconSide, iconSide).toImage();
}

} // namespace

QImage stepPicture(const QUndoCommand &step, const Catalogue &catalogue, const Tileset &tileset, QSize most,
                   const QString &set)
{
    const auto *levelStep = dynamic_cast<const LevelStep *>(&step); // null for a SwapStep
    const std::vector<LevelEdit> none;
    const std::vector<LevelEdit> &edits = levelStep ? levelStep->edits() : none;
    for (const LevelEdit &edit : edits) {
        if (const auto *reshape = std::get_if<LevelReshape>(&edit)) {
            return iconPicture(iconOf(*reshape));
        }
    }
    const QRect region = regionOf(edits);
    if (region.isEmpty()) {
        return iconPicture(u"edit"_s);
    }
    CellSketch sketch(catalogue, tileset, region, most, set);
    for (const LevelEdit &edit : edits) {
        drawChange(sketch, std::get<LevelChange>(edit));
    }
    return sketch.take();
}

namespace {

constexpr int mostPictures = 256;

} // namespace

HistoryModel::HistoryModel(LevelDocument &document, QObject *parent)
    : QAbstractListModel(parent), m_document(document), m_pictures(mostPictures)
{
    connect(&document, &LevelDocument::stepsMoved, this, &HistoryModel::takeSteps);
    connect(&document, &LevelDocument::titleChanged, this, &HistoryModel::tellAll);
    connect(&document, &LevelDocument::catalogueChanged, this, [this] {
        m_pictures.clear();
        tellAll();
    });
    takeSteps();
}

/// Updates the steps. Unchanged rows are kept, so that views keep their positions.
void HistoryModel::takeSteps()
{
    const QUndoStack &stack = m_document.undoStack();
    std::vector<const QUndoCommand *> steps;
    steps.reserve(std::size_t(stack.count()));
    for (int i = 0; i < stack.count(); ++i) {
        steps.push_back(stack.command(i));
    }
    if (m_opening != m_document.open().number) {
        beginResetModel();
        m_opening = m_document.open().number;
        if (m_document.path().isEmpty()) {
            m_new.insert(m_opening);
        }
        m_steps = steps;
        m_pictures.clear();
        endResetModel();
        return;
    }
    auto same =
        std::size_t(std::mismatch(m_steps.begin(), m_steps.end(), steps.begin(), steps.end()).first - m_steps.begin());
    if (stack.index() == stack.count() && !steps.empty()) {
        // The last common step may be new at a reused address, or may have merged with another one.
        same = std::min(same, steps.size() - 1);
    }
    for (std::size_t row = same + 1; row <= std::max(m_steps.size(), steps.size()); ++row) {
        m_pictures.remove(int(row));
    }
    if (m_steps.size() > steps.size()) {
        beginRemoveRows({}, int(steps.size()) + 1, int(m_steps.size()));
        m_steps = steps;
        endRemoveRows();
    } else if (m_steps.size() < steps.size()) {
        beginInsertRows({}, int(m_steps.size()) + 1, int(steps.size()));
        m_steps = steps;
        endInsertRows();
    }
    m_steps = steps;
    tellAll();
}

void HistoryModel::tellAll()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_steps.size()) + 1;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return nameOf(row);
    case Qt::AccessibleTextRole:
        return sentenceOf(row);
    case Qt::DecorationRole:
        return pictureOf(row);
    case IsUndone:
        return row > current();
    case IsSaved:
        return isSaved(row);
    default:
        return {};
    }
}

QString HistoryModel::nameOf(int row) const
{
    if (row > 0) {
        return m_document.undoStack().text(row - 1);
    }
    return m_new.contains(m_opening) ? tr("new level") : tr("opened");
}

/// True if a row is the version in the file. A level without a file is never saved, even if it is unchanged.
bool HistoryModel::isSaved(int row) const
{
    return row == m_document.undoStack().cleanIndex() && !m_document.path().isEmpty();
}

QString HistoryModel::sentenceOf(int row) const
{
    QStringList parts{nameOf(row)};
    if (isSaved(row)) {
        parts.append(tr("saved"));
    }
    if (row > current()) {
        parts.append(tr("undone"));
    }
    return parts.join(u", "_s);
}

QPixmap HistoryModel::pictureOf(int row) const
{
    if (row == 0) {
        return programIcon(m_new.contains(m_opening) ? u"new"_s : u"open"_s).pixmap(20, 20);
    }
    if (const QPixmap *known = m_pictures.object(row)) {
        return *known;
    }
    const double ratio = qGuiApp->devicePixelRatio();
    const QUndoCommand *step = m_document.undoStack().command(row - 1);
    if (!step) {
        return {};
    }
    QPixmap picture = QPixmap::fromImage(stepPicture(
        *step, *m_document.catalogue(), m_tileset, (QSizeF(pictureSize) * ratio).toSize(), m_document.level().tileset));
    picture.setDevicePixelRatio(ratio);
    m_pictures.insert(row, new QPixmap(picture));
    return picture;
}

void HistoryModel::retranslate()
{
    tellAll();
}

namespace {

constexpr int rowMargin = 4;
constexpr int historyIconSide = 16;

/// Draws picture and name, and a mark at the right edge of the saved version. Undone steps are italic and pale.
class StepRow : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {HistoryModel::pictureSize.width() * 3, HistoryModel::pictureSize.height() + 2 * rowMargin};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (option.state & QStyle::State_Selected) {
            drawCurrent(*painter, option);
        }
        const QRect row = option.rect.adjusted(rowMargin, rowMargin, -rowMargin, -rowMargin);
        drawPicture(*painter, QRect(row.topLeft(), HistoryModel::pictureSize), index);
        QRect text = row.adjusted(HistoryModel::pictureSize.width() + 2 * rowMargin, 0, -rowMargin, 0);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(option.palette.color(QPalette::Text));
        if (index.data(HistoryModel::IsSaved).toBool()) {
            text.setRight(drawSaved(*painter, text) - rowMargin);
        }
        if (index.data(HistoryModel::IsUndone).toBool()) {
            QFont slanted = option.font;
            slanted.setItalic(true);
            painter->setFont(slanted);
            painter->setPen(option.palette.color(QPalette::PlaceholderText));
        }
        const QString name = index.data(Qt::DisplayRole).toString();
        painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(name, Qt::ElideRight, text.width()));
        painter->restore();
    }

private:
    /// Draws a frame as in the palette, so that pictures keep their colors.
    static void drawCurrent(QPainter &painter, const QStyleOptionViewItem &option)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(option.palette.color(QPalette::Button));
        painter.setPen(option.palette.color(QPalette::Highlight));
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), rowMargin, rowMargin);
        painter.restore();
    }

    static void drawPicture(QPainter &painter, const QRect &place, const QModelIndex &index)
    {
        const auto picture = index.data(Qt::DecorationRole).value<QPixmap>();
        const QSize size = picture.deviceIndependentSize().toSize();
        painter.drawPixmap(place.center() - QRect({}, size).center(), picture);
    }

    /// Draws the mark of the saved version; returns its left edge.
    static int drawSaved(QPainter &painter, const QRect &row)
    {
        const QString word = HistoryModel::tr("saved");
        const int width = painter.fontMetrics().horizontalAdvance(word);
        const int left = row.right() - width - rowMargin - historyIconSide;
        programIcon(u"save"_s).paint(
            &painter, QRect(left, row.center().y() - historyIconSide / 2, historyIconSide, historyIconSide),
            Qt::AlignCenter);
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, word);
        return left;
    }
};

} // namespace

HistoryPanel::HistoryPanel(LevelDocument &document, QWidget *parent)
    : QWidget(parent), m_model(new HistoryModel(document, this)), m_list(new QuietList<QListView>)
{
    setObjectName(u"history"_s);
    m_list->setObjectName(u"historyList"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new StepRow(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = newLayout<QVBoxLayout>(this, 8);
    layout->addWidget(m_list);
    const auto choose = [this](const QModelIndex &index) { Q_EMIT stepChosen(index.row()); };
    connect(m_list, &QListView::clicked, this, choose);
    connect(m_list, &QListView::activated, this, choose);
    connect(m_model, &HistoryModel::dataChanged, this, &HistoryPanel::showCurrent);
    connect(m_model, &HistoryModel::modelReset, this, &HistoryPanel::showCurrent);
    retranslateOnChange(*this, [this] { retranslate(); });
    showCurrent();
}

void HistoryPanel::showCurrent()
{
    const QModelIndex current = m_model->index(m_model->current());
    if (m_list->currentIndex() != current) {
        m_list->setCurrentIndex(current);
    }
    m_list->scrollTo(current);
}

void HistoryPanel::retranslate()
{
    setWindowTitle(tr("History"));
    setAccessibleName(windowTitle());
    m_list->setAccessibleName(tr("Steps that can be undone and redone"));
    m_list->setToolTip(tr("Click a step to go to it"));
    m_model->retranslate();
}

/// Scrolls to the current step, since steps made while hidden did not.
void HistoryPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showCurrent();
}

/// Scrolls to the current step again, since the panel gets its height shortly after it is shown.
void HistoryPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showCurrent();
}
