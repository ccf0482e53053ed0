#include "gamecore/sharing/codedictionary.h"

namespace {

constexpr char dictionary[] =
    R"("healing_potion" "lightning_scroll" "confusion_scroll" "fireball_scroll" "fear_scroll" "stun_scroll" "charm_scroll"
"leather_armor" "chain_mail" "dagger" "sword" "shield" "helmet" "sling" "red_key" "blue_key" "green_key" "reptile_man"
Hol alles Gold und den Schatz. Ein Schlüssel für die Tür, und ein Wächter, der mit dem Schwert seine Runden geht.
The hero takes all the gold and the treasure of the maze. One key for a door, and a guard with a sword in the dark.
    "author": "Mazewright",
    "translations": {
        "de": {
            "name": "Das Labyrinth",
            "description": "
        }
    },
    "legend": { "~": "water" },
    "rules": { "clock": "realtime", "death": "respawn", "vision": "fov", "moves": 4, "fov_radius": 10 },
    "rules": { "death": "permadeath", "vision": "all", "moves": 8, "win": ["treasure", "exit", "monsters"] },
    "kinds": {
        "items": {
            "ice": { "base": "frost_scroll", "name": "ice", "effects": [{ "effect": "damage", "amount": 9 }] }
        "monsters": {
            "old_troll": { "base": "troll", "name": "old troll", "power": 3, "defense": 1, "hp": 8, "color": "#80c0ff" }
        }
    },
    "things": [
        { "cell": [1, 2], "kind": "treasure", "gold": 200 },
        { "cell": [4, 3], "kind": "painkiller", "hp": 10, "direction": "south", "behavior": "hunt" },
        { "cell": [11, 12], "kind": "orc", "direction": "east", "behavior": "patrol" }
    ],
{
    "format": "mazewright-run",
    "version": 1,
    "dungeon": true,
    "ruleset": "lantern",
    "origin": { "by": "bot", "name": "careful" },
    "origin": { "by": "person", "name": "" },
    "commands": [
        "wait",
    "outcome": "lost",
    "outcome": "playing",
    "proof": {
        "format": "mazewright-run",
        "version": 1,
        "level_hash": "0123456789abcdef",
        "ruleset": "classic",
        "seed": 1,
        "rules_version": 1,
        "origin": { "by": "solver", "name": "" },
        "step_ms": 120,
        "commands": [
            "pickup",
            ["move northeast", 2],
            ["move southeast", 3],
            ["move southwest", 4],
            ["move northwest", 5],
            "move north",
            "advance 120",
            "move north",
            "advance 120",
            "move west",
            "advance 120",
            "move west",
            "advance 120",
            "move south",
            "advance 120",
            "move south",
            "advance 120",
            "move east",
            "advance 120",
            "move east",
            "advance 120",
        "outcome": "won",
        "hashes": [
            [0, "fedcba9876543210"],
            [100, "89abcdef76543210"]
        ]
    }
}
{
    "format": "mazewright-level",
    "version": 1,
    "name": "",
    "author": "",
    "description": "",
    "ruleset": "tombs",
    "rules": { "win": ["exit"] },
    "rows": [
        "################################################################################",
        "################################################################################",
{
    "format": "mazewright-level",
    "version": 1,
    "name": "",
    "author": "",
    "description": "",
    "ruleset": "buchhaim",
    "rows": [
        "##############################",
        "#      #     +     #^^^^^ ~~~#",
        "#  @   # g O #  K  ##### ### #",
        "#      #     ####### ### g   #",
        "######## #### #    # #   #####",
        "#    T   #  g     R  +  !  > #",
        "##############################"
    ]
}
)";

} // namespace

QByteArrayView codeDictionary()
{
    return dictionary;
}
