#include "editor/document/liveoverlays.h"

LiveOverlays::LiveOverlays(LevelDocument &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&m_document, &LevelDocument::levelReplaced, this, [this] {
        clear();
        updateAll();
    });
    // The check follows every edit, and strokes on small levels too.
    connect(&m_document.check(), &LiveCheck::analysisChanged, this, &LiveOverlays::updateAll);
    connect(&m_shapeJob, &LatestJob::finished, this, &LiveOverlays::changed);
    connect(&m_roundsJob, &LatestJob::finished, this, &LiveOverlays::changed);
}

bool LiveOverlays::wantsShape() const
{
    return m_isActive && (m_wanted & ~overlayBit(Overlay::Rounds)) != 0;
}

bool LiveOverlays::wantsRounds() const
{
    return m_isActive && (m_chosen || hasOverlay(m_wanted, Overlay::Rounds));
}

void LiveOverlays::setWanted(Overlays overlays)
{
    const Overlays before = m_wanted;
    m_wanted = overlays;
    const auto differ = Overlays(before ^ overlays);
    if (hasOverlay(differ, Overlay::Rounds)) {
        updateRounds();
    }
    if ((differ & ~overlayBit(Overlay::Rounds)) != 0) {
        updateShape();
    }
    Q_EMIT changed();
}

void LiveOverlays::setChosen(std::optional<std::size_t> thing)
{
    if (thing != m_chosen) {
        m_chosen = thing;
        updateRounds();
        Q_EMIT changed();
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
    m_roundsJob.cancel();
    m_shape.reset();
    m_rounds.reset();
    m_chosen.reset();
}

void LiveOverlays::updateAll()
{
    updateShape();
    updateRounds();
    Q_EMIT changed();
}

void LiveOverlays::updateShape()
{
    m_shapeJob.cancel();
    const Level &level = m_document.level();
    const CataloguePtr &base = m_document.baseCatalogue();
    if (!wantsShape()) {
        m_shape.reset();
    } else if (LiveCheck::isAtOnce(level)) {
        m_shape = shapeOverlaysOf(level, *base, m_wanted);
    } else {
        m_shapeJob.start([this, level, base, wanted = m_wanted](const std::atomic<bool> &isCancelled, const auto &tell) {
            tell([this, shape = shapeOverlaysOf(level, *base, wanted, &isCancelled)] { m_shape = shape; });
        });
    }
}

void LiveOverlays::updateRounds()
{
    m_roundsJob.cancel();
    const Level &level = m_document.level();
    const CataloguePtr &base = m_document.baseCatalogue();
    if (!wantsRounds()) {
        m_rounds.reset();
    } else if (LiveCheck::isAtOnce(level)) {
        m_rounds = roundsOverlayOf(level, *base, m_chosen);
    } else {
        m_roundsJob.start([this, level, base, thing = m_chosen](const std::atomic<bool> &isCancelled, const auto &tell) {
            tell([this, rounds = roundsOverlayOf(level, *base, thing, &isCancelled)] { m_rounds = rounds; });
        });
    }
}
