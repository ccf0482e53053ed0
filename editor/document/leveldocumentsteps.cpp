// Strokes, and the way back and forth through the steps.

#include "editor/document/leveldocument.h"
#include "gamecore/data/catalogue.h"

#include <algorithm>
#include <utility>

void LevelDocument::beginStroke(const QString &name)
{
    endStroke();
    endTyping();
    m_isStrokeOpen = true;
    m_strokeName = name;
}

static bool isEmpty(const LevelEdit &edit)
{
    return std::visit([](const auto &one) { return one.isEmpty(); }, edit);
}

void LevelDocument::change(LevelEdit edit)
{
    Q_ASSERT(m_isStrokeOpen);
    if (!isEmpty(edit)) {
        m_strokeEdits.push_back(std::move(edit));
        applyToLevel(m_strokeEdits.back());
    }
}

void LevelDocument::changeWithin(const LevelProperties &after)
{
    Q_ASSERT(m_isStrokeOpen && m_strokeEdits.empty());
    const LevelProperties before = m_strokeProperties ? m_strokeProperties->before : propertiesOf(m_open->level);
    if (propertiesOf(m_open->level) != after) {
        m_strokeProperties = {before, after};
        setLevelProperties(after);
    }
}

void LevelDocument::restartStroke()
{
    std::for_each(m_strokeEdits.rbegin(), m_strokeEdits.rend(), [this](const LevelEdit &edit) { revertInLevel(edit); });
    m_strokeEdits.clear();
    if (const std::optional<PropertiesChange> change = std::exchange(m_strokeProperties, std::nullopt)) {
        setLevelProperties(change->before);
    }
}

void LevelDocument::endStroke()
{
    if (!m_isStrokeOpen) {
        return;
    }
    if (m_strokeEdits.empty()) {
        cancelStroke(); // what was to come with it comes not either
        return;
    }
    m_isStrokeOpen = false;
    std::optional<PropertiesChange> properties = std::exchange(m_strokeProperties, std::nullopt);
    m_open->undo.push(new PaintStep(*this, m_strokeName, std::exchange(m_strokeEdits, {}), 0, std::move(properties)));
}

void LevelDocument::cancelStroke()
{
    restartStroke();
    m_isStrokeOpen = false;
}

void LevelDocument::stroke(const QString &name, LevelEdit edit)
{
    beginStroke(name);
    change(std::move(edit));
    endStroke();
}

void LevelDocument::strokeTo(const QString &name, const Level &after)
{
    beginStroke(name);
    for (LevelEdit &edit : editsBetween(m_open->level, after, m_base->wall())) {
        change(std::move(edit));
    }
    endStroke();
}

void LevelDocument::typeStroke(const QString &name, const LevelChange &change, const QString &field)
{
    endStroke();
    if (change.isEmpty()) {
        return;
    }
    applyToLevel(change);
    m_open->undo.push(new PaintStep(*this, name, {change}, typingIn(field)));
}

void LevelDocument::undo()
{
    travel([this] { m_open->undo.undo(); });
}

void LevelDocument::redo()
{
    travel([this] { m_open->undo.redo(); });
}

void LevelDocument::goToStep(int index)
{
    travel([this, index] { m_open->undo.setIndex(index); });
}

/// Going through a thousand steps is shown once.
void LevelDocument::travel(const std::function<void()> &steps)
{
    cancelStroke();
    endTyping();
    const int before = m_open->undo.index();
    m_isTraveling = true;
    m_wasReshaped = false;
    m_touched = {};
    steps();
    m_isTraveling = false;
    if (m_wasReshaped) {
        Q_EMIT aboutToReshape();
        Q_EMIT levelReplaced();
    } else if (!m_touched.isNull()) {
        Q_EMIT regionChanged(m_touched);
    }
    if (m_open->undo.index() != before) {
        onStackMoved();
    }
    if (!m_touched.isNull()) {
        Q_EMIT traveled(m_touched);
    }
}

void LevelDocument::applyToLevel(const LevelEdit &edit)
{
    countRevisions(edit);
    if (const auto *change = std::get_if<LevelChange>(&edit)) {
        applyChange(m_open->level, *change);
    } else {
        applyReshape(m_open->level, std::get<LevelReshape>(edit));
    }
    tellOf(edit);
}

void LevelDocument::countRevisions(const LevelEdit &edit)
{
    const auto *change = std::get_if<LevelChange>(&edit);
    const bool leavesThings = change && change->thingsBefore.empty() && change->thingsAfter.empty();
    ++m_revision;
    m_thingsRevision += leavesThings ? 0 : 1;
}

void LevelDocument::revertInLevel(const LevelEdit &edit)
{
    countRevisions(edit);
    if (const auto *change = std::get_if<LevelChange>(&edit)) {
        revertChange(m_open->level, *change);
    } else {
        revertReshape(m_open->level, std::get<LevelReshape>(edit));
    }
    tellOf(edit);
}

void LevelDocument::tellOf(const LevelEdit &edit)
{
    const auto *change = std::get_if<LevelChange>(&edit);
    const QRect touched =
        change ? change->region() : QRect(0, 0, m_open->level.size().width, m_open->level.size().height);
    if (m_isTraveling) {
        m_wasReshaped = m_wasReshaped || !change;
        m_touched |= touched;
    } else if (change) {
        Q_EMIT regionChanged(touched);
    } else {
        Q_EMIT aboutToReshape();
        Q_EMIT levelReplaced();
    }
    checkStrokeSoon();
}
