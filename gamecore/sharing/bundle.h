#pragma once

#include "gamecore/packing/archive.h"
#include "gamecore/play/campaign.h"

/// A campaign with its levels as one file, `NAME.mazewright` (docs/sharing.md). Levels include their kinds and proofs.
struct PackedCampaign {
    QByteArray bytes; ///< contents of the file; empty if there are issues
    IssueList issues;
};

/// Packs a campaign read from a file or folder, with its files unchanged. Equal files give equal bytes. Issues are
/// files that cannot be read or named in an archive, and archives that exceed ArchiveBounds.
PackedCampaign packedCampaign(const Campaign &campaign);

/// Returns the files of a bundle's campaign: the campaign file, renamed to `campaignFile`, then its levels in order.
/// std::nullopt with issues if it has no readable campaign.
std::optional<std::vector<ArchiveEntry>> unpackedCampaign(const QString &bundle, const QString &campaignFile,
                                                          IssueList &issues);
