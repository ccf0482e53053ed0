#include "gamecore/base/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace {

SaveFault faultOf(const QString &path, const QSaveFile &file)
{
    const bool isRefused = file.error() == QFileDevice::PermissionsError || isShippedFile(path);
    const SaveFault::What what = isRefused ? SaveFault::What::NotAllowed : SaveFault::What::NotWritten;
    return {.what = what, .path = path, .detail = file.errorString()};
}

} // namespace

std::optional<QByteArray> readFile(const QString &path, qint64 largest, IssueList &issues)
{
    const auto fail = [&](const QString &reason) {
        issues.add({.code = IssueCode::Unreadable, .found = reason, .expected = Expected::File});
        return std::nullopt;
    };
    const QFileInfo info(path);
    QFile file(path);
    if (info.isDir()) {
        return fail(QStringLiteral("folder"));
    }
    if (info.exists() && !info.isFile()) {
        return fail(QStringLiteral("device"));
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(info.exists() ? QStringLiteral("unopened") : QStringLiteral("missing"));
    }
    QByteArray bytes = file.size() > largest ? QByteArray() : file.read(largest + 1);
    if (file.size() > largest || bytes.size() > largest) {
        issues.add({.code = IssueCode::TooLarge, .expected = Expected::Bytes, .first = largest});
        return std::nullopt;
    }
    if (file.error() != QFileDevice::NoError) {
        return fail(QStringLiteral("unread"));
    }
    return bytes;
}

bool isShippedFile(const QString &path)
{
    return path.startsWith(u':'); // a resource of Qt
}

std::optional<SaveFault> writeWhole(const QString &path, const QByteArray &content, MissingFolder missing)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) {
        return SaveFault{.what = SaveFault::What::NotAFile, .path = path, .detail = {}};
    }
    const bool isRefused = missing == MissingFolder::Refuse;
    if (!info.dir().exists() && (isRefused || !QDir().mkpath(info.absolutePath()))) {
        return SaveFault{.what = SaveFault::What::NoFolder, .path = path, .detail = {}};
    }
    QSaveFile file(path);
    // Unflushed content that does not fit on the disk would be lost without a word: commit() does not tell.
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.flush();
    return isWritten && file.commit() ? std::nullopt : std::optional(faultOf(path, file));
}

bool moveFile(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(QFileInfo(from).filesystemFilePath(), QFileInfo(to).filesystemFilePath(), error);
    return !error;
}

bool putDamagedAside(const QString &path)
{
    return moveFile(path, path + u".damaged"_s);
}

bool staysBelow(const QString &name)
{
    const QStringList parts = name.split(u'/');
    const bool isPlain = !name.contains(u'\\') && !name.contains(u':') && !name.contains(QChar::Null);
    return isPlain && !parts.contains(QString()) && !parts.contains(u"."_s) && !parts.contains(u".."_s);
}

bool liesBelow(const QString &path, const QString &folder)
{
    return QFileInfo(path).canonicalFilePath().startsWith(QDir(folder).canonicalPath() + u'/');
}
