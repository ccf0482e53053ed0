#pragma once

#include "app/export/film.h"
#include "app/export/frames.h"

/// A run as it is being watched.
struct ExportedRun {
    Run run;
    CataloguePtr shipped;    ///< the one that it was read with
    Game now;                ///< the game at the moment that is shown
    QString title;           ///< plain text, of which names of files are made; may be empty
    bool isRevealed = false; ///< what the hero does not know is seen, too
    TileLook look = TileLook::Tiles;
};

/// What of a run is saved, and as what.
struct ExportWish {
    enum class What : std::uint8_t {
        Moment, ///< the one that is shown, as a picture
        Part,   ///< the moments of plan.span
        Whole,  ///< all moments; plan.span says how many only
        Text    ///< the run in words (app/messages/runtext.h)
    };
    What what = What::Moment;
    FramePlan plan;
    std::optional<Film::Format> film; ///< of several moments; nothing: pictures
    int framesASecond = 10;           ///< of a film

    /// The moments of a series.
    FrameSpan span() const { return what == What::Whole ? FrameSpan{.stepMs = plan.span.stepMs} : plan.span; }
    bool isSeries() const { return what == What::Part || what == What::Whole; }
};

/// The ending of the file that is asked for, such as ".png".
QString endingOf(const ExportWish &wish);
/// Writes what is wished to `path`, which ends like that (PictureSeries says how several pictures are called). `ffmpeg`
/// is the path of that program. Gives a fault, empty if there is none or it was cancelled; then nothing was written.
/// Any thread; `watched` must stay as it is meanwhile.
QString writeExport(const ExportedRun &watched, const ExportWish &wish, const QString &path, const QString &ffmpeg,
                    const std::atomic<bool> &isCancelled);
