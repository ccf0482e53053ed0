#pragma once

#include "gamecore/play/game.h"

#include <QWidget>

#include <optional>

class QAction;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSlider;
class QToolButton;
class QVBoxLayout;

/// What an author wants to know and to do while he tests a level: turn, seed and hash of the game, the seed of the next
/// one, what helps him, speed, steps. It takes the keyboard by Tab and F6 only, but for the field of the next seed.
class TestPanel : public QWidget {
    Q_OBJECT

public:
    explicit TestPanel(QWidget *parent = nullptr);

    /// `switches` become boxes to tick, `deeds` buttons; all must outlive this.
    void setActions(const QList<QAction *> &switches, const QList<QAction *> &deeds);
    void setSpeed(int percent);
    /// Shows another game.
    void showGame(const Game &game);
    void showWorld(const World &world);
    void setCheating(bool isCheating);

    /// What was typed for the next test; nothing if that is no seed.
    std::optional<std::uint64_t> nextSeed() const;
    void setNextSeed(std::uint64_t seed);
    void clearNextSeed();

    /// The hash as headless play prints it.
    static QString hashText(const World &world);

Q_SIGNALS:
    void speedChanged(int percent);
    /// Enter in the field of the next seed, which holds one.
    void playRequested();

private:
    struct Value {
        QLabel *caption;
        QLabel *value;
        QToolButton *copy = nullptr;
    };
    Value addValue(QGridLayout &grid, int row, const QString &name, bool canCopy);
    void addNextSeed(QVBoxLayout &layout);
    void addSpeed(QVBoxLayout &layout);
    void showNumbers();
    void showSpeed(int percent);
    void showHint();
    void retranslate();

    Value m_turn;
    Value m_time;
    Value m_seed;
    Value m_hash;
    QLabel *m_nextCaption;
    QLineEdit *m_next;
    QLabel *m_hint;
    QVBoxLayout *m_switches;
    QLabel *m_cheats;
    QLabel *m_speedCaption;
    QLabel *m_speedValue;
    QSlider *m_speed;
    QVBoxLayout *m_deeds;
    int m_turns = 0;
    qint64 m_timeMs = 0;
    bool m_isRealTime = true;
    bool m_isCheating = false;
};
