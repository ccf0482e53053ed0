#pragma once

#include "app/hud/thinglist.h"
#include "app/messages/bagstack.h"
#include "gamecore/world/world.h"

#include <vector>

class QMenu;

/// The hero's bag, sorted by letters; equal items that cannot be worn share a row (BagStack). A double click or Enter
/// uses an item, puts it on or takes it off; Delete drops it; a letter selects its row. The panel itself changes
/// nothing; it requests actions by signals.
class InventoryPanel : public ThingList {
    Q_OBJECT

public:
    explicit InventoryPanel(QWidget *parent = nullptr);

    /// Makes this the bag of a watched game: no menu, no hints about keys.
    void setWatched();
    void showWorld(const World &world);
    /// Sets the displayed name of the key for picking up items, which the text of an empty bag mentions; may be empty.
    void setPickUpKey(const QString &key);

Q_SIGNALS:
    /// Emitted when an item should be used, put on or taken off.
    void useRequested(char letter);
    void dropRequested(char letter);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    /// The effect of using an item, for its menu.
    enum class Use : std::uint8_t { None, Use, PutOn, TakeOff };
    static Use useOf(const World &world, const BagStack &stack);
    Entry entryOf(const World &world, const BagStack &stack) const;
    /// Returns the stack of a row, given by the row's key.
    const BagStack &stackOf(int key) const { return m_stacks[std::size_t(placeOf(m_stacks, char(key)))]; }
    QString useText(Use use) const;
    void retranslate();

    QString m_pickUpKey;
    bool m_isWatched = false;
    std::vector<BagStack> m_stacks; ///< by row; Entry::key of a row is BagStack::letter()
    std::vector<Use> m_uses;        ///< by row
};
