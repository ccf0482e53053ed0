#pragma once

#include "app/playtests/ceilingsearch.h"
#include "app/playtests/livegames.h"
#include "editor/art/celllayer.h"
#include "gamecore/playtest/figures.h"

/// A heat map: how often something happened on the cells of a level, as a layer with a pattern for each of four
/// strengths. The layer of Heat::Unused has a single pattern.
struct HeatLayer {
    static constexpr int strengths = 4;

    std::optional<CellLayer> layer; ///< std::nullopt if all counts are 0
    /// The smallest count of each strength. The last strength ends at `most`. If `most` is small, two strengths may
    /// begin at the same count; the lower strength then has no cells.
    std::array<qint64, strengths> from{};
    qint64 most = 0; ///< largest count of a cell

    /// Returns the largest count of a strength (0..strengths-1). It is less than the smallest count, in `from`, if the
    /// strength has no cells.
    qint64 lastOf(int strength) const;
    /// True if some counts fall into that strength.
    bool has(int strength) const { return layer && from[std::size_t(strength)] <= lastOf(strength); }
};

/// Returns the heat map of counts on a level of size `size`.
HeatLayer heatOf(const CellCounts &counts, Size size);

/// Adds `from` to `to`; both belong to the same level.
void addCounts(CellCounts &to, const CellCounts &from);

/// The counts of the selected bot that can be shown over a level. LevelFigures (gamecore/playtest/figures.h) defines
/// them.
enum class Heat : std::uint8_t {
    None,
    Visits, ///< how often the hero came to each cell
    Deaths,
    Hits,
    Waits, ///< deliberate waits on each cell
    Unused ///< floor that no bot visited
};
inline constexpr int heatCount = enumeratorCount<Heat>();

/// Findings about one bot's games on a level of a course, and the cells and items that none of the bots used.
struct PlaytestFindings {
    static constexpr std::size_t mostRows = 50;

    struct CellCount {
        Point cell;
        qint64 count = 0;
    };
    struct KeyCount {
        QString key; ///< key of a kind or a terrain; empty if unknown
        qint64 count = 0;
    };
    /// An item or treasure that no bot took.
    struct Left {
        Point cell;
        QString kind; ///< key of its kind
    };
    static constexpr int tenths = LevelFigures::tenths;

    std::size_t place = 0;         ///< index of the level in the course
    qint64 games = 0;              ///< number of games of the course
    qint64 entered = 0;            ///< games that reached the level
    qint64 lost = 0;               ///< games lost on the level
    qint64 gaveUp = 0;             ///< games given up on the level
    std::vector<CellCount> deadly; ///< cells by number of deaths, greatest first
    std::vector<KeyCount> killers; ///< causes of death by number of deaths, greatest first
    std::vector<Point> unused;     ///< floor that no bot visited; at most mostRows cells, like `left`
    qint64 unusedCount = 0;        ///< total number of cells that no bot visited
    std::vector<Left> left;        ///< items and treasure that no bot took; at most mostRows
    qint64 leftCount = 0;          ///< total number of items and treasure that no bot took
    /// Lost games by progress. Progress is the part of all winning conditions that is fulfilled, in tenths:
    /// 0..tenths-1.
    struct Hazard {
        std::array<qint64, tenths> reached{}; ///< games that reached this progress
        std::array<qint64, tenths> lostAt{};  ///< games lost at this progress

        /// Returns the share (0..1) of games lost at a progress, among the games that reached it.
        double shareAt(int tenth) const
        {
            const qint64 came = reached[std::size_t(tenth)];
            return came == 0 ? 0 : double(lostAt[std::size_t(tenth)]) / double(came);
        }
    };
    Hazard hazard;
    /// The same for the previous version of the level; std::nullopt if there is none.
    std::optional<Hazard> hazardBefore;
    std::vector<std::uint64_t> won; ///< seeds of the first games that the bot won; at most mostRows, like `hopeless`
    qint64 wonCount = 0;
    std::vector<std::uint64_t> hopeless; ///< seeds of the first games that cannot be won at all
    qint64 hopelessCount = 0;
    HeatLayer heat;
    CataloguePtr catalogue; ///< catalogue of the level; null if nothing was played
};

/// Returns the findings about the games of a bot, given by its index. `rows` belong to a course in which `level` has
/// index `place`; `heat` selects the counts of the heat map. The time grows with the size of the level.
PlaytestFindings findingsOf(const LiveRows &rows, std::size_t bot, const PlayableLevel &level, std::size_t place,
                            Heat heat, const WinnableGames &solved = {});

/// Returns the seeds of a bot's games that were lost on a cell, sorted; at most mostRows. `place` is the index of the
/// cell's level in the course.
std::vector<std::uint64_t> deathsOn(const LiveFigures &figures, std::size_t place, Point cell);
