#include "editor/edits/levelfixes.h"

#include "editor/edits/stamp.h"
#include "editor/text/fieldname.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

#include <QCoreApplication>

namespace {

class FixText {
    Q_DECLARE_TR_FUNCTIONS(LevelFix)

public:
    static QString name(const LevelFix &fix, const Level &level, const Catalogue &catalogue)
    {
        using What = LevelFix::What;
        switch (fix.what) {
        case What::RemoveThing:
            return tr("remove the %1").arg(kindName(level.things[fix.removed.front()].kind, catalogue));
        case What::TakeItem:
            //: %1 is an item, %2 a monster
            return tr("take the %1 from the %2")
                .arg(carriedName(level.things[fix.emptied.front()], catalogue),
                     kindName(level.things[fix.emptied.front()].kind, catalogue));
        case What::OpenWay:
            return tr("open a way through %n cells", nullptr, int(fix.terrain.size()));
        case What::FillPocket:
            return tr("wall up %n cells", nullptr, int(fix.terrain.size()));
        case What::MoveKey:
            return tr("put the %1 in front of its door")
                .arg(kindName(fix.moved.empty() ? fix.added.front().kind : level.things[fix.moved.front().thing].kind,
                              catalogue));
        case What::AddKeys:
            return fix.added.empty()
                       //: %1 is a kind of ground
                       ? tr("draw “%1” in front of it").arg(nameOf(catalogue.terrain(fix.terrain.front().terrain).look))
                       : tr("put %n missing keys in front of the door", nullptr, int(fix.added.size()));
        case What::AddStart:
            return tr("add a start");
        default:
            return otherName(fix, level, catalogue);
        }
    }

private:
    static QString otherName(const LevelFix &fix, const Level &level, const Catalogue &catalogue)
    {
        using What = LevelFix::What;
        switch (fix.what) {
        case What::AddGoal:
            return nameOfGoal(fix.word, catalogue);
        case What::ChangeWin:
            //: %1 are conditions such as "all treasure taken"
            return tr("win by “%1”").arg(ruleWordNames(QStringLiteral("win"), fix.words));
        case What::RemoveLost:
            return tr("remove %n unreachable things", nullptr, int(fix.removed.size() + fix.emptied.size()));
        case What::RemoveExits:
            return tr("turn %n cells into floor", nullptr, int(fix.terrain.size()));
        case What::MoveApart:
            return tr("move the %1 to a free cell")
                .arg(kindName(level.things[fix.moved.front().thing].kind, catalogue));
        case What::MoveFromView:
            return tr("move the %1 out of sight of the start")
                .arg(kindName(level.things[fix.moved.front().thing].kind, catalogue));
        case What::DrawTerrain:
            return tr("draw %1 as terrain").arg(nameOf(catalogue.lookOf(*catalogue.meaningOf(fix.word))));
        case What::ReplaceWord:
            return tr("replace “%1” with “%2”").arg(fix.found, fix.word);
        case What::RemoveWord:
            return tr("remove “%1”").arg(fix.found);
        case What::ChooseMeaning:
            return nameOfChoice(fix);
        default:
            return {};
        }
    }

    static QString nameOfChoice(const LevelFix &fix)
    {
        return fix.characters.size() == 1
                   ? tr("choose what “%1” stands for…").arg(characterText(fix.characters.front()))
                   : tr("choose what %n characters stand for…", nullptr, int(fix.characters.size()));
    }

    static QString nameOfGoal(const QString &key, const Catalogue &catalogue)
    {
        const std::optional<KindId> kind = catalogue.kindOf(key);
        if (!kind) {
            return tr("add an exit");
        }
        const bool isTreasure = catalogue.kind(*kind).category == KindCategory::Treasure;
        //: %1 is a monster
        return isTreasure ? tr("add a treasure") : tr("add a monster (%1)").arg(kindName(key, catalogue));
    }

    static QString carriedName(const Thing &monster, const Catalogue &catalogue)
    {
        return kindName(wordOf(monster, QLatin1StringView("item")), catalogue);
    }

    /// Returns the name of a kind; for an unknown kind, its key in the file.
    static QString kindName(const QString &key, const Catalogue &catalogue)
    {
        const std::optional<KindId> id = catalogue.kindOf(key);
        return id ? nameAmongKinds(catalogue.kind(*id), catalogue) : key.isEmpty() ? tr("unknown character") : key;
    }
};

} // namespace

LevelChange changeByFixing(const Level &level, const LevelFix &fix)
{
    return changeBetween(level, fixedLevel(level, fix));
}

LevelProperties propertiesByFixing(const Level &level, const LevelFix &fix)
{
    return propertiesOf(fixedLevel(level, fix));
}

QString nameOf(const LevelFix &fix, const Level &level, const Catalogue &catalogue)
{
    return FixText::name(fix, level, catalogue);
}
