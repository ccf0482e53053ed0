#pragma once

#include "app/settings/settings.h"

class QApplication;

/// Gives the application its style, so that widgets that are made from here on need not change theirs.
void useOwnStyle();

/// Gives the application the palette and the style sheet of a theme; every color of the interface comes from there.
/// `System` is what the system says where it says something, and dark where not. Includes useOwnStyle(). Cheapest once
/// all widgets of a window are put together and before it is shown: under a style sheet every widget that gets a parent
/// is styled anew, with all that it holds. The theme that is shown already costs nothing.
///
/// Roles beyond the usual ones: Mid is the color of lines, PlaceholderText that of secondary text, Highlight the
/// accent, BrightText danger, LinkVisited good.
void applyTheme(QApplication &application, ThemeChoice choice);
