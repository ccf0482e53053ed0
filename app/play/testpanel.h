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
class Section;

/// Facts and tools for an author who tests a level: turn, seed and hash of the game, the next seed, aids, speed, single
/// steps. Only Tab and F6 give it the focus, except for the field of the next seed.
class TestPanel : public QWidget {
    Q_OBJECT

public:
    explicit TestPanel(QWidget *parent = nullptr);

    /// Adds check boxes for the checkable actions `switches`, and buttons for `deeds`. All actions must outlive this
    /// object.
    void setActions(const QList<QAction *> &switches, const QList<QAction *> &deeds);
    void setSpeed(int percent);
    /// Shows the facts of another game.
    void showGame(const Game &game);
    /// Updates the facts after a command.
    void showWorld(const World &world);
    /// Sets whether the test uses cheats; if so, the panel says that.
    void setCheating(bool isCheating);

    /// Returns the seed typed for the next test; std::nullopt if it is invalid.
    std::optional<std::uint64_t> nextSeed() const;
    /// Sets the seed for the next test.
    void setNextSeed(std::uint64_t seed);
    void clearNextSeed();

    /// Returns the hash in the format of headless play.
    static QString hashText(const World &world);

Q_SIGNALS:
    void speedChanged(int percent);
    /// Emitted on Enter in the field of the next seed, if the seed is valid.
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
    Section *m_details;
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
