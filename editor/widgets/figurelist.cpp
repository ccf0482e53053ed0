#include "editor/widgets/figurelist.h"

#include "editor/text/plaintext.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace {

constexpr int columnPadding = 12;

Qt::Alignment alignmentOf(const FigureColumn &column)
{
    return (column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

FigureList::FigureList(const QString &objectName, int mostRowsSeen, QWidget *parent)
    : QTreeWidget(parent), m_mostRowsSeen(mostRowsSeen)
{
    setObjectName(objectName);
    setColumnCount(1);
    setHeaderHidden(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setExpandsOnDoubleClick(false);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(columnPadding);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    connect(this, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) { Q_EMIT rowChosen(item, false); });
    connect(this, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem *item) { open(*item); });
    connect(this, &QTreeWidget::itemCollapsed, this, &FigureList::fit);
}

void FigureList::setColumns(const std::vector<FigureColumn> &columns)
{
    m_columns = columns;
    setHeaderHidden(false);
    setRootIsDecorated(false);
    setColumnCount(int(columns.size()));
    for (int i = 0; i < int(columns.size()); ++i) {
        const FigureColumn &column = columns[std::size_t(i)];
        headerItem()->setText(i, column.head);
        headerItem()->setToolTip(i, plainTip(column.tip));
        headerItem()->setTextAlignment(i, alignmentOf(column));
    }
}

void FigureList::setRows(const std::vector<FigureRow> &rows)
{
    setRows(*invisibleRootItem(), rows);
    fit();
}

void FigureList::setRows(QTreeWidgetItem &parent, const std::vector<FigureRow> &rows)
{
    while (parent.childCount() > int(rows.size())) {
        delete parent.child(parent.childCount() - 1);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (int(i) == parent.childCount()) {
            parent.addChild(new QTreeWidgetItem);
        }
        setRow(*parent.child(int(i)), rows[i]);
    }
}

void FigureList::setRow(QTreeWidgetItem &item, const FigureRow &row)
{
    const QVariant cell = row.cell ? QVariant(QPoint(row.cell->x, row.cell->y)) : QVariant();
    if (item.data(0, cellRole) != cell || item.data(0, keyRole) != row.key) {
        item.setExpanded(false);
        qDeleteAll(item.takeChildren());
        item.setData(0, cellRole, cell);
        item.setData(0, keyRole, row.key);
    }
    for (int column = 0; column < columnCount(); ++column) {
        item.setText(column, row.texts.value(column));
        item.setToolTip(column, row.tips.value(column));
        if (std::size_t(column) < m_columns.size()) {
            item.setTextAlignment(column, alignmentOf(m_columns[std::size_t(column)]));
        }
    }
    if (item.font(0).bold() != row.isBold) {
        QFont bold;
        bold.setBold(true);
        item.setData(0, Qt::FontRole, row.isBold ? QVariant(bold) : QVariant());
    }
    if (item.isDisabled() != row.isDisabled) {
        item.setDisabled(row.isDisabled);
    }
    item.setChildIndicatorPolicy(row.canOpen ? QTreeWidgetItem::ShowIndicator
                                             : QTreeWidgetItem::DontShowIndicatorWhenChildless);
    if (!row.canOpen) {
        setRows(item, row.rows);
    } else if (item.isExpanded()) {
        setRows(item, m_makeRows(item));
    }
}

std::optional<Point> FigureList::cellOf(const QTreeWidgetItem &item)
{
    const QVariant cell = item.data(0, cellRole);
    return cell.isValid() ? std::optional(Point{cell.toPoint().x(), cell.toPoint().y()}) : std::nullopt;
}

void FigureList::open(QTreeWidgetItem &item)
{
    if (item.childIndicatorPolicy() == QTreeWidgetItem::ShowIndicator) {
        setRows(item, m_makeRows(item)); // a row without child rows cannot be expanded
    }
    item.setExpanded(true);
    fit();
}

int FigureList::widthOf(int column, int role) const
{
    const QFontMetrics metrics = fontMetrics();
    int width = metrics.horizontalAdvance(headerItem()->text(column));
    for (int row = 0; row < topLevelItemCount(); ++row) {
        width = std::max(width, metrics.horizontalAdvance(topLevelItem(row)->data(column, role).toString()));
    }
    return width + columnPadding;
}

void FigureList::fitColumns()
{
    for (int column = 1; column < columnCount(); ++column) {
        header()->resizeSection(column, widthOf(column));
    }
}

void FigureList::fit()
{
    fitColumns();
    int rows = topLevelItemCount();
    for (int row = 0; row < topLevelItemCount(); ++row) {
        rows += topLevelItem(row)->isExpanded() ? topLevelItem(row)->childCount() : 0;
    }
    const int head = isHeaderHidden() ? 0 : header()->sizeHint().height();
    setFixedHeight(head + std::clamp(rows, 1, m_mostRowsSeen) * std::max(1, sizeHintForRow(0)) + 2 * frameWidth());
}

void FigureList::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    fitColumns();
}

/// Consumes Enter, so that the widgets around the list do not act on it.
void FigureList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QTreeWidget::keyPressEvent(event);
        return;
    }
    event->accept();
    if (currentItem()) {
        Q_EMIT rowChosen(currentItem(), true);
    }
}
