#include "app/cards/cardacts.h"

#include "app/cards/levelcardtext.h"
#include "app/widgets/levelcard.h"
#include "editor/art/icon.h"
#include "editor/commands/commands.h"
#include "editor/storage/campaignchange.h"
#include "editor/widgets/layouts.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/packing/bundlefile.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct ActRow {
    CardAct act;
    QLatin1StringView objectName;
    QLatin1StringView icon;
    QKeySequence key = {};
    bool beginsGroup = false; ///< preceded by a separator
};

/// Keys as in file managers. Enter plays, as in every list of cards.
const std::array<ActRow, 7> &actRows()
{
    static const std::array<ActRow, 7> rows{{
        {CardAct::Play, "cardPlay"_L1, "play"_L1, Qt::Key_Enter},
        {CardAct::Edit, "cardEdit"_L1, "edit"_L1, Qt::CTRL | Qt::Key_E},
        {CardAct::Rename, "cardRename"_L1, {}, Qt::Key_F2, true},
        {CardAct::Duplicate, "cardDuplicate"_L1, "duplicate"_L1},
        {CardAct::Export, "cardExport"_L1, "save_as"_L1},
        {CardAct::ShowInFolder, "cardShowInFolder"_L1, "open"_L1, {}, true},
        {CardAct::MoveToTrash, "cardMoveToTrash"_L1, "delete"_L1, Qt::Key_Delete},
    }};
    return rows;
}

bool isWithinProgramOrArchive(const QString &path)
{
    return isShippedFile(path) || !bundleAround(path).isEmpty();
}

} // namespace

bool appliesTo(CardAct act, const QString &path)
{
    switch (act) {
    case CardAct::Play:
    case CardAct::Edit:
    case CardAct::Duplicate:
        return true;
    case CardAct::Export:
        return !isInOneFile(path) && (isCampaignPath(path) || !isForeignFile(path) || isTextFile(path));
    case CardAct::ShowInFolder:
        return !isShippedFile(path);
    case CardAct::Rename:
        return !isWithinProgramOrArchive(path) && !isInOneFile(path) && !QFileInfo(path).isDir()
               && (!isForeignFile(path) || isTextFile(path));
    case CardAct::MoveToTrash:
        return !isWithinProgramOrArchive(path) && !QFileInfo(path).isDir();
    }
    return false;
}

QString CardMenu::textOf(CardAct act, const QString &path)
{
    const bool isKept = isWithinProgramOrArchive(path) || isInOneFile(path);
    switch (act) {
    case CardAct::Play:
        return tr("&Play");
    case CardAct::Edit:
        return isKept ? tr("&Edit a copy") : tr("&Edit");
    case CardAct::Rename:
        return tr("&Rename…");
    case CardAct::Duplicate:
        return isKept ? tr("&Copy to my levels") : tr("&Duplicate");
    case CardAct::Export:
        return tr("E&xport…");
    case CardAct::ShowInFolder:
        return tr("&Show in folder");
    case CardAct::MoveToTrash:
        return tr("&Move to trash…");
    }
    return {};
}

QMenu *CardMenu::make(const QString &path, const QString &name, QWidget *parent,
                      const std::function<void(CardAct act)> &chosen)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(u"cardMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    //: %1 is the name of a level or a campaign
    menu->setAccessibleName(tr("Menu of %1").arg(name));
    for (const ActRow &row : actRows()) {
        if (!appliesTo(row.act, path)) {
            continue;
        }
        if (row.beginsGroup) {
            menu->addSeparator();
        }
        QAction *action = menu->addAction(programIcon(row.icon), textOf(row.act, path));
        action->setObjectName(row.objectName);
        action->setShortcut(row.key); // only displayed: the list of cards handles the key itself
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, parent, [chosen, act = row.act] { chosen(act); });
    }
    return menu;
}

std::optional<CardAct> CardMenu::actOf(const QKeyEvent &key, const QString &path)
{
    const bool isPlain = !(key.modifiers() & ~Qt::KeypadModifier);
    const bool isEnter =
        isPlain && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space);
    const QKeySequence pressed = isEnter ? QKeySequence(Qt::Key_Enter) : QKeySequence(key.keyCombination());
    const auto found = std::find_if(actRows().begin(), actRows().end(), [&](const ActRow &row) {
        return !row.key.isEmpty() && row.key == pressed && appliesTo(row.act, path);
    });
    return found == actRows().end() ? std::nullopt : std::optional(found->act);
}

QString CardMenu::editTip(const QString &path)
{
    //: %1 is what a button does, %2 its key
    return tr("%1 (%2)").arg(textOf(CardAct::Edit, path).remove(u'&'), keyText(Qt::CTRL | Qt::Key_E));
}

/// The buttons of one card, side by side.
class CardBar : public QWidget {
public:
    CardBar() : begin(makeButton(u"beginAnew"_s)), edit(makeButton(u"editCard"_s))
    {
        auto *layout = newLayout<QHBoxLayout>(this, 0, 4);
        layout->addWidget(begin);
        layout->addWidget(edit);
        edit->setIcon(programIcon(u"edit"_s));
        QWidget::setTabOrder(begin, edit);
    }

    QPushButton *begin;
    QPushButton *edit;

private:
    static QPushButton *makeButton(const QString &objectName)
    {
        auto *button = new QPushButton;
        button->setObjectName(objectName);
        button->setProperty("isOnCard", true);
        button->setAutoDefault(true); // otherwise Return goes to the shelf
        return button;
    }
};

void CardButtons::show(QListWidgetItem &card, const LevelCardText &text, bool isKept)
{
    const bool isEdited = m_offersEditing && isInView(card);
    if (!isKept && !isEdited) {
        m_list.removeItemWidget(&card);
        if (card.data(LevelCard::ButtonsRole).isValid()) {
            card.setData(LevelCard::ButtonsRole, {});
        }
        return;
    }
    const QString path = card.data(LevelCard::PathRole).toString();
    CardBar &bar = barOn(card);
    bar.begin->setVisible(isKept);
    bar.begin->setText(m_isCompact ? QString() : text.button());
    bar.begin->setIcon(m_isCompact ? programIcon(u"restart"_s) : QIcon());
    bar.begin->setToolTip(text.buttonTip());
    bar.begin->setAccessibleName(text.accessibleButtonName(card.text()));
    bar.edit->setVisible(isEdited);
    bar.edit->setFocusPolicy(m_list.currentItem() == &card ? Qt::TabFocus : Qt::NoFocus);
    bar.edit->setToolTip(CardMenu::editTip(path));
    bar.edit->setAccessibleName(LevelCardText::accessibleEditName(card.text()));
    if (bar.size() != bar.sizeHint() || card.data(LevelCard::ButtonsRole).toSize() != bar.sizeHint()) {
        card.setData(LevelCard::ButtonsRole, bar.sizeHint());
        QStyleOptionViewItem option;
        option.font = m_list.font();
        option.rect = m_list.visualItemRect(&card);
        m_list.itemDelegate()->updateEditorGeometry(&bar, option, m_list.indexFromItem(&card));
    }
}

CardBar &CardButtons::barOn(QListWidgetItem &card)
{
    auto *bar = static_cast<CardBar *>(m_list.itemWidget(&card)); // cards have no other item widgets
    if (!bar) {
        bar = new CardBar;
        const auto path = [&card] { return card.data(LevelCard::PathRole).toString(); }; // a file can be renamed
        connect(bar->begin, &QPushButton::clicked, this, [this, path] { Q_EMIT pressed(path()); });
        connect(bar->edit, &QPushButton::clicked, this, [this, path] { Q_EMIT editPressed(path()); });
        QWidget *before = beforeBarOf(card);
        m_list.setItemWidget(&card, bar);
        QWidget::setTabOrder(before, bar->begin);
        QWidget::setTabOrder(bar->begin, bar->edit);
    }
    return *bar;
}

/// Returns the widget before a card's buttons in tab order: the last button of the nearest earlier card that has
/// buttons, or the list.
QWidget *CardButtons::beforeBarOf(const QListWidgetItem &card) const
{
    for (int row = m_list.row(&card) - 1; row >= 0; --row) {
        if (auto *bar = static_cast<CardBar *>(m_list.itemWidget(m_list.item(row)))) {
            return bar->edit;
        }
    }
    return &m_list;
}

bool CardButtons::isInView(const QListWidgetItem &card) const
{
    return m_list.viewport()->rect().intersects(m_list.visualItemRect(&card));
}
