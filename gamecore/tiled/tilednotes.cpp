#include "gamecore/tiled/tilednotes.h"

void TiledNotes::addTo(IssueList &issues) const
{
    for (const auto &[key, count] : m_counts) {
        issues.add({.code = key.code,
                    .found = key.found,
                    .names = {QString(key.what)},
                    .figures = {{QLatin1StringView("count"), count}}});
    }
}

void TiledNotes::add(IssueCode code, QLatin1StringView what, const QString &found, qint64 count)
{
    if (count > 0) {
        m_counts[{.code = code, .what = what, .found = shortened(found)}] += count;
    }
}
