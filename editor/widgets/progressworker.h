#pragma once

#include "editor/storage/worker.h"

#include <QString>

#include <functional>

class QWidget;

/// The texts of the dialog that is shown while longer work runs.
struct ProgressText {
    QString sentence;      ///< says what is being done
    bool canCancel = true; ///< shows a cancel button
    /// Returns a sentence about the progress, shown below `sentence`. The window's thread calls it about every 100 ms.
    /// Null if the progress is unknown.
    std::function<QString()> progress = {};
};

/// Returns a worker that runs work in another thread while the window stays responsive but accepts no user input. If
/// the work takes longer than about half a second, a dialog over `host`, which may be null, says what is being done. It
/// has a cancel button if ProgressText::canCancel. The worker returns when the work is done. Timers and other events
/// are processed meanwhile, so the work must not access data that these events change.
///
/// The worker runs a nested event loop instead of returning at once: a caller that opens a file needs the result, and
/// the window must not change meanwhile. The result of cancelled work is dropped.
Worker progressWorker(QWidget *host, const ProgressText &text);
/// Returns a progressWorker() whose dialog says that a large level is being read.
Worker progressReader(QWidget *host);
