#pragma once

#include "gamecore/bots/bot.h"
#include "gamecore/bots/perception.h"

/// The monsters that could soon harm the hero, and the expected cost of fighting them, by the arithmetic of blows
/// (gamecore/rules/combat.h).
class Melee {
public:
    /// Computes the results of all functions below for the perceived monsters. Call it before each decision. `despair`,
    /// at least 0, is the number of commands without progress: each such command makes the bot accept a little more
    /// loss.
    void look(const World &world, const std::vector<Seen> &monsters, const Bot &bot, int despair);

    /// Returns the perceived monsters that could soon touch or burn the hero (isAtHand(), gamecore/play/danger.h).
    const std::vector<Seen> &foes() const { return m_foes; }
    bool isEmpty() const { return m_foes.empty(); }
    /// True if the bot prefers to avoid the fight, because it would cost too many hit points. If contact kills, true
    /// whenever there are foes. Always false if Bot::danger is 0.
    bool isFeared() const { return m_isFeared; }
    /// Returns the expected loss of hit points in killing all foes; 0 if there are none. More than the hero has if
    /// contact kills, or if he cannot kill a foe that can hurt him.
    int loss() const { return m_loss; }
    /// Returns the share of the hero's present hit points that one blow of a foe takes, in percent, at most 100; 100 if
    /// contact kills.
    int weightOf(const World &world, ActorId foe) const;
    /// Returns the adjacent foe that the hero can kill with the fewest blows; null if there is none. Valid until the
    /// next look().
    const Seen *weakestBeside(const World &world) const;

private:
    void count(const World &world);

    std::vector<Seen> m_foes;
    int m_loss = 0;
    bool m_isFeared = false;
};
