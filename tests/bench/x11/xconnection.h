#pragma once

#include <QRect>
#include <QString>

#include <memory>
#include <vector>

struct _XDisplay; // NOLINT(bugprone-reserved-identifier): Xlib's name for it

/// A connection to an X server with a window manager: lists windows and reads their pixels. Positions are in pixels of
/// the screen or of a window, as stated.
class XConnection {
public:
    using WindowId = unsigned long; ///< 0: none

    /// Connects to a display such as ":77".
    explicit XConnection(const QString &display);
    bool isOpen() const { return m_display != nullptr; }
    /// Returns the connection for Xlib; not null while it is open.
    _XDisplay *get() const { return m_display.get(); }

    /// Handles pending events, or else waits up to that time for the first ones.
    void waitForEvents(int milliseconds) const;

    /// Returns the first window that the window manager lists. Splash screens below 200x150 pixels do not count.
    WindowId firstWindow() const;
    /// Returns the window with the keyboard focus, as the window manager reports it.
    WindowId activeWindow() const;
    /// Returns the window's area on the screen without its frame; empty if the window is gone.
    QRect placeOf(WindowId window) const;
    /// Requests a size from the window manager, without waiting for the result.
    void askForSize(WindowId window, QSize size) const;

    /// Counts different colors in the middle of a window, up to 16.
    int colorsIn(WindowId window) const;
    /// Returns the pixels of a part of a window in an unspecified format, for comparisons only. Empty if the part is
    /// not fully in view.
    QByteArray pixelsOf(WindowId window, const QRect &part) const;

private:
    struct Close {
        void operator()(_XDisplay *display) const;
    };

    std::vector<WindowId> windowsIn(const char *property) const;

    std::unique_ptr<_XDisplay, Close> m_display;
};
