#include "tests/support/smalldisk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

bool writeLine(const char *path, const QByteArray &line)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly) && file.write(line) == line.size();
}

/// Makes a user who is not root appear as root, in a new user namespace.
bool enterOwnUsers()
{
    const QByteArray user = QByteArray::number(::getuid());
    const QByteArray group = QByteArray::number(::getgid());
    return ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && writeLine("/proc/self/uid_map", "0 " + user + " 1")
           && writeLine("/proc/self/setgroups", "deny") && writeLine("/proc/self/gid_map", "0 " + group + " 1");
}

void limitFiles(rlim_t bytes)
{
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
}

} // namespace

void SmallDisk::enterOwnMounts()
{
    if (::unshare(CLONE_NEWNS) == 0 || enterOwnUsers()) {
        ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
    }
    std::signal(SIGXFSZ, SIG_IGN);
}

SmallDisk::SmallDisk()
{
    QTemporaryDir folder;
    folder.setAutoRemove(false);
    m_path = folder.path();
    m_isMounted = ::mount("tmpfs", m_path.toLocal8Bit().constData(), "tmpfs", 0, "size=4m,mode=0700") == 0;
}

SmallDisk::~SmallDisk()
{
    makeRoom();
    if (m_isMounted) {
        ::umount2(m_path.toLocal8Bit().constData(), MNT_DETACH);
    }
    QDir(m_path).removeRecursively();
}

void SmallDisk::fill()
{
    if (!m_isMounted) {
        limitFiles(0);
        return;
    }
    QFile file(m_path + u"/filling"_s);
    const bool isOpen = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    for (qsizetype bytes = 64 * 1024; isOpen && bytes > 0; bytes /= 2) {
        const QByteArray block(bytes, 'x');
        while (file.write(block) == bytes) {
        }
    }
}

void SmallDisk::makeRoom()
{
    m_isMounted ? void(QFile::remove(m_path + u"/filling"_s)) : limitFiles(RLIM_INFINITY);
}
