#pragma once

#include <cstdint>

enum class Clock : std::uint8_t {
    Turns,   ///< the hero acts, then every monster, by id
    RealTime ///< each monster has its own next time; `advance` moves the clock
};
enum class DeathRule : std::uint8_t { Respawn, Permadeath };
enum class Vision : std::uint8_t {
    All, ///< the hero knows the whole level
    Fov  ///< he sees what is in view within the radius, and remembers terrain and items
};
/// What happens when the hero and a monster meet.
enum class Contact : std::uint8_t {
    Kills, ///< they share a cell and the hero dies
    Fight, ///< who walks into the other one attacks; at most one actor a cell
    Kick   ///< the hero kicks it and nobody comes to harm; at most one actor a cell
};
/// What a step into a wall costs (rules.md 7.3).
enum class WallBump : std::uint8_t { Free, Turn };
/// What picking up, using, dropping and wearing cost (7.4).
enum class ItemUse : std::uint8_t { Turn, Free };
/// When the next level comes: at the experience that it needs, or above it (7.5).
enum class LevelUp : std::uint8_t { Reached, Exceeded };
/// What the confused do (7.10): never attack, one of nine cells each as likely as the others, their own included; or
/// attack whoever stands on one of the eight around.
enum class Confusion : std::uint8_t { Stumble, Strike };
/// Whether walls keep an area from whoever is behind them (7.11).
enum class AreaWalls : std::uint8_t { Through, Stop };
/// What becomes of an area item that reaches nobody (7.11).
enum class EmptyArea : std::uint8_t { Spend, Keep };
/// Diagonal steps past the corner of what cannot be walked on (7.14).
enum class Corners : std::uint8_t { Cut, Closed };
/// Hunters who lose sight of the hero go to where they saw him last, or stand still (7.15).
enum class Hunters : std::uint8_t { Remember, Freeze };
/// Whether idle monsters in view yield an event each time.
enum class Idlers : std::uint8_t { Quiet, Tell };
/// Conditions of victory, as bits: all that are set must hold, none set means that the level is never won. They are
/// looked at when something of the kind happens: a treasure is taken, an exit reached, a monster dies.
enum WinCondition : std::uint8_t {
    WinByTreasure = 1, ///< no treasure is left
    WinByExit = 2,     ///< the hero stands on an exit, or takes the stairs of a level that is no part of a dungeon
    WinByMonsters = 4  ///< no monster is left
};

/// The numbers and switches that a ruleset names and a level may override. Times are in milliseconds of game time.
struct Rules {
    Clock clock = Clock::Turns;
    DeathRule death = DeathRule::Permadeath;
    Vision vision = Vision::All;
    int fovRadius = 10;      ///< how far the hero sees, in cells, 1..100
    int moves = 4;           ///< directions in which actors may step, 4 or 8
    int win = WinByTreasure; ///< WinCondition bits
    int safeMs = 1500;       ///< after a respawn under real time nothing kills the hero, 0..60000
    int safeTurns = 3;       ///< likewise under turns, 0..1000
    Contact contact = Contact::Kills;
    bool monstersBlock = true; ///< at most one monster a cell; else, if contact kills, they pass through each other
    int firstActionMs = 250;   ///< from the hero's arrival to every monster's first action, 1..60000
    int actionMinMs = 100;     ///< shortest time between two actions of a monster, 1..60000
    int actionMaxMs = 300;     ///< longest such time, actionMinMs..60000
    WallBump wallBump = WallBump::Free;
    Corners corners = Corners::Cut;
    ItemUse itemUse = ItemUse::Turn;
    LevelUp levelUp = LevelUp::Reached;
    int levelXpBase = 200; ///< level n needs levelXpBase + n * levelXpStep experience, 1..99999
    int levelXpStep = 150; ///< 0..99999
    int levelHp = 20;      ///< what a choice at a new level adds, 0..9999
    int levelPower = 1;    ///< 0..999
    int levelDefense = 1;  ///< 0..999
    int stairsHeal = 0;    ///< of max hp, in percent, 0..100
    int healTurns = 0;     ///< turns in which a hit point comes back to the hero by itself, 0..1000; 0: none does
    int leastBlow = 0;     ///< hit points that a blow takes whatever the defense, 0..999
    Confusion confusion = Confusion::Stumble;
    AreaWalls areaWalls = AreaWalls::Through;
    EmptyArea emptyArea = EmptyArea::Spend;
    Hunters hunters = Hunters::Remember;
    Idlers idlers = Idlers::Quiet;
    bool hints = true; ///< whether a player who is stuck is shown the way; decides nothing of the play

    /// At most one actor a cell.
    bool isBlocking() const { return monstersBlock || contact != Contact::Kills; }

    friend bool operator==(const Rules &, const Rules &) = default;
};
