#include "app/cli/interrupt.h"

#include <csignal>

namespace {

/// Set by the signal handler, which may do nothing else.
std::atomic<bool> isSignaled = false; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
static_assert(std::atomic<bool>::is_always_lock_free);

void interrupt(int)
{
    isSignaled = true;
}

} // namespace

Interrupt::Interrupt()
{
    isSignaled = false;
    std::signal(SIGINT, interrupt);
}

Interrupt::~Interrupt()
{
    std::signal(SIGINT, SIG_DFL);
}

const std::atomic<bool> &Interrupt::isInterrupted() const
{
    return isSignaled;
}
