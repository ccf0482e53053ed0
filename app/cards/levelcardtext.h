#pragma once

#include <QCoreApplication>

struct LevelSummary;
struct ProofVerdict;
struct SaveHead;

/// The texts on the card of a level or a campaign and on its buttons, in the language of the program.
class LevelCardText {
    Q_DECLARE_TR_FUNCTIONS(LevelCardText)

public:
    /// `summary` has the facts about the file, `kept` is its saved game to continue, and `proof` the verdict on its
    /// proof. Each of the three is null if it does not exist or is not known yet. The constructor copies everything
    /// that it needs.
    LevelCardText(const LevelSummary *summary, const SaveHead *kept, const ProofVerdict *proof);

    /// Returns the symbol of the proof's verdict (editor/text/prooftext.h); empty if there is no proof or it has not
    /// been played yet.
    const QString &proofMark() const { return m_proofMark; }
    /// Returns the author's description of a level or campaign, in the program's language; empty if there is none.
    const QString &description() const { return m_description; }
    /// Returns the tooltip, with one line per known fact: a campaign's description; the path or, for a shipped file, a
    /// note that it is shipped; the victory; the proof's verdict.
    QString tip(const QString &path) const;
    /// Returns the details below the name, in this order: `apart`; the victory; for a campaign, its progress; for a
    /// level without a saved game, its size and treasure; the saved game. `apart` distinguishes cards of the same name
    /// and is usually empty.
    QString detail(const QString &apart) const;
    /// Returns the text of the whole card for screen readers.
    QString spoken(const QString &name, const QString &apart) const;
    /// Returns the text of the restart button. A campaign itself is not restarted, only its current level.
    QString button() const { return m_isCampaign ? tr("Restart level") : tr("Restart"); }
    /// Returns the tooltip of the restart button.
    QString buttonTip() const;
    /// Returns the text of the restart button for screen readers.
    QString accessibleButtonName(const QString &name) const;
    /// Returns the text of the edit button for screen readers.
    static QString accessibleEditName(const QString &name);

private:
    static QString proofOf(const ProofVerdict &proof);
    static QString wonOf(const LevelSummary &summary);
    static QString detailOf(const LevelSummary &summary);
    static QString detailOfCampaign(const LevelSummary &summary);
    static QString descriptionIn(const LevelSummary &summary);

    bool m_isCampaign;
    QString m_won; ///< "won"; empty if the file was not won, or if m_detail already says so
    QString m_proofMark;
    QString m_proof; ///< verdict in words
    QString m_description;
    QString m_detail;
};
