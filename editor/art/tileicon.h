#pragma once

#include "editor/art/tileset.h"

#include <QIcon>

#include <memory>

/// An icon that shows a picture of a tileset, drawn when it is painted for the first time; it looks the same in all
/// modes.
QIcon tileIcon(const std::shared_ptr<const Tileset> &tileset, const QString &picture);
