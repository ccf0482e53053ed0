#include "app/cards/cardproofs.h"

#include "editor/pictures/levelpicture.h"
#include "editor/storage/filecaches.h"
#include "gamecore/play/campaign.h"

namespace {

/// Reads and plays levels in the worker thread.
class ProofPlayer {
public:
    explicit ProofPlayer(CataloguePtr catalogue) : m_catalogue(std::move(catalogue)) {}

    std::optional<ProofVerdict> read(const QString &path, const std::atomic<bool> &isCancelled) const
    {
        const ThumbnailLevel read = readForThumbnail(path, *m_catalogue, m_archive.reader());
        const std::optional<PlayableLevel> level = read.level.playable();
        if (!level) {
            return std::nullopt;
        }
        const ProofVerdict verdict = verdictOnProof(*level, m_catalogue, &isCancelled);
        return isCancelled ? std::nullopt : std::optional(verdict);
    }

private:
    CataloguePtr m_catalogue;
    mutable LastArchive m_archive; ///< archive of the previous level
};

} // namespace

CardProofs::CardProofs(CataloguePtr catalogue, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)),
      m_files([this](const QString &path, const ProofVerdict &verdict) { Q_EMIT played(path, verdict); })
{
}

void CardProofs::request(const QStringList &paths)
{
    QStringList levels;
    std::remove_copy_if(paths.begin(), paths.end(), std::back_inserter(levels), isCampaignPath);
    m_files.request(levels, [catalogue = m_catalogue] { return ProofPlayer(catalogue); });
}
