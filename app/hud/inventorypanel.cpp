#include "app/hud/inventorypanel.h"

#include "app/messages/herowords.h"
#include "editor/art/icon.h"
#include "editor/art/tileset.h"
#include "editor/text/kindname.h"
#include "editor/text/paintcard.h"
#include "editor/widgets/languagechange.h"
#include "gamecore/data/kind.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isLetter(const QKeyEvent &key)
{
    return key.modifiers() == Qt::NoModifier && key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
}

} // namespace

InventoryPanel::InventoryPanel(QWidget *parent) : ThingList(parent)
{
    setObjectName(u"inventoryPanel"_s);
    connect(this, &ThingList::chosen, this, [this](int key) { Q_EMIT useRequested(stackOf(key).nextLetter()); });
    retranslateOnChange(*this, [this] { retranslate(); });
}

InventoryPanel::Use InventoryPanel::useOf(const World &world, const BagStack &stack)
{
    const Kind &kind = world.kindOfItem(stack.item);
    if (kind.isWearable()) {
        return world.item(stack.item).isWorn ? Use::TakeOff : Use::PutOn;
    }
    return kind.effects.empty() ? Use::None : Use::Use;
}

ThingList::Entry InventoryPanel::entryOf(const World &world, const BagStack &stack) const
{
    const Item &item = world.item(stack.item);
    const Kind &kind = world.kindOfItem(stack.item);
    const Contact contact = world.rules().contact;
    QStringList tip{cardOf(kind, world.catalogue(), contact).body()};
    if (stack.letters.size() > 1) {
        QStringList letters;
        for (const char letter : stack.letters) {
            letters.append(QString(QLatin1Char(letter)));
        }
        //: of equal things in the bag; %1 is such as "b, d"
        tip.append(tr("Letters: %1").arg(letters.join(u", "_s)));
    }
    return {.key = stack.letter(),
            .letter = QString(QLatin1Char(stack.letter())),
            .picture = pictureOf(kind.look, item.variant),
            .glyph = glyphOf(kind.look),
            .name = nameOf(stack, world),
            .note = contact == Contact::Fight ? bonusText(kind) : QString(),
            //: a thing that is worn; %1 is where, such as "right hand"
            .detail = item.isWorn ? tr("✓ %1").arg(nameOf(kind.slot)) : QString(),
            .tip = tip.join(u'\n')};
}

void InventoryPanel::showWorld(const World &world)
{
    m_stacks = stacksOf(world);
    m_uses.clear();
    std::vector<Entry> entries;
    for (const BagStack &stack : m_stacks) {
        m_uses.push_back(useOf(world, stack));
        entries.push_back(entryOf(world, stack));
    }
    setEntries(std::move(entries));
}

bool InventoryPanel::event(QEvent *event)
{
    // While the bag has the focus, letters select its rows, whatever they are bound to.
    if (event->type() == QEvent::ShortcutOverride && isLetter(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return ThingList::event(event);
}

void InventoryPanel::keyPressEvent(QKeyEvent *event)
{
    const std::optional<int> key = currentKey();
    if (isLetter(*event)) {
        if (const int row = placeOf(m_stacks, char('a' + event->key() - Qt::Key_A)); row >= 0) {
            setCurrentRow(row);
        }
    } else if ((event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) && key) {
        Q_EMIT dropRequested(stackOf(*key).nextLetter());
    } else {
        ThingList::keyPressEvent(event);
    }
}

void InventoryPanel::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex place = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!place.isValid()) {
        return;
    }
    const char letter = m_stacks[std::size_t(place.row())].nextLetter();
    const Use use = m_uses[std::size_t(place.row())];
    auto *menu = new QMenu(this);
    menu->setObjectName(u"inventoryMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (use != Use::None) {
        QAction *action = menu->addAction(programIcon(use == Use::Use ? u"use"_s : u"equip"_s), useText(use), this,
                                          [this, letter] { Q_EMIT useRequested(letter); });
        action->setObjectName(u"useItem"_s);
    }
    QAction *drop =
        menu->addAction(programIcon(u"drop"_s), tr("&Drop"), this, [this, letter] { Q_EMIT dropRequested(letter); });
    drop->setObjectName(u"dropItem"_s);
    menu->popup(event->reason() == QContextMenuEvent::Keyboard ? viewport()->mapToGlobal(visualRect(place).bottomLeft())
                                                               : event->globalPos());
}

QString InventoryPanel::useText(Use use) const
{
    switch (use) {
    case Use::PutOn:
        return tr("&Equip");
    case Use::TakeOff:
        return tr("Put &away");
    case Use::Use:
        return tr("&Use");
    case Use::None:
        break;
    }
    return {};
}

void InventoryPanel::setWatched()
{
    m_isWatched = true;
    setContextMenuPolicy(Qt::NoContextMenu);
    retranslate();
}

void InventoryPanel::setPickUpKey(const QString &key)
{
    m_pickUpKey = key;
    retranslate();
}

void InventoryPanel::retranslate()
{
    setAccessibleName(tr("Bag"));
    if (m_isWatched) {
        setEmptyText(tr("The bag is empty."));
        return;
    }
    //: %1 is a key
    setEmptyText(m_pickUpKey.isEmpty()
                     ? tr("Your bag is empty. Step on an item and pick it up.")
                     : tr("Your bag is empty. Step on an item and pick it up (%1).").arg(m_pickUpKey));
    setWhatsThis(tr("Double-click an item or press Enter to use or equip it; press Delete to drop it."));
}
