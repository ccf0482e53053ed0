#pragma once

#include "gamecore/base/issue.h"

#include <map>
#include <tuple>

/// Counts of map contents that do not become part of a level. Each sort of content gets one issue.
class TiledNotes {
public:
    /// Counts contents that are left out (`not_taken`). `what` is a word for the sort, which editor/text/tiledtext.cpp
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
