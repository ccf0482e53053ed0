#pragma once

#include "gamecore/base/jsonfields.h"
#include "gamecore/world/world.h"

/// The part of a snapshot that is the world: everything that play changes. What the level and the rules say, the order
/// of things within a cell, what is in view and who is due when follow from it.
class WorldSnapshot {
public:
    static QJsonObject write(const World &world);

    /// Lays what `fields` hold over `world`, which must be newly made of the same level. With findings the world is not
    /// to be used.
    static void restore(JsonFields &fields, World &world);

private:
    WorldSnapshot(JsonFields &fields, World &world) : m_fields(fields), m_world(world) {}

    void restoreClock();
    void restoreChance();
    void restoreDoors();
    void restoreCharacter();
    void restoreItems();
    void restoreItem(JsonFields &fields, Item &item, bool isOfMonster);
    void placeItems();
    void restoreActors();
    void restoreActor(JsonFields &fields, ActorId id);
    void restoreTime(JsonFields &fields, ActorId id);
    void placeActors();
    void checkCarried();
    void restoreSight();

    bool isClean() const { return m_fields.issues().isEmpty(); }

    JsonFields &m_fields;
    World &m_world;
};
