#include "gamecore/runs/keyframes.h"

#include <algorithm>

namespace {

constexpr qint64 shareOfNear = 4; ///< a fourth of the memory

} // namespace

void Keyframes::add(qint64 at, const Game &game)
{
    m_frames.push_back({at, game.world().clockNow(), GameMoment(game)});
    m_bytes += m_frames.back().moment.bytes();
    while (m_bytes > m_mostBytes - m_mostBytes / shareOfNear && m_frames.size() > 1) {
        thinOut();
    }
}

void Keyframes::thinOut()
{
    m_distance *= 2;
    std::erase_if(m_frames, [this](const Frame &frame) {
        const bool isGone = frame.at % m_distance != 0;
        m_bytes -= isGone ? frame.moment.bytes() : 0;
        return isGone;
    });
}

void Keyframes::addNear(qint64 at, const Game &game)
{
    m_near.push_back({at, game.world().clockNow(), GameMoment(game)});
    m_nearBytes += m_near.back().moment.bytes();
    while (m_nearBytes > m_mostBytes / shareOfNear) {
        m_nearBytes -= m_near.front().moment.bytes();
        m_near.pop_front();
    }
}

const Keyframes::Frame &Keyframes::before(qint64 at) const
{
    const auto behind = std::lower_bound(m_frames.begin(), m_frames.end(), at,
                                         [](const Frame &frame, qint64 sought) { return frame.at < sought; });
    const Frame *best = &*std::prev(behind);
    for (const Frame &frame : m_near) {
        best = frame.at < at && frame.at > best->at ? &frame : best;
    }
    return *best;
}

const Keyframes::Frame &Keyframes::atClock(qint64 clock) const
{
    const auto behind = std::upper_bound(std::next(m_frames.begin()), m_frames.end(), clock,
                                         [](qint64 sought, const Frame &frame) { return sought < frame.clock; });
    return *std::prev(behind);
}
