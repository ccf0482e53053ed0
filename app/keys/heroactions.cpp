#include "app/keys/heroactions.h"

#include "editor/commands/commands.h"
#include "editor/text/mnemonics.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct HeroActRow {
    CommandId id;
    MenuSection section = MenuSection::Walk;
    QLatin1StringView icon;
    std::array<QLatin1StringView, keyPresetCount> keys; ///< in the syntax of QKeySequence lists
    bool repeats = false;                               ///< repeated while its key is held down
};

constexpr auto rows = rowsFor<HeroAct>(
    HeroActRow{"walkNorth", MenuSection::Walk, {}, {"Up; K; Num+8"_L1, "W; Up; Num+8"_L1}, true},
    HeroActRow{"walkNorthEast", MenuSection::Walk, {}, {"PgUp; U; Num+9"_L1, "E; PgUp; Num+9"_L1}, true},
    HeroActRow{"walkEast", MenuSection::Walk, {}, {"Right; L; Num+6"_L1, "D; Right; Num+6"_L1}, true},
    HeroActRow{"walkSouthEast", MenuSection::Walk, {}, {"PgDown; N; Num+3"_L1, "C; PgDown; Num+3"_L1}, true},
    HeroActRow{"walkSouth", MenuSection::Walk, {}, {"Down; J; Num+2"_L1, "S; Down; Num+2"_L1}, true},
    HeroActRow{"walkSouthWest", MenuSection::Walk, {}, {"End; B; Num+1"_L1, "Z; End; Num+1"_L1}, true},
    HeroActRow{"walkWest", MenuSection::Walk, {}, {"Left; H; Num+4"_L1, "A; Left; Num+4"_L1}, true},
    HeroActRow{"walkNorthWest", MenuSection::Walk, {}, {"Home; Y; Num+7"_L1, "Q; Home; Num+7"_L1}, true},
    HeroActRow{"waitTurn", MenuSection::HeroTurn, {}, {".; Num+5; Clear"_L1, ".; Num+5; Clear; X"_L1}, true},
    HeroActRow{"look", MenuSection::HeroTurn, "look"_L1, {"X; /"_L1, "/; Shift+X"_L1}},
    HeroActRow{"attackNearest", MenuSection::HeroTurn, {}, {"T"_L1, "T"_L1}},
    HeroActRow{"pickUp", MenuSection::HeroThings, "pick_up"_L1, {"G; ,"_L1, "Shift+G; ,"_L1}},
    HeroActRow{"showInventory", MenuSection::HeroThings, "inventory"_L1, {"I"_L1, "Shift+I"_L1}},
    HeroActRow{"useItem", MenuSection::HeroThings, "use"_L1, {"A"_L1, "F"_L1}},
    HeroActRow{"fireAgain", MenuSection::HeroThings, {}, {"F"_L1, "Shift+F"_L1}},
    HeroActRow{"dropItem", MenuSection::HeroThings, "drop"_L1, {"D"_L1, "Shift+D"_L1}},
    HeroActRow{"showCharacter", MenuSection::HeroThings, "character"_L1, {"C"_L1, "Shift+C"_L1}},
    HeroActRow{"descend", MenuSection::HeroPaths, {}, {">"_L1, ">"_L1}},
    HeroActRow{"explore", MenuSection::HeroPaths, "explore"_L1, {"O; 0"_L1, "O; 0"_L1}},
    HeroActRow{"walkToStairs", MenuSection::HeroPaths, "stairs"_L1, {"_; Ctrl+>"_L1, "_; Ctrl+>"_L1}},
    HeroActRow{"restUntilHealed", MenuSection::HeroPaths, "rest"_L1, {"R; Shift+Z"_L1, "R; Shift+Z"_L1}});
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

HeroActions::HeroActions(Commands &commands) : m_commands(commands)
{
    addSteps();
    addDeeds();
}

void HeroActions::add(HeroAct act, const char *text, const char *statusTip)
{
    Q_ASSERT(int(act) == m_actions.size());
    const HeroActRow &row = rows.at(std::size_t(act));
    QAction *action = m_commands.add("HeroActions", row.id, text, statusTip,
                                     {.section = row.section,
                                      .icon = row.icon,
                                      .keys = keysOf(row, KeyPreset::Classic),
                                      .scope = KeyScope::Playing,
                                      .isGameKey = true,
                                      .hasToolTip = true,
                                      .needs = QT_TR_NOOP("The game is over.")});
    action->setAutoRepeat(row.repeats);
    m_actions.append(action);
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

void HeroActions::setItemToFire(const QString &name) const
{
    //: a menu entry; %1 is an item
    const QString text = name.isEmpty() ? tr("&Fire again") : tr("&Fire again: %1").arg(withoutMnemonics(name));
    (*this)[HeroAct::FireAgain]->setText(text);
}

void HeroActions::addSteps()
{
    add(HeroAct::North, QT_TR_NOOP("&North"), QT_TR_NOOP("Walk north"));
    add(HeroAct::NorthEast, QT_TR_NOOP("Northeast"), QT_TR_NOOP("Walk northeast, where the rules allow it"));
    add(HeroAct::East, QT_TR_NOOP("&East"), QT_TR_NOOP("Walk east"));
    add(HeroAct::SouthEast, QT_TR_NOOP("Southeast"), QT_TR_NOOP("Walk southeast, where the rules allow it"));
    add(HeroAct::South, QT_TR_NOOP("&South"), QT_TR_NOOP("Walk south"));
    add(HeroAct::SouthWest, QT_TR_NOOP("Southwest"), QT_TR_NOOP("Walk southwest, where the rules allow it"));
    add(HeroAct::West, QT_TR_NOOP("&West"), QT_TR_NOOP("Walk west"));
    add(HeroAct::NorthWest, QT_TR_NOOP("Northwest"), QT_TR_NOOP("Walk northwest, where the rules allow it"));
}

void HeroActions::addDeeds()
{
    add(HeroAct::Wait, QT_TR_NOOP("Wai&t"), QT_TR_NOOP("Wait a turn"));
    add(HeroAct::Look, QT_TR_NOOP("&Look"),
        QT_TR_NOOP("Look at any cell: arrows move the cursor, Enter goes there, Escape ends"));
    add(HeroAct::Attack, QT_TR_NOOP("&Attack"),
        QT_TR_NOOP("Attack the nearest monster in view, or take a step towards it"));
    add(HeroAct::PickUp, QT_TR_NOOP("&Pick up"), QT_TR_NOOP("Pick up the item on this cell"));
    add(HeroAct::Inventory, QT_TR_NOOP("&Bag"), QT_TR_NOOP("Open the bag"));
    add(HeroAct::Use, QT_TR_NOOP("&Use…"), QT_TR_NOOP("Use, equip or put away an item"));
    add(HeroAct::FireAgain, QT_TR_NOOP("&Fire again"),
        QT_TR_NOOP("Use the same kind of item again, on the same monster or the nearest"));
    add(HeroAct::Drop, QT_TR_NOOP("&Drop…"), QT_TR_NOOP("Drop an item"));
    add(HeroAct::Character, QT_TR_NOOP("&Character"), QT_TR_NOOP("Show the hero’s stats"));
    add(HeroAct::Descend, QT_TR_NOOP("D&escend"),
        QT_TR_NOOP("Take the stairs down, or walk to the nearest known stairs"));
    add(HeroAct::Explore, QT_TR_NOOP("E&xplore"),
        QT_TR_NOOP("Explore the level, collecting items on the way, then walk to the stairs"));
    add(HeroAct::Stairs, QT_TR_NOOP("Go to the &stairs"), QT_TR_NOOP("Walk to the nearest known stairs or exit"));
    add(HeroAct::Rest, QT_TR_NOOP("&Rest"),
        QT_TR_NOOP("Rest until confusion has passed and, where resting heals, you are at full health"));
}
