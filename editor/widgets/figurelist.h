#pragma once

#include "gamecore/base/point.h"

#include <QTreeWidget>

#include <functional>
#include <optional>
#include <vector>

/// A row of figures, and where it leads.
struct FigureRow {
    QStringList texts;                ///< by column
    QStringList tips = {};            ///< by column
    std::optional<Point> cell = {};   ///< that the row is about
    QVariant key = {};                ///< anything else that it is about
    bool isBold = false;              ///< its first column
    std::vector<FigureRow> rows = {}; ///< below it
    bool canOpen = false;             ///< there are more below it, which are made once it is open
    bool isDisabled = false;
};

/// A column of figures.
struct FigureColumn {
    QString head;
    QString tip;
    bool isNumber = false;
};

/// Rows of named figures, which change often while they are seen: rows keep their place, and so do the current row and
/// open ones. The list is as high as its rows, up to a number of them. The first column takes the room that is left.
class FigureList : public QTreeWidget {
    Q_OBJECT

public:
    static constexpr int cellRole = Qt::UserRole;    ///< QPoint, in the first column
    static constexpr int keyRole = Qt::UserRole + 1; ///< FigureRow::key, there, too

    /// Makes a list of one column without a head.
    explicit FigureList(const QString &objectName, int mostRowsSeen, QWidget *parent = nullptr);

    void setColumns(const std::vector<FigureColumn> &columns);
    void setRows(const std::vector<FigureRow> &rows);
    static std::optional<Point> cellOf(const QTreeWidgetItem &item);

Q_SIGNALS:
    /// A click or Enter on a row.
    void rowChosen(QTreeWidgetItem *item, bool isByKey);

protected:
    using MakeRows = std::function<std::vector<FigureRow>(const QTreeWidgetItem &item)>;
    /// Sets where the rows below one come from that can be opened.
    void setRowsBelow(MakeRows make) { m_makeRows = std::move(make); }
    /// Opens a row with all that is below it.
    void open(QTreeWidgetItem &item);
    int currentRow() const { return indexOfTopLevelItem(currentItem()); }
    /// Makes the columns behind the first one as wide as what stands in them. Called after each change.
    virtual void fitColumns();
    /// How wide a column has to be for its head and its rows, whose texts are those of a role.
    int widthOf(int column, int role = Qt::DisplayRole) const;
    /// Makes the list as high as its rows.
    void fit();
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setRows(QTreeWidgetItem &parent, const std::vector<FigureRow> &rows);
    void setRow(QTreeWidgetItem &item, const FigureRow &row);

    int m_mostRowsSeen;
    std::vector<FigureColumn> m_columns; ///< empty: one without a head
    MakeRows m_makeRows;
};
