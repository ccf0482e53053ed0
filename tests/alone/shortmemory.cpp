#include "tests/alone/shortmemory.h"

#include <QCoreApplication>
#include <QThread>

#include <atomic>
#include <cstdlib>
#include <exception>
#include <new>

namespace {

std::atomic<long> failing = 0;      ///< the allocation from which on all fail; 0: none does
std::atomic<int> ended = 0;         ///< pieces of work, for want of memory
thread_local long allocations = -1; ///< of the work that is being done; -1: of none

/// Whoever gives memory back while an exception is on its way may take some: by then there is.
bool isShort()
{
    const long nth = failing;
    return nth > 0 && allocations >= 0 && std::uncaught_exceptions() == 0 && ++allocations >= nth;
}

} // namespace

void *operator new(std::size_t size)
{
    void *memory = isShort() ? nullptr : std::malloc(size == 0 ? 1 : size);
    return memory ? memory : throw std::bad_alloc();
}

/// Also used by Qt: who replaces one form must replace those that share its delete.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    return isShort() ? nullptr : std::malloc(size == 0 ? 1 : size);
}

/// QHash takes its memory so, in functions that may not throw: without it Qt ends the program, whoever would catch.
void *operator new[](std::size_t size)
{
    void *memory = std::malloc(size == 0 ? 1 : size);
    return memory ? memory : throw std::bad_alloc();
}

void *operator new[](std::size_t size, const std::nothrow_t &) noexcept
{
    return std::malloc(size == 0 ? 1 : size);
}

void operator delete[](void *memory) noexcept
{
    std::free(memory);
}

void operator delete[](void *memory, std::size_t) noexcept
{
    std::free(memory);
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

// What the linker makes of runInMemory() where it is called, and the one that there is (--wrap in
// tests/CMakeLists.txt).
bool calledInMemory(void (*run)(const void *work), const void *work) asm("__wrap__Z11runInMemoryPFvPKvES0_");
bool realRunInMemory(void (*run)(const void *work), const void *work) asm("__real__Z11runInMemoryPFvPKvES0_");

namespace {

struct GuardedWork {
    void (*run)(const void *work);
    const void *work;
};

void runCounted(const void *guarded)
{
    const auto &[run, work] = *static_cast<const GuardedWork *>(guarded);
    struct Counting {
        Counting() { allocations = 0; }
        ~Counting() { allocations = -1; }
    } const counting;
    run(work);
}

} // namespace

bool calledInMemory(void (*run)(const void *work), const void *work)
{
    const QCoreApplication *application = QCoreApplication::instance();
    if (!application || application->thread() == QThread::currentThread()) {
        return realRunInMemory(run, work);
    }
    const GuardedWork guarded{run, work};
    const bool isWhole = realRunInMemory(runCounted, &guarded);
    ended += isWhole ? 0 : 1;
    return isWhole;
}

ShortMemory::ShortMemory(long nth)
{
    ended = 0;
    failing = nth;
}

ShortMemory::~ShortMemory()
{
    failing = 0;
}

int ShortMemory::count() const
{
    return ended;
}
