#pragma once

#include <cstdint>

enum class Clock : std::uint8_t {
    Turns,   ///< the hero acts, then every monster, by id
    RealTime ///< each monster acts at its own time; `advance` moves the clock
};
enum class DeathRule : std::uint8_t { Respawn, Permadeath };
enum class Vision : std::uint8_t {
    All, ///< the hero knows the whole level
    Fov  ///< the hero sees cells in view within the radius, and remembers terrain and items
};
/// The effect of the hero and a monster meeting.
enum class Contact : std::uint8_t {
    Kills, ///< they share a cell, and the hero dies
    Fight, ///< the actor that walks into the other attacks; at most one actor per cell
    Kick   ///< the hero kicks the monster without harm; at most one actor per cell
};
/// The cost of a step into a wall (rules.md 7.3).
enum class WallBump : std::uint8_t { Free, Turn };
/// The cost of picking up, using, dropping and wearing items (7.4).
enum class ItemUse : std::uint8_t { Turn, Free };
/// When the next level is reached: at the required experience, or above it (7.5).
enum class LevelUp : std::uint8_t { Reached, Exceeded };
/// The actions of confused actors (7.10). Stumble: never attack, and move to one of nine cells at random, including
/// their own. Strike: move to one of the eight neighbors, attacking any actor there.
enum class Confusion : std::uint8_t { Stumble, Strike };
/// The effect of walls on area effects: none, or protection of actors behind them (7.11).
enum class AreaWalls : std::uint8_t { Through, Stop };
/// The use of an area item without a target (7.11).
enum class EmptyArea : std::uint8_t { Spend, Keep };
/// Diagonal steps past the corner of an impassable cell (7.14).
enum class Corners : std::uint8_t { Cut, Closed };
/// Hunters that lose sight of the hero: go to where they last saw him, or stand still (7.15).
enum class Hunters : std::uint8_t { Remember, Freeze };
/// Events of idle monsters in view: none, or one each time.
enum class Idlers : std::uint8_t { Quiet, Tell };
/// Conditions of victory, as bits. All bits that are set must hold; without any the level is never won. They are
/// checked when a treasure is taken, an exit is reached or a monster dies.
enum WinCondition : std::uint8_t {
    WinByTreasure = 1, ///< no treasure is left
    WinByExit = 2,     ///< the hero is on an exit, or takes the stairs of a level outside a dungeon
    WinByMonsters = 4  ///< no monster is left
};

/// The settings of a ruleset, which a level may override. Times are in milliseconds of game time.
struct Rules {
    Clock clock = Clock::Turns;
    DeathRule death = DeathRule::Permadeath;
    Vision vision = Vision::All;
    int fovRadius = 10;      ///< sight range of the hero in cells, 1..100
    int moves = 4;           ///< number of step directions, 4 or 8
    int win = WinByTreasure; ///< WinCondition bits
    int safeMs = 1500;       ///< safe time after a respawn under real time, 0..60000
    int safeTurns = 3;       ///< safe turns after a respawn under turns, 0..1000
    Contact contact = Contact::Kills;
    bool monstersBlock = true; ///< at most one monster per cell; if false and contact kills, monsters pass through each
                               ///< other
    int firstActionMs = 250;   ///< delay before the first action of every monster after the hero's arrival, 1..60000
    int actionMinMs = 100;     ///< minimum time between two actions of a monster, 1..60000
    int actionMaxMs = 300;     ///< maximum time, actionMinMs..60000
    WallBump wallBump = WallBump::Free;
    Corners corners = Corners::Cut;
    ItemUse itemUse = ItemUse::Turn;
    LevelUp levelUp = LevelUp::Reached;
    int levelXpBase = 200; ///< level n requires levelXpBase + n * levelXpStep experience, 1..99999
    int levelXpStep = 150; ///< 0..99999
    int levelHp = 20;      ///< gain of a level-up choice, 0..9999
    int levelPower = 1;    ///< 0..999
    int levelDefense = 1;  ///< 0..999
    int stairsHeal = 0;    ///< percent of max HP, 0..100
    int healTurns = 0;     ///< turns per regenerated hit point, 0..1000; 0: no regeneration
    int leastBlow = 0;     ///< minimum damage of a blow, whatever the defense, 0..999
    Confusion confusion = Confusion::Stumble;
    AreaWalls areaWalls = AreaWalls::Through;
    EmptyArea emptyArea = EmptyArea::Spend;
    Hunters hunters = Hunters::Remember;
    Idlers idlers = Idlers::Quiet;
    bool hints = true; ///< show the way to a player who is stuck; does not affect play

    /// True if a cell holds at most one actor.
    bool isBlocking() const { return monstersBlock || contact != Contact::Kills; }

    friend bool operator==(const Rules &, const Rules &) = default;
};
