#include "tests/driver/screenreader.h"

#include "editor/canvas/canvas.h"

// Without a screen reader, Qt sends no accessibility events, not even to its own update handler, and it has no public
// way to change that. Qt's own tests reach into the platform plugin. These are the two functions that they use. They
// are exported for plugins, and declared here because their headers are not installed everywhere.
class QPlatformAccessibility {
public:
    void setActive(bool active);
};

class QPlatformIntegration {
public:
    QPlatformAccessibility *accessibility() const;
};

class QGuiApplicationPrivate {
public:
    static QPlatformIntegration *platform_integration;
};

namespace {

QStringList told;
QStringList thieves;

void listen(QAccessibleEvent *event)
{
    if (event->type() != QAccessible::Focus) {
        return;
    }
    auto *widget = qobject_cast<QWidget *>(event->object());
    if (widget && !widget->hasFocus() && !widget->focusProxy()) {
        thieves.append(widget->objectName());
    }
    if (qobject_cast<Canvas *>(widget) && event->child() >= 0) {
        told.append(event->accessibleInterface()->text(QAccessible::Name));
    }
}

void setActive(bool isActive)
{
    QGuiApplicationPrivate::platform_integration->accessibility()->setActive(isActive);
    if (QAccessible::isActive() != isActive) {
        qFatal("Accessibility could not be switched");
    }
}

} // namespace

ScreenReader::ScreenReader()
{
    told.clear();
    thieves.clear();
    setActive(true);
    QAccessible::installUpdateHandler(listen);
}

ScreenReader::~ScreenReader()
{
    QAccessible::installUpdateHandler(nullptr);
    setActive(false);
}

const QStringList &ScreenReader::cells()
{
    return told;
}

const QStringList &ScreenReader::focusThieves()
{
    return thieves;
}

void ScreenReader::clear()
{
    told.clear();
    thieves.clear();
}
