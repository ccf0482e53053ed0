#include "gamecore/playtest/course.h"

#include "gamecore/play/traveller.h"

Game Course::begin(std::uint64_t seed) const
{
    return isDungeon() ? Game::startDungeon(shipped, ruleset, seed) : Game::start(shipped, levels.front(), seed).game;
}

std::optional<Game> Course::next(const Game &won, std::size_t place, std::uint64_t seed) const
{
    if (place + 1 >= levels.size()) {
        return std::nullopt;
    }
    if (!carriesHero) {
        return Game::start(shipped, levels[place + 1], seed).game;
    }
    const Traveller hero = afterLevel(won.world());
    return Game::start(shipped, levels[place + 1], seed, &hero).game;
}
