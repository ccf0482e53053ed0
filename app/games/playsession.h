#pragma once

#include "gamecore/play/game.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class EventList;

/// Counts beside a game, which go on with a save.
struct PlayTally {
    int slowest = 0; ///< speed at which time has passed in it, in percent; 0: none has passed yet
    int hints = 0;   ///< that the player has taken

    friend bool operator==(const PlayTally &, const PlayTally &) = default;
};

/// A game being played by a person: it takes commands at once and lets time pass while it runs.
///
/// Under real time a game is ready until the first move, then runs or is paused; under turns it always runs. Once won
/// or lost it is over.
class PlaySession : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Empty, ///< no game yet
        Ready, ///< real time that any move starts
        Running,
        Paused, ///< any move goes on
        Over    ///< won or lost
    };

    static constexpr int slowest = 25;
    static constexpr int fastest = 200;
    /// A tick counts as this many milliseconds at most: a program that was held up does not kill the hero.
    static constexpr int longestTick = 100;

    explicit PlaySession(QObject *parent = nullptr);

    /// `soFar` is that of a kept game that goes on.
    void start(Game game, const PlayTally &soFar = {});
    /// Begins the game again with the same seed.
    void restart();
    /// Drops the game.
    void clear();

    /// There must be a game.
    const Game &game() const { return *m_game; }
    const World &world() const { return m_game->world(); }
    State state() const { return m_state; }
    /// A game that has neither been won nor lost.
    bool isUnderWay() const;

    /// Plays a command of the player; a move starts or resumes the clock.
    void play(const Command &command);
    /// Stops the clock of a running real-time game; does nothing else.
    void pause();
    /// Lets a paused game go on.
    void resume();
    /// Lets the others take one step: under turns the hero waits; under real time the game is paused and time passes
    /// until the next monster acts. From then on moves do not start the clock, until resume() or another game.
    void step();
    /// True if the clock stands still whatever the hero does, since step().
    bool isStepping() const { return m_isStepping; }
    /// Lets `milliseconds` of the player's time pass, at the chosen speed, if the game is running under real time.
    void advance(int milliseconds);

    /// Sets whether time passes by itself while the game runs, as it does at first. Demonstrations and tests turn it
    /// off and let it pass by advance().
    void setTicking(bool isOn);

    /// Sets the speed in percent of real time, slowest..fastest.
    void setSpeed(int percent) { m_speed = qBound(slowest, percent, fastest); }
    int speed() const { return m_speed; }
    /// The slowest speed at which time has passed in this game, in percent; 100 before that.
    int slowestSpeed() const { return m_tally.slowest == 0 ? 100 : m_tally.slowest; }
    /// The player has taken one more hint in this game.
    void countHint();
    const PlayTally &tally() const { return m_tally; }

Q_SIGNALS:
    /// Another game has started, or the same from its beginning.
    void started();
    /// A command was played; `events` are only valid during the call.
    void played(const EventList &events);
    /// A hint was counted.
    void hintCounted();
    /// Every receiver of played() has returned.
    void settled();
    /// state() or isStepping() changed.
    void stateChanged(PlaySession::State state);

private:
    void begin();
    void setState(State state, bool isStepping = false);
    void playAndTell(const Command &command);
    void updateTimer();
    void onTick();

    std::optional<Game> m_game;
    State m_state = State::Empty;
    int m_speed = 100;
    PlayTally m_tally;
    bool m_isTicking = true;
    bool m_isStepping = false;
    int m_rest = 0; ///< hundredths of milliseconds of game time not yet played
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};
