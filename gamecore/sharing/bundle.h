#pragma once

#include "gamecore/packing/archive.h"
#include "gamecore/play/campaign.h"

/// A campaign with its levels as one file, `NAME.mazewright` (docs/sharing.md). Its levels bring their kinds and proofs
/// along.
struct PackedCampaign {
    QByteArray bytes; ///< of the file; empty if there are issues
    IssueList issues;
};

/// Packs a campaign that was read from a file or a folder, with the bytes of its files as they are. The same files give
/// the same bytes. A file that cannot be read or named in an archive, and more than ArchiveBounds allows, are issues.
PackedCampaign packedCampaign(const Campaign &campaign);

/// The files of a bundle that make up its campaign: the campaign file under the name `campaignFile`, then its levels in
/// order. Nothing if it holds no campaign that can be read, with issues.
std::optional<std::vector<ArchiveEntry>> unpackedCampaign(const QString &bundle, const QString &campaignFile,
                                                          IssueList &issues);
