#pragma once

#include "gamecore/base/issue.h"

#include <map>
#include <tuple>

/// What of a map does not come into a level, counted: each kind of it once.
class TiledNotes {
public:
    /// `what` is a word that editor/text/tiledtext.cpp makes a sentence of; `found` tells several of a kind apart.
    void notTaken(QLatin1StringView what, const QString &found = {}, qint64 count = 1)
    {
        add(IssueCode::NotTaken, what, found, count);
    }
    void passedOver(QLatin1StringView what, qint64 count = 1) { add(IssueCode::PassedOver, what, {}, count); }

    /// Those that were counted, in the order of the codes.
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
