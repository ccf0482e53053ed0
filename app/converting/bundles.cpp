#include "app/converting/bundles.h"

#include "app/cli/output.h"
#include "gamecore/sharing/bundle.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

int packInto(const QString &in, const QString &out)
{
    if (!isCampaignPath(in) || isBundlePath(in)) {
        return usageError(u"%1: IN must be a .campaign.json or a folder of levels."_s.arg(in));
    }
    const ReadCampaign read = readCampaign(in);
    printIssues(read.issues, Severity::Error);
    if (!read.campaign) {
        return ExitUsage;
    }
    const PackedCampaign packed = packedCampaign(*read.campaign);
    printIssues(packed.issues, Severity::Warning);
    return packed.issues.isEmpty() && writeFile(out, packed.bytes) ? ExitDone : ExitUsage;
}

/// Nothing that lies there is written over.
bool isFree(const QDir &folder, const std::vector<ArchiveEntry> &files)
{
    for (const ArchiveEntry &file : files) {
        if (QFileInfo::exists(folder.filePath(file.name))) {
            usageError(u"%1 is there already, and nothing was written."_s.arg(folder.filePath(file.name)));
            return false;
        }
    }
    return true;
}

int unpackInto(const QString &in, const QString &out)
{
    IssueList issues;
    const QFileInfo target(out);
    const auto files = unpackedCampaign(in, target.fileName(), issues);
    printIssues(issues, Severity::Error);
    const QDir folder = target.dir();
    if (!files || !isFree(folder, *files)) {
        return ExitUsage;
    }
    std::vector<FileContent> written;
    for (const ArchiveEntry &file : *files) {
        if (file.name.contains(u'/') && !folder.mkpath(QFileInfo(file.name).path())) {
            return usageError(u"The folder of %1 could not be made."_s.arg(folder.filePath(file.name)));
        }
        written.push_back({folder.filePath(file.name), file.bytes});
    }
    return writeNewFiles(written) ? ExitDone : ExitUsage;
}

} // namespace

int convertBundle(const QString &in, const QString &out)
{
    if (isBundlePath(out)) {
        return packInto(in, out);
    }
    if (!isCampaignFile(out)) {
        return usageError(u"%1: OUT of a .mazewright must end in .campaign.json."_s.arg(out));
    }
    return unpackInto(in, out);
}
