#include "app/cards/levelcardtext.h"

#include "app/cards/thumbnails.h"
#include "app/messages/howfar.h"
#include "editor/text/authoredtext.h"
#include "editor/text/plaintext.h"
#include "editor/text/prooftext.h"
#include "gamecore/base/files.h"
#include "gamecore/replay/proof.h"

using namespace Qt::StringLiterals;

LevelCardText::LevelCardText(const LevelSummary *summary, const SaveHead *kept, const ProofVerdict *proof)
    : m_isCampaign(summary && summary->levels > 0), m_won(summary ? wonOf(*summary) : QString()),
      m_proofMark(proof ? markOf(*proof) : QString()), m_proof(proof ? proofOf(*proof) : QString()),
      m_description(summary ? descriptionIn(*summary) : QString())
{
    QStringList details;
    if (!m_won.isEmpty()) {
        details.append(m_won);
    }
    if (summary && (!kept || m_isCampaign)) {
        details.append(detailOf(*summary));
    }
    if (kept) {
        details.append(tr("in progress, %1").arg(howFar(*kept)));
    }
    m_detail = details.join(u" · "_s);
}

/// Returns a word for a level that was won; empty if the detail already says so.
QString LevelCardText::wonOf(const LevelSummary &summary)
{
    const bool isToldSo = summary.levels > 0 && summary.nextLevel > summary.levels;
    return summary.isWon && !isToldSo ? tr("won") : QString();
}

QString LevelCardText::detailOf(const LevelSummary &summary)
{
    if (summary.isUnreadable) {
        return tr("cannot be read");
    }
    if (summary.levels > 0) {
        return detailOfCampaign(summary);
    }
    const QString size = tr("%1 × %2").arg(summary.size.width).arg(summary.size.height);
    return summary.treasures == 0 ? size : tr("%1, %2").arg(size, tr("%n treasure(s)", nullptr, summary.treasures));
}

QString LevelCardText::detailOfCampaign(const LevelSummary &summary)
{
    if (summary.nextLevel == 1) {
        return tr("%n level(s)", nullptr, summary.levels);
    }
    //: %1 and %2 are numbers
    return summary.nextLevel > summary.levels ? tr("All levels won")
                                              : tr("Level %1 of %2").arg(summary.nextLevel).arg(summary.levels);
}

QString LevelCardText::descriptionIn(const LevelSummary &summary)
{
    const QString description =
        summary.campaign ? descriptionOf(*summary.campaign) : authoredName(summary.descriptions, summary.description);
    return description.trimmed();
}

QString LevelCardText::proofOf(const ProofVerdict &proof)
{
    return proof.what == ProofVerdict::What::None ? tr("No proof that it can be won") : wordsOf(proof);
}

QString LevelCardText::tip(const QString &path) const
{
    const bool isToldByVictory = m_proofMark.isEmpty() && !m_won.isEmpty();
    const QString place = isShippedFile(path) ? tr("Comes with Mazewright") : path;
    const QString told = m_isCampaign ? m_description : QString();
    QStringList lines{told, place, capitalized(m_won), isToldByVictory ? QString() : m_proof};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString LevelCardText::detail(const QString &apart) const
{
    QStringList parts{apart, m_detail};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString LevelCardText::spoken(const QString &name, const QString &apart) const
{
    QStringList parts{name, apart, m_detail, m_description, m_proofMark.isEmpty() ? QString() : m_proof};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QString LevelCardText::buttonTip() const
{
    return m_isCampaign ? tr("Restart this level of the campaign; the game in progress is kept. “New game” restarts "
                             "the whole campaign.")
                        : tr("Restart; the game in progress is kept");
}

QString LevelCardText::accessibleEditName(const QString &name)
{
    //: %1 is the name of a level or a campaign
    return tr("Edit: %1").arg(name);
}

QString LevelCardText::accessibleButtonName(const QString &name) const
{
    //: %1 is the name of a level or a campaign
    return (m_isCampaign ? tr("Restart level: %1") : tr("Restart: %1")).arg(name);
}
