#include "app/cards/cardbuttons.h"

#include "app/cards/cardacts.h"
#include "app/cards/levelcardtext.h"
#include "app/widgets/levelcard.h"
#include "editor/art/icon.h"
#include "editor/widgets/newlayout.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

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
        return;
    }
    const QString path = card.data(LevelCard::PathRole).toString();
    CardBar &bar = barOn(card);
    bar.begin->setVisible(isKept);
    bar.begin->setText(text.button());
    bar.begin->setToolTip(text.buttonTip());
    bar.begin->setAccessibleName(text.accessibleButtonName(card.text()));
    bar.edit->setVisible(isEdited);
    bar.edit->setFocusPolicy(m_list.currentItem() == &card ? Qt::TabFocus : Qt::NoFocus);
    bar.edit->setToolTip(CardMenu::editTip(path));
    bar.edit->setAccessibleName(LevelCardText::accessibleEditName(card.text()));
    if (bar.size() != bar.sizeHint()) {
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
        const QString path = card.data(LevelCard::PathRole).toString();
        connect(bar->begin, &QPushButton::clicked, this, [this, path] { Q_EMIT pressed(path); });
        connect(bar->edit, &QPushButton::clicked, this, [this, path] { Q_EMIT editPressed(path); });
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
