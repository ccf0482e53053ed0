#pragma once

#include "editor/edits/generating.h"
#include "editor/storage/backgroundjob.h"

class LevelDocument;

/// A preview of a random generator, shown in the level as an open stroke. Small areas are generated at once, large ones
/// by a worker thread from a copy of the level. As long as this object exists, nothing else may change the level.
class GeneratorPreview : public QObject {
    Q_OBJECT

public:
    /// The document must outlive the preview.
    explicit GeneratorPreview(LevelDocument &document, QObject *parent = nullptr);

    /// Generates a preview, which replaces the former one. Emits made() when the preview is ready, perhaps before this
    /// function returns. Cancels a running job. `name` is the name of the undo step.
    void show(const Area &area, const GeneratorPlan &plan, const QString &name);
    /// True if a worker thread is generating a preview.
    bool isMaking() const { return m_job.isRunning(); }
    /// Closes the stroke, so that the preview becomes an undo step. No job may be running.
    void accept();
    /// Cancels a running job and removes the preview. The level is then as it was before the first show().
    void cancel();

Q_SIGNALS:
    /// The preview is in the level, with `floorCells` cells of floor. If `floorCells` is 0, the area is too small and
    /// the level is unchanged.
    void made(qint64 floorCells);

private:
    void put(const Generated &generated, const QString &name);

    LevelDocument &m_document;
    /// The level without the preview. Null until it is needed, and after accept().
    std::shared_ptr<const Level> m_copy;
    BackgroundJob m_job;
};
