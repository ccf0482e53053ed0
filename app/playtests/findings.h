#pragma once

#include "app/playtests/ceilingsearch.h"
#include "app/playtests/livegames.h"
#include "editor/art/celllayer.h"
#include "gamecore/playtest/figures.h"

/// How often something happened on cells of a level, as a layer of strengths told apart by pattern.
struct HeatLayer {
    static constexpr int strengths = 4;

    std::optional<CellLayer> layer; ///< nothing: it happened nowhere
    /// The least count of each strength; the last one ends at `most`. Two may be the same where counts are small: then
    /// the lower one is on no cell.
    std::array<qint64, strengths> from{};
    qint64 most = 0;

    /// The largest count of a strength (0..strengths-1); less than `from` if it is on no cell.
    qint64 lastOf(int strength) const;
    /// Whether counts can have that strength.
    bool has(int strength) const { return layer && from[std::size_t(strength)] <= lastOf(strength); }
};

/// The layer of counts of a level of that size.
HeatLayer heatOf(const CellCounts &counts, Size size);

/// Adds counts of the same level.
void addCounts(CellCounts &to, const CellCounts &from);

/// What can be laid over the cells of a level that was played.
enum class Heat : std::uint8_t {
    None,
    Visits,
    Deaths,
    Hits,
    Waits,
    Unused ///< floor on which no bot ever was; at most mostRows, as of the next
};
inline constexpr int heatCount = enumeratorCount<Heat>();

/// What tells of the games of one bot on a level of a course, and of the cells and things that none of the bots
/// used.
struct PlaytestFindings {
    static constexpr std::size_t mostRows = 50;

    struct CellCount {
        Point cell;
        qint64 count = 0;
    };
    struct KeyCount {
        QString key; ///< of a kind or a terrain; empty: nobody knows who it was
        qint64 count = 0;
    };
    /// A thing of the level that no bot ever took, by its kind.
    struct Left {
        Point cell;
        QString kind;
    };
    static constexpr int tenths = PlaceFigures::tenths;

    std::size_t place = 0;         ///< the level's in the course
    qint64 games = 0;              ///< of the course
    qint64 entered = 0;            ///< of these, those that came to the level
    qint64 lost = 0;               ///< of these, those that were lost there
    qint64 gaveUp = 0;             ///< of these, those that were given up there
    std::vector<CellCount> deadly; ///< where most died first
    std::vector<KeyCount> killers; ///< who killed most first
    std::vector<Point> unused;     ///< floor on which no bot ever was; at most mostRows, as of the next
    qint64 unusedCount = 0;        ///< of all such cells
    std::vector<Left> left;        ///< what can be taken and never was
    qint64 leftCount = 0;          ///< of all such things
    /// Where games are lost, by how much of what wins was done.
    struct Hazard {
        std::array<qint64, tenths> reached{}; ///< games that came so far
        std::array<qint64, tenths> lostAt{};  ///< of these, those that were lost there

        double shareAt(int tenth) const
        {
            const qint64 came = reached[std::size_t(tenth)];
            return came == 0 ? 0 : double(lostAt[std::size_t(tenth)]) / double(came);
        }
    };
    Hazard hazard;
    std::optional<Hazard> hazardBefore; ///< of the version before
    std::vector<std::uint64_t> won; ///< seeds of games that the bot won, the first; at most mostRows, as of the next
    qint64 wonCount = 0;
    std::vector<std::uint64_t> hopeless; ///< seeds of games that cannot be won by anybody
    qint64 hopelessCount = 0;
    HeatLayer heat;
    CataloguePtr catalogue; ///< in force; null: nothing was played
};

/// Looks through the games of a bot; `rows` are of a course in which the level has that place. Takes time by the
/// size of the level.
PlaytestFindings findingsOf(const LiveRows &rows, std::size_t bot, const PlayableLevel &level, std::size_t place,
                            Heat heat, const SolvedGames &solved = {});

/// The games of a bot that were lost on a cell of a level of the course, by seed, at most mostRows.
std::vector<std::uint64_t> deathsOn(const LiveFigures &figures, std::size_t place, Point cell);
