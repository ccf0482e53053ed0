#include "app/shelves/cardbuttons.h"

#include "app/shelves/levelcardtext.h"
#include "app/widgets/levelcard.h"

#include <QListWidget>
#include <QPushButton>

using namespace Qt::StringLiterals;

void CardButtons::show(QListWidgetItem &card, const LevelCardText &text)
{
    QPushButton &button = buttonOn(card);
    button.setText(text.button());
    button.setToolTip(text.buttonTip());
    button.setAccessibleName(text.buttonSpoken(card.text()));
}

void CardButtons::hide(QListWidgetItem &card)
{
    m_list.removeItemWidget(&card);
}

QPushButton &CardButtons::buttonOn(QListWidgetItem &card)
{
    auto *button = qobject_cast<QPushButton *>(m_list.itemWidget(&card));
    if (!button) {
        button = new QPushButton;
        button->setObjectName(u"beginAnew"_s);
        button->setProperty("isOnCard", true);
        button->setAutoDefault(true); // or else Return is for the shelf
        connect(button, &QPushButton::clicked, this,
                [this, path = card.data(LevelCard::PathRole).toString()] { Q_EMIT pressed(path); });
        m_list.setItemWidget(&card, button);
        QWidget::setTabOrder(beforeButtonOf(card), button);
    }
    return *button;
}

/// The widget that has the keyboard before the button of a card: the button of the card before it that has one, or the
/// list.
QWidget *CardButtons::beforeButtonOf(const QListWidgetItem &card) const
{
    for (int row = m_list.row(&card) - 1; row >= 0; --row) {
        if (QWidget *button = m_list.itemWidget(m_list.item(row))) {
            return button;
        }
    }
    return &m_list;
}
