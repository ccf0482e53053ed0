#pragma once

#include "editor/files/worker.h"

#include <QString>

class QWidget;

/// What the person is told of work that takes longer than a moment.
struct ProgressText {
    QString sentence;
    bool canCancel = true;
};

/// A worker that works in another thread while the window goes on living. Keys and clicks wait; after a moment a dialog
/// over `host`, which may be null, says what is being done, with a button that cancels it. Returns when the work has.
/// Timers and whatever else does not come from the person go on: what they change is not to be touched by the work.
///
/// The event loop is nested, and the call does not return at once: whoever opens a file wants to know whether it is
/// open, and nothing may happen to the window in between anyway. What was read is dropped when it is cancelled.
Worker progressWorker(QWidget *host, const ProgressText &text);
/// The same for reading a level.
Worker progressReader(QWidget *host);
