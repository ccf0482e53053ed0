#pragma once

#include <QCoreApplication>

struct LevelSummary;
struct ProofVerdict;
struct SaveHead;

/// The texts on the card of a level or a campaign and on its buttons, in the language of the program.
class LevelCardText {
    Q_DECLARE_TR_FUNCTIONS(LevelCardText)

public:
    /// `summary` is what is known of the file by now, `kept` its game that would go on, `proof` what its proof is
    /// worth; null: nothing, none, not known. All are read only here.
    LevelCardText(const LevelSummary *summary, const SaveHead *kept, const ProofVerdict *proof);

    /// The sign of its proof (editor/text/prooftext.h); empty: it has none, or that is not known.
    const QString &proofMark() const { return m_proofMark; }
    /// The description of a campaign, the path, that it was won, and the worth of its proof, a line each.
    QString tip(const QString &path) const;
    /// Its size, or how far it was played. `apart` tells it from other cards of the same name; mostly empty.
    QString detail(const QString &apart) const;
    /// The whole card as screen readers read it.
    QString spoken(const QString &name, const QString &apart) const;
    /// The button that begins anew: of a campaign, which goes on, only the level in which one is.
    QString button() const { return m_isCampaign ? tr("Restart level") : tr("Restart"); }
    QString buttonTip() const;
    QString buttonSpoken(const QString &name) const;
    static QString editSpoken(const QString &name);

private:
    static QString proofOf(const ProofVerdict &proof);
    static QString wonOf(const LevelSummary &summary);
    static QString detailOf(const LevelSummary &summary);
    static QString detailOfCampaign(const LevelSummary &summary);

    bool m_isCampaign;
    QString m_won; ///< says that it was won, where the detail does not say so by itself; or empty
    QString m_proofMark;
    QString m_proof;       ///< in words
    QString m_description; ///< of a campaign
    QString m_detail;
};
