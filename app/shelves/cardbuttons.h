#pragma once

#include <QObject>

class LevelCardText;
class QListWidget;
class QListWidgetItem;
class QPushButton;

/// The buttons on cards with a kept game, which begin anew.
class CardButtons : public QObject {
    Q_OBJECT

public:
    /// `list` holds the cards and must outlive this.
    explicit CardButtons(QListWidget &list) : m_list(list) {}

    /// Puts a button on a card, which is made once, with its texts.
    void show(QListWidgetItem &card, const LevelCardText &text);
    void hide(QListWidgetItem &card);

Q_SIGNALS:
    /// The button on the card of that file was pressed.
    void pressed(const QString &path);

private:
    QPushButton &buttonOn(QListWidgetItem &card);
    QWidget *beforeButtonOf(const QListWidgetItem &card) const;

    QListWidget &m_list;
};
