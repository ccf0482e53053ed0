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
/// level to level. He may then bring items that a level after the first one lacks, so for those levels problems that
/// items might solve are not reported.
LevelTrouble troubleOf(const LevelFacts &facts, bool carriesHero, qsizetype place);

/// Returns a remark on the first level whose ruleset differs from that of the level before it. The remark names the
/// starting items of this level's hero that the arriving hero does not get. Empty if there is no such level, or if each
/// level has a new hero. `facts` holds the facts of the level files read so far, by path.
QString ruleRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue);

/// Returns remarks on levels where the hero loses items, because only an earlier level defines them: one line per
/// level, at most three. Empty if no items are lost, or if each level has a new hero.
QString itemRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue);

/// True if a level file does not exist, neither on disk nor in an archive.
bool isLevelMissing(const QString &level);
/// Returns the file names of the campaign's missing level files.
QStringList missingLevels(const Campaign &campaign);

/// Returns the note for the panel about the result of reading a campaign, such as why the campaign cannot be read or
/// changed; usually empty.
CampaignNote noteOn(const ReadCampaign &read);
