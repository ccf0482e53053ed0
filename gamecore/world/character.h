#pragma once

#include <QString>
#include <QtGlobal>

#include <vector>

/// What the hero has grown to. His power, defense and max hp in force are these and what he wears (World::power()).
struct Character {
    int baseMaxHp = 1;
    int basePower = 0;
    int baseDefense = 0;
    int level = 1;
    int xp = 0;         ///< towards the next level
    int choicesDue = 0; ///< levels reached whose gain is not chosen yet
    int kills = 0;

    friend bool operator==(const Character &, const Character &) = default;
};

/// The hero between two worlds: what he takes with him down the stairs or into the next level of a campaign.
struct Traveller {
    struct Carried {
        QString kind; ///< key: the next world may have another catalogue
        char letter = 'a';
        bool isWorn = false;

        friend bool operator==(const Carried &, const Carried &) = default;
    };

    Character character;
    int hp = 1;
    qint64 gold = 0;
    int turn = 0;
    int steps = 0;
    qint64 timeMs = 0;
    std::vector<Carried> bag;

    friend bool operator==(const Traveller &, const Traveller &) = default;
};
