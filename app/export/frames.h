#pragma once

#include "app/export/framepainter.h"
#include "app/export/framewalk.h"

/// Receiver of frames: picture files or a film. An unfinished result is removed on destruction. Used in one thread.
/// Functions return an error of one or two sentences as plain text, with the reason; empty if there is none.
class FrameSink {
public:
    FrameSink() = default;
    virtual ~FrameSink() = default;
    Q_DISABLE_COPY_MOVE(FrameSink)

    /// Called first, once. `count` frames of that size in pixels will be added.
    virtual QString begin(QSize size, qint64 count) = 0;
    /// Adds the next frame, of QImage::Format_RGB32.
    virtual QString add(const QImage &frame) = 0;
    /// Called last, once. The result is complete if no error is returned.
    virtual QString finish() = 0;
};

/// The most frames of one series.
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
    QString fault;    ///< why they cannot be made, as plain text; empty if they can
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
