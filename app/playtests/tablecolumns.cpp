#include "app/playtests/tablecolumns.h"

#include <QHeaderView>

#include <algorithm>

namespace {

constexpr int columnPadding = 12;

} // namespace

void setUpColumns(QTreeWidget &table, int columns)
{
    table.setColumnCount(columns);
    table.setRootIsDecorated(false);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table.header()->setStretchLastSection(false);
    table.header()->setMinimumSectionSize(columnPadding);
    table.header()->setSectionResizeMode(QHeaderView::Fixed);
    table.header()->setSectionResizeMode(0, QHeaderView::Stretch);
}

int widthOfColumn(const QTreeWidget &table, int column, int role)
{
    const QFontMetrics metrics = table.fontMetrics();
    int width = metrics.horizontalAdvance(table.headerItem()->text(column));
    for (int row = 0; row < table.topLevelItemCount(); ++row) {
        width = std::max(width, metrics.horizontalAdvance(table.topLevelItem(row)->data(column, role).toString()));
    }
    return width + columnPadding;
}

void setRowsSeen(QTreeWidget &table, int rows)
{
    const int height = std::max(table.sizeHintForIndex(table.model()->index(0, 0)).height(), 1);
    table.setFixedHeight(table.header()->sizeHint().height() + rows * height + 2 * table.frameWidth());
}

void setCell(QTreeWidgetItem &item, int column, const QString &text)
{
    if (item.text(column) != text) {
        item.setText(column, text);
    }
}
