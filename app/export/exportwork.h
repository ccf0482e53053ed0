#pragma once

#include "app/export/film.h"
#include "app/export/frames.h"

/// The watched run, and how it is shown.
struct ExportedRun {
    Run run;
    CataloguePtr shipped;    ///< the catalogue that the run was read with
    Game now;                ///< the game at the moment shown
    QString title;           ///< plain text from which file names are made; may be empty
    bool isRevealed = false; ///< also shows what the hero does not know
    TileLook look = TileLook::Tiles;
};

/// The part of a run to save, and its format.
struct ExportWish {
    enum class What : std::uint8_t {
        Moment, ///< the moment shown, as a picture
        Part,   ///< the moments from plan.span.from to plan.span.to
        Whole,  ///< all moments; plan.span only sets the step
        Text    ///< the run in words (app/messages/runtext.h)
    };
    What what = What::Moment;
    FramePlan plan;
    /// Format of the film for several moments; std::nullopt: pictures instead of a film.
    std::optional<Film::Format> film;
    int framesASecond = 10; ///< frame rate of the film

    /// Returns the moments of the series.
    FrameSpan span() const { return what == What::Whole ? FrameSpan{.stepMs = plan.span.stepMs} : plan.span; }
    /// True if there are several moments.
    bool isSeries() const { return what == What::Part || what == What::Whole; }
};

/// Returns the file extension of the format, such as ".png".
QString endingOf(const ExportWish &wish);
/// Writes the requested part of a run to `path`, which has the extension endingOf(). Several pictures have numbered
/// file names based on `path` (PictureSeries). `ffmpeg` is the path of the program ffmpeg. Returns an error message and
/// leaves no file on failure; an empty string on success or if cancelled. Any thread may call this; `watched` must not
/// change meanwhile.
QString writeExport(const ExportedRun &watched, const ExportWish &wish, const QString &path, const QString &ffmpeg,
                    const std::atomic<bool> &isCancelled);
