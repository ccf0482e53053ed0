#pragma once

#include "gamecore/play/game.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class EventList;

/// Counts that are saved beside a game.
struct PlayTally {
    int slowest = 0; ///< slowest speed so far, in percent; 0: no time has passed yet
    int hints = 0;   ///< number of hints taken

    friend bool operator==(const PlayTally &, const PlayTally &) = default;
};

/// A game being played by a person. It executes commands at once. Under real time, a timer also lets time pass.
///
/// Under real time a game is ready until the first move, then runs or is paused. Under turns it always runs. It is over
/// once won or lost.
class PlaySession : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Empty, ///< no game
        Ready, ///< real time, waiting for the first move
        Running,
        Paused, ///< resumed by any move
        Over    ///< won or lost
    };

    /// The limits of setSpeed().
    static constexpr int slowest = 25;
    static constexpr int fastest = 200;
    /// The longest time that passes in one tick of the timer, in milliseconds. Without this limit, the hero could die
    /// while the program was blocked.
    static constexpr int longestTick = 100;

    explicit PlaySession(QObject *parent = nullptr);

    /// Starts a game. `soFar` is the tally of a saved game that is continued.
    void start(Game game, const PlayTally &soFar = {});
    /// Restarts the game with the same seed; does nothing without a game.
    void restart();
    /// Ends the session's game.
    void clear();

    /// Returns the current game, which must exist.
    const Game &game() const { return *m_game; }
    const World &world() const { return m_game->world(); }
    State state() const { return m_state; }
    /// True if there is a game that is neither won nor lost.
    bool isUnderWay() const;

    /// Executes a command of the player; does nothing unless isUnderWay(). A move starts or resumes the clock.
    void play(const Command &command);
    /// Pauses a running real-time game; otherwise does nothing.
    void pause();
    /// Resumes a paused game.
    void resume();
    /// Lets the monsters take one step. Under turns, the hero waits for a turn. Under real time, the game is paused,
    /// and time passes until the next monster acts; without monsters, the time of one wait of the hero passes.
    /// Afterwards moves no longer start the clock, until resume() is called or another game starts.
    void step();
    /// True if step() has stopped the clock, so that moves do not start it.
    bool isStepping() const { return m_isStepping; }
    /// Lets `milliseconds` of the player's time pass at the chosen speed, if a real-time game is running.
    void advance(int milliseconds);

    /// Turns the timer on or off; it is on by default. Demonstrations and tests turn it off and call advance() instead.
    void setTicking(bool isOn);

    /// Sets the speed in percent of real time, limited to slowest..fastest.
    void setSpeed(int percent) { m_speed = qBound(slowest, percent, fastest); }
    int speed() const { return m_speed; }
    /// Returns the slowest speed at which time has passed in this game, in percent; 100 if none has passed.
    int slowestSpeed() const { return m_tally.slowest == 0 ? 100 : m_tally.slowest; }
    /// Counts one more hint in this game.
    void countHint();
    const PlayTally &tally() const { return m_tally; }

Q_SIGNALS:
    /// Emitted when a game has started or restarted. If state() has changed thereby, stateChanged() follows.
    void started();
    /// Emitted after a command was executed; `events` are only valid during the call.
    void played(const EventList &events);
    /// Emitted when a hint was counted.
    void hintCounted();
    /// Emitted after played(), when all its receivers have returned. If the game is won or lost, state() becomes Over
    /// afterwards.
    void settled();
    /// Emitted when state() or isStepping() changes.
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
    int m_rest = 0; ///< game time that has passed but is not played yet, in hundredths of a millisecond
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};
