#include "gamecore/base/enoughmemory.h"

#include <new>
#include <stdexcept>

bool runInMemory(void (*run)(const void *work), const void *work)
{
    try {
        run(work);
        return true;
    } catch (const std::bad_alloc &) {
        return false;
    } catch (const std::length_error &) { // more than a container can hold
        return false;
    }
}
