#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/level/level.h"
#include "gamecore/tiled/tiledguess.h"

#include <map>
#include <optional>
#include <tuple>

/// Counts of map contents that do not become part of a level. Each sort of content gets one issue.
class TiledNotes {
public:
    /// Counts contents that are left out (`not_taken`). `what` is a word for the sort, which editor/text/issuetext.cpp
    /// turns into a sentence. `found` is a name from the map, such as that of a layer; each name is counted separately.
    void notTaken(QLatin1StringView what, const QString &found = {}, qint64 count = 1)
    {
        add(IssueCode::NotTaken, what, found, count);
    }
    /// Counts features that only affect the look of the map (`passed_over`). `what` is a word for the sort.
    void passedOver(QLatin1StringView what, qint64 count = 1) { add(IssueCode::PassedOver, what, {}, count); }

    /// Adds an issue for each sort and name to `issues`, with the figure `count`, sorted by code, sort and name.
    void addTo(IssueList &issues) const;

private:
    struct Key {
        IssueCode code;
        QLatin1StringView what;
        QString found;

        friend bool operator<(const Key &a, const Key &b)
        {
            return std::tie(a.code, a.what, a.found) < std::tie(b.code, b.what, b.found);
        }
    };

    void add(IssueCode code, QLatin1StringView what, const QString &found, qint64 count);

    std::map<Key, qint64> m_counts;
};

/// A map interpreted as a level.
struct TiledLevel {
    std::optional<Level> level; ///< std::nullopt if the level would have too many things
    /// Guesses (`guessed`, one for each tileset), omissions (`not_taken`), and features that only affect the look of
    /// the map (`passed_over`). An omission or feature occurs once for each sort, with the figure `count`.
    IssueList issues;
    std::vector<GuessedTile> guesses; ///< for the user to correct in a mapping
    std::vector<ObjectClass> classes; ///< for the user to explain in a mapping
};

/// Returns the level that a map represents (docs/tiled.md). For maps exported by this program, use
/// gamecore/levelfile/restoredlevel.h. Things are on the cells of their objects and tiles. Cells without a tile become
/// wall or floor, depending on the walls around them.
TiledLevel levelOf(const TiledMap &map, const Catalogue &catalogue, const TiledMapping &mapping = {});
