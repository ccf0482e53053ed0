#include "gamecore/packing/bundlefile.h"

#include "gamecore/base/blanktext.h"
#include "gamecore/base/files.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr auto ending = ".mazewright"_L1;

/// Returns the fault of an archive as an issue of a file.
Issue issueOf(const ReadArchive &read)
{
    Issue issue{.code = IssueCode::Unreadable, .expected = Expected::File};
    switch (read.fault) {
    case ReadArchive::Fault::TooManyFiles:
        issue.found = u"too_many_files"_s;
        break;
    case ReadArchive::Fault::TooLarge:
        issue = {.code = IssueCode::TooLarge, .expected = Expected::Bytes, .first = ArchiveBounds().bytes};
        break;
    case ReadArchive::Fault::BadName:
        issue.found = u"bad_name"_s;
        issue.names = {shortened(read.name)};
        break;
    case ReadArchive::Fault::Damaged:
        issue.found = u"damaged"_s;
        issue.names = {shortened(read.name)};
        break;
    default:
        issue.found = u"no_archive"_s;
        break;
    }
    return issue;
}

} // namespace

bool isBundlePath(const QString &path)
{
    return path.endsWith(ending, Qt::CaseInsensitive);
}

QString bundleAround(const QString &path)
{
    for (qsizetype slash = path.indexOf(u'/'); slash >= 0; slash = path.indexOf(u'/', slash + 1)) {
        const QString before = path.first(slash);
        if (isBundlePath(before) && QFileInfo(before).isFile()) {
            return before;
        }
    }
    return {};
}

std::optional<std::vector<ArchiveEntry>> readBundle(const QString &path, IssueList &issues)
{
    const std::optional<QByteArray> bytes = readFile(path, largestBundle, issues);
    if (!bytes) {
        return std::nullopt;
    }
    ReadArchive read = readArchive(*bytes);
    if (read.fault != ReadArchive::Fault::None) {
        Issue issue = issueOf(read);
        issue.isFileEmpty = isBlank(*bytes);
        issues.add(issue);
        return std::nullopt;
    }
    return std::move(read.entries);
}

std::optional<QByteArray> bytesOfEntry(const std::vector<ArchiveEntry> &entries, const QString &name, qint64 largest,
                                       IssueList &issues)
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&name](const ArchiveEntry &entry) { return entry.name == name; });
    if (found == entries.end()) {
        issues.add({.code = IssueCode::Unreadable, .found = u"missing"_s, .expected = Expected::File});
        return std::nullopt;
    }
    if (found->bytes.size() > largest) {
        issues.add({.code = IssueCode::TooLarge, .expected = Expected::Bytes, .first = largest});
        return std::nullopt;
    }
    return found->bytes;
}

std::optional<QByteArray> readFileOrEntry(const QString &path, qint64 largest, IssueList &issues)
{
    const QString bundle = bundleAround(path);
    if (bundle.isEmpty()) {
        return readFile(path, largest, issues);
    }
    const auto entries = readBundle(bundle, issues);
    return entries ? bytesOfEntry(*entries, path.sliced(bundle.size() + 1), largest, issues) : std::nullopt;
}
