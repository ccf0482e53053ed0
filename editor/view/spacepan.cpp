#include "editor/view/spacepan.h"

#include "editor/canvas/canvas.h"

#include <QKeyEvent>

SpacePan::SpacePan(Canvas &canvas, QObject *parent) : QObject(parent), m_canvas(canvas)
{
    canvas.installEventFilter(this);
}

void SpacePan::setActive(bool isActive)
{
    m_isActive = isActive;
    if (!isActive) {
        m_canvas.mouse().setPanning(false);
    }
}

bool SpacePan::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (m_isActive && (isPress || event->type() == QEvent::KeyRelease)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space && !key->isAutoRepeat()) {
            m_canvas.mouse().setPanning(isPress);
        }
    } else if (event->type() == QEvent::FocusOut && qobject_cast<Canvas *>(watched)) { // the cast fails while the
                                                                                       // canvas is being deleted
        m_canvas.mouse().setPanning(false);                                            // the key will be released in
                                                                                       // another window
    }
    return QObject::eventFilter(watched, event);
}
