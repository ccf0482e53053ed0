#include "tests/support/dungeonwalker.h"

#include <queue>

using namespace Qt::StringLiterals;

namespace {

template<typename IsOpen>
Grid<int> distances(Size size, Point from, int moves, const IsOpen &isOpen)
{
    Grid<int> steps(size, -1);
    std::queue<Point> cells;
    cells.push(from);
    steps.set(from, 0);
    while (!cells.empty()) {
        const Point cell = cells.front();
        cells.pop();
        for (int i = 0; i < directionCount; i += moves == 8 ? 1 : 2) {
            const Point next = cell + stepOf(Direction(i));
            if (size.contains(next) && isOpen(next) && steps.at(next) < 0) {
                steps.set(next, steps.at(cell) + 1);
                cells.push(next);
            }
        }
    }
    return steps;
}

} // namespace

bool DungeonWalker::walkTo(Point goal)
{
    for (int i = 0; i < 1000 && m_game.world().status() == Status::Playing; ++i) {
        if (m_game.world().hero().cell == goal) {
            return true;
        }
        const std::optional<Direction> step = stepTo(goal);
        if (!step || !act(Command::move(*step))) {
            return false;
        }
    }
    return false;
}

bool DungeonWalker::takeItems()
{
    const int count = int(m_game.world().items().size());
    for (int number = 0; number < count; ++number) {
        const Item item = m_game.world().item(number);
        if (item.location == Item::Location::Floor && !(walkTo(item.cell) && act(Command::pickUp()))) {
            return false;
        }
    }
    return true;
}

bool DungeonWalker::walkToStairs()
{
    const std::optional<Point> stairs = stairsOf(m_game.level(), *m_game.catalogue());
    return stairs && walkTo(*stairs);
}

bool DungeonWalker::descend()
{
    return walkToStairs() && act(Command::descend());
}

bool DungeonWalker::act(const Command &command)
{
    while (m_game.world().character().choicesDue > 0) {
        m_game.play(Command::choose(Growth::Power), m_events);
    }
    m_game.play(command, m_events);
    return !m_events.isRefused();
}

std::optional<Direction> DungeonWalker::stepTo(Point goal) const
{
    const World &world = m_game.world();
    const Grid<int> steps = distances(world.size(), goal, 8, [this](Point cell) { return isOpen(cell); });
    std::optional<Direction> best;
    int least = steps.at(world.hero().cell);
    for (int i = 0; i < directionCount; ++i) {
        const Point next = world.hero().cell + stepOf(Direction(i));
        if (world.size().contains(next) && steps.at(next) >= 0 && (least < 0 || steps.at(next) < least)) {
            least = steps.at(next);
            best = Direction(i);
        }
    }
    return best;
}

bool DungeonWalker::isOpen(Point cell) const
{
    const bool fights = m_game.world().rules().contact == Contact::Fight;
    return m_game.world().isWalkable(cell) && (fights || m_game.world().monsterAt(cell) == nobody);
}

std::optional<Point> stairsOf(const Level &level, const Catalogue &catalogue)
{
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            if (catalogue.terrain(level.terrain.at({x, y})).feature == Feature::Stairs) {
                return Point{x, y};
            }
        }
    }
    return std::nullopt;
}

int stepsBetween(const Level &level, const Catalogue &catalogue, Point from, Point to, int moves)
{
    return distances(level.size(), from, moves,
                     [&](Point cell) { return catalogue.terrain(level.terrain.at(cell)).isWalkable; })
        .at(to);
}
