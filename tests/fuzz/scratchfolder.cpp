#include "tests/fuzz/scratchfolder.h"

#include "tests/fuzz/targets.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

ScratchFolder::ScratchFolder()
    : m_folder(QDir(u"/dev/shm"_s).exists() ? u"/dev/shm/mazewright-fuzz-XXXXXX"_s : QString())
{
}

QString ScratchFolder::write(const QString &name, const QByteArray &content) const
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    promise(file.open(QIODevice::WriteOnly) && file.write(content) == content.size(),
            "the scratch file can be written");
    return path;
}

void ScratchFolder::remove(const QString &name) const
{
    promise(QFile::remove(m_folder.filePath(name)), "the scratch file can be removed");
}
