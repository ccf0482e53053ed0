#pragma once

#include <QRect>
#include <QString>

#include <memory>
#include <vector>

struct _XDisplay; // NOLINT(bugprone-reserved-identifier): Xlib's name for it

/// A connection to an X server on which a window manager runs: which windows are there, and what they show. Positions
/// are pixels of the screen or of a window, as said.
class XConnection {
public:
    using WindowId = unsigned long; ///< 0: none

    /// Of a display such as ":77".
    explicit XConnection(const QString &display);
    bool isOpen() const { return m_display != nullptr; }
    /// For Xlib; not null while it is open.
    _XDisplay *get() const { return m_display.get(); }

    /// Takes the events that are there or the first that come within that time.
    void waitForEvents(int milliseconds) const;

    /// The first window that the window manager lists. Splash screens below 200x150 pixels do not count.
    WindowId firstWindow() const;
    /// Which one has the keyboard, as the window manager says.
    WindowId activeWindow() const;
    /// On the screen, without its frame; empty if it is gone.
    QRect placeOf(WindowId window) const;
    /// Asks the window manager; what becomes of it is seen later.
    void askForSize(WindowId window, QSize size) const;

    /// Different ones in the middle of a window; counts to 16.
    int colorsIn(WindowId window) const;
    /// The pixels of a part of a window, in whatever form: to compare with others. Empty if it is not all in view.
    QByteArray pixelsOf(WindowId window, const QRect &part) const;

private:
    struct Close {
        void operator()(_XDisplay *display) const;
    };

    std::vector<WindowId> windowsIn(const char *property) const;

    std::unique_ptr<_XDisplay, Close> m_display;
};
