#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/worstcase/deniers.h"

#include <memory>
#include <optional>

/// What is listed of those who could deny something: as much as somebody would read.
struct ListedDeniers {
    static constexpr qint64 mostGoals = 300;

    std::vector<Denier> deniers = {};
    qint64 more = 0; ///< goals that are not listed
};
ListedDeniers listedOf(std::vector<Denier> deniers);

/// The worst case of a level (gamecore/worstcase/worstcase.h), found in another thread while the level is drawn. What
/// is found is told as it comes. Pairs are looked at when somebody asks.
class LiveWorstCase : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Waiting,    ///< nothing is known of the level as it is now: found() is of one before it
        TooLarge,   ///< it has more than mostCells
        Unplayable, ///< it has errors
        Searching,  ///< found() is not all
        Done
    };

    /// Larger levels would take a core for long after every stroke.
    static constexpr qint64 mostCells = 200'000;

    /// `shipped` is the catalogue that levels are checked with.
    explicit LiveWorstCase(CataloguePtr shipped, QObject *parent = nullptr);

    /// Stops all searches: the level is being changed.
    void hold();
    /// Calls `begin`, which may search, once there was no other request for so many milliseconds; holds meanwhile.
    void searchAfter(int ms, std::function<void()> begin);
    void search(const Level &level);
    /// Stops all searches and forgets what was found: another level takes the place of this one.
    void leave();
    /// Looks at pairs of a level of which all else is found.
    void searchPairs();
    /// What was found of pairs till then stays.
    void stopPairs();

    struct Found {
        PlayableLevel level; ///< of which it was found
        WorstCase alone;
        ListedDeniers listed;
    };
    struct FoundPairs {
        WorstPairs pairs = {};
        ListedDeniers listed = {};
    };

    State state() const { return m_state; }
    /// True if nothing is known about the current version of the level and no search is running.
    bool isStale() const { return m_state == State::Waiting && !m_searching.isRunning(); }
    /// Null: nothing was found of the level yet, or nothing is to be found of it.
    const Found *found() const { return m_found.get(); }
    /// Null: nobody asked for them since the last change.
    const FoundPairs *pairs() const { return m_pairs.get(); }
    bool isPairing() const { return m_pairing.isRunning(); }

Q_SIGNALS:
    /// Any of these is another.
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
