#include "editor/document/generatorpreview.h"

#include "editor/document/leveldocument.h"
#include "editor/storage/worker.h"

/// Cost of a generated cell relative to the assumption of mostCellsHere: a cave passes over each cell several times.
constexpr qint64 generatedCell = 2;

GeneratorPreview::GeneratorPreview(LevelDocument &document, QObject *parent) : QObject(parent), m_document(document)
{
}

void GeneratorPreview::show(const Area &area, const GeneratorPlan &plan, const QString &name)
{
    cancel();
    if (area.count() * generatedCell <= mostCellsHere) {
        put(generated(m_document.level(), *m_document.catalogue(), area, plan), name);
        return;
    }
    if (!m_copy) {
        m_copy = std::make_shared<const Level>(m_document.level());
    }
    m_job.run([area, plan, level = m_copy, catalogue = m_document.catalogue()](
                  const auto &isCancelled) { return generated(*level, *catalogue, area, plan, &isCancelled); },
              [this, name](const Generated &result) { put(result, name); });
}

void GeneratorPreview::put(const Generated &generated, const QString &name)
{
    if (generated.floorCells > 0) {
        m_document.beginStroke(name);
        m_document.change(generated.change);
    }
    Q_EMIT made(generated.floorCells);
}

void GeneratorPreview::accept()
{
    Q_ASSERT(!isMaking());
    m_document.endStroke();
    m_copy.reset();
}

void GeneratorPreview::cancel()
{
    m_job.cancel();
    m_document.cancelStroke();
}
