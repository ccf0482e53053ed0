#include "tests/support/killed.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>

QByteArray runAndKill(const QStringList &arguments, int milliseconds, const QByteArray &word)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), arguments);
    QByteArray output;
    while (!output.contains(word) && process.waitForReadyRead(20000)) {
        output += process.readAllStandardOutput();
    }
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds && process.state() == QProcess::Running) {
        process.waitForReadyRead(qMax(1, milliseconds - int(timer.elapsed())));
        output += process.readAllStandardOutput();
    }
    process.kill();
    process.waitForFinished();
    return output + process.readAllStandardOutput();
}
