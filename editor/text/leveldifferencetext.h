#pragma once

#include "gamecore/diff/leveldifference.h"
#include "gamecore/diff/levelmerge.h"

#include <QCoreApplication>

struct Issue;

/// A difference between two versions of a level, as a sentence with its position.
struct DescribedDifference {
    QString sentence;
    std::optional<Point> before; ///< cell of the earlier version; std::nullopt if the sentence is about no cell there
    std::optional<Point> after;  ///< cell of the later version; std::nullopt if the sentence is about no cell there
    /// Index in LevelDifference::regions; std::nullopt: the sentence is not about a region of cells.
    std::optional<std::size_t> region = {};
};

/// Sentences about the differences between two versions of a level, in the language of the program, as plain text. A
/// thing that exists in both versions is named as in the later version.
class LevelDifferenceText {
    Q_DECLARE_TR_FUNCTIONS(LevelDifferenceText)

public:
    /// `catalogue` is the shipped one. The levels must outlive this object.
    LevelDifferenceText(const Level &before, const Level &after, const Catalogue &catalogue);

    /// Returns all differences in the order of LevelDifference: size, values of the level, cells, things.
    std::vector<DescribedDifference> told(const LevelDifference &difference) const;
    QString sentenceOf(const ThingChange &change) const;
    QString sentenceOf(const CellRegion &region) const;
    /// Describes the change of the level's size.
    QString sentenceOfSize(const LevelDifference &difference) const;
    /// Describes how many cells have the same terrain as before but other characters in the file.
    static QString sentenceOfRedrawn(const LevelDifference &difference);
    QString sentenceOf(const ValueChange &change) const;

    /// Describes a level that exists only in the later version.
    static QString sentenceOfNew(const Level &level);
    /// Describes a level that exists only in the earlier version.
    static QString sentenceOfGone();
    /// Explains why the file of a version cannot be read as a level, with line and column if known.
    static QString sentenceOfUnreadable(const Issue &issue);
    /// Returns "Differences: 3" or "No differences."
    static QString summaryOf(std::size_t differences);

private:
    QString nameOf(const Thing &thing, const Catalogue &catalogue) const;
    DescribedDifference toldOf(const ThingChange &change) const;
    DescribedDifference toldOf(const CellRegion &region, Point shift) const;
    QString sentenceOfChanged(const Thing &was, const Thing &is, const std::vector<ValueChange> &values) const;

    const Level &m_before;
    const Level &m_after;
    CataloguePtr m_catalogueBefore; ///< catalogue in force in m_before
    CataloguePtr m_catalogueAfter;  ///< catalogue in force in m_after
};

/// Describes a merge conflict on one line of plain text. `catalogue` is the one in force in the merged level.
QString sentenceOf(const MergeConflict &conflict, const Catalogue &catalogue);
