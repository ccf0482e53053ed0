#pragma once

#include "gamecore/packing/archive.h"
#include "gamecore/play/campaign.h"

/// A campaign with its levels packed into one file, `NAME.mazewright` (docs/sharing.md). Levels include their kinds and
/// proofs.
struct PackedCampaign {
    QByteArray bytes; ///< contents of the file; empty if there are issues
    IssueList issues;
};

/// Packs a campaign that was read from a file or folder. Its files are packed unchanged; for a folder, a campaign file
/// is added. Equal files give equal bytes. There is an issue for each file that cannot be read, for a name that
/// archives do not allow, and if all files together exceed ArchiveBounds.
PackedCampaign packedCampaign(const Campaign &campaign);

/// Returns the files of the campaign in a bundle: the campaign file, renamed to `campaignFile`, then its levels in the
/// order of the archive. `bundle` is the path of the bundle. std::nullopt with issues if the bundle has no readable
/// campaign.
std::optional<std::vector<ArchiveEntry>> unpackedCampaign(const QString &bundle, const QString &campaignFile,
                                                          IssueList &issues);
