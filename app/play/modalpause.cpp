#include "app/play/modalpause.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMenu>

#include <algorithm>

ModalPause::ModalPause(PlaySession &session, std::function<bool()> mayGoOn, QObject *parent)
    : QObject(parent), m_session(session), m_mayGoOn(std::move(mayGoOn))
{
    qApp->installEventFilter(this);
    connect(&m_session, &PlaySession::started, this, [this] { m_isHolding = false; });
}

bool ModalPause::eventFilter(QObject *watched, QEvent *event)
{
    const bool isShow = event->type() == QEvent::Show;
    if ((isShow || event->type() == QEvent::Hide)
        && (qobject_cast<QMenu *>(watched) || qobject_cast<QDialog *>(watched))) {
        isShow ? open(watched) : close(watched);
    }
    return false;
}

void ModalPause::open(const QObject *window)
{
    m_open.push_back(window);
    if (m_session.state() == PlaySession::State::Running && m_session.world().isRealTime()) {
        m_isHolding = true;
        m_session.pause();
    }
}

void ModalPause::close(const QObject *window)
{
    std::erase(m_open, window);
    if (m_open.empty() && m_isHolding) {
        m_isHolding = false;
        if (m_mayGoOn()) {
            m_session.resume();
        }
    }
}
