#pragma once

#include "app/games/playsession.h"
#include "app/messages/sentence.h"
#include "editor/storage/backgroundjob.h"
#include "gamecore/hints/hint.h"
#include "gamecore/hints/victoryway.h"

#include <QTimer>

class Canvas;

/// Gives hints to a player who is stuck, taken from a way to victory: first its goal, on the next request the next
/// action, then the way there. When a goal is reached, the grades start again. The way is searched for in a worker
/// thread, and kept as long as the player follows it.
///
/// Under real time the game pauses during the search, so that the answer is still valid, and any step resumes it. Under
/// turns the player may go on; this cancels the search, because its answer would be outdated.
class HintGuide : public QObject {
    Q_OBJECT

public:
    /// Most states searched for a hint, which takes some seconds. Large levels get fewer, because the cost of a state
    /// grows with the cells. Above `mostCells`, even cancelling would take too long.
    static constexpr qint64 mostStates = 200'000;
    static constexpr qint64 mostLooks = 2'000'000'000; ///< states times cells
    static constexpr qint64 mostCells = 1024 * 1024;

    /// Availability of hints, or the reason why there are none.
    enum class Service : std::uint8_t {
        Given,
        NoGame,  ///< no game is under way
        Dungeon, ///< a dungeon has no end to search a way to
        Large,   ///< more than mostCells
        Rule     ///< the level allows none
    };

    /// All arguments must outlive this object.
    HintGuide(Canvas &canvas, PlaySession &session, QObject *parent = nullptr);

    Service service() const;
    /// Sets whether the canvas shows the game.
    void setOn(bool isOn);
    /// Requests a hint, or the next grade of the current one; cancels a search that is running.
    void ask();
    /// Cancels the search for a hint. False if there was none.
    bool stopSearch();
    /// Cancels the search if the game went on, and drops a hint whose goal is reached.
    void onPlayed(const EventList &events);

Q_SIGNALS:
    void said(const Sentence &sentence);
    /// Emitted with the progress of a long search; empty if there is none.
    void noticeChanged(const QString &notice);

private:
    struct Answer {
        VictoryWay way;
        std::optional<Hint> hint;
    };

    static Answer answerFor(const World &world, const VictoryWay &kept, const SolveWatch &watch);
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
    VictoryWay m_way;
    std::optional<Hint> m_hint; ///< the last hint, until its goal is reached
    HintGrade m_grade = HintGrade::Direction;
    bool m_isOn = false;
};
