#pragma once

// app/hud: a game as it is seen and handled: on the canvas, in panels, on cards.

#include "app/games/playsession.h"
#include "gamecore/play/stakes.h"

#include <QLabel>

class HeroFacts;
class QAction;
class QBoxLayout;
class QProgressBar;
class QSlider;
class QVBoxLayout;

/// What a player wants to know at a glance: level, gold, treasure left, clock, steps, safe time, speed, seed; where one
/// fights, the hero and the depth before all. What is not at stake (gamecore/play/stakes.h) is left out until it is. It
/// takes the keyboard by Tab and F6 only, never by a click.
class StatusPanel : public QWidget {
    Q_OBJECT

public:
    explicit StatusPanel(QWidget *parent = nullptr);

    /// Buttons that stay in sight below it however small the room is. The owner of the panel gives them a place.
    QWidget &foot() { return *m_foot; }
    /// Buttons for these stand at the foot; the actions must outlive this.
    void setActions(const QList<QAction *> &actions);
    void setSpeed(int percent);
    /// Sets the keys that the hint names (HeroActions::walkKeys()).
    void setWalkKeys(const QString &keys);
    /// Shows another game.
    void showGame(const Game &game);
    /// Shows the game after a further command.
    void showTurn(const Game &game);
    /// What counts in the game that is shown.
    const Stakes &stakes() const { return m_stakes; }
    /// Whether it says that the game is a test of the level being edited; the panel of tests then shows the rest.
    void setTest(bool isTest);
    /// It shows a game that is watched: neither keys nor speed are the player's then.
    void setWatched();
    /// Whether such a test has help that a game does not have.
    void setCheating(bool isCheating);

Q_SIGNALS:
    void speedChanged(int percent);

private:
    struct Value {
        QLabel *caption;
        QLabel *value;
    };
    Value addValue(QVBoxLayout *layout, const QString &name);
    static void setRowVisible(const Value &row, bool isVisible);
    void addSpeed(QVBoxLayout *layout);
    void addSafety(QVBoxLayout *layout);
    void retranslate();
    void showNumbers();
    void showRows();
    void showSpeed(int percent);
    void showWalkKeys();
    void showSafety(const World &world);
    void captionSafety();

    QLabel *m_name;
    QLabel *m_test;
    HeroFacts *m_hero;
    Value m_gold;
    Value m_treasure;
    Value m_clock;
    Value m_steps;
    Value m_seed;
    QLabel *m_safeCaption;
    QProgressBar *m_safe;
    QLabel *m_speedCaption;
    QLabel *m_speedValue;
    QSlider *m_speed;
    QLabel *m_keys;
    QString m_walkKeys;
    QWidget *m_foot;
    QBoxLayout *m_buttons;
    /// What the game counts, as it was shown last.
    struct Numbers {
        qint64 gold = 0;
        qint64 treasureLeft = 0;
        qint64 timeMs = 0;
        qint64 turn = 0;
        qint64 steps = 0;
        int depth = 0; ///< 0 outside of dungeons
    };
    Numbers m_numbers;
    Stakes m_stakes; ///< they only grow while a game lasts
    bool m_isRealTime = true;
    bool m_isTest = false;
    bool m_isWatched = false;
    bool m_isCheating = false;
    bool m_canBeSafe = false;
    bool m_hasCharacter = false;
    int m_safeLeft = 0; ///< milliseconds or turns
};
