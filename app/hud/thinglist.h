#pragma once

#include "editor/art/tileset.h"
#include "editor/widgets/quietlist.h"

#include <QListWidget>

/// A list of things with pictures: a letter if they have one, name, a note beside it, and a detail on the right. It
/// takes the keyboard by Tab and F6 only, never by a click; keys that it has no use for go on to the window.
class ThingList : public QuietList<QListWidget> {
    Q_OBJECT

public:
    struct Row {
        int key = 0; ///< what the row is about; unique in the list
        QString letter = {};
        QString picture = {}; ///< name in resources/tiles without ending
        QString name = {};
        QString note = {};
        QString detail = {};
        QString tip = {}; ///< what it does, below the rest in its tip
        bool isFaint = false;

        friend bool operator==(const Row &, const Row &) = default;
    };

    explicit ThingList(QWidget *parent = nullptr);

    /// The row with the same key as before stays the current one. Does nothing if nothing has changed.
    void setRows(std::vector<Row> rows);
    const std::vector<Row> &rows() const { return m_rows; }
    /// Sets what an empty list says.
    void setEmptyText(const QString &text);
    /// Key of the current row; nothing if there is none.
    std::optional<int> currentKey() const;

Q_SIGNALS:
    /// A double click, or Enter.
    void chosen(int key);
    /// A click, or an arrow key.
    void pointedAt(int key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class RowDelegate;

    void fill();
    void describe();
    int keyAt(int row) const { return m_rows[std::size_t(row)].key; }

    std::vector<Row> m_rows;
    QString m_emptyText;
    Tileset m_tileset;
};
