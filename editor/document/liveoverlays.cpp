#include "editor/document/liveoverlays.h"

LiveOverlays::LiveOverlays(LevelDocument &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&m_document, &LevelDocument::levelReplaced, this, [this] {
        clear();
        Q_EMIT changed();
    });
    // The check runs after every edit and for every other level, and during strokes on small levels. For a large level
    // it emits twice.
    connect(&m_document.check(), &LiveCheck::analysisChanged, this, [this] {
        if (m_document.check().isRunning() || LiveCheck::isAtOnce(m_document.level())) {
            m_shapeFor = 0;
            keepChosen();
            updateAll();
        }
    });
}

Overlays LiveOverlays::wantedShape() const
{
    return m_isActive ? Overlays(m_wanted & ~overlayBit(Overlay::Patrols)) : Overlays(0);
}

bool LiveOverlays::wantsPatrols() const
{
    return m_isActive && (m_chosen || hasOverlay(m_wanted, Overlay::Patrols));
}

void LiveOverlays::setWanted(Overlays overlays)
{
    const Overlays before = m_wanted;
    m_wanted = overlays;
    const auto differ = Overlays(before ^ overlays);
    if (hasOverlay(differ, Overlay::Patrols)) {
        updatePatrols();
    }
    updateShape();
    Q_EMIT changed();
}

void LiveOverlays::setChosen(std::optional<std::size_t> thing)
{
    if (thing != m_chosen) {
        m_chosen = thing;
        m_chosenCell = thing ? m_document.level().things[*thing].cell : Point();
        updatePatrols();
        Q_EMIT changed();
    }
}

void LiveOverlays::keepChosen()
{
    if (!m_chosen) {
        return;
    }
    const Level &level = m_document.level();
    m_chosen.reset();
    for (const Patrol &patrol : patrolsOf(level, *m_document.catalogue())) {
        m_chosen = patrol.cell == m_chosenCell ? std::optional(patrol.thing) : m_chosen;
    }
}

void LiveOverlays::setActive(bool isActive)
{
    m_isActive = isActive;
    if (!isActive) {
        clear();
    }
    updateAll();
}

void LiveOverlays::clear()
{
    m_shapeJob.cancel();
    m_patrolsJob.cancel();
    m_shape.reset();
    m_patrols.reset();
    m_chosen.reset();
    m_shapeFor = 0;
}

void LiveOverlays::updateAll()
{
    updateShape();
    updatePatrols();
    Q_EMIT changed();
}

/// Returns the copy of the level made by the check, which is recent enough here: an open stroke is included when it
/// ends.
std::shared_ptr<const Level> LiveOverlays::copyOfLevel() const
{
    const std::shared_ptr<const Level> copy = m_document.check().copy();
    return copy && copy->size() == m_document.level().size() ? copy : std::make_shared<const Level>(m_document.level());
}

/// Computes the wanted overlays that are neither available nor being computed.
void LiveOverlays::updateShape()
{
    const Overlays wanted = wantedShape();
    if (wanted != 0 && (wanted & ~m_shapeFor) == 0) {
        return;
    }
    m_shapeJob.cancel();
    m_shapeFor = wanted;
    const Level &level = m_document.level();
    const CataloguePtr &base = m_document.baseCatalogue();
    if (wanted == 0) {
        m_shape.reset();
    } else if (LiveCheck::isAtOnce(level)) {
        m_shape = shapeOverlaysOf(level, *base, wanted);
    } else {
        m_shapeJob.run([copy = copyOfLevel(), base, wanted](
                           const auto &isCancelled) { return shapeOverlaysOf(*copy, *base, wanted, &isCancelled); },
                       [this](ShapeOverlays shape) {
                           m_shape = std::move(shape);
                           Q_EMIT changed();
                       });
    }
}

void LiveOverlays::updatePatrols()
{
    m_patrolsJob.cancel();
    const Level &level = m_document.level();
    const CataloguePtr &base = m_document.baseCatalogue();
    if (!wantsPatrols()) {
        m_patrols.reset();
    } else if (LiveCheck::isAtOnce(level)) {
        m_patrols = patrolsOverlayOf(level, *base, m_chosen);
    } else {
        m_patrolsJob.run([copy = copyOfLevel(), base, thing = m_chosen](
                             const auto &isCancelled) { return patrolsOverlayOf(*copy, *base, thing, &isCancelled); },
                         [this](PatrolsOverlay patrols) {
                             m_patrols = std::move(patrols);
                             Q_EMIT changed();
                         });
    }
}
