#include "app/hud/inventorypanel.h"

#include "app/telling/herowords.h"
#include "editor/art/icon.h"
#include "editor/art/lookpicture.h"
#include "editor/widgets/languagechange.h"
#include "editor/wording/kindname.h"
#include "editor/wording/paintcard.h"
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
    connect(this, &ThingList::chosen, this, [this](int letter) { Q_EMIT useRequested(char(letter)); });
    keepTranslated(*this, [this] { retranslate(); });
}

void InventoryPanel::showWorld(const World &world)
{
    std::vector<Entry> entries;
    const bool isFight = world.rules().contact == Contact::Fight;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        const int number = world.itemWithLetter(letter);
        if (number == CellIndex::none) {
            continue;
        }
        const Item &item = world.item(number);
        const Kind &kind = world.kindOfItem(number);
        Use &use = m_uses[std::size_t(letter - 'a')];
        use = kind.effects.empty() ? Use::None : Use::Use;
        if (kind.isWearable()) {
            use = item.isWorn ? Use::TakeOff : Use::PutOn;
        }
        entries.push_back({.key = letter,
                           .letter = QString(QLatin1Char(letter)),
                           .picture = pictureOf(kind.look, item.variant),
                           .name = nameOf(kind.look),
                           .note = isFight ? bonusText(kind) : QString(),
                           //: a thing that is worn; %1 is where, such as "right hand"
                           .detail = item.isWorn ? tr("✓ %1").arg(nameOf(kind.slot)) : QString(),
                           .tip = cardOf(kind, world.catalogue(), world.rules().contact).body()});
    }
    setEntries(std::move(entries));
}

bool InventoryPanel::goToLetter(const QString &letter)
{
    const auto found = std::find_if(entries().begin(), entries().end(),
                                    [&letter](const Entry &entry) { return entry.letter == letter; });
    if (found == entries().end()) {
        return false;
    }
    setCurrentRow(int(found - entries().begin()));
    return true;
}

bool InventoryPanel::event(QEvent *event)
{
    // Letters are those of the bag while the bag has the keyboard, whatever else they stand for.
    if (event->type() == QEvent::ShortcutOverride && isLetter(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return ThingList::event(event);
}

void InventoryPanel::keyPressEvent(QKeyEvent *event)
{
    const std::optional<int> letter = currentKey();
    if (isLetter(*event)) {
        goToLetter(event->text());
    } else if ((event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) && letter) {
        Q_EMIT dropRequested(char(*letter));
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
    const char letter = char(entries()[std::size_t(place.row())].key);
    const Use use = m_uses[std::size_t(letter - 'a')];
    auto *menu = new QMenu(this);
    menu->setObjectName(u"inventoryMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (use != Use::None) {
        QAction *action = menu->addAction(programIcon(use == Use::Use ? u"use"_s : u"equip"_s), useText(use), this,
                                          [this, letter] { Q_EMIT useRequested(letter); });
        action->setObjectName(u"useItem"_s);
    }
    QAction *drop = menu->addAction(programIcon(u"drop"_s), tr("Put &down"), this,
                                    [this, letter] { Q_EMIT dropRequested(letter); });
    drop->setObjectName(u"dropItem"_s);
    menu->popup(event->reason() == QContextMenuEvent::Keyboard ? viewport()->mapToGlobal(visualRect(place).bottomLeft())
                                                               : event->globalPos());
}

QString InventoryPanel::useText(Use use) const
{
    switch (use) {
    case Use::PutOn:
        return tr("Put &on");
    case Use::TakeOff:
        return tr("Take &off");
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
                     ? tr("Your bag is empty. Stand on a thing and pick it up.")
                     : tr("Your bag is empty. Stand on a thing and pick it up (%1).").arg(m_pickUpKey));
    setWhatsThis(tr("A double click or Enter uses a thing or puts it on, Delete puts it down."));
}
