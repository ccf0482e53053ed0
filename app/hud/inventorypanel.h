#pragma once

#include "app/hud/bagstacks.h"
#include "app/hud/thinglist.h"
#include "gamecore/world/world.h"

class QMenu;

/// The hero's bag, by letters; equal things that are not worn stand in one row. A double click or Enter uses a
/// thing or puts it on and off, Delete puts it down, a letter goes to its row. It decides nothing: what is wished for
/// is told by signals.
class InventoryPanel : public ThingList {
    Q_OBJECT

public:
    explicit InventoryPanel(QWidget *parent = nullptr);

    /// It shows a bag into which nobody can reach: that of a game that is watched.
    void setWatched();
    void showWorld(const World &world);
    /// Sets the key that picks up, as people read it, for the text of an empty bag. Empty: none.
    void setPickUpKey(const QString &key);

Q_SIGNALS:
    /// A thing is to be used, put on or taken off.
    void useRequested(char letter);
    void dropRequested(char letter);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    /// What using a thing means.
    enum class Use : std::uint8_t { None, Use, PutOn, TakeOff };
    static Use useOf(const World &world, const BagStack &stack);
    Entry entryOf(const World &world, const BagStack &stack) const;
    /// The stack of a row's key.
    const BagStack &stackOf(int key) const { return m_stacks[std::size_t(placeOf(m_stacks, char(key)))]; }
    QString useText(Use use) const;
    void retranslate();

    QString m_pickUpKey;
    bool m_isWatched = false;
    std::vector<BagStack> m_stacks; ///< by row; the key of a row is the last letter, since the first is used up first
    std::vector<Use> m_uses;        ///< by row
};
