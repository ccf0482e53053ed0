#pragma once

#include <QObject>

class CardBar;
class LevelCardText;
class QListWidget;
class QListWidgetItem;
class QPushButton;

/// The buttons on cards: one that begins anew on cards with a kept game, and one that edits, if that is offered. Only
/// cards that are in view have the button for editing, so that a thousand levels cost no more than ten. Tab reaches
/// that of the current card.
class CardButtons : public QObject {
    Q_OBJECT

public:
    /// `list` holds the cards and must outlive this.
    explicit CardButtons(QListWidget &list) : m_list(list) {}

    /// Offers editing on every card from the next show() on.
    void offerEditing() { m_offersEditing = true; }
    /// Shows the buttons of a card with their texts; `isKept`: it has a game to go on with.
    void show(QListWidgetItem &card, const LevelCardText &text, bool isKept);

Q_SIGNALS:
    /// The button for beginning anew was pressed on the card of that file.
    void pressed(const QString &path);
    void editPressed(const QString &path);

private:
    CardBar &barOn(QListWidgetItem &card);
    QWidget *beforeBarOf(const QListWidgetItem &card) const;
    bool isInView(const QListWidgetItem &card) const;

    QListWidget &m_list;
    bool m_offersEditing = false;
};
