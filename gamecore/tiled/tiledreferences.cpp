#include "gamecore/tiled/tiledreferences.h"

#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isWithin(const QString &path, const QString &folder)
{
    return path == folder || path.startsWith(folder.endsWith(u'/') ? folder : folder + u'/');
}

QString projectOf(const QString &mapFolder)
{
    constexpr int mostLevels = 2;
    const QString home = QDir::home().canonicalPath();
    QString project;
    QString highest = mapFolder;
    bool hasGit = false;
    bool hasProject = false;
    int level = 0;
    for (QString at = mapFolder; !at.isEmpty() && !isWithin(home, at) && !QDir(at).isRoot();
         at = QFileInfo(at).path()) {
        const bool isGit = !hasGit && QFileInfo::exists(at + "/.git"_L1);
        const bool isProject = !hasProject && !QDir(at).entryList({u"*.tiled-project"_s}, QDir::Files).isEmpty();
        project = isGit || isProject ? at : project;
        hasGit = hasGit || isGit;
        hasProject = hasProject || isProject;
        highest = level++ <= mostLevels ? at : highest;
    }
    return project.isEmpty() ? highest : project;
}

} // namespace

MapFolders::MapFolders(const QString &mapFolder, const QStringList &trusted)
    : m_map(QDir(mapFolder).canonicalPath()), m_project(projectOf(m_map)), m_folders{m_map, m_project}
{
    for (const QString &folder : trusted) {
        m_folders.append(QDir(folder).canonicalPath());
    }
    m_folders.removeAll(QString());
}

std::optional<QString> MapFolders::pathOf(const QString &name) const
{
    const bool isPlain = !name.contains(u'\\') && !name.contains(u':') && !name.contains(QChar::Null);
    const QString path = QDir::cleanPath(QDir(m_map).filePath(name));
    if (m_map.isEmpty() || name.isEmpty() || !isPlain || !holds(path)) {
        return std::nullopt;
    }
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() || holds(canonical) ? std::optional(path) : std::nullopt;
}

bool MapFolders::holds(const QString &path) const
{
    return std::any_of(m_folders.begin(), m_folders.end(),
                       [&path](const QString &folder) { return isWithin(path, folder); });
}

TiledReferences filesIn(const MapFolders &folders)
{
    return [folders](const QString &name) -> ReferredFile {
        if (!folders.exist()) {
            return {};
        }
        std::optional<QString> path = folders.pathOf(name);
        if (path && !QFileInfo::exists(*path)) {
            path = folders.pathOf(name + ".gz"_L1);
        }
        if (!path) {
            return {.result = ReferredFile::Result::Outside, .bytes = {}};
        }
        IssueList ignored; // only the failure matters here
        if (std::optional<QByteArray> bytes = readFile(*path, largestJson, ignored)) {
            return {.result = ReferredFile::Result::Read, .bytes = std::move(*bytes)};
        }
        return {};
    };
}

TiledReferences noFiles()
{
    return [](const QString &) { return ReferredFile(); };
}

QString referredFrom(const QString &file, const QString &name)
{
    const qsizetype slash = file.lastIndexOf(u'/');
    return QDir::cleanPath(name.startsWith(u'/') ? name : file.first(slash + 1) + name);
}
