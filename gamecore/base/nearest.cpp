#include "gamecore/base/nearest.h"

#include <algorithm>
#include <vector>

namespace {

constexpr qsizetype longest = 40;

int letterDistance(QStringView a, QStringView b)
{
    const auto width = std::size_t(b.size()) + 1;
    std::vector<int> beforePrevious(width);
    std::vector<int> previous(width);
    std::vector<int> current(width);
    for (std::size_t j = 0; j < width; ++j) {
        previous[j] = int(j);
    }
    for (qsizetype i = 1; i <= a.size(); ++i) {
        current[0] = int(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = std::size_t(j);
            const bool isSame = a[i - 1] == b[j - 1];
            current[at] = std::min({previous[at] + 1, current[at - 1] + 1, previous[at - 1] + (isSame ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                current[at] = std::min(current[at], beforePrevious[at - 2] + 1);
            }
        }
        beforePrevious = std::exchange(previous, current);
    }
    return previous.back();
}

} // namespace

QStringList nearestNames(const QString &word, const QStringList &names)
{
    const QString wanted = word.left(longest).toLower();
    std::vector<std::pair<int, QString>> close;
    for (const QString &name : names) {
        const QStringView known = QStringView(name).left(longest);
        if (qAbs(known.size() - wanted.size()) * 2 > std::max(wanted.size(), known.size())) {
            continue; // the lengths alone differ too much
        }
        const int distance = letterDistance(wanted, known);
        if (distance * 2 <= std::max(wanted.size(), known.size())) {
            close.emplace_back(distance, name);
        }
    }
    std::stable_sort(close.begin(), close.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList result;
    for (std::size_t i = 0; i < close.size() && i < 3; ++i) {
        result.append(close[i].second);
    }
    return result;
}

bool isLikelyTypo(const QString &word, const QString &name)
{
    const QString wanted = word.left(longest).toLower();
    const QStringView known = QStringView(name).left(longest);
    return letterDistance(wanted, known) * 3 <= std::max(wanted.size(), known.size());
}

QStringList namesByLikeness(const QString &word, const QStringList &names)
{
    QStringList ordered = nearestNames(word, names);
    for (const QString &name : names) {
        ordered += ordered.contains(name) ? QStringList() : QStringList(name);
    }
    return ordered;
}
