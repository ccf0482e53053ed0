#pragma once

#include "gamecore/base/cancel.h"

#include <cstdint>
#include <vector>

/// The strongly connected components of a graph with nodes 0..count-1, found without recursion (R. E. Tarjan,
/// "Depth-first search and linear graph algorithms", 1972).
struct Components {
    std::vector<int> of;    ///< by node: number of its component; may be -1 after a cancelled call
    int sets = 0;           ///< number of components
    std::vector<int> order; ///< all nodes, component by component; each edge leads to an earlier component or stays in
                            ///< its own

    /// Finds the components. Each node has at most `edges` outgoing edges, numbered from 0; `edges` is at most 255.
    /// `next(int node, int edge)` returns the target of an edge, or `node` itself if the node has fewer edges. If
    /// cancelled, the result is incomplete.
    template<typename Next>
    static Components find(int count, int edges, const Next &next, const std::atomic<bool> *isCancelled = nullptr);
};

template<typename Next>
Components Components::find(int count, int edges, const Next &next, const std::atomic<bool> *isCancelled)
{
    constexpr int none = -1;
    Components result{std::vector<int>(std::size_t(count), none), 0, {}};
    std::vector<int> number(std::size_t(count), 0); // 0: not visited
    std::vector<int> low(std::size_t(count), 0);
    std::vector<std::uint8_t> edge(std::size_t(count), 0);
    std::vector<int> path;
    std::vector<int> open;
    int numbers = 0;
    const auto enter = [&](int node) {
        number[std::size_t(node)] = low[std::size_t(node)] = ++numbers;
        path.push_back(node);
        open.push_back(node);
    };
    const auto close = [&](int first) {
        int node = none;
        do {
            node = open.back();
            open.pop_back();
            result.of[std::size_t(node)] = result.sets;
            result.order.push_back(node);
        } while (node != first);
        ++result.sets;
    };
    for (int root = 0; root < count; ++root) {
        if (number[std::size_t(root)] == 0) {
            enter(root);
        }
        while (!path.empty()) {
            if (isSet(isCancelled)) {
                return result;
            }
            const int node = path.back();
            const auto at = std::size_t(node);
            if (edge[at] < edges) {
                const int to = next(node, edge[at]++);
                if (number[std::size_t(to)] == 0) {
                    enter(to);
                } else if (result.of[std::size_t(to)] == none && number[std::size_t(to)] < low[at]) {
                    low[at] = number[std::size_t(to)];
                }
                continue;
            }
            path.pop_back();
            if (!path.empty() && low[at] < low[std::size_t(path.back())]) {
                low[std::size_t(path.back())] = low[at];
            }
            if (low[at] == number[at]) {
                close(node);
            }
        }
    }
    return result;
}
