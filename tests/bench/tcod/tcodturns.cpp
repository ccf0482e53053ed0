#include "tests/bench/tcod/tcodturns.h"

#include <algorithm>

TcodTurns::TcodTurns(const BenchMap &map, const std::vector<TurnScene> &scenes, TCOD_fov_algorithm_t algorithm)
    : m_map(map), m_tcodMap(map), m_ways(m_tcodMap), m_algorithm(algorithm)
{
    const BenchMap none(map.size(), 0);
    for (const TurnScene &scene : scenes) {
        Play play{scene.hero, scene.hero, heroHp, {}, none, none, Wanderer(m_beginnings.size())};
        for (const Point cell : scene.monsters) {
            play.monsters.push_back({cell, orcHp});
            play.monsterAt.set(cell, 1);
        }
        m_beginnings.push_back(play);
    }
    begin();
}

void TcodTurns::begin()
{
    m_games = m_beginnings;
}

void TcodTurns::play(int turns)
{
    for (Play &game : m_games) {
        for (int i = 0; i < turns; ++i) {
            playTurn(game);
        }
    }
}

void TcodTurns::playTurn(Play &play)
{
    act(play, play.wanderer.next(
                  play.hero, [&play](Point cell) { return play.monsterAt.at(cell) != 0; },
                  [this](Point cell) { return m_map.at(cell) != 0; }));
    look(play);
    for (Monster &monster : play.monsters) {
        if (monster.hp > 0 && m_tcodMap.isVisible(monster.cell)) {
            ++m_seen;
            actMonster(play, monster);
        }
    }
    ++m_turns;
}

void TcodTurns::act(Play &play, Direction direction)
{
    const Point to = play.hero + stepOf(direction);
    if (play.monsterAt.at(to) != 0) {
        strikeAt(play, to);
    } else if (m_map.at(to) != 0) {
        play.hero = to;
    }
}

void TcodTurns::strikeAt(Play &play, Point cell)
{
    for (Monster &monster : play.monsters) {
        if (monster.hp > 0 && monster.cell == cell) {
            monster.hp -= heroBlow;
            if (monster.hp <= 0) {
                play.monsterAt.set(cell, 0);
            }
            return;
        }
    }
}

/// Looks around. libtcod reports the view cell by cell, so only the cells within the radius are read.
void TcodTurns::look(Play &play)
{
    m_tcodMap.look(play.hero, sightRadius, m_algorithm);
    const Point hero = play.hero;
    for (int y = std::max(0, hero.y - sightRadius); y <= std::min(m_map.height() - 1, hero.y + sightRadius); ++y) {
        for (int x = std::max(0, hero.x - sightRadius); x <= std::min(m_map.width() - 1, hero.x + sightRadius); ++x) {
            if (m_tcodMap.isVisible({x, y})) {
                play.isExplored.set({x, y}, 1);
            }
        }
    }
}

void TcodTurns::actMonster(Play &play, Monster &monster)
{
    const Point way = play.hero - monster.cell;
    if (std::max(std::abs(way.x), std::abs(way.y)) <= 1) {
        play.hp -= orcBlow;
        if (play.hp <= 0) {
            respawn(play);
        }
        return;
    }
    const std::optional<Point> step = m_ways.firstStep(monster.cell, play.hero);
    if (step && play.monsterAt.at(*step) == 0 && *step != play.hero) {
        play.monsterAt.set(monster.cell, 0);
        monster.cell = *step;
        play.monsterAt.set(monster.cell, 1);
    }
}

/// Puts the hero back on the start or, if that is occupied, leaves him where he is.
void TcodTurns::respawn(Play &play)
{
    play.hp = heroHp;
    if (play.monsterAt.at(play.start) == 0) {
        play.hero = play.start;
    }
    look(play);
}
