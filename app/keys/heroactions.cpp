#include "app/keys/heroactions.h"

#include "editor/commands/commands.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct HeroActRow {
    CommandId id;
    MenuSection section = MenuSection::Walk;
    QLatin1StringView icon;
    std::array<QLatin1StringView, keyPresetCount> keys; ///< as QKeySequence reads lists
    bool repeats = false;                               ///< while its key is held down
};

constexpr auto rows = rowsFor<HeroAct>(
    HeroActRow{CommandId{"walkNorth"}, MenuSection::Walk, {}, {"Up; K; Num+8"_L1, "W; Up; Num+8"_L1}, true},
    HeroActRow{CommandId{"walkNorthEast"}, MenuSection::Walk, {}, {"PgUp; U; Num+9"_L1, "E; PgUp; Num+9"_L1}, true},
    HeroActRow{CommandId{"walkEast"}, MenuSection::Walk, {}, {"Right; L; Num+6"_L1, "D; Right; Num+6"_L1}, true},
    HeroActRow{CommandId{"walkSouthEast"}, MenuSection::Walk, {}, {"PgDown; N; Num+3"_L1, "C; PgDown; Num+3"_L1}, true},
    HeroActRow{CommandId{"walkSouth"}, MenuSection::Walk, {}, {"Down; J; Num+2"_L1, "S; Down; Num+2"_L1}, true},
    HeroActRow{CommandId{"walkSouthWest"}, MenuSection::Walk, {}, {"End; B; Num+1"_L1, "Z; End; Num+1"_L1}, true},
    HeroActRow{CommandId{"walkWest"}, MenuSection::Walk, {}, {"Left; H; Num+4"_L1, "A; Left; Num+4"_L1}, true},
    HeroActRow{CommandId{"walkNorthWest"}, MenuSection::Walk, {}, {"Home; Y; Num+7"_L1, "Q; Home; Num+7"_L1}, true},
    HeroActRow{CommandId{"waitTurn"}, MenuSection::HeroTurn, {}, {".; Num+5; Clear"_L1, ".; Num+5; Clear; X"_L1}, true},
    HeroActRow{CommandId{"look"}, MenuSection::HeroTurn, "look"_L1, {"X; /"_L1, "/; Shift+X"_L1}},
    HeroActRow{CommandId{"attackNearest"}, MenuSection::HeroTurn, {}, {"M"_L1, "M"_L1}},
    HeroActRow{CommandId{"pickUp"}, MenuSection::HeroThings, "pick_up"_L1, {"G; ,"_L1, "Shift+G; ,"_L1}},
    HeroActRow{CommandId{"showInventory"}, MenuSection::HeroThings, "inventory"_L1, {"I"_L1, "Shift+I"_L1}},
    HeroActRow{CommandId{"useItem"}, MenuSection::HeroThings, "use"_L1, {"A"_L1, "F"_L1}},
    HeroActRow{CommandId{"fireAgain"}, MenuSection::HeroThings, {}, {"F"_L1, "Shift+F"_L1}},
    HeroActRow{CommandId{"dropItem"}, MenuSection::HeroThings, "drop"_L1, {"D"_L1, "Shift+D"_L1}},
    HeroActRow{CommandId{"showCharacter"}, MenuSection::HeroThings, "character"_L1, {"C"_L1, "Shift+C"_L1}},
    HeroActRow{CommandId{"descend"}, MenuSection::HeroWays, {}, {">"_L1, ">"_L1}},
    HeroActRow{CommandId{"explore"}, MenuSection::HeroWays, "explore"_L1, {"O; 0"_L1, "O; 0"_L1}},
    HeroActRow{CommandId{"walkToStairs"}, MenuSection::HeroWays, "stairs"_L1, {"_; Ctrl+>"_L1, "_; Ctrl+>"_L1}},
    HeroActRow{CommandId{"restUntilHealed"}, MenuSection::HeroWays, "rest"_L1, {"R; Shift+Z"_L1, "R; Shift+Z"_L1}});
static_assert(std::all_of(rows.begin(), rows.end(),
                          [](const HeroActRow &row) {
                              return std::none_of(row.keys.begin(), row.keys.end(),
                                                  [](QLatin1StringView keys) { return keys.isEmpty(); });
                          }),
              "each action needs its keys in each preset");

QList<QKeySequence> keysOf(const HeroActRow &row, KeyPreset preset)
{
    return QKeySequence::listFromString(row.keys[std::size_t(preset)], QKeySequence::PortableText);
}

} // namespace

HeroActions::HeroActions(Commands &commands)
{
    for (const HeroActRow &row : rows) {
        QAction *action = commands.add(row.id, {.section = row.section,
                                                .icon = row.icon,
                                                .keys = keysOf(row, KeyPreset::Classic),
                                                .scope = KeyScope::Playing,
                                                .isGameKey = true});
        action->setAutoRepeat(row.repeats);
        m_actions.append(action);
    }
}

QList<QKeySequence> HeroActions::presetKeys(KeyPreset preset, const QString &action)
{
    for (const HeroActRow &row : rows) {
        if (row.id.name() == action) {
            return keysOf(row, preset);
        }
    }
    return {};
}

QString HeroActions::walkKeys() const
{
    QStringList texts;
    bool areUsual = true;
    for (const HeroAct act : {HeroAct::North, HeroAct::West, HeroAct::South, HeroAct::East}) {
        const QAction &step = *(*this)[act];
        const QList<QKeySequence> usual = presetKeys(KeyPreset::Classic, step.objectName());
        const QList<QKeySequence> keys = step.shortcuts();
        areUsual = areUsual && keys.contains(usual.first()) && keys.contains(usual.last());
        texts.append(step.shortcut().toString(QKeySequence::NativeText));
    }
    return areUsual ? QString() : texts.join(u' ').simplified();
}

void HeroActions::setEnabled(bool areEnabled)
{
    for (QAction *action : m_actions) {
        action->setEnabled(areEnabled);
    }
}

void HeroActions::retranslate()
{
    nameSteps();
    nameDeeds();
}

void HeroActions::nameSteps()
{
    setText(HeroAct::North, tr("&North"), tr("Walk north"));
    setText(HeroAct::NorthEast, tr("Northeast"), tr("Walk northeast, where the rules allow it"));
    setText(HeroAct::East, tr("&East"), tr("Walk east"));
    setText(HeroAct::SouthEast, tr("Southeast"), tr("Walk southeast, where the rules allow it"));
    setText(HeroAct::South, tr("&South"), tr("Walk south"));
    setText(HeroAct::SouthWest, tr("Southwest"), tr("Walk southwest, where the rules allow it"));
    setText(HeroAct::West, tr("&West"), tr("Walk west"));
    setText(HeroAct::NorthWest, tr("Northwest"), tr("Walk northwest, where the rules allow it"));
}

void HeroActions::nameDeeds()
{
    setText(HeroAct::Wait, tr("Wai&t"), tr("Wait a turn"));
    setText(HeroAct::Look, tr("&Look"), tr("Look at any cell: arrows move the cursor, Enter goes there, Escape ends"));
    setText(HeroAct::Attack, tr("&Attack"), tr("Attack the nearest enemy in view, or take a step towards it"));
    setText(HeroAct::PickUp, tr("&Pick up"), tr("Take what lies here"));
    setText(HeroAct::Inventory, tr("&Bag"), tr("Look into the bag"));
    setText(HeroAct::Use, tr("&Use…"), tr("Use something, or put it on or off"));
    setText(HeroAct::FireAgain, tr("&Fire again"),
            tr("Use the same kind of item again, on the same monster or the nearest"));
    setText(HeroAct::Drop, tr("&Drop…"), tr("Put something down"));
    setText(HeroAct::Character, tr("&Character"), tr("See how strong the hero is"));
    setText(HeroAct::Descend, tr("D&escend"), tr("Take the stairs down, or walk to those that you know"));
    setText(HeroAct::Explore, tr("E&xplore"),
            tr("Walk to what is unexplored and to things on the way, then to the stairs"));
    setText(HeroAct::Stairs, tr("Go to the &stairs"), tr("Walk to the nearest stairs or exit that you know"));
    setText(HeroAct::Rest, tr("&Rest"),
            tr("Wait until your head is clear and, where rest heals, you are in full health"));
}

void HeroActions::setText(HeroAct act, const QString &text, const QString &hint)
{
    setTextsAndTip((*this)[act], text, hint);
}
