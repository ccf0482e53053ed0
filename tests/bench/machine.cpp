#include "tests/bench/machine.h"

#include <QFile>
#include <QSysInfo>
#include <QThread>

using namespace Qt::StringLiterals;

namespace {

/// Returns the processor's name as Linux reports it; elsewhere its architecture.
QString processor()
{
    QFile file(u"/proc/cpuinfo"_s);
    if (file.open(QFile::ReadOnly)) {
        const QList<QByteArray> lines = file.readAll().split('\n');
        for (const QByteArray &line : lines) {
            if (line.startsWith("model name")) {
                return QString::fromUtf8(line.mid(line.indexOf(':') + 1)).trimmed();
            }
        }
    }
    return QSysInfo::currentCpuArchitecture();
}

} // namespace

QStringList machineLines()
{
    return {processor(), QString::number(QThread::idealThreadCount()) % u" cores"_s, QSysInfo::prettyProductName(),
            u"g++ "_s % QString::fromLatin1(__VERSION__), u"Qt "_s % QString::fromLatin1(qVersion())};
}
