#include "tests/support/screenreader.h"

#include "editor/canvas/canvas.h"

// Without a screen reader Qt tells nothing, not even its own update handler, and has no public way to change that: its
// own tests reach into the platform plugin. These are the two functions they use, exported for plugins, declared here
// because their headers are not installed everywhere.
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

void listen(QAccessibleEvent *event)
{
    // Scroll bars have values too.
    if (event->type() == QAccessible::ValueChanged && qobject_cast<Canvas *>(event->object())) {
        told.append(static_cast<QAccessibleValueChangeEvent *>(event)->value().toString());
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
    setActive(true);
    QAccessible::installUpdateHandler(listen);
}

ScreenReader::~ScreenReader()
{
    QAccessible::installUpdateHandler(nullptr);
    setActive(false);
}

const QStringList &ScreenReader::values()
{
    return told;
}

void ScreenReader::clear()
{
    told.clear();
}
