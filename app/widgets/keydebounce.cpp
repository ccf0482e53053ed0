#include "app/widgets/keydebounce.h"

#include <chrono>

KeyDebounce::KeyDebounce(Clock clock) : m_clock(std::move(clock))
{
}

qint64 KeyDebounce::steadyClock()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

void KeyDebounce::start()
{
    m_started = m_clock();
    m_lastKey = m_started;
    m_isHolding = true;
}

bool KeyDebounce::holdsBack(bool isRepeat)
{
    const qint64 now = m_clock();
    const bool follows = now - m_lastKey < repeatPause;
    m_isHolding = m_isHolding && (isRepeat || follows || now - m_started < pause);
    m_lastKey = now;
    return m_isHolding || isRepeat;
}
