#pragma once

#include "app/games/playsession.h"
#include "app/messages/sentence.h"
#include "editor/storage/backgroundjob.h"
#include "gamecore/hints/hint.h"
#include "gamecore/hints/victoryway.h"

#include <QTimer>

class Canvas;

/// Gives a player who is stuck hints out of a way to victory: where it leads, on the next wish what comes next, then
/// the way there. A goal that is reached begins anew with the least. The way is looked for in another thread, and kept
/// for as long as it is followed.
///
/// Under real time the game pauses for the question, so that the answer holds when it comes, and any step goes on.
/// Under turns the player may go on while it is looked for; then the search ends, since its answer would be of the
/// past.
class HintGuide : public QObject {
    Q_OBJECT

public:
    /// States that are looked at for a hint, at most: some seconds. In levels of many cells, of which each state takes
    /// its look, there are fewer, and beyond `mostCells` even a search that is stopped would be waited for.
    static constexpr qint64 mostStates = 200'000;
    static constexpr qint64 mostLooks = 2'000'000'000; ///< states times cells
    static constexpr qint64 mostCells = 1024 * 1024;

    /// Whether hints can be had, and else why not.
    enum class Service : std::uint8_t {
        Given,
        NoGame,  ///< none is under way
        Dungeon, ///< a dungeon has no end to which a way could be found
        Large,   ///< there are more than mostCells
        Rule     ///< the level gives none
    };

    /// All must outlive this.
    HintGuide(Canvas &canvas, PlaySession &session, QObject *parent = nullptr);

    Service service() const;
    /// Whether the canvas shows the game.
    void setOn(bool isOn);
    /// Asks for a hint, or for more of the same; while one is looked for, ends that.
    void ask();
    /// Ends the search for a hint. False if there was none.
    bool stopSearch();
    /// Ends the search if the game went on, and forgets a hint whose goal is reached.
    void onPlayed(const EventList &events);

Q_SIGNALS:
    void said(const Sentence &sentence);
    /// How far a search is that takes long; empty: there is none.
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
    std::shared_ptr<std::atomic<qint64>> m_states; ///< that the search has looked at
    VictoryWay m_way;
    std::optional<Hint> m_hint; ///< the last one, until its goal is reached
    HintGrade m_grade = HintGrade::Direction;
    bool m_isOn = false;
};
