#include "tests/support/unprivilegeduser.h"

#include <QDirIterator>
#include <QFile>

#include <unistd.h>

namespace {

constexpr uid_t nobodysId = 65534;

void give(const QString &path)
{
    if (lchown(QFile::encodeName(path).constData(), nobodysId, nobodysId) != 0) {
        qFatal("%s cannot be given away", qPrintable(path));
    }
}

} // namespace

UnprivilegedUser::UnprivilegedUser(const QString &folder) : m_wasRoot(geteuid() == 0)
{
    if (!m_wasRoot) {
        return;
    }
    give(folder);
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        give(all.next());
    }
    // access(2) checks the real user ID.
    if (setresuid(nobodysId, nobodysId, 0) != 0) {
        qFatal("Nobody cannot be impersonated");
    }
}

UnprivilegedUser::~UnprivilegedUser()
{
    if (m_wasRoot && setresuid(0, 0, 0) != 0) {
        qFatal("Root is not root again");
    }
}
