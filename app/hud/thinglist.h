#pragma once

#include "editor/art/tileset.h"
#include "editor/widgets/quietlist.h"

#include <QListWidget>

#include <optional>

/// A list of things with pictures. Each row has a letter (optional), a name, a note beside it, and a detail on the
/// right. Only Tab and F6 give it the focus, not a click. Keys that the list does not use reach the window.
class ThingList : public QuietList<QListWidget> {
    Q_OBJECT

public:
    struct Entry {
        int key = 0; ///< identifies the thing; unique in the list, chosen by the caller
        QString letter = {};
        QString picture = {}; ///< file name in resources/tiles, without extension
        Glyph glyph = {};     ///< shown instead of the picture in the character look
        QString name = {};
        QString note = {};    ///< beside the name
        QString detail = {};  ///< at the right border
        QString tip = {};     ///< further text of the tooltip, which begins with name, note and detail
        bool isFaint = false; ///< drawn in a weaker color

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    explicit ThingList(QWidget *parent = nullptr);

    /// Replaces the entries; the current entry stays current if its key remains. Does nothing if nothing has changed.
    void setEntries(std::vector<Entry> entries);
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Switches between pictures and characters.
    void setLook(TileLook look);
    /// Sets the text of an empty list.
    void setEmptyText(const QString &text);
    /// Returns the key of the current entry; std::nullopt if there is none.
    std::optional<int> currentKey() const;

Q_SIGNALS:
    /// Emitted on a double click or Enter.
    void chosen(int key);
    /// Emitted on a click on an entry, or when a key makes another entry current.
    void pointedAt(int key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    class EntryDelegate;

    void fill();
    void describe();
    void select(std::optional<int> key);
    int keyAt(int row) const { return m_entries[std::size_t(row)].key; }

    std::vector<Entry> m_entries;
    std::optional<int> m_left; ///< key of the current entry when the focus left the list
    QString m_emptyText;
    TileLook m_look = TileLook::Tiles;
    Tileset m_tileset;
};
