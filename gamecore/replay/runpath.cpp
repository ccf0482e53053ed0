#include "gamecore/replay/runpath.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

bool isRunPath(const QString &path)
{
    return path.endsWith(".run.json"_L1, Qt::CaseInsensitive);
}

bool isRunFile(const QString &path)
{
    constexpr qint64 headSize = 512;
    static const QRegularExpression head(uR"(^\x{FEFF}?\s*\{\s*"format"\s*:\s*"mazewright-run")"_s);
    QFile file(path);
    return isRunPath(path)
           || (QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly)
               && head.match(QString::fromUtf8(file.read(headSize))).hasMatch());
}
