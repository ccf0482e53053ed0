#pragma once

#include "app/sound/soundtable.h"
#include "gamecore/data/ids.h"
#include "gamecore/world/actorid.h"

class EventList;

/// A sound that the hero hears.
struct Heard {
    QString sound;    ///< name for comparisons
    QString file;     ///< path of the WAV file
    int volume = 100; ///< in percent, before the setting
    int rank = 0;
    int lengthMs = 0;
    QString caption = {}; ///< English; empty for sounds without a caption, and for sounds of cells in view

    friend bool operator==(const Heard &, const Heard &) = default;
};

/// The hero's hearing in one game: turns the events of a command into sounds.
///
/// The game reports only events that the hero perceives (gamecore/rules/sight.h). Sounds from out of sight are found by
/// comparing the surroundings with those after the previous command: a monster that died, got hurt by the ground or
/// began to inhale, and a door or gate that opened. They carry no more than the sound does: neither a place nor a name.
class Hearing {
public:
    explicit Hearing(SoundTablePtr table) : m_table(std::move(table)) {}

    /// Remembers the surroundings. Call it at the start of a game and after each jump to another moment.
    void listen(const World &world);
    /// Returns the sounds of a command, in the order of its events, then those from out of sight. `world` is the state
    /// after the command.
    std::vector<Heard> hear(const EventList &events, const World &world);

private:
    struct Monster {
        ActorId id = nobody;
        int hp = 0;
        bool isInhaling = false;
    };
    struct Door {
        Point cell;
        TerrainId terrain = 0;
    };

    std::vector<Event> unseenEvents(const EventList &events, const World &world) const;
    void addUnseenOf(const Monster &before, const World &world, std::vector<Event> &unseen) const;
    void addFromAfar(const Event &event, const World &world, std::vector<Heard> &heard) const;

    SoundTablePtr m_table;
    std::vector<Monster> m_monsters; ///< living monsters within reach
    std::vector<Door> m_doors;       ///< closed doors and gates within reach
    int m_depth = -1;                ///< depth of the surroundings; -1: nothing is remembered
};
