#pragma once

#include <functional>

class QString;
class QWidget;
class WindowDriver;

/// Called with a page of the window or a dialog, and what it is called in messages.
using PlaceLook = std::function<void(const QString &place, QWidget &root)>;

/// Goes to the start page, into a maze, a dungeon and the editor with all its panels, and from each into every dialog
/// that a menu opens, but for those that choose files. Too few of them end the run: a place could not be gone to.
void lookEverywhere(WindowDriver &driver, const PlaceLook &look);
