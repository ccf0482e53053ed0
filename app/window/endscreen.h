#pragma once

#include "gamecore/play/game.h"

#include <QElapsedTimer>
#include <QWidget>

class QKeyEvent;
class QLabel;
class QPushButton;

/// What is shown over the level once a game is won or lost: how it ended, and where to go from there.
class EndScreen : public QWidget {
    Q_OBJECT

public:
    explicit EndScreen(QWidget *parent = nullptr);

    /// `hasNext`: there is a level after this one. `isTest`: the game was started from the editor.
    void showEnd(const Game &game, bool hasNext, bool isTest);

Q_SIGNALS:
    void playAgain(); ///< with a new seed
    void playSameSeed();
    void editLevel();
    void playNext();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QPushButton *addButton(const QString &name);
    void retranslate();
    /// The one button that looks like the first choice: that which has the keyboard.
    void makePrimary(const QPushButton *button);
    /// Whether an arrow key is still meant for the game.
    bool isHeldBack(const QKeyEvent &arrow);
    /// To the next or the previous choice.
    void goOn(int step);

    QLabel *m_title;
    QLabel *m_story;
    QLabel *m_facts;
    QWidget *m_buttons;
    QPushButton *m_again;
    QPushButton *m_same;
    QPushButton *m_edit;
    QPushButton *m_next;
    QElapsedTimer m_sinceEnd;
    QElapsedTimer m_sinceArrow; ///< or since the end
    bool m_isHeld = false;      ///< the arrow that ended the game may still be down
    bool m_hasWon = false;
    bool m_isTest = false;
    bool m_isRealTime = false;
    qint64 m_gold = 0;
    int m_steps = 0;
    qint64 m_timeMs = 0;
    std::uint64_t m_seed = 0;
};
