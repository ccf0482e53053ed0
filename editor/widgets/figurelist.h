#pragma once

#include "gamecore/base/point.h"

#include <QTreeWidget>

#include <functional>
#include <optional>
#include <vector>

/// A row of figures, with the cell or other data that the row is about.
struct FigureRow {
    QStringList texts;                ///< by column; columns without a text are empty
    QStringList tips = {};            ///< by column
    std::optional<Point> cell = {};   ///< the cell that the row is about
    QVariant key = {};                ///< other data that the row is about
    bool isBold = false;              ///< the first column is bold
    std::vector<FigureRow> rows = {}; ///< child rows; ignored if `canOpen`
    bool canOpen = false;    ///< the row can be expanded; the function of setRowsBelow() creates its child rows
    bool isDisabled = false; ///< gray, cannot be chosen
};

/// A column of figures, with its header and tool tip.
struct FigureColumn {
    QString head;
    QString tip;
    bool isNumber = false; ///< aligned to the right
};

/// A list of named figures that change often. setRows() preserves the index of the current row. A row stays expanded if
/// the new row with the same index has the same cell and key. The list is as high as its rows, up to a maximum. The
/// first column takes the width that the other columns leave.
class FigureList : public QTreeWidget {
    Q_OBJECT

public:
    static constexpr int cellRole = Qt::UserRole;    ///< QPoint, in the first column
    static constexpr int keyRole = Qt::UserRole + 1; ///< FigureRow::key, in the first column

    /// Creates a list of one column without a header. It is at most `mostRowsSeen` rows high; with more rows, it
    /// scrolls.
    explicit FigureList(const QString &objectName, int mostRowsSeen, QWidget *parent = nullptr);

    /// Sets the columns and shows their header.
    void setColumns(const std::vector<FigureColumn> &columns);
    void setRows(const std::vector<FigureRow> &rows);
    /// Returns FigureRow::cell of a row.
    static std::optional<Point> cellOf(const QTreeWidgetItem &item);

Q_SIGNALS:
    /// A row was clicked, or Enter was pressed on it (`isByKey`).
    void rowChosen(QTreeWidgetItem *item, bool isByKey);

protected:
    /// Returns the child rows of a row with FigureRow::canOpen.
    using MakeRows = std::function<std::vector<FigureRow>(const QTreeWidgetItem &item)>;
    /// Sets the function that creates child rows. It is called when a row is expanded, and by setRows() for each row
    /// that stays expanded.
    void setRowsBelow(MakeRows make) { m_makeRows = std::move(make); }
    /// Expands a row. If it has FigureRow::canOpen, creates its child rows first.
    void open(QTreeWidgetItem &item);
    /// Returns the index of the current row; -1 if there is none or if it is a child row.
    int currentRow() const { return indexOfTopLevelItem(currentItem()); }
    /// Sets the widths of all columns after the first one. Called after each change of the rows or of the list's width.
    virtual void fitColumns();
    /// Returns the width that a column needs for its header and for the texts of its rows in `role`.
    int widthOf(int column, int role = Qt::DisplayRole) const;
    /// Sets the widths of the columns, and makes the list as high as its rows.
    void fit();
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setRows(QTreeWidgetItem &parent, const std::vector<FigureRow> &rows);
    void setRow(QTreeWidgetItem &item, const FigureRow &row);

    int m_mostRowsSeen;
    std::vector<FigureColumn> m_columns; ///< empty: one column without a header
    MakeRows m_makeRows;
};
