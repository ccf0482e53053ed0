#pragma once

#include <QTreeWidget>

// What tables of figures have in common, whose columns are as narrow as the panel.

/// Makes a table whose columns are set by hand but for the first one, which takes the rest.
void setUpColumns(QTreeWidget &table, int columns);
/// How wide a column has to be for its head and its rows, whose texts are those of a role.
int widthOfColumn(const QTreeWidget &table, int column, int role = Qt::DisplayRole);
/// Makes a table as high as so many rows.
void setRowsSeen(QTreeWidget &table, int rows);
/// What stays need not be drawn again.
void setCell(QTreeWidgetItem &item, int column, const QString &text);
