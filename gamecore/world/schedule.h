#pragma once

#include "gamecore/world/actorid.h"

#include <QtGlobal>

#include <algorithm>
#include <vector>

/// Who acts when under real time: by time, then by id. A binary heap that keeps its memory.
class Schedule {
public:
    struct Due {
        qint64 timeMs = 0;
        ActorId actor = nobody;
    };

    bool isEmpty() const { return m_heap.empty(); }
    const Due &first() const { return m_heap.front(); }

    void add(Due due)
    {
        m_heap.push_back(due);
        std::push_heap(m_heap.begin(), m_heap.end(), isLater);
    }

    void removeFirst()
    {
        std::pop_heap(m_heap.begin(), m_heap.end(), isLater);
        m_heap.pop_back();
    }

private:
    static bool isLater(const Due &a, const Due &b)
    {
        return a.timeMs != b.timeMs ? a.timeMs > b.timeMs : a.actor > b.actor;
    }

    std::vector<Due> m_heap;
};
