#pragma once

#include "gamecore/diff/leveldifference.h"
#include "gamecore/diff/levelmerge.h"

#include <QCoreApplication>

struct Issue;

/// One difference of two versions of a level, in one sentence, and where it is to be seen.
struct ToldDifference {
    QString sentence;
    std::optional<Point> before;            ///< a cell of the earlier version; nothing: it has no place there
    std::optional<Point> after;             ///< a cell of the later version
    std::optional<std::size_t> region = {}; ///< its place among the regions of the difference
};

/// What two versions of a level differ in, in the language of the program, plain text. Names are those of the version
/// in which something is.
class LevelDifferenceText {
    Q_DECLARE_TR_FUNCTIONS(LevelDifferenceText)

public:
    /// `catalogue` is the shipped one. The levels must outlive this.
    LevelDifferenceText(const Level &before, const Level &after, const Catalogue &catalogue);

    /// Size and values of the level, then cells, then things, all in the order of the difference.
    std::vector<ToldDifference> told(const LevelDifference &difference) const;
    QString sentenceOf(const ThingChange &change) const;
    QString sentenceOf(const CellRegion &region) const;
    QString sentenceOfSize(const LevelDifference &difference) const;
    static QString sentenceOfRedrawn(const LevelDifference &difference);
    QString sentenceOf(const ValueChange &change) const;

    /// What a whole level is that another version lacks.
    static QString sentenceOfNew(const Level &level);
    static QString sentenceOfGone();
    /// Why the file of a version is no level, with the place in it.
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

/// Why a merge has to be looked at, in one sentence. `catalogue` is the one in force in the merged level.
QString sentenceOf(const MergeConflict &conflict, const Catalogue &catalogue);
