#pragma once

#include <QHash>
#include <QStringList>

class Catalogue;

/// What was probably meant by words that nothing is called, by their likeness, for the first hundred different words of
/// each sort: looking for one costs a comparison with every kind.
class LikelyNames {
public:
    /// The catalogue must outlive this.
    explicit LikelyNames(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// The kinds that a thing may be of. Terrain is no kind of a thing: only where it is clearly what was meant, a fix
    /// draws it.
    QStringList things(const QString &word);
    /// The items and treasures among them.
    QStringList items(const QString &word);
    /// The kinds and the terrain that a character of the legend may mean.
    QStringList meanings(const QString &word);

private:
    QStringList thingsLike(const QString &word) const;

    const Catalogue &m_catalogue;
    QHash<QString, QStringList> m_things;
    QHash<QString, QStringList> m_meanings;
};
