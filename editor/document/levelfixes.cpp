#include "editor/document/levelfixes.h"

#include "editor/document/stamp.h"
#include "editor/wording/kindname.h"
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
            return tr("remove %1").arg(kindName(level.things[fix.removed.front()].kind, catalogue));
        case What::TakeItem:
            //: %1 is an item, %2 a monster
            return tr("take %1 from %2")
                .arg(carriedName(level.things[fix.emptied.front()], catalogue),
                     kindName(level.things[fix.emptied.front()].kind, catalogue));
        case What::OpenWay:
            return tr("open a way through %n cells", nullptr, int(fix.terrain.size()));
        case What::FillPocket:
            return tr("wall up %n cells", nullptr, int(fix.terrain.size()));
        case What::MoveKey:
            return tr("lay %1 before its door")
                .arg(kindName(fix.moved.empty() ? fix.added.front().kind : level.things[fix.moved.front().thing].kind,
                              catalogue));
        case What::AddKeys:
            return tr("lay %n missing keys before the door", nullptr, int(fix.added.size()));
        case What::AddStart:
            return tr("add a start");
        }
        return {};
    }

private:
    static QString carriedName(const Thing &monster, const Catalogue &catalogue)
    {
        return kindName(wordOf(monster, QLatin1StringView("item")), catalogue);
    }

    /// Names of kinds that nobody knows stand as the file spells them.
    static QString kindName(const QString &key, const Catalogue &catalogue)
    {
        const std::optional<KindId> id = catalogue.kindOf(key);
        return id ? nameOf(catalogue.kind(*id).look) : key.isEmpty() ? tr("unknown character") : key;
    }
};

} // namespace

LevelChange changeByFixing(const Level &level, const LevelFix &fix)
{
    return changeBetween(level, fixedLevel(level, fix));
}

QString nameOf(const LevelFix &fix, const Level &level, const Catalogue &catalogue)
{
    return FixText::name(fix, level, catalogue);
}
