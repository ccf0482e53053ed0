#pragma once

#include <cstdint>

enum class Clock : std::uint8_t {
    Turns,   ///< the hero acts, then every awake monster in the order of ids
    RealTime ///< each monster acts at its own time; `advance` moves the clock
};
/// The consequence of the hero's death. Respawn: he returns to his start. Permadeath: the game is lost.
enum class DeathRule : std::uint8_t { Respawn, Permadeath };
enum class Vision : std::uint8_t {
    All, ///< the hero knows the whole level
    Fov  ///< the hero sees cells in view within the radius, and remembers terrain and items
};
/// The effect of a step of the hero onto a monster, or of a monster onto the hero.
enum class Contact : std::uint8_t {
    Kills, ///< they share a cell, and the hero dies
    Fight, ///< the actor that steps attacks the other; at most one actor per cell
    Kick   ///< the hero kicks the monster without harm; at most one actor per cell
};
/// The cost of a step into a wall. Free: the step is refused and costs nothing. Turn: it costs a turn (docs/rules.md
/// 7.3).
enum class WallBump : std::uint8_t { Free, Turn };
/// The cost of picking up, using, dropping and wearing items (7.4).
enum class ItemUse : std::uint8_t { Turn, Free };
/// The experience that gives the hero the next level. Reached: the required amount. Exceeded: more than this amount
/// (7.5).
enum class LevelUp : std::uint8_t { Reached, Exceeded };
/// The actions of confused actors (7.10). Stumble: never attack, and move to one of nine cells at random, including
/// their own. Strike: move to one of the eight neighbors; if contact is a fight, attack an actor there.
enum class Confusion : std::uint8_t { Stumble, Strike };
/// The effect of walls on area effects. Through: none. Stop: walls protect the actors behind them (7.11).
enum class AreaWalls : std::uint8_t { Through, Stop };
/// The use of an area item if no actor is in the area. Spend: the item is used without effect, and may be used up.
/// Keep: the use is refused (7.11).
enum class EmptyArea : std::uint8_t { Spend, Keep };
/// Diagonal steps past the corner of an impassable cell. Cut: allowed. Closed: not allowed (7.14).
enum class Corners : std::uint8_t { Cut, Closed };
/// The behavior of hunters that lose sight of the hero. Remember: they go to where they last saw him. Freeze: they
/// stand still (7.15).
enum class Hunters : std::uint8_t { Remember, Freeze };
/// The log of idle monsters in view. Quiet: nothing. Tell: an event (EventType::Idled) for each of their actions.
enum class Idlers : std::uint8_t { Quiet, Tell };
/// Conditions of victory, as bits. All conditions whose bits are set must hold; if no bit is set, the level is never
/// won. The conditions are checked when a treasure is taken, an exit is reached or a monster dies.
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
    int fovRadius = 10;      ///< sight range of the hero and of hunters in cells, 1..100
    int moves = 4;           ///< number of step directions, 4 or 8
    int win = WinByTreasure; ///< WinCondition bits
    int safeMs = 1500;       ///< real time: time after a respawn in which nothing harms the hero, 0..60000
    int safeTurns = 3;       ///< turn by turn: turns after a respawn in which nothing harms the hero, 0..1000
    Contact contact = Contact::Kills;
    bool monstersBlock = true; ///< at most one monster per cell; if false, monsters may share cells, but only if
                               ///< contact kills
    int firstActionMs = 250;   ///< real time: delay from the hero's arrival to every monster's first action, 1..60000
    int actionMinMs = 100;     ///< real time: minimum time between two actions of a monster, 1..60000
    int actionMaxMs = 300;     ///< real time: maximum time between two actions of a monster, actionMinMs..60000
    WallBump wallBump = WallBump::Free;
    Corners corners = Corners::Cut;
    ItemUse itemUse = ItemUse::Turn;
    LevelUp levelUp = LevelUp::Reached;
    int levelXpBase = 200; ///< advancing from level n takes levelXpBase + n * levelXpStep experience, 1..99999
    int levelXpStep = 150; ///< 0..99999
    int levelHp = 20;      ///< hit points gained if chosen at a level-up, 0..9999
    int levelPower = 1;    ///< power gained, 0..999
    int levelDefense = 1;  ///< defense gained, 0..999
    int stairsHeal = 0; ///< percentage of his maximum hit points that the hero regains by taking stairs in a dungeon,
                        ///< 0..100
    int healTurns = 0;  ///< turns per regenerated hit point, 0..1000; 0: no regeneration
    int minDamage = 0;  ///< minimum damage of a blow, whatever the defense, 0..999
    Confusion confusion = Confusion::Stumble;
    AreaWalls areaWalls = AreaWalls::Through;
    EmptyArea emptyArea = EmptyArea::Spend;
    Hunters hunters = Hunters::Remember;
    Idlers idlers = Idlers::Quiet;
    bool hints = true; ///< hints (gamecore/hints) are available to the player; does not affect play

    /// True if a cell holds at most one actor.
    bool isBlocking() const { return monstersBlock || contact != Contact::Kills; }

    friend bool operator==(const Rules &, const Rules &) = default;
};
