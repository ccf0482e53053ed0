#include "app/watch/runtree.h"

#include "app/games/gametitle.h"
#include "app/games/recordinglist.h"
#include "app/games/recordings.h"
#include "editor/art/canvascolors.h"
#include "editor/art/icon.h"
#include "editor/text/plaintext.h"

#include <QHeaderView>
#include <QIcon>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int runPadding = 3;
constexpr int runGap = 8;
constexpr int markSize = 16;
constexpr int rowLines = 3;

/// The layout of a row.
struct RunRow {
    QRect picture;
    QRect text;
    int line; ///< height of a line

    RunRow(const QRect &row, const QFontMetrics &metrics) : line(metrics.lineSpacing())
    {
        const QRect inside = row.adjusted(runPadding, runPadding, -runPadding, -runPadding);
        picture = QRect(inside.topLeft(), RunDelegate::pictureSize);
        text = inside.adjusted(RunDelegate::pictureSize.width() + runGap, 0, 0, 0);
    }
};

/// Paints the picture in the middle of its place, which is as dark as its unknown cells.
void paintPicture(QPainter *painter, const QRect &place, const QPixmap &picture)
{
    if (!picture.isNull()) {
        painter->fillRect(place, CanvasColors::ink);
        const QSize size = picture.deviceIndependentSize().toSize().boundedTo(place.size());
        const QPoint corner((place.width() - size.width()) / 2, (place.height() - size.height()) / 2);
        painter->drawPixmap(QRect(place.topLeft() + corner, size), picture);
    }
}

/// Paints the ground of the selected row and of the one below the mouse. The row that has the keyboard is framed in the
/// accent, and the selected row of a list without the keyboard in the color of lines. The style sheet cannot do this,
/// because it would also frame the room for branches beside the row.
void paintGround(QPainter *painter, const QStyleOptionViewItem &option)
{
    constexpr double radius = 6;
    const bool hasKeyboard = option.state.testFlag(QStyle::State_HasFocus);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (hasKeyboard || isSelected || option.state.testFlag(QStyle::State_MouseOver)) {
        const QPen frame(option.palette.color(hasKeyboard ? QPalette::Highlight : QPalette::Mid));
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(hasKeyboard || isSelected ? frame : QPen(Qt::NoPen));
        painter->setBrush(option.palette.color(QPalette::Button));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }
}

/// Paints the mark at the end of the line.
void paintMark(QPainter *painter, const QIcon &mark, const QRect &line)
{
    const QRect place(line.right() + 1 - markSize, line.top() + (line.height() - markSize) / 2, markSize, markSize);
    mark.paint(painter, place);
}

/// Returns as many facts of a line as fit. The first one is shortened if it alone does not fit.
QString fittingFacts(QString line, const QFontMetrics &metrics, int width)
{
    // Asking elidedText() itself, because rounded widths differ by a pixel.
    QString fitting = metrics.elidedText(line, Qt::ElideRight, width);
    for (qsizetype end = line.lastIndexOf(factSeparator); end >= 0 && fitting != line;
         end = line.lastIndexOf(factSeparator)) {
        line.truncate(end);
        fitting = metrics.elidedText(line, Qt::ElideRight, width);
    }
    return fitting;
}

/// Small, so that deep branches leave room for names.
constexpr int treeIndentation = 16;

/// The parents of all listed runs. Each run is visited once, so that long chains of branches are not slower.
class Ancestry {
public:
    explicit Ancestry(const QList<Recording> &games)
    {
        for (const Recording &game : games) {
            m_noted.insert(game.id, game.branch.of);
        }
        for (const Recording &game : games) {
            climb(game.id);
        }
    }

    /// Returns the parent's id; empty for a root.
    QString parentOf(const QString &id) const { return m_parents.value(id); }

private:
    /// Finds the parents of a run and of all its ancestors that have none yet.
    void climb(const QString &id)
    {
        QStringList way;
        QSet<QString> onWay;
        QString above = id;
        for (; m_noted.contains(above) && !m_parents.contains(above) && !onWay.contains(above);
             above = m_noted.value(above)) {
            way.append(above);
            onWay.insert(above);
        }
        for (const QString &run : way) {
            m_parents.insert(run, m_noted.contains(m_noted.value(run)) ? m_noted.value(run) : QString());
        }
        // In a damaged file, runs can be branches of each other; each of them becomes a root.
        for (QString run = above; onWay.contains(run); run = m_noted.value(run)) {
            m_parents.insert(run, {});
            onWay.remove(run);
        }
    }

    QHash<QString, QString> m_noted;
    QHash<QString, QString> m_parents;
};

/// True for keys with a meaning in the list, which takes precedence over the window's.
bool isKeyOfRow(const QKeyEvent &key)
{
    const QList<int> keys{Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2, Qt::Key_Delete};
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    return modifiers == Qt::NoModifier && keys.contains(key.key());
}

} // namespace

void RunDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const RunRow row(option.rect, option.fontMetrics);
    painter->save();
    paintGround(painter, option);
    paintPicture(painter, row.picture, index.data(PictureRole).value<QPixmap>());
    QRect line(row.text.left(), row.text.top(), row.text.width(), row.line);
    paintMark(painter, index.data(MarkRole).value<QIcon>(), line);
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    for (const QString &text : linesOf(option, index)) {
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        line.translate(0, row.line);
    }
    painter->restore();
}

QStringList RunDelegate::linesOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const int width = RunRow(option.rect, option.fontMetrics).text.width();
    const int besideMark = index.data(MarkRole).value<QIcon>().isNull() ? width : width - markSize - runGap / 2;
    return {fittingFacts(index.data().toString(), option.fontMetrics, besideMark),
            fittingFacts(index.data(DetailRole).toString(), option.fontMetrics, width),
            fittingFacts(index.data(DateRole).toString(), option.fontMetrics, width)};
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    const int text = rowLines * option.fontMetrics.lineSpacing();
    return {pictureSize.width() + runGap + 2 * runPadding, qMax(pictureSize.height(), text) + 2 * runPadding};
}

QWidget *RunDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                   const QModelIndex &index) const
{
    auto *editor = new QLineEdit(parent);
    editor->setObjectName(u"runName"_s);
    editor->setAccessibleName(tr("Name of this game"));
    editor->setMaxLength(int(RecordingBranches::longestName));
    editor->setPlaceholderText(index.data(UsualNameRole).toString());
    return editor;
}

void RunDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    static_cast<QLineEdit *>(editor)->setText(index.data(OwnNameRole).toString());
}

void RunDelegate::setModelData(QWidget *editor, QAbstractItemModel * /*model*/, const QModelIndex &index) const
{
    const QString name = static_cast<QLineEdit *>(editor)->text().simplified();
    if (name != index.data(OwnNameRole).toString()) {
        Q_EMIT named(index.data(IdRole).toString(), name);
    }
}

void RunDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                       const QModelIndex & /*index*/) const
{
    QRect place = RunRow(option.rect, option.fontMetrics).text;
    place.setHeight(editor->sizeHint().height());
    editor->setGeometry(place);
}

RunTree::RunTree(CataloguePtr shipped, QWidget *parent) : QTreeWidget(parent), m_shipped(std::move(shipped))
{
    setObjectName(u"runTree"_s);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setExpandsOnDoubleClick(false);
    setIndentation(treeIndentation);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    auto *delegate = new RunDelegate(this);
    setItemDelegate(delegate);
    connect(delegate, &RunDelegate::named, this, &RunTree::renamed);
    connect(this, &QTreeWidget::itemDoubleClicked, this,
            [this](const QTreeWidgetItem *row) { Q_EMIT chosen(row->data(0, RunDelegate::IdRole).toString()); });
}

void RunTree::setRoles(const std::optional<QString> &watched, const QString &ghost)
{
    m_watched = watched;
    m_ghost = ghost;
}

QList<RunTree::Place> RunTree::placesOf(const QList<Recording> &games)
{
    const Ancestry ancestry(games);
    QList<Place> places;
    QSet<QString> placed;
    for (const Recording &game : games) { // the first run of a tree also adds its ancestors
        QStringList way;
        for (QString id = game.id; !id.isEmpty() && !placed.contains(id); id = ancestry.parentOf(id)) {
            way.prepend(id);
            placed.insert(id);
        }
        for (const QString &id : std::as_const(way)) {
            places.append({id, ancestry.parentOf(id)});
        }
    }
    return places;
}

void RunTree::setGames(const QList<Recording> &games)
{
    if (state() == EditingState) {
        m_isOutdated = true;
        return;
    }
    if (const QList<Place> places = placesOf(games); places != m_places) {
        build(places);
    }
    for (const Recording &game : games) {
        showGame(game);
    }
}

void RunTree::build(const QList<Place> &places)
{
    const QString current = neighborOf(places);
    QSet<QString> closed;
    for (QTreeWidgetItem *row : std::as_const(m_rows)) {
        if (row->childCount() > 0 && !row->isExpanded()) {
            closed.insert(row->data(0, RunDelegate::IdRole).toString());
        }
    }
    clear();
    m_rows.clear();
    m_places = places;
    for (const auto &[id, above] : places) {
        auto *row = above.isEmpty() ? new QTreeWidgetItem(this) : new QTreeWidgetItem(m_rows.value(above));
        row->setData(0, RunDelegate::IdRole, id);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        m_rows.insert(id, row);
    }
    for (QTreeWidgetItem *row : std::as_const(m_rows)) {
        row->setExpanded(!closed.contains(row->data(0, RunDelegate::IdRole).toString()));
    }
    const bool hasBranches =
        std::any_of(places.begin(), places.end(), [](const Place &place) { return !place.second.isEmpty(); });
    setRootIsDecorated(hasBranches); // otherwise names get the room
    makeCurrent(current.isEmpty() ? m_watched.value_or(QString()) : current);
}

/// Returns the current row if it remains; otherwise the next remaining row below it, or else above it.
QString RunTree::neighborOf(const QList<Place> &left) const
{
    QSet<QString> ids;
    for (const auto &[id, above] : left) {
        ids.insert(id);
    }
    const auto isLeft = [&ids](const QTreeWidgetItem *row) {
        return ids.contains(row->data(0, RunDelegate::IdRole).toString());
    };
    QTreeWidgetItem *row = currentItem();
    while (row && !isLeft(row)) {
        row = itemBelow(row);
    }
    if (!row) {
        row = currentItem();
        while (row && !isLeft(row)) {
            row = itemAbove(row);
        }
    }
    return row ? row->data(0, RunDelegate::IdRole).toString() : QString();
}

/// Selects a row. If the watched game is not listed, no row is selected.
void RunTree::makeCurrent(const QString &id)
{
    QTreeWidgetItem *row = m_rows.value(id, m_watched ? nullptr : topLevelItem(0));
    if (row) {
        setCurrentItem(row);
    }
}

void RunTree::showGame(const Recording &game)
{
    QTreeWidgetItem *row = m_rows.value(game.id);
    if (state() == EditingState || !row) {
        m_isOutdated = true;
        return;
    }
    const QString title = titleOf(game, *m_shipped);
    const QString detail = wholeTextOf(game);
    row->setText(0, title);
    row->setData(0, RunDelegate::DetailRole, resultOf(game, *m_shipped));
    row->setData(0, RunDelegate::DateRole, dateLineOf(game, *m_shipped));
    row->setData(0, RunDelegate::MarkRole, markOf(game));
    row->setData(0, RunDelegate::PictureRole, QPixmap::fromImage(game.run.picture));
    row->setData(0, RunDelegate::OwnNameRole, game.branch.name);
    row->setData(0, RunDelegate::UsualNameRole, usualTitleOf(game, *m_shipped));
    //: %1 is the name of a game, %2 what is known of it
    row->setData(0, Qt::AccessibleTextRole, tr("%1, %2").arg(title, detail));
    row->setToolTip(0, plainTip(title + u'\n' + detail));
}

QIcon RunTree::markOf(const Recording &game) const
{
    return game.id == m_watched ? programIcon(u"watch"_s) : game.id == m_ghost ? programIcon(u"ghost"_s) : QIcon();
}

/// Returns everything known about a game, for tooltips and screen readers.
QString RunTree::wholeTextOf(const Recording &game) const
{
    QStringList parts;
    if (game.id == m_watched) {
        parts.append(tr("being watched"));
    }
    if (game.id == m_ghost) {
        parts.append(tr("shown as a ghost"));
    }
    parts.append(detailOf(game, *m_shipped));
    return parts.join(u" · "_s);
}

QString RunTree::currentId() const
{
    return currentItem() ? currentItem()->data(0, RunDelegate::IdRole).toString() : QString();
}

void RunTree::editName()
{
    if (currentItem()) {
        editItem(currentItem());
    }
}

bool RunTree::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isKeyOfRow(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QTreeWidget::event(event);
}

void RunTree::keyPressEvent(QKeyEvent *event)
{
    if (state() == EditingState) {
        return; // Enter in the name field also arrives here
    }
    if (!isKeyOfRow(*event) || !currentItem()) {
        QTreeWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_F2:
        editName();
        break;
    case Qt::Key_Delete:
        Q_EMIT removeRequested(currentId());
        break;
    default:
        Q_EMIT chosen(currentId());
    }
}

void RunTree::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTreeWidget::closeEditor(editor, hint);
    if (m_isOutdated && state() != EditingState) {
        m_isOutdated = false;
        Q_EMIT outdated();
    }
}
