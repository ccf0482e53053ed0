#include "tests/support/randomplayer.h"

#include "gamecore/data/kind.h"

namespace {

/// Commands after which the ways are looked for anew.
constexpr int longestWaysAge = 60;

bool isStairs(const World &world, Point cell)
{
    return world.terrainAt(cell).feature == Feature::Stairs;
}

int entryCost(const World &world, Point cell)
{
    return world.isWalkable(cell) || world.terrainAt(cell).isDoor() ? 1 : DistanceMap::wall;
}

std::optional<Direction> directionOfEnemy(const World &world)
{
    for (int i = 0; i < directionCount; ++i) {
        const Point cell = world.hero().cell + stepOf(Direction(i));
        if (world.size().contains(cell) && world.monsterAt(cell) != nobody) {
            return Direction(i);
        }
    }
    return std::nullopt;
}

bool isRemedy(const Kind &kind)
{
    return !kind.effects.empty() && rowOf(kind.effects.front().type).heals;
}

std::optional<char> letterOfRemedy(const World &world)
{
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        const int item = world.itemWithLetter(letter);
        if (item != CellIndex::none && isRemedy(world.kindOfItem(item))) {
            return letter;
        }
    }
    return std::nullopt;
}

} // namespace

Command RandomPlayer::next(const World &world)
{
    const int roll = m_rng.below(100);
    if (roll < 3) {
        return anyCommand(world);
    }
    if (world.character().choicesDue > 0) {
        return Command::choose(Growth(m_rng.below(3)));
    }
    if (world.isRealTime() && roll < 30) {
        return Command::advance(m_rng.between(1, 400));
    }
    if (roll < 80 && world.lowestItemAt(world.hero().cell, false) != CellIndex::none && world.freeLetter()) {
        return Command::pickUp();
    }
    if (roll < 50 && isStairs(world, world.hero().cell)) {
        return Command::descend();
    }
    if (roll < 70 && world.hero().hp * 2 < world.maxHp(heroId)) {
        if (const std::optional<char> remedy = letterOfRemedy(world)) {
            return Command::use(*remedy);
        }
    }
    const std::optional<Direction> enemy = directionOfEnemy(world);
    if (roll < 10 || (enemy && roll < 40)) {
        return use(world);
    }
    if (enemy && world.rules().contact == Contact::Fight) {
        return Command::move(*enemy);
    }
    if (roll < 12) {
        return Command::drop(letter(world).value_or('a'));
    }
    if (roll < 17 && !world.isRealTime()) {
        return Command::wait();
    }
    return walk(world);
}

Command RandomPlayer::anyCommand(const World &world)
{
    const auto type = Command::Type(m_rng.below(int(Command::Type::Choose) + 1));
    const auto letter = char('a' + m_rng.below(largestBag));
    Point cell;
    cell.x = m_rng.between(-1, world.size().width);
    cell.y = m_rng.between(-1, world.size().height);
    switch (type) {
    case Command::Type::Move:
        return Command::move(Direction(m_rng.below(directionCount)));
    case Command::Type::Advance:
        return Command::advance(m_rng.between(1, 3000));
    case Command::Type::Use:
        return m_rng.below(2) == 0 ? Command::use(letter) : Command::use(letter, cell);
    case Command::Type::Drop:
        return Command::drop(letter);
    case Command::Type::Choose:
        return Command::choose(Growth(m_rng.below(3)));
    case Command::Type::Wait:
    case Command::Type::PickUp:
    case Command::Type::Descend:
    case Command::Type::Protect:
        break;
    }
    return {.type = type};
}

std::optional<char> RandomPlayer::letter(const World &world)
{
    std::vector<char> letters;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (world.itemWithLetter(letter) != CellIndex::none) {
            letters.push_back(letter);
        }
    }
    return letters.empty() ? std::nullopt : std::optional(letters[std::size_t(m_rng.below(int(letters.size())))]);
}

/// Somebody in view, or any cell near by.
Point RandomPlayer::target(const World &world)
{
    std::vector<Point> cells;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (world.isAlive(id) && world.isVisible(world.actor(id).cell)) {
            cells.push_back(world.actor(id).cell);
        }
    }
    if (!cells.empty() && m_rng.below(8) != 0) {
        return cells[std::size_t(m_rng.below(int(cells.size())))];
    }
    Point cell = world.hero().cell;
    cell.x += m_rng.between(-4, 4);
    cell.y += m_rng.between(-4, 4);
    return cell;
}

Command RandomPlayer::use(const World &world)
{
    const std::optional<char> chosen = letter(world);
    if (!chosen) {
        return walk(world);
    }
    const Kind &kind = world.kindOfItem(world.itemWithLetter(*chosen));
    return kind.targeting.needsCell() ? Command::use(*chosen, target(world)) : Command::use(*chosen);
}

Command RandomPlayer::walk(const World &world)
{
    if (m_waysDepth != world.stage().depth || ++m_waysAge > longestWaysAge) {
        findWays(world);
    }
    if (m_rng.below(4) != 0) {
        if (const std::optional<Direction> direction = m_ways.downhill(world.hero().cell)) {
            return Command::move(*direction);
        }
    }
    return Command::move(Direction(m_rng.below(directionCount)));
}

/// To the stairs and to what lies on the floor, now and then to the stairs alone.
void RandomPlayer::findWays(const World &world)
{
    std::vector<DistanceMap::Goal> goals;
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            if (isStairs(world, {x, y})) {
                goals.push_back({{x, y}, 0});
            }
        }
    }
    const bool hurries = !goals.empty() && m_rng.below(3) == 0;
    for (const Item &item : world.items()) {
        if (!hurries && item.location == Item::Location::Floor && item.cell != world.hero().cell) {
            goals.push_back({item.cell, 0});
        }
    }
    m_ways.compute(world.size(), goals, {.hasDiagonals = world.rules().moves == 8, .area = std::nullopt},
                   [&world](Point cell) { return entryCost(world, cell); });
    m_waysDepth = world.stage().depth;
    m_waysAge = 0;
}
