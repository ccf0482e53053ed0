#include "app/keys/fuzzymatch.h"

#include <algorithm>
#include <vector>

namespace {

constexpr int wordStart = 8;
constexpr int together = 5;
constexpr int none = -1000000;

bool beginsWord(QStringView name, qsizetype i)
{
    return i == 0 || (!name[i - 1].isLetterOrNumber() && name[i].isLetterOrNumber());
}

} // namespace

/// Computes best[i]: the best score for the characters read so far if the last of them matches name[i].
std::optional<int> fuzzyScore(QStringView typed, QStringView name)
{
    std::vector<int> best(std::size_t(name.size()), none);
    bool isFirst = true;
    for (const QChar sought : typed) {
        if (sought.isSpace()) {
            continue;
        }
        std::vector<int> next(best.size(), none);
        int before = isFirst ? 0 : none;
        for (qsizetype i = 0; i < name.size(); ++i) {
            const int last = i > 0 && !isFirst ? best[std::size_t(i - 1)] : none;
            const int joined = last == none ? none : last + together;
            if (name[i].toCaseFolded() == sought.toCaseFolded() && qMax(before, joined) != none) {
                next[std::size_t(i)] = qMax(before, joined) + 1 + (beginsWord(name, i) ? wordStart : 0);
            }
            before = qMax(before, last);
        }
        best = std::move(next);
        isFirst = false;
    }
    if (isFirst) {
        return 0;
    }
    int score = none;
    for (const int value : best) {
        score = qMax(score, value);
    }
    return score == none ? std::nullopt : std::optional(score);
}

WordMatch wordMatchOf(const QString &typed, const QString &name)
{
    const QString sought = typed.simplified();
    if (sought.isEmpty()) {
        return WordMatch::None;
    }
    if (name.compare(sought, Qt::CaseInsensitive) == 0) {
        return WordMatch::Name;
    }
    WordMatch best = WordMatch::None;
    for (qsizetype at = name.indexOf(sought, 0, Qt::CaseInsensitive); at >= 0;
         at = name.indexOf(sought, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + sought.size();
        const bool endsWord = end == name.size() || !name[end].isLetterOrNumber();
        if (beginsWord(name, at)) {
            best = std::max(best, endsWord ? WordMatch::Words : WordMatch::Beginning);
        }
    }
    return best;
}
