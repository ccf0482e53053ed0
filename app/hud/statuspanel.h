#pragma once

// app/hud: the display of a played or watched game, such as sprites, status, bag, log, minimap and end screen.

#include "app/games/playsession.h"
#include "gamecore/play/shownstats.h"

#include <QLabel>

class HeroFacts;
class QAction;
class QBoxLayout;
class QProgressBar;
class QSlider;
class QVBoxLayout;

/// The key facts of a game: level or depth, gold, treasure left, the hero's experience and strength, clock, steps,
/// speed, safe time, and the seed of a watched game. HeroPlate shows hit points and statuses. Facts that do not matter
/// in the game so far (shownStats()) are hidden. Only Tab and F6 give it the focus, not a click.
class StatusPanel : public QWidget {
    Q_OBJECT

public:
    explicit StatusPanel(QWidget *parent = nullptr);

    /// Returns the row of buttons that belongs below the panel. The owner of the panel places it there, so that it does
    /// not scroll.
    QWidget &foot() { return *m_foot; }
    /// Adds buttons for these actions to foot(); the actions must outlive this object.
    void setActions(const QList<QAction *> &actions);
    /// Sets the value of the speed slider (PlaySession::speed()).
    void setSpeed(int percent);
    /// Sets the keys (HeroActions::walkKeys()) that the panel names in its hint about walking.
    void setWalkKeys(const QString &keys);
    /// Shows another game.
    void showGame(const Game &game);
    /// Updates the panel after a command.
    void showTurn(const Game &game);
    /// Returns the facts that matter in the game shown.
    const ShownStats &shownStats() const { return m_shownStats; }
    /// Sets whether the game is a test of the edited level. The panel then says so and omits speed, seed and buttons,
    /// which the test panel shows.
    void setTest(bool isTest);
    /// Makes this the panel of a watched game: hides the hint about walking, the speed and the buttons.
    void setWatched();
    /// Sets whether a test uses cheats; if so, the panel says that.
    void setCheating(bool isCheating);

Q_SIGNALS:
    /// Emitted when the user moves the speed slider, or setSpeed() changes its value.
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
    QLabel *m_safeCaption;
    QProgressBar *m_safe;
    QLabel *m_speedCaption;
    QLabel *m_speedValue;
    QSlider *m_speed;
    QLabel *m_keys;
    QString m_walkKeys;
    QWidget *m_foot;
    QBoxLayout *m_buttons;
    /// The numbers of the game as last shown.
    struct Numbers {
        qint64 gold = 0;
        qint64 treasureLeft = 0;
        qint64 timeMs = 0;
        qint64 turn = 0;
        qint64 steps = 0;
        int depth = 0; ///< 0 outside of dungeons
    };
    Numbers m_numbers;
    ShownStats m_shownStats; ///< facts may only be added during a game
    bool m_isRealTime = true;
    bool m_isTest = false;
    bool m_isWatched = false;
    bool m_isCheating = false;
    bool m_canBeSafe = false;
    bool m_hasCharacter = false;
    int m_safeLeft = 0; ///< time in which the hero cannot be hurt: milliseconds, or turns
};
