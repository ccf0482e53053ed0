#include "editor/wording/fieldname.h"

#include "editor/wording/namerow.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr auto fieldRows =
    std::to_array<NameRow>({{"kind"_L1, QT_TRANSLATE_NOOP("FieldText", "Kind")},
                            {"name"_L1, QT_TRANSLATE_NOOP("FieldText", "Name")},
                            {"hp"_L1, QT_TRANSLATE_NOOP("FieldText", "Hit points")},
                            {"gold"_L1, QT_TRANSLATE_NOOP("FieldText", "Gold")},
                            {"direction"_L1, QT_TRANSLATE_NOOP("FieldText", "First direction")},
                            {"behavior"_L1, QT_TRANSLATE_NOOP("FieldText", "Behavior")},
                            {"item"_L1, QT_TRANSLATE_NOOP("FieldText", "Carries")},
                            {"defense"_L1, QT_TRANSLATE_NOOP("FieldText", "Defense")},
                            {"power"_L1, QT_TRANSLATE_NOOP("FieldText", "Power")},
                            {"xp"_L1, QT_TRANSLATE_NOOP("FieldText", "Experience")},
                            {"breath"_L1, QT_TRANSLATE_NOOP("FieldText", "Damage of its fire")},
                            {"breath_range"_L1, QT_TRANSLATE_NOOP("FieldText", "Reach of its fire")},
                            {"breath_shape"_L1, QT_TRANSLATE_NOOP("FieldText", "Shape of its fire")},
                            {"gold_min"_L1, QT_TRANSLATE_NOOP("FieldText", "Least gold")},
                            {"gold_max"_L1, QT_TRANSLATE_NOOP("FieldText", "Most gold")},
                            {"used_up"_L1, QT_TRANSLATE_NOOP("FieldText", "Used up by using it")},
                            {"slot"_L1, QT_TRANSLATE_NOOP("FieldText", "Worn")},
                            {"max_hp"_L1, QT_TRANSLATE_NOOP("FieldText", "Hit points worn")},
                            {"target"_L1, QT_TRANSLATE_NOOP("FieldText", "Whom it reaches")},
                            {"range"_L1, QT_TRANSLATE_NOOP("FieldText", "Range")},
                            {"radius"_L1, QT_TRANSLATE_NOOP("FieldText", "Radius")},
                            {"glyph"_L1, QT_TRANSLATE_NOOP("FieldText", "Character")},
                            {"color"_L1, QT_TRANSLATE_NOOP("FieldText", "Color")}});

constexpr auto fieldWords =
    std::to_array<WordRow>({{"direction"_L1, "north"_L1, QT_TRANSLATE_NOOP("FieldText", "north")},
                            {"direction"_L1, "east"_L1, QT_TRANSLATE_NOOP("FieldText", "east")},
                            {"direction"_L1, "south"_L1, QT_TRANSLATE_NOOP("FieldText", "south")},
                            {"direction"_L1, "west"_L1, QT_TRANSLATE_NOOP("FieldText", "west")},
                            {"breath_shape"_L1, "line"_L1, QT_TRANSLATE_NOOP("FieldText", "line")},
                            {"breath_shape"_L1, "cone"_L1, QT_TRANSLATE_NOOP("FieldText", "cone")},
                            {"used_up"_L1, "true"_L1, QT_TRANSLATE_NOOP("FieldText", "yes")},
                            {"used_up"_L1, "false"_L1, QT_TRANSLATE_NOOP("FieldText", "no")},
                            {"slot"_L1, "none"_L1, QT_TRANSLATE_NOOP("FieldText", "nowhere")},
                            {"slot"_L1, "right_hand"_L1, QT_TRANSLATE_NOOP("FieldText", "right hand")},
                            {"slot"_L1, "left_hand"_L1, QT_TRANSLATE_NOOP("FieldText", "left hand")},
                            {"slot"_L1, "head"_L1, QT_TRANSLATE_NOOP("FieldText", "head")},
                            {"slot"_L1, "body"_L1, QT_TRANSLATE_NOOP("FieldText", "body")},
                            {"target"_L1, "self"_L1, QT_TRANSLATE_NOOP("FieldText", "the hero")},
                            {"target"_L1, "nearest"_L1, QT_TRANSLATE_NOOP("FieldText", "nearest monster")},
                            {"target"_L1, "cell"_L1, QT_TRANSLATE_NOOP("FieldText", "chosen monster")},
                            {"target"_L1, "area"_L1, QT_TRANSLATE_NOOP("FieldText", "all in an area")},
                            {"effect"_L1, "damage"_L1, QT_TRANSLATE_NOOP("FieldText", "wounds")},
                            {"effect"_L1, "heal"_L1, QT_TRANSLATE_NOOP("FieldText", "heals")},
                            {"status"_L1, "confused"_L1, QT_TRANSLATE_NOOP("FieldText", "confuses")},
                            {"status"_L1, "afraid"_L1, QT_TRANSLATE_NOOP("FieldText", "frightens")},
                            {"status"_L1, "stunned"_L1, QT_TRANSLATE_NOOP("FieldText", "stuns")},
                            {"status"_L1, "charmed"_L1, QT_TRANSLATE_NOOP("FieldText", "charms")}});

/// `otherwise` where a table has no name.
QString translatedField(const char *text, const QString &otherwise)
{
    return text ? QCoreApplication::translate("FieldText", text) : otherwise;
}

} // namespace

QString fieldName(const QString &key)
{
    return translatedField(nameIn(fieldRows, key), key);
}

QString fieldWordName(const QString &key, const QString &word)
{
    const auto behavior = std::find_if(behaviorRows.begin(), behaviorRows.end(),
                                       [&word](const BehaviorRow &row) { return row.key == word; });
    const bool isBehavior = key == "behavior"_L1 && behavior != behaviorRows.end();
    return translatedField(isBehavior ? behavior->name : nameIn(fieldWords, key, word), word);
}

QString usualText(const ThingField &field, const Kind &kind)
{
    if (field.key == "hp"_L1) {
        return QString::number(kind.hp);
    }
    if (field.key == "power"_L1) {
        return QString::number(kind.power);
    }
    if (field.key == "item"_L1) {
        return QCoreApplication::translate("FieldText", "nothing");
    }
    if (field.key == "behavior"_L1) {
        return fieldWordName(QString(field.key), QString(rowOf(kind.behavior).key));
    }
    if (field.key == "gold"_L1) {
        return kind.goldMin == kind.goldMax
                   ? QString::number(kind.goldMin)
                   : QCoreApplication::translate("FieldText", "%1 to %2").arg(kind.goldMin).arg(kind.goldMax);
    }
    return QCoreApplication::translate("FieldText", "by chance");
}

QString idleFieldsNote(KindCategory category, const Level &level, const Catalogue &catalogue)
{
    IssueList issues;
    if (category != KindCategory::Monster || rulesOf(level, catalogue, issues).contact == Contact::Fight) {
        return {};
    }
    return QCoreApplication::translate(
        "FieldText",
        "Nobody strikes blows by the rules of this level: the power of a monster does nothing, and its hit "
        "points, defense and experience count only where an item harms it.");
}
