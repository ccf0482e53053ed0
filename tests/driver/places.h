#pragma once

#include <functional>

class QString;
class QWidget;
class WindowDriver;

/// A callback with a page of the window or a dialog, and its name in messages.
using PlaceLook = std::function<void(const QString &place, QWidget &root)>;

/// Visits the start page, a maze, a dungeon and the editor with all its panels, and from each of them every dialog that
/// a menu opens, except file dialogs. Too few dialogs end the run, since a place was not reached.
void lookEverywhere(WindowDriver &driver, const PlaceLook &look);
