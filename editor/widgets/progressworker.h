#pragma once

#include "editor/storage/worker.h"

#include <QString>

#include <functional>

class QWidget;

/// Words for the person about work that takes longer than a moment.
struct ProgressText {
    QString sentence;
    bool canCancel = true;
    /// How far it is, as a sentence below the other one, asked for now and then by the window's thread; null: nobody
    /// can tell.
    std::function<QString()> progress = {};
};

/// A worker that works in another thread while the window goes on living. Keys and clicks wait; after a moment a dialog
/// over `host`, which may be null, says what is being done, with a button that cancels it. Returns when the work has.
/// Timers and all else that does not come from the person go on: the work must not touch what they change.
///
/// The event loop is nested, and the call does not return at once: a caller that opens a file wants to know whether it
/// is open, and nothing may happen to the window in between anyway. What was read is dropped when it is cancelled.
Worker progressWorker(QWidget *host, const ProgressText &text);
/// A progressWorker() with the words for reading a level.
Worker progressReader(QWidget *host);
