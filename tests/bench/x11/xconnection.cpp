#include "tests/bench/x11/xconnection.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <algorithm>
#include <poll.h>
#include <set>

namespace {

constexpr QSize smallest{200, 150};
constexpr int mostColors = 16;

struct DestroyImage {
    void operator()(XImage *image) const { XDestroyImage(image); }
};
using Image = std::unique_ptr<XImage, DestroyImage>;

/// Ignores errors of Xlib: a window may be gone by the time of a request.
int ignoreError(Display *, XErrorEvent *)
{
    return 0;
}

bool isShown(Display *display, Window window)
{
    XWindowAttributes attributes;
    return XGetWindowAttributes(display, window, &attributes) != 0 && attributes.map_state == IsViewable
           && attributes.width >= smallest.width() && attributes.height >= smallest.height();
}

/// Returns the pixels of a part of a window; null if the part is not in view.
Image imageOf(Display *display, Window window, const QRect &part)
{
    return Image(XGetImage(display, window, part.x(), part.y(), unsigned(part.width()), unsigned(part.height()),
                           AllPlanes, ZPixmap));
}

int countColors(XImage &image)
{
    constexpr int stride = 3;
    std::set<unsigned long> colors;
    for (int y = 0; y < image.height && int(colors.size()) < mostColors; y += stride) {
        for (int x = 0; x < image.width && int(colors.size()) < mostColors; x += stride) {
            colors.insert(XGetPixel(&image, x, y));
        }
    }
    return int(colors.size());
}

} // namespace

void XConnection::Close::operator()(_XDisplay *display) const
{
    XCloseDisplay(display);
}

XConnection::XConnection(const QString &display) : m_display(XOpenDisplay(display.toLocal8Bit().constData()))
{
    if (m_display) {
        XSetErrorHandler(ignoreError);
        XSelectInput(m_display.get(), DefaultRootWindow(m_display.get()), PropertyChangeMask | SubstructureNotifyMask);
        XSync(m_display.get(), False);
    }
}

void XConnection::waitForEvents(int milliseconds) const
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

std::vector<XConnection::WindowId> XConnection::windowsIn(const char *property) const
{
    Display *display = m_display.get();
    Atom type = None;
    int format = 0;
    unsigned long count = 0;
    unsigned long left = 0;
    unsigned char *list = nullptr;
    const Atom name = XInternAtom(display, property, False);
    if (XGetWindowProperty(display, DefaultRootWindow(display), name, 0, 64, False, XA_WINDOW, &type, &format, &count,
                           &left, &list)
            != Success
        || list == nullptr) {
        return {};
    }
    const auto *first = reinterpret_cast<const Window *>(list);
    std::vector<WindowId> windows(first, first + count);
    XFree(list);
    return windows;
}

XConnection::WindowId XConnection::firstWindow() const
{
    const std::vector<WindowId> windows = windowsIn("_NET_CLIENT_LIST");
    const auto shown = std::find_if(windows.begin(), windows.end(),
                                    [this](WindowId window) { return isShown(m_display.get(), window); });
    return shown == windows.end() ? 0 : *shown;
}

XConnection::WindowId XConnection::activeWindow() const
{
    const std::vector<WindowId> windows = windowsIn("_NET_ACTIVE_WINDOW");
    return windows.empty() ? 0 : windows.front();
}

QRect XConnection::placeOf(WindowId window) const
{
    Display *display = m_display.get();
    XWindowAttributes attributes;
    Window child = 0;
    int x = 0;
    int y = 0;
    if (XGetWindowAttributes(display, window, &attributes) == 0
        || XTranslateCoordinates(display, window, DefaultRootWindow(display), 0, 0, &x, &y, &child) == 0) {
        return {};
    }
    return {x, y, attributes.width, attributes.height};
}

void XConnection::askForSize(WindowId window, QSize size) const
{
    XMoveResizeWindow(m_display.get(), window, 0, 0, unsigned(size.width()), unsigned(size.height()));
    XSync(m_display.get(), False);
}

int XConnection::colorsIn(WindowId window) const
{
    constexpr QSize most{300, 200};
    const QSize size = placeOf(window).size();
    const QSize part = (size / 2).boundedTo(most);
    if (part.isEmpty()) {
        return 0;
    }
    const QPoint corner((size.width() - part.width()) / 2, (size.height() - part.height()) / 2);
    const Image image = imageOf(m_display.get(), window, QRect(corner, part));
    return image ? countColors(*image) : 0;
}

QByteArray XConnection::pixelsOf(WindowId window, const QRect &part) const
{
    const Image image = imageOf(m_display.get(), window, part);
    return image ? QByteArray(image->data, qsizetype(image->bytes_per_line) * image->height) : QByteArray();
}
