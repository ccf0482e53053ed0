#pragma once

#include "editor/canvas/motion.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/base/cancel.h"
#include "gamecore/play/game.h"
#include "gamecore/replay/beats.h"

#include <QImage>
#include <QRect>

#include <limits>
#include <memory>
#include <vector>

class EventList;

/// The moments of a run that become frames. `from` and `to` have the unit of World::clockNow(): turns, or milliseconds
/// of game time under real time.
struct FrameSpan {
    static constexpr int leastStepMs = 20;
    static constexpr int mostStepMs = 10'000;

    qint64 from = 0;                                ///< no moment before this
    qint64 to = std::numeric_limits<qint64>::max(); ///< no moment after this; at least `from`
    /// Game time between two frames under real time, leastStepMs..mostStepMs. Under turns there is one frame per turn.
    int stepMs = 100;
};

/// Returns an upper bound of World::clockNow() in a run, without playing it: the time of the last moment under real
/// time, the number of commands under turns.
qint64 latestClock(const Run &run, bool isRealTime);

/// A single playback of a run, from frame to frame. If a command that lets time pass contains frames, it is played in
/// parts that end at the frames; this does not affect the game. The last moment of the run is a frame if it lies in the
/// span.
class FrameWalk {
public:
    /// Starts before the first frame. `shipped` is the catalogue that the run was read with.
    FrameWalk(const Run &run, const CataloguePtr &shipped, const FrameSpan &span);
    ~FrameWalk();
    Q_DISABLE_COPY_MOVE(FrameWalk)

    /// Advances to the next frame. False if there is none or if cancelled; game() is then not a frame.
    bool next(const std::atomic<bool> *isCancelled = nullptr);
    const Game &game() const { return m_game; }
    /// Returns the numbers that a frame shows, such as wounds and gold: those of its turn or, under real time, of the
    /// last numbersMs of game time.
    std::vector<CanvasEffect> numbers() const;
    static constexpr int numbersMs = 400;

private:
    struct Told {
        qint64 clock = 0; ///< World::clockNow()
        CanvasEffect number;
    };
    bool isAtEnd() const { return m_beat == m_beats.count(); }
    bool playUntil(qint64 clock, const std::atomic<bool> *isCancelled);
    void playPiece(qint64 mostMs);

    Beats m_beats;
    FrameSpan m_span;
    Game m_game;
    std::unique_ptr<EventList> m_events;
    std::vector<Told> m_numbers;
    qint64 m_beat = 0;
    int m_playedMs = 0; ///< played part of the current beat, which is an advance of time
    bool m_hasBegun = false;
};

/// The contents and the look of the frames of a game.
struct FrameLook {
    /// The part of the level that a frame shows.
    enum class Part : std::uint8_t {
        /// The cells that the hero knows, plus a border of one cell; the whole level if `isRevealed`.
        Known,
        /// An area of `aroundHero` cells, or of the level if it is smaller. It is centered on the hero, or shifted into
        /// the level where the hero is near a border.
        AroundHero,
        Whole ///< the whole level
    };
    static constexpr int leastTile = 16;
    static constexpr int usualTile = 32;
    static constexpr int mostTile = 64;
    /// Width and height of Part::AroundHero in cells.
    static constexpr QSize aroundHero{40, 24};
    /// The largest number of pixels of a frame.
    static constexpr qint64 mostPixels = 64LL * 1000 * 1000;

    int tile = usualTile; ///< pixels per cell, leastTile..mostTile
    Part part = Part::Known;
    bool isRevealed = false; ///< also shows what the hero does not know, as if he remembered it
    TileLook look = TileLook::Tiles;
    bool hasMarks = true; ///< marks the cells that monsters step on next or threaten
};

/// Returns the cells that a frame of a world shows; never empty.
QRect framedCells(const World &world, const FrameLook &look);
/// True if a frame of `cells` columns and rows is within the limits of pixels and of side length.
bool mayBeFramed(QSize cells, const FrameLook &look);

/// A painter of moments of a game as a canvas shows them (app/hud/worldview.h), without mouse effects. It uses the
/// graphics items of a canvas, but without a scene. Each thread may have its own painter.
class FramePainter {
public:
    explicit FramePainter(const FrameLook &look);
    ~FramePainter();
    Q_DISABLE_COPY_MOVE(FramePainter)

    /// Paints `cells`, for which mayBeFramed() must be true; cells outside the level are dark. The format is
    /// QImage::Format_RGB32. `numbers` are painted above the level.
    QImage paint(const Game &game, const QRect &cells, const std::vector<CanvasEffect> &numbers = {})
    {
        return paint(game, game.world(), cells, numbers);
    }
    /// Paints `world`, which may be another state of the game's present level.
    QImage paint(const Game &game, const World &world, const QRect &cells,
                 const std::vector<CanvasEffect> &numbers = {});
    /// Paints framedCells().
    QImage paint(const Game &game) { return paint(game, framedCells(game.world(), m_look)); }

private:
    struct Items;
    void takeLook(const CataloguePtr &catalogue, const QString &tileset);
    void show(const World &world);

    FrameLook m_look;
    Tileset m_tileset;
    CataloguePtr m_catalogue;                ///< null before the first frame, like the other pointers
    QString m_set;                           ///< of ground and walls
    std::unique_ptr<LevelPainter> m_painter; ///< shared by all items
    std::unique_ptr<Items> m_items;
};

/// A receiver of frames, which writes picture files or a film. The destructor removes an unfinished result. Each object
/// is used in one thread. Each function returns an error message of one or two sentences of plain text; empty on
/// success.
class FrameSink {
public:
    FrameSink() = default;
    virtual ~FrameSink() = default;
    Q_DISABLE_COPY_MOVE(FrameSink)

    /// Called first, once. `count` frames of `size` pixels will be added.
    virtual QString begin(QSize size, qint64 count) = 0;
    /// Adds the next frame, of QImage::Format_RGB32.
    virtual QString add(const QImage &frame) = 0;
    /// Called last, once. The result is complete if finish() returns no error.
    virtual QString finish() = 0;
};

/// The largest number of frames of a series.
inline constexpr qint64 mostFrames = 10'000;

/// The moments that become frames, and their look.
struct FramePlan {
    FrameSpan span;
    FrameLook look;
};

/// Number and size of frames, known before the first one is painted.
struct FrameCount {
    qint64 count = 0; ///< one more than mostFrames if there are more
    QSize pixels;     ///< size of each frame
    QString fault;    ///< why the frames cannot be made, as plain text; empty if they can be made
};

/// Plays a run to count its frames and find their size. std::nullopt if cancelled.
std::optional<FrameCount> countFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan,
                                      const std::atomic<bool> &isCancelled);

/// Passes the frames of a run to `sink`, all of the same size; smaller parts are surrounded by darkness. The run is
/// played twice, first to find the number and size of frames. `shipped` is the catalogue that the run was read with.
/// Returns an error message; empty on success or if cancelled.
QString writeFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan, FrameSink &sink,
                    const std::atomic<bool> &isCancelled);
/// Passes a single frame of a game to `sink`. Returns an error message; empty on success.
QString writeFrame(const Game &game, const FrameLook &look, FrameSink &sink);
