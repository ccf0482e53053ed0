#pragma once

#include "editor/edits/generating.h"
#include "editor/storage/latestjob.h"

class LevelDocument;

/// What a plan would make, shown in the level as an open stroke: at once in a small area, else when another thread has
/// made it, from a copy. Nothing else may change the level meanwhile.
class GeneratorPreview : public QObject {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit GeneratorPreview(LevelDocument &document, QObject *parent = nullptr);

    /// Takes the place of what is shown or being made. `name` is that of the step.
    void show(const Area &area, const GeneratorPlan &plan, const QString &name);
    bool isMaking() const { return m_job.isRunning(); }
    /// What is shown becomes a step of the document. Nothing may be in the making.
    void accept();
    /// The level is as it was.
    void cancel();

Q_SIGNALS:
    /// It stands in the level now; without a cell of floor there was no room for it and nothing is shown.
    void made(qint64 floorCells);

private:
    void put(const Generated &generated, const QString &name);

    LevelDocument &m_document;
    std::shared_ptr<const Level> m_copy; ///< the level without what is shown; null until it is needed
    LatestJob m_job;
};
