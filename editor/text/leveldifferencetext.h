#pragma once

#include "gamecore/diff/leveldifference.h"
#include "gamecore/diff/levelmerge.h"

#include <QCoreApplication>

struct Issue;

/// A difference of two versions of a level, as a sentence with its place.
struct ToldDifference {
    QString sentence;
    std::optional<Point> before;            ///< cell of the earlier version; std::nullopt if it has no place there
    std::optional<Point> after;             ///< cell of the later version; std::nullopt if it has no place there
    std::optional<std::size_t> region = {}; ///< index among the regions of the difference
};

/// Describes the difference of two versions of a level, in the language of the program, as plain text. Names are those
/// of the version that contains the thing.
class LevelDifferenceText {
    Q_DECLARE_TR_FUNCTIONS(LevelDifferenceText)

public:
    /// `catalogue` is the shipped one. The levels must outlive this object.
    LevelDifferenceText(const Level &before, const Level &after, const Catalogue &catalogue);

    /// Returns all differences: first size and values of the level, then cells, then things, in the order of the
    /// difference.
    std::vector<ToldDifference> told(const LevelDifference &difference) const;
    QString sentenceOf(const ThingChange &change) const;
    QString sentenceOf(const CellRegion &region) const;
    QString sentenceOfSize(const LevelDifference &difference) const;
    static QString sentenceOfRedrawn(const LevelDifference &difference);
    QString sentenceOf(const ValueChange &change) const;

    /// Describes a level that the other version lacks completely.
    static QString sentenceOfNew(const Level &level);
    static QString sentenceOfGone();
    /// Explains why the file of a version cannot be read as a level, with the place in it.
    static QString sentenceOfUnreadable(const Issue &issue);
    static QString summaryOf(std::size_t differences);

private:
    QString nameOf(const Thing &thing, const Catalogue &catalogue) const;
    ToldDifference toldOf(const ThingChange &change) const;
    ToldDifference toldOf(const CellRegion &region, Point shift) const;
    QString sentenceOfChanged(const Thing &was, const Thing &is, const std::vector<ValueChange> &values) const;

    const Level &m_before;
    const Level &m_after;
    CataloguePtr m_catalogueBefore; ///< in force
    CataloguePtr m_catalogueAfter;
};

/// Describes a merge conflict in one sentence. `catalogue` is the one in force in the merged level.
QString sentenceOf(const MergeConflict &conflict, const Catalogue &catalogue);
