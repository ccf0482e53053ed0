#include "tests/bench/x11/watcher.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <algorithm>
#include <chrono>
#include <poll.h>
#include <set>

namespace {

constexpr int smallestWidth = 200;
constexpr int smallestHeight = 150;
constexpr double longestMs = 30'000;
constexpr int enoughColors = 6;
constexpr int mostColors = 16;

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// Windows may be gone by the time that they are asked about.
int ignoreError(Display *, XErrorEvent *)
{
    return 0;
}

bool isShown(Display *display, Window window)
{
    XWindowAttributes attributes;
    return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.map_state == IsViewable
           && attributes.width >= smallestWidth && attributes.height >= smallestHeight;
}

int countColors(XImage *image)
{
    constexpr int stride = 3;
    std::set<unsigned long> colors;
    for (int y = 0; y < image->height && int(colors.size()) < mostColors; y += stride) {
        for (int x = 0; x < image->width && int(colors.size()) < mostColors; x += stride) {
            colors.insert(XGetPixel(image, x, y));
        }
    }
    return int(colors.size());
}

} // namespace

void WindowWatcher::Close::operator()(_XDisplay *display) const
{
    XCloseDisplay(display);
}

WindowWatcher::WindowWatcher(const QString &display) : m_display(XOpenDisplay(display.toLocal8Bit().constData()))
{
    if (m_display) {
        XSetErrorHandler(ignoreError);
        XSelectInput(m_display.get(), DefaultRootWindow(m_display.get()), PropertyChangeMask | SubstructureNotifyMask);
        XSync(m_display.get(), False);
    }
}

/// The first one that the window manager lists; 0: none.
unsigned long WindowWatcher::findWindow() const
{
    Display *display = m_display.get();
    Atom type = None;
    int format = 0;
    unsigned long count = 0;
    unsigned long left = 0;
    unsigned char *list = nullptr;
    const Atom name = XInternAtom(display, "_NET_CLIENT_LIST", False);
    if (XGetWindowProperty(display, DefaultRootWindow(display), name, 0, 64, False, XA_WINDOW, &type, &format, &count,
                           &left, &list)
            != Success
        || list == nullptr) {
        return 0;
    }
    const auto *windows = reinterpret_cast<const Window *>(list);
    const auto *shown =
        std::find_if(windows, windows + count, [display](Window window) { return isShown(display, window); });
    const unsigned long found = shown == windows + count ? 0 : *shown;
    XFree(list);
    return found;
}

int WindowWatcher::colorsIn(unsigned long window) const
{
    Display *display = m_display.get();
    XWindowAttributes attributes;
    if (XGetWindowAttributes(display, window, &attributes) == 0) {
        return 0;
    }
    const int width = std::min(attributes.width / 2, 300);
    const int height = std::min(attributes.height / 2, 200);
    XImage *image = XGetImage(display, window, (attributes.width - width) / 2, (attributes.height - height) / 2,
                              unsigned(width), unsigned(height), AllPlanes, ZPixmap);
    if (image == nullptr) {
        return 0;
    }
    const int colors = countColors(image);
    XDestroyImage(image);
    return colors;
}

void WindowWatcher::waitForEvents(int milliseconds) const
{
    Display *display = m_display.get();
    if (XPending(display) == 0) {
        pollfd connection{ConnectionNumber(display), POLLIN, 0};
        poll(&connection, 1, milliseconds);
    }
    while (XPending(display) > 0) {
        XEvent event;
        XNextEvent(display, &event);
    }
}

std::optional<WindowWatcher::Shown> WindowWatcher::watch(const QStringList &command, const QStringList &settings)
{
    // What is drawn into a window sends no event to others, so its middle is looked at this often.
    constexpr int contentMs = 2;
    Shown shown;
    unsigned long window = 0;
    const Clock::time_point begin = Clock::now();
    RunningProgram program(command, settings);
    while (since(begin) < longestMs && !program.hasEnded()) {
        waitForEvents(contentMs);
        if (window == 0) {
            window = findWindow();
            shown.mappedMs = window == 0 ? 0 : since(begin);
        } else if (colorsIn(window) >= enoughColors) {
            shown.contentMs = since(begin);
            break;
        }
    }
    if (window == 0) {
        return std::nullopt;
    }
    shown.peakMb = program.peakMb();
    return shown;
}
