#pragma once

#include "gamecore/bots/bot.h"
#include "gamecore/bots/perception.h"

/// The monsters that could soon harm the hero, and the expected cost of fighting them, by the arithmetic of blows
/// (gamecore/rules/combat.h).
class Melee {
public:
    /// Takes in the monsters. `despair`, at least 0, is the number of commands without progress; it reduces fear.
    void look(const World &world, const std::vector<Seen> &monsters, const Bot &bot, int despair);

    /// Returns the monsters nearby (gamecore/play/danger.h).
    const std::vector<Seen> &foes() const { return m_foes; }
    bool isEmpty() const { return m_foes.empty(); }
    /// True if the bot prefers to avoid the fight. Always true where contact kills and he fears danger at all.
    bool isFeared() const { return m_isFeared; }
    /// Returns the hit points that killing all of them costs; more than the hero has if he cannot.
    int loss() const { return m_loss; }
    /// Returns the share of the hero's hit points that one blow takes, in percent, at most 100.
    int weightOf(const World &world, ActorId foe) const;
    /// Returns the adjacent foe that needs the fewest blows, as the bot sees it; null if there is none. Valid until the
    /// next look().
    const Seen *weakestBeside(const World &world) const;

private:
    void count(const World &world);

    std::vector<Seen> m_foes;
    int m_loss = 0;
    bool m_isFeared = false;
};
