#pragma once

#include "gamecore/base/point.h"

#include <QTreeWidget>

#include <functional>
#include <optional>
#include <vector>

/// A row of figures with its target.
struct FigureRow {
    QStringList texts;                ///< by column
    QStringList tips = {};            ///< by column
    std::optional<Point> cell = {};   ///< the cell that the row is about
    QVariant key = {};                ///< other data that the row is about
    bool isBold = false;              ///< in its first column
    std::vector<FigureRow> rows = {}; ///< child rows
    bool canOpen = false;             ///< child rows are created when it is expanded
    bool isDisabled = false;
};

/// A column of figures.
struct FigureColumn {
    QString head;
    QString tip;
    bool isNumber = false;
};

/// A list of named figures that change often. The current row and expanded rows are preserved. The list is as high as
/// its rows, up to a maximum. The first column takes the remaining width.
class FigureList : public QTreeWidget {
    Q_OBJECT

public:
    static constexpr int cellRole = Qt::UserRole;    ///< QPoint, in the first column
    static constexpr int keyRole = Qt::UserRole + 1; ///< FigureRow::key, in the first column

    /// Creates a list of one column without a header.
    explicit FigureList(const QString &objectName, int mostRowsSeen, QWidget *parent = nullptr);

    void setColumns(const std::vector<FigureColumn> &columns);
    void setRows(const std::vector<FigureRow> &rows);
    static std::optional<Point> cellOf(const QTreeWidgetItem &item);

Q_SIGNALS:
    /// A row was clicked, or Enter was pressed on it.
    void rowChosen(QTreeWidgetItem *item, bool isByKey);

protected:
    using MakeRows = std::function<std::vector<FigureRow>(const QTreeWidgetItem &item)>;
    /// Sets the function that creates child rows.
    void setRowsBelow(MakeRows make) { m_makeRows = std::move(make); }
    /// Expands a row with all rows below it.
    void open(QTreeWidgetItem &item);
    int currentRow() const { return indexOfTopLevelItem(currentItem()); }
    /// Adjusts the columns after the first one to their content. Called after each change.
    virtual void fitColumns();
    /// Returns the width that a column needs for its header and its rows, whose texts are in `role`.
    int widthOf(int column, int role = Qt::DisplayRole) const;
    /// Makes the list as high as its rows.
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
