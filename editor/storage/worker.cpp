#include "editor/storage/worker.h"

#include "editor/storage/diskstate.h"

bool isLarge(const Level &level)
{
    return level.size().area() > mostCellsHere || level.things.size() > mostThingsHere;
}

bool isLargeFile(const QString &path)
{
    return sourceStampOf(path).size > mostCellsHere;
}
