#pragma once

#include "editor/levelfiles/campaignlist.h"
#include "editor/levelfiles/campaignpanel.h"
#include "gamecore/play/campaign.h"

#include <QHash>

// Remarks about a campaign and its levels, for its panel.

/// A reason why a level cannot be played or won, in two lengths. Both texts are empty if there is no such reason.
struct LevelTrouble {
    QString word; ///< one or two words, for the row of the level
    QString sentence;
};
/// Returns the trouble of a level; `place` is its index in the campaign. `carriesHero`: the hero keeps his items from
/// level to level. Problems that such items might solve are then not reported for levels after the first one.
LevelTrouble troubleOf(const LevelFacts &facts, bool carriesHero, qsizetype place);

/// Returns a remark on the first level whose ruleset differs from that of the level before it. The remark names the
/// starting items of this level's hero that the arriving hero does not get. Empty if there is no such level, or if each
/// level has a new hero. `facts` holds the facts of the level files read so far, by path.
QString ruleRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue);

/// Returns remarks on up to three levels in which the hero loses items because the level does not define them; one line
/// per level. Empty if no items are lost, or if each level has a new hero.
QString itemRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue);

/// True if a level file of a campaign does not exist. Always false for a campaign in one file, which cannot be read if
/// it lacks a level.
bool isLevelMissing(const Campaign &campaign, const QString &level);
/// Returns the file names of the campaign's missing level files.
QStringList missingLevels(const Campaign &campaign);

/// Returns the note for the panel about the result of reading a campaign, such as why the campaign cannot be read or
/// changed; usually empty.
CampaignNote noteOn(const ReadCampaign &read);
