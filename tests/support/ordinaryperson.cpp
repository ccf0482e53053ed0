#include "tests/support/ordinaryperson.h"

#include <filesystem>
#include <unistd.h>

namespace {

constexpr uid_t somebody = 65534; // "nobody" on every Linux
constexpr uid_t root = 0;

void giveAway(const std::filesystem::path &path)
{
    if (::chown(path.c_str(), somebody, gid_t(-1)) != 0) {
        qFatal("%s cannot be given away", path.c_str());
    }
}

} // namespace

OrdinaryPerson::OrdinaryPerson(const QString &folder)
{
    if (::getuid() != root) {
        return; // who runs the tests is one
    }
    const std::filesystem::path path = folder.toStdString();
    giveAway(path);
    for (const auto &entry : std::filesystem::recursive_directory_iterator(path)) {
        giveAway(entry.path());
    }
    if (::setresuid(somebody, somebody, root) != 0) {
        qFatal("The rights of root cannot be laid down");
    }
}

OrdinaryPerson::~OrdinaryPerson()
{
    if (::getuid() == somebody && ::setresuid(root, root, root) != 0) {
        qFatal("The rights of root are gone");
    }
}
