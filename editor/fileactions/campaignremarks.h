#pragma once

#include "editor/levelfiles/campaignpanel.h"
#include "editor/levelfiles/levelicons.h"
#include "gamecore/play/campaign.h"

#include <QHash>

// Sentences on a campaign and its levels, for its panel.

/// Why a level cannot be played or won. Both are empty if nothing is known against it.
struct LevelTrouble {
    QString word; ///< a short one, for the row of the level
    QString sentence;
};
/// A hero who is carried on into the level at that place may bring what it lacks: then only what is not there at all is
/// certain.
LevelTrouble troubleOf(const LevelFacts &facts, bool carriesHero, qsizetype place);

/// Where the hero goes on into other rules he is not given what heroes begin with there: the first such level. `facts`
/// are those of the level files, as far as they were read.
QString ruleRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue);

/// Where a hero who is carried on loses items, since only the level before defines them: a sentence a level, at most
/// three. Empty if he loses none, or if each level has a new hero.
QString itemRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue);

/// Whether there is no such file, neither by itself nor in an archive.
bool isLevelMissing(const QString &level);
/// Those of its levels that are missing, by the names of the files.
QStringList missingLevels(const Campaign &campaign);

/// What is special about a campaign that was read; mostly empty.
CampaignNote noteOn(const ReadCampaign &read);
