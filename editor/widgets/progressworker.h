#pragma once

#include "editor/storage/worker.h"

#include <QString>

#include <functional>

class QWidget;

/// The texts for the user during longer work.
struct ProgressText {
    QString sentence;
    bool canCancel = true;
    /// Returns the progress as a sentence below the other one. It is called at intervals by the window's thread; null
    /// if the progress is unknown.
    std::function<QString()> progress = {};
};

/// Returns a worker that runs work in another thread while the window stays responsive. User input is blocked. After a
/// delay, a dialog over `host`, which may be null, shows what is being done, with a cancel button. It returns when the
/// work is done. Timers and other events continue, so the work must not access data that they change.
///
/// The worker runs a nested event loop instead of returning at once: a caller that opens a file needs the result, and
/// the window must not change meanwhile. The result of cancelled work is dropped.
Worker progressWorker(QWidget *host, const ProgressText &text);
/// Returns a progressWorker() with the texts for reading a level.
Worker progressReader(QWidget *host);
