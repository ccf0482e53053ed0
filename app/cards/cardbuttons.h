#pragma once

#include <QObject>

class CardBar;
class LevelCardText;
class QListWidget;
class QListWidgetItem;
class QPushButton;

/// The buttons on the cards of a list: a restart button on cards with a saved game, and an edit button if editing is
/// offered. Edit buttons exist only for visible cards, so a thousand cards cost no more than ten. Tab reaches the edit
/// button of the current card.
class CardButtons : public QObject {
    Q_OBJECT

public:
    /// `list` holds the cards and must outlive this object.
    explicit CardButtons(QListWidget &list) : m_list(list) {}

    /// Offers editing on every card from the next show() on.
    void offerEditing() { m_offersEditing = true; }
    /// Shows the buttons of a card with their texts. `isKept`: the card has a saved game to continue, so that
    /// restarting is offered.
    void show(QListWidgetItem &card, const LevelCardText &text, bool isKept);

Q_SIGNALS:
    /// Emitted when the restart button on the card of that file is pressed.
    void pressed(const QString &path);
    /// Emitted when the edit button on the card of that file is pressed.
    void editPressed(const QString &path);

private:
    CardBar &barOn(QListWidgetItem &card);
    QWidget *beforeBarOf(const QListWidgetItem &card) const;
    bool isInView(const QListWidgetItem &card) const;

    QListWidget &m_list;
    bool m_offersEditing = false;
};
