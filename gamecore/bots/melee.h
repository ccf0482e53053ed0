#pragma once

#include "gamecore/bots/bot.h"
#include "gamecore/bots/perception.h"

/// The monsters that could soon do the hero harm, and what it would cost to fight them, by the arithmetic of blows
/// (gamecore/rules/duel.h).
class Melee {
public:
    /// `despair`, from 0 up, is how long nothing has come of it: who despairs fears less.
    void look(const World &world, const std::vector<Seen> &monsters, const Bot &bot, int despair);

    /// Those at hand (gamecore/play/danger.h).
    const std::vector<Seen> &foes() const { return m_foes; }
    bool isEmpty() const { return m_foes.empty(); }
    /// Whether he would rather not fight them. Where a touch kills he always would.
    bool isFeared() const { return m_isFeared; }
    /// Hit points that it costs to kill all of them; more than he has if he cannot.
    int loss() const { return m_loss; }
    /// How much of him one blow takes, in percent, 100 at most.
    int weightOf(const World &world, ActorId foe) const;
    /// The one beside him that the fewest blows kill, as he sees it; null: nobody is. Valid until the next look().
    const Seen *weakestBeside(const World &world) const;

private:
    void count(const World &world);

    std::vector<Seen> m_foes;
    int m_loss = 0;
    bool m_isFeared = false;
};
