#pragma once

#include "editor/edits/generating.h"
#include "editor/storage/backgroundjob.h"

class LevelDocument;

/// A preview of a generator plan, shown in the level as an open stroke. Small areas are generated at once, large ones
/// by a worker thread from a copy. The level must not change otherwise meanwhile.
class GeneratorPreview : public QObject {
    Q_OBJECT

public:
    /// The document must outlive the preview.
    explicit GeneratorPreview(LevelDocument &document, QObject *parent = nullptr);

    /// Replaces the current preview or the running job. `name` is the name of the undo step.
    void show(const Area &area, const GeneratorPlan &plan, const QString &name);
    bool isMaking() const { return m_job.isRunning(); }
    /// Commits the preview as an undo step. No job may be running.
    void accept();
    /// Removes the preview; the level is as it was before.
    void cancel();

Q_SIGNALS:
    /// The preview is in the level. If `floorCells` is 0, there was no room and nothing is shown.
    void made(qint64 floorCells);

private:
    void put(const Generated &generated, const QString &name);

    LevelDocument &m_document;
    std::shared_ptr<const Level> m_copy; ///< the level without the preview; null until it is needed
    BackgroundJob m_job;
};
