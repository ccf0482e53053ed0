#include "editor/fileactions/campaignremarks.h"

#include "editor/storage/campaignchange.h"
#include "editor/text/issuetext.h"
#include "editor/text/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

struct CampaignRemark {
    Q_DECLARE_TR_FUNCTIONS(CampaignRemark)
};

QString faultText(const Issue &fault)
{
    if (!isCampaignFile(fault.file) && !isInOneFile(fault.file)) {
        return sentenceOf(fault); // about a folder
    }
    const QString file = QFileInfo(fault.file).fileName();
    if (fault.line == 0) {
        return CampaignRemark::tr("Cannot read the campaign file %1. %2").arg(file, sentenceOf(fault));
    }
    //: a file, a line and a column in it, and a sentence that says what is wrong there
    return CampaignRemark::tr("Cannot read the campaign file %1. Line %2, column %3: %4")
        .arg(file, QString::number(fault.line), QString::number(fault.column), sentenceOf(fault));
}

/// Returns a sentence about missing files; empty if there are none.
QString missingText(const QStringList &missing)
{
    return missing.isEmpty() ? QString()
           : missing.size() == 1
               ? CampaignRemark::tr("“%1” is missing. To play the campaign, put the file back or remove the level.")
                     .arg(missing.first())
               : CampaignRemark::tr(
                   "%n level files are missing. To play the campaign, put them back or remove their levels.", "",
                   int(missing.size()));
}

} // namespace

LevelTrouble troubleOf(const LevelFacts &facts, bool carriesHero, qsizetype place)
{
    if (!facts.fault) {
        return {};
    }
    if (severityOf(*facts.fault) != Severity::Warning) {
        return {CampaignRemark::tr("Not playable"), sentenceOf(*facts.fault)};
    }
    const bool maybeHad = carriesHero && place > 0 && figureOf(*facts.fault, "lost"_L1) > 0;
    return maybeHad ? LevelTrouble() : LevelTrouble{CampaignRemark::tr("Not winnable"), sentenceOf(*facts.fault)};
}

QString ruleRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue)
{
    const QStringList levels = campaign.carriesHero ? campaign.levels : QStringList();
    const QStringList first = levels.isEmpty() ? QStringList() : facts.value(levels.first()).startItems;
    for (qsizetype i = 1; i < levels.size(); ++i) {
        const LevelFacts here = facts.value(levels[i]);
        const LevelFacts before = facts.value(levels[i - 1]);
        const Ruleset *ruleset = catalogue.ruleset(here.ruleset);
        QStringList lacking;
        for (const QString &item : here.startItems) {
            const std::optional<KindId> kind = first.contains(item) ? std::nullopt : catalogue.kindOf(item);
            lacking += kind ? QStringList(nameOf(catalogue.kind(*kind).look)) : QStringList();
        }
        if (ruleset && !before.ruleset.isEmpty() && before.ruleset != here.ruleset) {
            const QString sentence = CampaignRemark::tr("Level %1 has different rules (%2) from the level before it.")
                                         .arg(QString::number(i + 1), nameOf(*ruleset));
            //: %1 are items such as "dagger"
            const QString without = CampaignRemark::tr(
                "The hero arrives with what he carries and does not get that level’s starting items: %1.");
            return lacking.isEmpty() ? sentence : sentence + u' ' + without.arg(lacking.join(u", "_s));
        }
    }
    return {};
}

QString itemRemark(const Campaign &campaign, const QHash<QString, LevelFacts> &facts, const Catalogue &catalogue)
{
    constexpr qsizetype mostTold = 3;
    const QStringList levels = campaign.carriesHero ? campaign.levels : QStringList();
    QHash<QString, QString> carried; // items that he may have by then: key -> name
    QStringList sentences;
    for (qsizetype i = 0; i < levels.size() && facts.contains(levels[i]); ++i) {
        const LevelFacts here = facts.value(levels[i]);
        QStringList lost;
        for (const QString &key : carried.keys()) {
            if (!here.ownItems.contains(key) && !catalogue.kindOf(key)) {
                lost.append(carried.take(key));
            }
        }
        lost.sort();
        if (!lost.isEmpty() && sentences.size() < mostTold) {
            //: %1 is the number of a level, %2 are items such as "moonblade"
            sentences.append(
                CampaignRemark::tr("Level %1 does not define these items, so the hero loses them there: %2.")
                    .arg(QString::number(i + 1), lost.join(u", "_s)));
        }
        for (const QString &key : here.usedItems) {
            carried.insert(key, here.ownItems.value(key));
        }
    }
    return sentences.join(u'\n');
}

bool isLevelMissing(const Campaign &campaign, const QString &level)
{
    return !isInOneFile(campaign.path) && !QFileInfo::exists(level);
}

QStringList missingLevels(const Campaign &campaign)
{
    QStringList missing;
    for (const QString &path : campaign.levels) {
        if (isLevelMissing(campaign, path)) {
            missing.append(QFileInfo(path).fileName());
        }
    }
    return missing;
}

CampaignNote noteOn(const ReadCampaign &read)
{
    const std::optional<Campaign> &campaign = read.campaign;
    if (const Issue *fault = campaign ? nullptr : read.issues.firstAtLeast(Severity::Error)) {
        return {faultText(*fault)};
    }
    if (!campaign) {
        return {CampaignRemark::tr("Save this level to see the levels of its folder and the campaign it belongs to.")};
    }
    if (isShippedCampaign(*campaign)) {
        return {CampaignRemark::tr("This campaign comes with Mazewright. To change it, make your own copy.")};
    }
    if (isInOneFile(campaign->path)) {
        return {CampaignRemark::tr("This campaign is a single file. Unpack it to change it.")};
    }
    if (!isCampaignFile(campaign->path)) {
        return {CampaignRemark::tr("A folder of levels, played in alphabetical order. A campaign file is created as "
                                   "soon as you move or remove a level or edit the properties."),
                CampaignRemark::tr("Files that cannot be read are left out of the campaign file.")};
    }
    return {missingText(missingLevels(*campaign))};
}
