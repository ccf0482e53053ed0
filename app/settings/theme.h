#pragma once

#include "app/settings/settings.h"

#include <QProxyStyle>

class QApplication;

/// The Fusion style, with icons made when first drawn. Many Qt widgets request icons on construction, such as the arrow
/// of a narrow bar. Few of these icons become visible, and loading an icon reads several files. Message boxes have the
/// program's icons.
class LazyIconStyle : public QProxyStyle {
    Q_OBJECT

public:
    LazyIconStyle();

    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;
};

/// Sets the application's style. Call it before widgets are made, so that they need not change their style.
void useOwnStyle();

/// Applies the palette and the style sheet of a theme, which define all colors of the interface. `System` follows the
/// system's setting, and is dark if there is none. Includes useOwnStyle(). Applying the current theme again is free.
/// Call this after a window's widgets are complete and before it is shown: with a style sheet, every widget that gets a
/// parent is styled again with its children.
///
/// Palette roles with a meaning of our own: Mid is the color of lines, PlaceholderText of secondary text, Highlight of
/// the accent, BrightText of danger, and LinkVisited of success.
void applyTheme(QApplication &application, ThemeChoice choice);
