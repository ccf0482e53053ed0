#include "editor/palette/palettegrid.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QWindow>

#include <cmath>
#include <numbers>

namespace {

constexpr int paintSide = 28;
constexpr int tileSide = paintSide + 3; // room for the frame of the choice; nine in a row at 1280x800
constexpr int starSide = 11;

/// True for a letter or digit without modifiers that would make it a shortcut.
bool isLetter(const QKeyEvent &key)
{
    const QString text = key.text();
    return (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0 && text.size() == 1
           && text.at(0).isLetterOrNumber();
}

bool isTaking(const QKeyEvent &key)
{
    return key.modifiers() == Qt::NoModifier
           && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space);
}

void paintStar(QPainter &painter, const QRectF &place, const QPalette &palette)
{
    QPainterPath star;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double radius = (i % 2 == 0 ? 0.5 : 0.22) * place.width();
        const QPointF corner = place.center() + radius * QPointF(std::cos(angle), std::sin(angle));
        i == 0 ? star.moveTo(corner) : star.lineTo(corner);
    }
    star.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(star, QPen(palette.color(QPalette::Base), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(star, palette.color(QPalette::Highlight));
    painter.restore();
}

/// Draws pictures without names. Leaves out a row that the lower edge would cut, since an empty space looks better than
/// half a picture.
class TileDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (index.data(PaletteGrid::NumberRole).isValid()) {
            return {tileSide, tileSide};
        }
        // The row fills the width, so that nothing is placed beside it.
        const int width = grid().viewport()->width() - tileSide + 1;
        const QRect room(0, 0, width - 8, QWIDGETSIZE_MAX);
        const QString text = index.data().toString();
        return {width, option.fontMetrics.boundingRect(room, Qt::TextWordWrap, text).height() + 2};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isCut = option.rect.top() > 0 && option.rect.bottom() >= grid().viewport()->height();
        if (isCut || !index.data(PaletteGrid::NumberRole).isValid()) {
            return isCut ? void() : QStyledItemDelegate::paint(painter, option, index);
        }
        QStyleOptionViewItem tile = option;
        initStyleOption(&tile, index);
        const QIcon icon = tile.icon;
        tile.icon = {};
        tile.text.clear();
        tile.features &= ~(QStyleOptionViewItem::HasDisplay | QStyleOptionViewItem::HasDecoration);
        grid().style()->drawControl(QStyle::CE_ItemViewItem, &tile, painter, &grid());
        QRect picture(0, 0, paintSide, paintSide);
        picture.moveCenter(option.rect.center());
        if (grid().hasPictures()) {
            icon.paint(painter, picture);
        }
        if (index.data(PaletteGrid::FavoriteRole).toBool()) {
            const QRectF place(option.rect.right() - starSide - 1, option.rect.top() + 2, starSide, starSide);
            paintStar(*painter, place, grid().palette());
        }
    }

private:
    const PaletteGrid &grid() const { return *static_cast<const PaletteGrid *>(parent()); }
};

} // namespace

PaletteGrid::PaletteGrid(MimeOf mimeOf, QWidget *parent) : QuietList<QListWidget>(parent), m_mimeOf(std::move(mimeOf))
{
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setSpacing(0);
    setWordWrap(true);
    setIconSize({paintSide, paintSide});
    setItemDelegate(new TileDelegate(this));
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setMinimumHeight(2 * tileSide);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_isScrolled = true; });
    connect(this, &QListWidget::itemEntered, this,
            [this](const QListWidgetItem *item) { Q_EMIT hovered(isPicture(item) ? item : nullptr); });
    connect(this, &QListWidget::viewportEntered, this, [this] { Q_EMIT hovered(nullptr); });
}

void PaletteGrid::paintEvent(QPaintEvent *event)
{
    const QWindow *shown = window()->windowHandle();
    const bool isFirstFrame = !m_hasPictures && shown && shown->isExposed();
    if (!isFirstFrame) {
        m_hasPictures = true;
    }
    QuietList<QListWidget>::paintEvent(event);
    if (isFirstFrame) {
        QTimer::singleShot(0, this, [this] {
            m_hasPictures = true;
            viewport()->update();
        });
    }
}

void PaletteGrid::resizeEvent(QResizeEvent *event)
{
    QuietList<QListWidget>::resizeEvent(event);
    if (!m_isScrolled && !m_isShowingCurrent) {
        showCurrent();
    }
}

void PaletteGrid::showCurrent()
{
    const QScopedValueRollback showing(m_isShowingCurrent, true);
    m_isScrolled = false;
    scrollToTop();
    const QListWidgetItem *current = currentItem();
    if (!isPicture(current) || current->isHidden() || visualItemRect(current).bottom() < viewport()->height()) {
        return;
    }
    int heading = row(current);
    while (heading > 0 && isPicture(item(heading))) {
        --heading;
    }
    scrollToItem(item(heading), PositionAtTop);
    scrollToItem(current);
}

QListWidgetItem *PaletteGrid::addHeading(const QString &text)
{
    auto *item = new QListWidgetItem(text, this);
    item->setFlags(Qt::NoItemFlags);
    item->setTextAlignment(Qt::AlignLeft | Qt::AlignBottom);
    QFont bold = font();
    bold.setBold(true);
    item->setFont(bold);
    return item;
}

QListWidgetItem *PaletteGrid::addPicture(const QIcon &icon, const QString &name, int number, const QString &key)
{
    auto *item = new QListWidgetItem(icon, name, this);
    item->setData(NumberRole, number);
    item->setData(KeyRole, key);
    return item;
}

QList<QListWidgetItem *> PaletteGrid::pictures() const
{
    QList<QListWidgetItem *> shown;
    for (int row = 0; row < count(); ++row) {
        if (isPicture(item(row)) && !item(row)->isHidden()) {
            shown.append(item(row));
        }
    }
    return shown;
}

QListWidgetItem *PaletteGrid::firstPicture() const
{
    return pictures().value(0);
}

/// Returns the nearest picture in the next row that has any.
QListWidgetItem *PaletteGrid::inNextRow(const QListWidgetItem *from, bool isDown) const
{
    const QPoint place = visualItemRect(from).center();
    QListWidgetItem *nearest = nullptr;
    QPoint shortest;
    for (QListWidgetItem *item : pictures()) {
        const QPoint way = visualItemRect(item).center() - place;
        const QPoint far{std::abs(way.y()), std::abs(way.x())};
        const bool isBeyond = isDown ? way.y() > 0 : way.y() < 0;
        if (isBeyond && (!nearest || std::pair(far.x(), far.y()) < std::pair(shortest.x(), shortest.y()))) {
            nearest = item;
            shortest = far;
        }
    }
    return nearest;
}

QModelIndex PaletteGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const QList<QListWidgetItem *> shown = pictures();
    const qsizetype place = shown.indexOf(currentItem());
    if (place < 0) {
        return shown.isEmpty() ? QModelIndex() : indexFromItem(shown.first());
    }
    const QListWidgetItem *found = action == MoveUp || action == MoveDown
                                       ? inNextRow(currentItem(), action == MoveDown)
                                       : shown.at(placeBehind(place, action, shown.size() - 1));
    return found ? indexFromItem(found) : currentIndex();
}

/// Returns the index 0..last to which a key moves, regardless of rows.
qsizetype PaletteGrid::placeBehind(qsizetype place, CursorAction action, qsizetype last) const
{
    const qsizetype page =
        qMax(1, viewport()->width() / tileSide) * qsizetype(qMax(1, viewport()->height() / tileSide));
    const auto behind = [&](qsizetype step) { return qBound<qsizetype>(0, place + step, last); };
    switch (action) {
    case MoveLeft:
    case MovePrevious:
        return behind(-1);
    case MoveRight:
    case MoveNext:
        return behind(1);
    case MovePageUp:
        return behind(-page);
    case MovePageDown:
        return behind(page);
    case MoveHome:
        return 0;
    case MoveEnd:
        return last;
    case MoveUp:
    case MoveDown:
        break; // handled by inNextRow()
    }
    return place;
}

bool PaletteGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (isLetter(*key) || isTaking(*key)) {
            event->accept(); // keeps the key from the tools
            return true;
        }
    }
    return QListWidget::event(event);
}

bool PaletteGrid::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        Q_EMIT hovered(nullptr);
    }
    return QListWidget::viewportEvent(event);
}

void PaletteGrid::keyPressEvent(QKeyEvent *event)
{
    if (isTaking(*event)) {
        if (isPicture(currentItem())) {
            Q_EMIT taken();
        }
    } else if (isLetter(*event)) {
        Q_EMIT typed(event->text());
    } else {
        QListWidget::keyPressEvent(event);
    }
}

QMimeData *PaletteGrid::mimeData(const QList<QListWidgetItem *> &items) const
{
    return !items.isEmpty() && isPicture(items.first()) ? m_mimeOf(items.first()->data(NumberRole).toInt()).release()
                                                        : nullptr;
}
