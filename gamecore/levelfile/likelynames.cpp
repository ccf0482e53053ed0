#include "gamecore/levelfile/likelynames.h"

#include "gamecore/base/nearest.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

namespace {

template<typename Look>
QStringList lookedUp(QHash<QString, QStringList> &known, const QString &word, Look look)
{
    constexpr qsizetype most = 100;
    auto found = known.constFind(word);
    if (found == known.constEnd() && known.size() < most) {
        found = known.insert(word, look());
    }
    return found == known.constEnd() ? QStringList() : *found;
}

} // namespace

QStringList LikelyNames::things(const QString &word)
{
    return lookedUp(m_things, word, [&] { return thingsLike(word); });
}

QStringList LikelyNames::thingsLike(const QString &word) const
{
    QStringList names = m_catalogue.nearestKeys(word);
    names.removeIf(
        [&](const QString &name) { return name == word || (m_catalogue.terrainOf(name) && !isSlipOf(word, name)); });
    return names;
}

QStringList LikelyNames::items(const QString &word)
{
    QStringList names = things(word);
    names.removeIf([this](const QString &name) {
        const std::optional<KindId> id = m_catalogue.kindOf(name);
        const auto category = id ? m_catalogue.kind(*id).category : KindCategory::Monster;
        return category != KindCategory::Treasure && category != KindCategory::Item;
    });
    return names;
}

QStringList LikelyNames::meanings(const QString &word)
{
    return lookedUp(m_meanings, word, [&] { return m_catalogue.nearestKeys(word); });
}
