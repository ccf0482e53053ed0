#include "tests/support/everyrun.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

#include <deque>
#include <unordered_map>

namespace {

std::uint64_t heroStateOf(const World &world)
{
    Hasher hasher;
    hasher.add(world.hero().cell.y * 4096 + world.hero().cell.x);
    for (const Item &item : world.items()) {
        hasher.add(int(item.location) * 2 + int(item.isWorn));
    }
    for (const TerrainId id : world.terrain().cells()) {
        hasher.add(int(id));
    }
    return hasher.hash();
}

class RunPlayer {
public:
    explicit RunPlayer(const World &world)
    {
        World first = world;
        EventList events;
        playTurn(first, Command::protect(true), events);
        add(std::move(first), -1, {});
    }

    EveryRun play(int mostStates)
    {
        EveryRun all;
        for (int node = 0; !m_open.empty(); ++node, m_open.pop_front()) {
            if (int(m_nodes.size()) > mostStates) {
                return all;
            }
            goOn(node, m_open.front());
        }
        all.isExhausted = true;
        all.states = int(m_nodes.size());
        markWinning();
        judge(all);
        return all;
    }

private:
    struct Node {
        int before = -1;
        int depth = 0;
        Command command = {};
        bool wins = false;
        std::vector<int> comeFrom = {};
    };

    int add(World world, int before, const Command &command)
    {
        const auto [known, isNew] = m_known.emplace(heroStateOf(world), int(m_nodes.size()));
        if (isNew) {
            m_nodes.push_back({.before = before, .command = command});
            m_nodes.back().depth = before < 0 ? 0 : m_nodes[std::size_t(before)].depth + 1;
            m_open.push_back(std::move(world));
        }
        return known->second;
    }

    static std::vector<Command> commandsIn(const World &world)
    {
        std::vector<Command> commands{Command::pickUp(), Command::descend()};
        for (int i = 0; i < directionCount; i += world.rules().moves == 8 ? 1 : 2) {
            commands.push_back(Command::move(Direction(i)));
        }
        for (char letter = 'a'; letter <= 'd'; ++letter) {
            const int item = world.itemWithLetter(letter);
            if (item != CellIndex::none && !world.kindOfItem(item).targeting.needsCell()) {
                commands.push_back(Command::use(letter));
            }
        }
        return commands;
    }

    void goOn(int node, const World &world)
    {
        EventList events;
        for (const Command &command : commandsIn(world)) {
            World next = world;
            playTurn(next, command, events);
            if (next.status() == Status::Won) {
                m_nodes[std::size_t(node)].wins = true;
            } else if (next.status() == Status::Playing) {
                const int to = add(std::move(next), node, command);
                m_nodes[std::size_t(to)].comeFrom.push_back(node);
            }
        }
    }

    void markWinning()
    {
        std::vector<int> waiting;
        for (int node = 0; node < int(m_nodes.size()); ++node) {
            if (m_nodes[std::size_t(node)].wins) {
                waiting.push_back(node);
            }
        }
        while (!waiting.empty()) {
            const int node = waiting.back();
            waiting.pop_back();
            for (const int from : m_nodes[std::size_t(node)].comeFrom) {
                if (!m_nodes[std::size_t(from)].wins) {
                    m_nodes[std::size_t(from)].wins = true;
                    waiting.push_back(from);
                }
            }
        }
    }

    void judge(EveryRun &all) const
    {
        all.canBeWon = m_nodes.front().wins;
        for (int node = 0; node < int(m_nodes.size()) && all.canBeWon && all.trap < 0; ++node) {
            if (!m_nodes[std::size_t(node)].wins) {
                all.trap = m_nodes[std::size_t(node)].depth;
                for (int at = node; at > 0; at = m_nodes[std::size_t(at)].before) {
                    all.run.insert(all.run.begin(), m_nodes[std::size_t(at)].command);
                }
            }
        }
    }

    std::vector<Node> m_nodes;
    std::deque<World> m_open; ///< breadth-first queue: the first unexamined world belongs to the node being expanded
    std::unordered_map<std::uint64_t, int> m_known;
};

} // namespace

EveryRun everyRun(const Game &game, int mostStates)
{
    return RunPlayer(game.world()).play(mostStates);
}
