#pragma once

#include "editor/levelfiles/campaignpanel.h"
#include "editor/levelfiles/levelicons.h"
#include "gamecore/play/campaign.h"

#include <QHash>

// Remarks about a campaign and its levels, for its panel.

/// The reason why a level cannot be played or won. Both texts are empty if there is none.
struct LevelTrouble {
    QString word; ///< short, for the row of the level
    QString sentence;
};
/// Returns the trouble of the level at index `place`. If the hero keeps items, he may bring what the level lacks, so
/// only problems that items cannot solve are reported.
LevelTrouble troubleOf(const LevelFacts &facts, bool carriesHero, qsizetype place);

/// Returns a remark on the first level with other rules, where a hero who keeps items does not get the starting items
/// of those rules. `facts` are those of the level files read so far.
QString ruleRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue);

/// Returns remarks on levels where the hero loses items that only the level before defines: one sentence per level, at
/// most three. Empty if no items are lost, or if each level has a new hero.
QString itemRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue);

/// True if the level file does not exist, neither on disk nor in an archive.
bool isLevelMissing(const QString &level);
/// Returns the names of the campaign's missing level files.
QStringList missingLevels(const Campaign &campaign);

/// Returns the note about a campaign that was read; usually empty.
CampaignNote noteOn(const ReadCampaign &read);
