#include "editor/storage/memoryshortage.h"

MemoryShortage &MemoryShortage::any()
{
    static MemoryShortage shortage;
    return shortage;
}
