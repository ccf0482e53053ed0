// What the campaign panel says of the levels themselves.

#include "editor/document/leveldocument.h"
#include "editor/filing/campaignfeature.h"
#include "editor/levels/campaignpanel.h"
#include "editor/wording/issuetext.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

using namespace Qt::StringLiterals;

void CampaignFeature::showFacts(const QString &path, const LevelFacts &facts)
{
    m_facts.insert(path, facts);
    const auto [warning, reason] = faultOf(m_campaign ? m_campaign->placeOf(path) : 0, facts);
    m_panel->setFacts(path, facts, warning, reason);
    m_panel->setRemark(ruleRemark());
}

/// A hero who is carried on may bring what this level lacks: then only what is not there at all is certain.
std::pair<QString, QString> CampaignFeature::faultOf(qsizetype place, const LevelFacts &facts) const
{
    if (!facts.fault) {
        return {};
    }
    const bool isTraveller = m_campaign && m_campaign->carriesHero && place > 0;
    if (severityOf(*facts.fault) != Severity::Warning) {
        return {tr("Cannot be played"), sentenceOf(*facts.fault)};
    }
    const bool maybeHad = isTraveller && figureOf(*facts.fault, "lost"_L1) > 0;
    return maybeHad ? std::pair<QString, QString>() : std::pair(tr("Cannot be won"), sentenceOf(*facts.fault));
}

/// Where the hero goes on into other rules he is not given what heroes begin with there: the first such level.
QString CampaignFeature::ruleRemark() const
{
    const QStringList levels = m_campaign && m_campaign->carriesHero ? m_campaign->levels : QStringList();
    const QStringList first = levels.isEmpty() ? QStringList() : m_facts.value(levels.first()).startItems;
    for (qsizetype i = 1; i < levels.size(); ++i) {
        const LevelFacts facts = m_facts.value(levels[i]);
        const LevelFacts before = m_facts.value(levels[i - 1]);
        const CataloguePtr catalogue = desk().document.baseCatalogue();
        const Ruleset *ruleset = catalogue->ruleset(facts.ruleset);
        QStringList lacking;
        for (const QString &item : facts.startItems) {
            const std::optional<KindId> kind = first.contains(item) ? std::nullopt : catalogue->kindOf(item);
            lacking += kind ? QStringList(nameOf(catalogue->kind(*kind).look)) : QStringList();
        }
        if (ruleset && !before.ruleset.isEmpty() && before.ruleset != facts.ruleset) {
            const QString sentence = tr("Level %1 plays by other rules (%2) than the one before.")
                                         .arg(QString::number(i + 1), nameOf(*ruleset));
            //: %1 are items such as "dagger"
            const QString without = tr("The hero arrives with what he carries, and is not given what heroes begin with "
                                       "there: %1.");
            return lacking.isEmpty() ? sentence : sentence + u' ' + without.arg(lacking.join(u", "_s));
        }
    }
    return {};
}
