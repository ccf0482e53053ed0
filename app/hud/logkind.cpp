#include "app/hud/logkind.h"

#include "gamecore/world/event.h"

namespace {

LogKind ofHarm(const Event &event)
{
    const bool isHeros = event.actor == heroId;
    if (event.type == EventType::Attacked) {
        const bool hitsHero = event.target == heroId && event.amount > 0;
        return hitsHero ? LogKind::Taken : isHeros && event.amount > 0 ? LogKind::Dealt : LogKind::Plain;
    }
    return isHeros ? LogKind::Taken : LogKind::Dealt;
}

LogKind ofStatus(const Event &event)
{
    const bool isDanger = event.actor == heroId || event.status == StatusEffect::Inhaling;
    return isDanger && event.type != EventType::Recovered ? LogKind::Warning : LogKind::Plain;
}

} // namespace

LogKind kindOf(const Event &event)
{
    switch (event.type) {
    case EventType::Attacked:
    case EventType::Damaged:
    case EventType::Died:
        return ofHarm(event);
    case EventType::Lost:
        return LogKind::Taken;
    case EventType::Healed:
    case EventType::Collected:
    case EventType::PickedUp:
    case EventType::LevelUp:
    case EventType::Won:
        return LogKind::Gain;
    case EventType::Confused:
    case EventType::Recovered:
    case EventType::Status:
        return ofStatus(event);
    case EventType::Spotted:
        return LogKind::Warning;
    case EventType::Safe:
    case EventType::Refused:
        return LogKind::System;
    default:
        return LogKind::Plain;
    }
}

QPalette::ColorRole colorRoleOf(LogKind kind, bool isNewest)
{
    switch (kind) {
    case LogKind::Taken:
        return QPalette::BrightText;
    case LogKind::Dealt:
        return QPalette::Link;
    case LogKind::Gain:
        return QPalette::LinkVisited;
    case LogKind::Warning:
        return QPalette::Highlight;
    case LogKind::System:
        return QPalette::PlaceholderText;
    case LogKind::Plain:
        break;
    }
    return isNewest ? QPalette::Text : QPalette::PlaceholderText;
}
