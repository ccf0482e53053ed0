#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/worstcase/worstcase.h"

#include <memory>
#include <optional>

/// The monsters and pairs that could block goals, limited to a readable number of goals.
struct ListedDeniers {
    static constexpr qint64 mostGoals = 300;

    std::vector<Denier> deniers = {};
    qint64 more = 0; ///< number of goals that are not listed
};
/// Returns the first `deniers`, with at most mostGoals goals in total.
ListedDeniers listedOf(std::vector<Denier> deniers);

/// The worst case of a level (gamecore/worstcase/worstcase.h), searched in worker threads while the level is edited.
/// found() and pairs() grow during a search. Pairs are only searched on request.
class LiveWorstCase : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Waiting,    ///< nothing is known about the current level; found() belongs to an earlier version
        TooLarge,   ///< more than mostCells
        Unplayable, ///< the level has errors
        Searching,  ///< found() is incomplete
        Done
    };

    /// The largest number of cells of a level that is searched. Searching a larger level would occupy a core for long
    /// after every stroke.
    static constexpr qint64 mostCells = 200'000;

    /// `shipped` is the catalogue that levels are checked with.
    explicit LiveWorstCase(CataloguePtr shipped, QObject *parent = nullptr);

    /// Stops all searches because the level is being changed. found() stays until the next result; pairs() becomes
    /// null.
    void hold();
    /// Stops all searches. Calls `begin`, which may call search(), once `ms` milliseconds have passed without another
    /// request.
    void searchAfter(int ms, std::function<void()> begin);
    /// Stops all searches, then searches a level. changed() follows whenever there are new findings.
    void search(const Level &level);
    /// Stops all searches and drops the findings, because another level follows.
    void leave();
    /// Searches the pairs of monsters. Does nothing unless state() is Done.
    void searchPairs();
    /// Stops the search for pairs; pairs() keeps the findings so far.
    void stopPairs();

    struct Found {
        PlayableLevel level; ///< the level that was searched
        WorstCase alone;     ///< results for each monster on its own
        ListedDeniers listed;
    };
    struct FoundPairs {
        WorstPairs pairs = {};
        ListedDeniers listed = {};
    };

    State state() const { return m_state; }
    /// True if nothing is known about the current version of the level and no search is running.
    bool isStale() const { return m_state == State::Waiting && !m_searching.isRunning(); }
    /// Returns the findings; null if there are none yet, or if the level is TooLarge or Unplayable.
    const Found *found() const { return m_found.get(); }
    /// Returns the findings about pairs; null if searchPairs() was not called since the last change of the level.
    const FoundPairs *pairs() const { return m_pairs.get(); }
    /// True while pairs are searched.
    bool isPairing() const { return m_pairing.isRunning(); }

Q_SIGNALS:
    /// Emitted when any of the results above changes.
    void changed();

private:
    void take(State state, std::shared_ptr<const Found> found);

    CataloguePtr m_shipped;
    State m_state = State::Waiting;
    std::shared_ptr<const Found> m_found;
    std::shared_ptr<const FoundPairs> m_pairs;
    BackgroundJob m_searching;
    BackgroundJob m_pairing;
};
