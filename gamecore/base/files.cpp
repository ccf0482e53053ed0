#include "gamecore/base/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <filesystem>
#include <memory>

using namespace Qt::StringLiterals;

namespace {

bool mayWrite(const QString &path)
{
    const QFileInfo info(path);
    return !isShippedFile(path) && (!info.exists() || info.isWritable()) && QFileInfo(info.path()).isWritable();
}

/// Returns the obstacle to writing a file, or std::nullopt. Creates a missing folder first, if `missing` allows it.
std::optional<SaveFault> placeFault(const QString &path, MissingFolder missing)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) {
        return SaveFault{.what = SaveFault::What::NotAFile, .path = path, .detail = {}};
    }
    const bool isRefused = missing == MissingFolder::Refuse;
    if (!info.dir().exists() && (isRefused || !QDir().mkpath(info.absolutePath()))) {
        return SaveFault{.what = SaveFault::What::NoFolder, .path = path, .detail = {}};
    }
    return std::nullopt;
}

/// Returns the contents of a file, or `most` + 1 bytes of a larger one. Memory is allocated for the size that the file
/// reports, and more only if it contains more.
QByteArray bytesOf(QFile &file, qint64 most)
{
    const qint64 told = qMin(file.size(), most);
    QByteArray bytes = file.read(told + 1);
    if (bytes.size() > told) {
        bytes += file.read(most + 1 - bytes.size());
    }
    return bytes;
}

/// Overwrites an existing file. If that fails, the former contents are written back.
std::optional<SaveFault> writeOver(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) {
        return faultOf(path, file);
    }
    const QByteArray former = file.readAll();
    const auto write = [&file](const QByteArray &bytes) {
        bool isGood = file.seek(0);
        for (qint64 done = 0; isGood && done < bytes.size();) {
            // A full disk first accepts a part, and reports the error on the next write.
            const qint64 count = file.write(bytes.constData() + done, bytes.size() - done);
            isGood = count > 0;
            done += count;
        }
        return isGood && file.flush() && file.resize(bytes.size());
    };
    if (write(content)) {
        return std::nullopt;
    }
    const SaveFault fault = faultOf(path, file);
    write(former); // it fitted before
    return fault;
}

} // namespace

SaveFault faultOf(const QString &path, const QFileDevice &file)
{
    const QString detail = file.errorString();
    // QFileDevice has no error codes for a full disk, a quota or a size limit.
    const bool isFull =
        detail == qt_error_string(ENOSPC) || detail == qt_error_string(EDQUOT) || detail == qt_error_string(EFBIG);
    const SaveFault::What what = isFull           ? SaveFault::What::DiskFull
                                 : mayWrite(path) ? SaveFault::What::NotWritten
                                                  : SaveFault::What::NotAllowed;
    return {.what = what, .path = path, .detail = detail};
}

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
    if (!info.exists() && path.contains(QChar::ReplacementCharacter)) {
        return fail(QStringLiteral("misspelled")); // bytes that are not UTF-8 became this character
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(info.exists() ? QStringLiteral("unopened") : QStringLiteral("missing"));
    }
    QByteArray bytes = file.size() > largest ? QByteArray() : bytesOf(file, largest);
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
    return path.startsWith(u':'); // Qt resource
}

bool isWrittenInPlace(const QString &path)
{
    const QFileInfo info(path);
    return !isShippedFile(path) && info.isFile() && info.isWritable() && !QFileInfo(info.canonicalPath()).isWritable();
}

std::optional<SaveFault> writeWhole(const QString &path, const QByteArray &content, MissingFolder missing)
{
    return writeTogether({{path, content}}, missing);
}

std::optional<SaveFault> writeTogether(const std::vector<FileContent> &files, MissingFolder missing)
{
    std::vector<std::unique_ptr<QSaveFile>> written;
    std::vector<const FileContent *> inPlace;
    for (const FileContent &content : files) {
        if (std::optional<SaveFault> fault = placeFault(content.path, missing)) {
            return fault;
        }
        if (isWrittenInPlace(content.path)) {
            inPlace.push_back(&content);
            continue;
        }
        QSaveFile &file = *written.emplace_back(std::make_unique<QSaveFile>(content.path));
        // Without flush(), contents that do not fit on the disk would be lost silently: commit() does not report that.
        if (!file.open(QIODevice::WriteOnly) || file.write(content.bytes) != content.bytes.size() || !file.flush()) {
            return faultOf(content.path, file);
        }
    }
    for (const std::unique_ptr<QSaveFile> &file : written) {
        if (!file->commit()) {
            return faultOf(file->fileName(), *file);
        }
    }
    for (const FileContent *content : inPlace) {
        if (std::optional<SaveFault> fault = writeOver(content->path, content->bytes)) {
            return fault;
        }
    }
    return std::nullopt;
}

bool moveFile(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(QFileInfo(from).filesystemFilePath(), QFileInfo(to).filesystemFilePath(), error);
    return !error;
}

bool renameDamaged(const QString &path)
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
