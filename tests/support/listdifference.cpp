#include "tests/support/listdifference.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns `list` without the entries of `others`; an entry is removed as often as it occurs there.
QStringList without(QStringList list, const QStringList &others)
{
    for (const QString &other : others) {
        list.removeOne(other);
    }
    return list;
}

} // namespace

QString differenceOf(const QString &oneName, const QStringList &one, const QString &otherName, const QStringList &other)
{
    const auto only = [](const QString &name, const QStringList &words) {
        return words.isEmpty() ? QStringList() : QStringList(u"only in %1: %2"_s.arg(name, words.join(u", "_s)));
    };
    const QStringList found = only(oneName, without(one, other)) + only(otherName, without(other, one));
    if (!found.isEmpty() || one == other) {
        return found.join(u"; "_s);
    }
    const auto [mine, its] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    return u"in another order: %1 where %2 has %3"_s.arg(*mine, otherName, *its);
}
