#pragma once

#include "editor/canvas/canvas.h"

#include <QJsonObject>

/// The open levels stored between two runs of the program: their files in tab order, their names, the current one, and
/// their view settings.
struct EditSession {
    /// An open level, shown in a tab.
    struct Sheet {
        QString path;
        std::optional<Canvas::ViewState> view; ///< zoom and scroll position; std::nullopt: the whole level is shown
        QString name = {};                     ///< name shown last, as the author wrote it; empty if unknown
        QJsonObject names = {};                ///< translations of the name: language -> name

        friend bool operator==(const Sheet &, const Sheet &) = default;
    };
    /// Largest number of levels that are stored.
    static constexpr qsizetype mostSheets = 40;

    QList<Sheet> sheets;
    int current = 0; ///< index in `sheets`

    bool isEmpty() const { return sheets.isEmpty(); }
    friend bool operator==(const EditSession &, const EditSession &) = default;
};

QByteArray toJson(const EditSession &session);
/// Parses a stored session. Leaves out invalid parts; an empty session if nothing is valid.
EditSession sessionFromJson(const QByteArray &json);
/// Returns the session without levels whose files no longer exist. If the current level is left out, the nearest
/// remaining level before it becomes current, or else the first level.
EditSession existing(const EditSession &session);
