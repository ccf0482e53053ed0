#include "tests/bench/frames.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QWidget>

#include <unistd.h>

Frames::Frames(QWidget &painted)
{
    painted.installEventFilter(this);
}

bool Frames::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        ++m_painted;
    }
    return QObject::eventFilter(watched, event);
}

double Frames::time(const std::function<void()> &change)
{
    constexpr qint64 longest = 120'000;
    const int before = m_painted;
    return nanosecondsOf([&] {
               change();
               QElapsedTimer waited;
               waited.start();
               while (m_painted == before) {
                   QCoreApplication::processEvents();
                   if (waited.elapsed() > longest) {
                       qFatal("nothing was painted");
                   }
               }
           })
           / 1e6;
}

void Frames::settle()
{
    constexpr int quietMs = 20;
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < quietMs) {
        QCoreApplication::processEvents();
    }
}

double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QFile::ReadOnly)) {
        return 0;
    }
    return file.readAll().split(' ').value(1).toDouble() * double(sysconf(_SC_PAGESIZE)) / 1e6;
}
