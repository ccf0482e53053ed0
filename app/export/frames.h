#pragma once

#include "app/export/framepainter.h"
#include "app/export/framewalk.h"

/// Where frames go: files of pictures, or a film. What is not finished when this ends is taken back, so that nothing
/// is ever half there. Used in one thread. Faults are one or two sentences about what could not be made and why, as
/// plain text; empty: none.
class FrameSink {
public:
    FrameSink() = default;
    virtual ~FrameSink() = default;
    Q_DISABLE_COPY_MOVE(FrameSink)

    /// Called first, once. `count` frames of that size, in pixels, will be added.
    virtual QString begin(QSize size, qint64 count) = 0;
    /// Frames come in order, of QImage::Format_RGB32.
    virtual QString add(const QImage &frame) = 0;
    /// Called last, once. If it gives no fault, all is there.
    virtual QString finish() = 0;
};

/// The most frames that are made at once.
inline constexpr qint64 mostFrames = 10'000;

/// What becomes frames, and how.
struct FramePlan {
    FrameSpan span;
    FrameLook look;
};

/// What is known of frames before the first one is painted.
struct FrameCount {
    qint64 count = 0; ///< one more than mostFrames if there are more
    QSize pixels;     ///< of each
    QString fault;    ///< why they cannot be made; empty: they can
};

/// Plays a run to learn how many frames it has and how large they are. Nothing if that was cancelled.
std::optional<FrameCount> countFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan,
                                      const std::atomic<bool> &isCancelled);

/// Gives the frames of a run to `sink`, all of one size: where a level is smaller, darkness is around it. The run is
/// played twice: once to learn how many there are and how large. Gives a fault, empty if there is none or it was
/// cancelled. `shipped` is the catalogue that the run was read with.
QString writeFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan, FrameSink &sink,
                    const std::atomic<bool> &isCancelled);
/// Gives one moment to `sink`.
QString writeFrame(const Game &game, const FrameLook &look, FrameSink &sink);
