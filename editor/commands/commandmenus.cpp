#include "editor/commands/commandmenus.h"

#include "editor/commands/commands.h"
#include "editor/widgets/menukeys.h"
#include "gamecore/base/enumerators.h"

#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace {

struct MenuRow {
    QLatin1StringView name;
    MenuSection first = MenuSection::None;
    MenuSection last = MenuSection::None;
    MenuSection place = MenuSection::None; ///< section that contains the menu; None: in the menu bar
    bool isPrefix = false;                 ///< names of its rows need its own before them
};

constexpr const char *prefixProperty = "isPrefix";

constexpr auto menuRows = rowsFor<MenuId>(
    MenuRow{"fileMenu"_L1, MenuSection::FileOpen, MenuSection::FileQuit},
    MenuRow{"newMenu"_L1, MenuSection::New, MenuSection::New, MenuSection::FileOpen},
    MenuRow{"shareMenu"_L1, MenuSection::Share, MenuSection::Share, MenuSection::FileShare},
    MenuRow{"editMenu"_L1, MenuSection::EditSteps, MenuSection::EditCell},
    MenuRow{"thingsMenu"_L1, MenuSection::Things, MenuSection::Things, MenuSection::EditMore},
    MenuRow{"selectionMenu"_L1, MenuSection::Selection, MenuSection::Selection, MenuSection::EditMore, true},
    MenuRow{"stampMenu"_L1, MenuSection::Stamp, MenuSection::Stamp, MenuSection::EditMore, true},
    MenuRow{"levelMenu"_L1, MenuSection::LevelKinds, MenuSection::LevelGenerate},
    MenuRow{"reshapeMenu"_L1, MenuSection::ReshapeTurn, MenuSection::ReshapeTurn, MenuSection::LevelGenerate},
    MenuRow{"analyzeMenu"_L1, MenuSection::AnalyzeSearch, MenuSection::AnalyzeMore},
    MenuRow{"overlaysMenu"_L1, MenuSection::Overlays, MenuSection::OverlaysNone, MenuSection::AnalyzeMore, true},
    MenuRow{"lastTestMenu"_L1, MenuSection::LastTest, MenuSection::LastTest, MenuSection::AnalyzeMore},
    MenuRow{"proofMenu"_L1, MenuSection::Proof, MenuSection::Proof, MenuSection::AnalyzeMore},
    MenuRow{"viewMenu"_L1, MenuSection::ViewMore, MenuSection::ViewPanels},
    MenuRow{"zoomMenu"_L1, MenuSection::Zoom, MenuSection::Zoom, MenuSection::ViewMore},
    MenuRow{"panelsMenu"_L1, MenuSection::Panels, MenuSection::PanelsAnew, MenuSection::ViewPanels, true},
    MenuRow{"motionMenu"_L1, MenuSection::Motion, MenuSection::Motion, MenuSection::ViewPanels, true},
    MenuRow{"themeMenu"_L1, MenuSection::Theme, MenuSection::Theme, MenuSection::ViewPanels, true},
    MenuRow{"soundMenu"_L1, MenuSection::Sound, MenuSection::Sound, MenuSection::ViewPanels, true},
    MenuRow{"toolsMenu"_L1, MenuSection::Tools, MenuSection::ToolsBrush, MenuSection::EditMore, true},
    MenuRow{"walkMenu"_L1, MenuSection::Walk, MenuSection::Walk, MenuSection::HeroTurn, true},
    MenuRow{"heroMenu"_L1, MenuSection::HeroTurn, MenuSection::HeroPaths},
    MenuRow{"playMenu"_L1, MenuSection::PlayLevel, MenuSection::PlayScores},
    MenuRow{"watchMenu"_L1, MenuSection::WatchTime, MenuSection::WatchGames},
    MenuRow{"languageMenu"_L1, MenuSection::Language, MenuSection::Language},
    MenuRow{"helpMenu"_L1, MenuSection::HelpManual, MenuSection::Help});

constexpr bool hasEachSectionItsMenu()
{
    int next = 0;
    for (const MenuRow &row : menuRows) {
        if (int(row.first) != next || row.last < row.first) {
            return false;
        }
        next = int(row.last) + 1;
    }
    return next == int(MenuSection::None);
}
static_assert(hasEachSectionItsMenu(), "sections stand in the order of the menus");

} // namespace

QLatin1StringView nameOf(MenuId menu)
{
    return menuRows[std::size_t(menu)].name;
}

QList<MenuId> allMenus()
{
    QList<MenuId> menus;
    for (int i = 0; i < menuCount; ++i) {
        menus.append(MenuId(i));
    }
    return menus;
}

QList<MenuId> barMenus()
{
    return {MenuId::File,  MenuId::Edit, MenuId::Level, MenuId::Analyze,  MenuId::Play,
            MenuId::Watch, MenuId::Hero, MenuId::View,  MenuId::Language, MenuId::Help};
}

QList<MenuSection> sectionsOf(MenuId menu)
{
    QList<MenuSection> sections;
    for (int i = int(menuRows[std::size_t(menu)].first); i <= int(menuRows[std::size_t(menu)].last); ++i) {
        sections.append(MenuSection(i));
    }
    return sections;
}

QList<MenuId> menusIn(MenuSection section)
{
    QList<MenuId> menus = allMenus();
    menus.removeIf([section](MenuId menu) { return menuRows[std::size_t(menu)].place != section; });
    return menus;
}

bool isPrefix(const QMenu &menu)
{
    return menu.property(prefixProperty).toBool();
}

bool hasSeparatorAbove(MenuSection section)
{
    return section != MenuSection::PlayCampaign && section != MenuSection::PlayTime && section != MenuSection::Help;
}

CommandMenus::CommandMenus(QMenuBar &bar)
{
    const auto name = [this](QMenu *menu, MenuId id) {
        menu->setObjectName(nameOf(id));
        menu->setProperty(prefixProperty, menuRows[std::size_t(id)].isPrefix);
        menu->setToolTipsVisible(true); // tool tips explain why a command is disabled
        m_menus[std::size_t(id)] = menu;
    };
    for (const MenuId id : barMenus()) {
        QMenu *menu = bar.addMenu(QString());
        name(menu, id);
        QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { giveMnemonics(*menu); });
        for (const MenuSection section : sectionsOf(id)) {
            for (const MenuId inner : menusIn(section)) {
                name(new QMenu(menu), inner);
            }
        }
    }
}

void CommandMenus::fill(const Commands &commands) const
{
    for (const MenuId id : allMenus()) {
        QMenu &menu = *(*this)[id];
        for (const MenuSection section : sectionsOf(id)) {
            QList<QAction *> rows;
            for (const MenuId inner : menusIn(section)) {
                rows.append((*this)[inner]->menuAction());
            }
            rows += commands.inSection(section);
            if (!rows.isEmpty() && !menu.actions().isEmpty() && hasSeparatorAbove(section)) {
                menu.addSeparator();
            }
            menu.addActions(rows);
        }
    }
}
