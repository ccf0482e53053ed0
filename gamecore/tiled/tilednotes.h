#pragma once

#include "gamecore/base/issue.h"

#include <map>
#include <tuple>

/// Counts of map contents that do not become part of a level, one note per sort.
class TiledNotes {
public:
    /// Adds an omission. editor/text/tiledtext.cpp turns the word `what` into a sentence; `found` distinguishes several
    /// of a sort.
    void notTaken(QLatin1StringView what, const QString &found = {}, qint64 count = 1)
    {
        add(IssueCode::NotTaken, what, found, count);
    }
    void passedOver(QLatin1StringView what, qint64 count = 1) { add(IssueCode::PassedOver, what, {}, count); }

    /// Adds the notes to `issues`, in the order of the codes.
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
