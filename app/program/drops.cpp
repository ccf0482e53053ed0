#include "app/program/drops.h"

#include "editor/features/pastefeature.h"
#include "editor/files/carriedfiles.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QTimer>

Drops::Drops(QWidget &window) : QObject(&window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool Drops::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEntering = event->type() == QEvent::DragEnter;
    if (isEntering || event->type() == QEvent::Drop) {
        return take(static_cast<QDropEvent &>(*event), isEntering);
    }
    return QObject::eventFilter(watched, event);
}

bool Drops::take(QDropEvent &event, bool isEntering)
{
    const bool isFromHere = event.source() != nullptr; // such as lines of the log
    if (isFromHere || QApplication::activeModalWidget()) {
        return false;
    }
    const QStringList paths = carriedFiles(*event.mimeData());
    const QString text = carriedText(*event.mimeData());
    if (paths.isEmpty() && !couldBeLevel(text)) {
        return false;
    }
    event.acceptProposedAction();
    if (!isEntering) {
        QTimer::singleShot(
            0, this, [this, paths, text] { paths.isEmpty() ? Q_EMIT textDropped(text) : Q_EMIT filesDropped(paths); });
    }
    return true;
}
