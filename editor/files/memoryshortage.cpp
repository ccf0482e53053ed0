#include "editor/files/memoryshortage.h"

MemoryShortage &MemoryShortage::any()
{
    static MemoryShortage shortage;
    return shortage;
}
