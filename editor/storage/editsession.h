#pragma once

#include "editor/canvas/canvas.h"

/// The levels that were open, as they can be kept between two runs: their files in the order of their tabs, what
/// they are called, which one was shown, and how each was looked at.
struct EditSession {
    struct Sheet {
        QString path;
        std::optional<Canvas::ViewState> view; ///< nothing: all of it
        QString name = {};                     ///< as it was shown last; empty: not known

        friend bool operator==(const Sheet &, const Sheet &) = default;
    };
    /// At most so many levels are kept.
    static constexpr qsizetype mostSheets = 40;

    QList<Sheet> sheets;
    int current = 0; ///< place in `sheets`

    bool isEmpty() const { return sheets.isEmpty(); }
    friend bool operator==(const EditSession &, const EditSession &) = default;
};

QByteArray toJson(const EditSession &session);
/// A session from its text; what cannot be understood is left out.
EditSession sessionFromJson(const QByteArray &json);
/// The session without levels whose files are not there any more.
EditSession existing(const EditSession &session);
