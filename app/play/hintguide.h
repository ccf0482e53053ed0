#pragma once

#include "app/games/playsession.h"
#include "app/messages/sentence.h"
#include "editor/storage/backgroundjob.h"
#include "gamecore/hints/hint.h"
#include "gamecore/hints/savedsolution.h"

#include <QTimer>

class Canvas;

/// The hints for a player who is stuck, about the next goal on a way to victory: first the direction of the path, on
/// the next request the goal and its cell, then the whole path (HintGrade). A new goal starts with its direction again.
/// A worker thread searches for a way to victory. The result is stored as long as the player follows this way.
///
/// Under real time the game pauses during the search, so that the answer is still valid, and any step resumes the game.
/// Under turns the player may go on playing; this cancels the search, because the answer would be outdated.
class HintGuide : public QObject {
    Q_OBJECT

public:
    /// The largest number of states searched for a hint; searching so many takes some seconds. In large levels the
    /// limit is lower (mostLooks), because the cost of a state grows with the number of cells. Levels with more than
    /// mostCells cells have no hints: even cancelling would take too long.
    static constexpr qint64 mostStates = 200'000;
    /// Largest product of the number of states and the number of cells.
    static constexpr qint64 mostLooks = 2'000'000'000;
    static constexpr qint64 mostCells = 1024 * 1024;

    /// Availability of hints, or the reason why there are none.
    enum class Service : std::uint8_t {
        Given,   ///< hints are available
        NoGame,  ///< no game is under way
        Dungeon, ///< the game is in a dungeon
        Large,   ///< more than mostCells
        Rule     ///< the level's rules allow none
    };

    /// All arguments must outlive this object.
    HintGuide(Canvas &canvas, PlaySession &session, QObject *parent = nullptr);

    /// Returns the availability of hints in the current game.
    Service service() const;
    /// Turns hints on or off, and cancels a running search. Hints must be off while the canvas shows no game: ask()
    /// then does nothing, and the canvas shows no hint.
    void setOn(bool isOn);
    /// Requests a hint, or the next grade of the current one; said() follows. If a search is running, cancels it
    /// instead. Does nothing unless service() is Given.
    void ask();
    /// Cancels the search for a hint. False if there was none.
    bool stopSearch();
    /// Call after each command. Cancels a search if the game has gone on since it started, and drops the current hint
    /// if its goal is reached.
    void onPlayed(const EventList &events);

Q_SIGNALS:
    /// Emitted with a hint, or a message about the search, for the log.
    void said(const Sentence &sentence);
    /// Emitted with the progress of a long search; empty when the search ends.
    void noticeChanged(const QString &notice);

private:
    struct Answer {
        SavedSolution way;
        std::optional<Hint> hint;
    };

    static Answer answerFor(const World &world, const SavedSolution &kept, const SolveProgress &watch);
    void tell(const Answer &answer);
    void raise(const Hint &hint);
    void endSearch();
    void tellProgress();
    void forget();
    void showMarks();

    Canvas &m_canvas;
    PlaySession &m_session;
    BackgroundJob m_job;
    QTimer m_progress;
    std::shared_ptr<std::atomic<qint64>> m_states; ///< number of states searched so far
    SavedSolution m_way;
    std::optional<Hint> m_hint; ///< the last hint, until its goal is reached
    HintGrade m_grade = HintGrade::Direction;
    bool m_isOn = false;
};
