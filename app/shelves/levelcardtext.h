#pragma once

#include <QCoreApplication>

struct LevelSummary;
struct SaveHead;

/// What stands on the card of a level or a campaign, and what its button says, in the language of the program.
class LevelCardText {
    Q_DECLARE_TR_FUNCTIONS(LevelCardText)

public:
    /// `summary` is what is known of the file by now, `kept` its game that would go on; null: nothing, none. Both are
    /// read only here.
    LevelCardText(const LevelSummary *summary, const SaveHead *kept);

    /// Says that it was won, where the detail does not say so by itself; or empty.
    const QString &won() const { return m_won; }
    /// Its size, or how far one has come.
    const QString &detail() const { return m_detail; }
    /// The whole card as it is read to who does not see it.
    QString spoken(const QString &name) const;
    /// The button that begins anew: of a campaign, which goes on, only the level in which one is.
    QString button() const { return m_isCampaign ? tr("Restart level") : tr("Begin anew"); }
    QString buttonTip() const;
    QString buttonSpoken(const QString &name) const;

private:
    static QString wonOf(const LevelSummary &summary);
    static QString detailOf(const LevelSummary &summary);
    static QString detailOfCampaign(const LevelSummary &summary);

    bool m_isCampaign;
    QString m_won;
    QString m_detail;
};
