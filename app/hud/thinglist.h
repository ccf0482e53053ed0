#pragma once

#include "editor/art/tileset.h"
#include "editor/widgets/quietlist.h"

#include <QListWidget>

/// A list of things with pictures: a letter if they have one, name, a note beside it, and a detail on the right. It
/// takes the keyboard by Tab and F6 only, never by a click; keys that it has no use for go on to the window.
class ThingList : public QuietList<QListWidget> {
    Q_OBJECT

public:
    struct Entry {
        int key = 0; ///< what it is about; unique in the list
        QString letter = {};
        QString picture = {}; ///< name in resources/tiles without ending
        QString name = {};
        QString note = {};
        QString detail = {};
        QString tip = {}; ///< what it does, below the rest in its tip
        bool isFaint = false;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    explicit ThingList(QWidget *parent = nullptr);

    /// The one with the same key as before stays the current one. Does nothing if nothing has changed.
    void setEntries(std::vector<Entry> entries);
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Sets what an empty list says.
    void setEmptyText(const QString &text);
    /// Key of the current one; nothing if there is none.
    std::optional<int> currentKey() const;

Q_SIGNALS:
    /// A double click, or Enter.
    void chosen(int key);
    /// A click, or a key that moves to another row.
    void pointedAt(int key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class EntryDelegate;

    void fill();
    void describe();
    int keyAt(int row) const { return m_entries[std::size_t(row)].key; }

    std::vector<Entry> m_entries;
    QString m_emptyText;
    Tileset m_tileset;
};
