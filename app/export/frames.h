#pragma once

#include "app/export/framepainter.h"
#include "app/export/framewalk.h"

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

/// Passes the frames of a run to `sink`, all of the same size; smaller levels are surrounded by darkness. The run is
/// played twice, first to find the number and size of frames. `shipped` is the catalogue that the run was read with.
/// Returns an error message; empty on success or if cancelled.
QString writeFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan, FrameSink &sink,
                    const std::atomic<bool> &isCancelled);
/// Passes a single frame of a game to `sink`. Returns an error message; empty on success.
QString writeFrame(const Game &game, const FrameLook &look, FrameSink &sink);
