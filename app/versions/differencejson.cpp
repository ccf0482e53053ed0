#include "app/versions/differencejson.h"

#include "editor/wording/leveldifferencetext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/differences/levellines.h"

using namespace Qt::StringLiterals;

namespace {

QJsonArray jsonOf(Point cell)
{
    return {cell.x, cell.y};
}

QJsonArray jsonOf(Size size)
{
    return {size.width, size.height};
}

/// `from` and `to`, each only if it is there.
QJsonObject jsonOf(const ValueChange &change)
{
    QJsonObject object{{u"path"_s, pathOf(change.name)}};
    object.insert(u"from"_s, change.from); // nothing is inserted for an undefined value
    object.insert(u"to"_s, change.to);
    return object;
}

QJsonObject jsonOf(const CellRegion &region, const Catalogue &catalogue)
{
    QJsonArray runs;
    for (const CellRun &run : region.runs) {
        runs.append(QJsonArray{run.first.x, run.first.y, run.length});
    }
    return {{u"change"_s, u"cells"_s},
            {u"from"_s, catalogue.terrain(region.from).key},
            {u"to"_s, catalogue.terrain(region.to).key},
            {u"count"_s, region.count},
            {u"first"_s, jsonOf(region.first)},
            {u"last"_s, jsonOf(region.last)},
            {u"runs"_s, runs}};
}

QJsonObject jsonOf(const ThingChange &change, const Level &before, const Level &after)
{
    QJsonObject object{{u"change"_s, keyOf(change.what)}};
    const Thing &thing = change.after ? after.things[*change.after] : before.things[*change.before];
    object.insert(u"kind"_s, thing.kind);
    object.insert(u"cell"_s, jsonOf(thing.cell));
    if (thing.isUnknownCharacter()) {
        object.insert(u"character"_s, QString::fromUcs4(&thing.character, 1));
    }
    if (change.what == ThingChange::What::Moved) {
        object.insert(u"from_cell"_s, jsonOf(before.things[*change.before].cell));
    }
    if (change.what == ThingChange::What::Changed) {
        QJsonArray values;
        for (const ValueChange &value : change.values) {
            values.append(jsonOf(value));
        }
        object.insert(u"values"_s, values);
    }
    return object;
}

} // namespace

QJsonArray jsonOf(const LevelDifference &difference, const Level &before, const Level &after,
                  const Catalogue &catalogue)
{
    QJsonArray all;
    const LevelDifferenceText text(before, after, catalogue);
    const auto add = [&all](QJsonObject object, const QString &message) {
        object.insert(u"message"_s, message);
        all.append(object);
    };
    if (difference.before != difference.after) {
        add({{u"change"_s, u"size"_s},
             {u"from"_s, jsonOf(difference.before)},
             {u"to"_s, jsonOf(difference.after)},
             {u"shift"_s, jsonOf(difference.shift)}},
            text.sentenceOfSize(difference));
    }
    for (const ValueChange &change : difference.values) {
        QJsonObject object = jsonOf(change);
        object.insert(u"change"_s, u"value"_s);
        add(object, text.sentenceOf(change));
    }
    for (const CellRegion &region : difference.regions) {
        add(jsonOf(region, catalogue), text.sentenceOf(region));
    }
    if (difference.redrawnCells > 0) {
        add({{u"change"_s, u"characters"_s}, {u"count"_s, difference.redrawnCells}},
            LevelDifferenceText::sentenceOfRedrawn(difference));
    }
    for (const ThingChange &change : difference.things) {
        add(jsonOf(change, before, after), text.sentenceOf(change));
    }
    return all;
}
