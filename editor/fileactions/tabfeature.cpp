#include "editor/fileactions/tabfeature.h"

#include "editor/art/icon.h"
#include "editor/commands/commandid.h"
#include "editor/document/leveltabs.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/levelfiles/leveltabbar.h"
#include "editor/view/editview.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/noticebar.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelformats.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

TabFeature::TabFeature(const EditorContext &context)
    : EditFeature(context), m_bar(new LevelTabBar(context.levels)), m_new(new QToolButton)
{
    m_new->setObjectName(u"newLevelTab"_s);
    m_new->setIcon(programIcon(u"add"_s));
    m_new->setFocusPolicy(Qt::TabFocus);
    auto *row = new QWidget;
    row->setObjectName(u"levelTabRow"_s);
    auto *layout = newLayout<QHBoxLayout>(row, 0, 4);
    layout->addWidget(m_bar);
    layout->addWidget(m_new);
    layout->addStretch(1);
    auto *room = new LayoutBoundary(row, &context.header);
    room->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    context.header.layout()->addWidget(room);
    addCommands();
    connectAll();
    followNewLevel();
    retranslate();
}

void TabFeature::addCommands()
{
    const auto hasOthers = [this] { return context().levels.count() > 1; };
    addCommand("saveAll", QT_TR_NOOP("Save a&ll"), QT_TR_NOOP("Save every open level that has changes"),
               {MenuSection::FileSave, {}, {Qt::CTRL | Qt::ALT | Qt::Key_S}}, [this] { context().files.saveAll(); },
               {[this] { return !context().levels.modified().isEmpty(); }, QT_TR_NOOP("All levels are saved.")});
    addCommand("closeLevel", QT_TR_NOOP("&Close level"), QT_TR_NOOP("Close this level"),
               {.section = MenuSection::FileClose, .keys = {Qt::CTRL | Qt::Key_W}, .isDestructive = true},
               [this] { close(context().levels.current()); },
               {[this] { return !context().levels.isEmpty(); }, QT_TR_NOOP("No level is open.")});
    m_reopen = addCommand("reopenLevel", QT_TR_NOOP("&Reopen closed level"),
                          QT_TR_NOOP("Reopen the level that was closed last, with its changes"),
                          {MenuSection::FileClose, {}, {Qt::CTRL | Qt::SHIFT | Qt::Key_T}},
                          [this] { context().levels.reopen(); }, {{}, QT_TR_NOOP("No level was closed.")});
    addCommand("nextLevel", QT_TR_NOOP("&Next level"), QT_TR_NOOP("Show the next open level"),
               {MenuSection::ViewLevels, {}, {Qt::CTRL | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageDown}},
               [this] { context().levels.showNext(1); }, {hasOthers, QT_TR_NOOP("Only one level is open.")});
    addCommand("previousLevel", QT_TR_NOOP("&Previous level"), QT_TR_NOOP("Show the previous open level"),
               {MenuSection::ViewLevels, {}, {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageUp}},
               [this] { context().levels.showNext(-1); }, {hasOthers, QT_TR_NOOP("Only one level is open.")});
}

void TabFeature::connectAll()
{
    LevelTabs &levels = context().levels;
    connect(&context().files, &LevelSaver::saved, this, [this](const QString &path) {
        const QString name = QFileInfo(path).fileName();
        //: %1 is the name of a file
        const QString inPlace =
            tr("Saved: %1. Its folder is read-only, so the file was overwritten rather than replaced in one step.");
        context().host.statusBar()->showMessage(isWrittenInPlace(path) ? inPlace.arg(name) : tr("Saved: %1").arg(name),
                                                longestNoticeMs);
    });
    connect(m_bar, &LevelTabBar::closeRequested, this, &TabFeature::close);
    connect(&levels, &LevelTabs::leaving, this, &TabFeature::keepLook);
    connect(&levels, &LevelTabs::arrived, this, &TabFeature::restoreLook);
    connect(&levels, &LevelTabs::changed, this, &TabFeature::update);
    connect(&context().document, &LevelDocument::edited, this, &TabFeature::tellOfCopy);
}

void TabFeature::retranslate()
{
    m_new->setAccessibleName(tr("New level"));
    update();
}

void TabFeature::keepLook()
{
    Toolbox &toolbox = context().toolbox;
    const bool hasPicked = !toolbox.selection().pickedCells().isEmpty();
    m_looks.insert(context().document.open().number,
                   {context().view.viewState(), toolbox.selection().cells(),
                    hasPicked ? toolbox.selection().things() : std::vector<std::size_t>()});
}

void TabFeature::restoreLook()
{
    const Look look = m_looks.take(context().document.open().number);
    context().toolbox.selection().setCells(look.cells);
    if (!look.things.empty()) {
        context().toolbox.selection().setThings(look.things);
    }
    context().view.setViewState(look.view);
    context().host.statusBar()->clearMessage(); // removes a message about the former level
}

void TabFeature::close(int place)
{
    if (place >= 0 && context().files.mayClose(place)) {
        context().levels.close(place);
    }
}

/// Explains at the first change of a read-only level that it must be saved as a copy; once per level.
void TabFeature::tellOfCopy()
{
    const OpenLevel &level = context().document.open();
    if (!level.isReadOnly || m_told == level.number || !isActive()) {
        return;
    }
    m_told = level.number;
    context().host.statusBar()->showMessage(copyText(level), longestNoticeMs);
}

QString TabFeature::copyText(const OpenLevel &level)
{
    if (isShippedFile(level.path)) {
        return tr("This level comes with Mazewright and stays unchanged: your changes are saved as your own level.");
    }
    return isTextFile(level.path) ? tr("This text file stays unchanged: your changes are saved as a level next to it.")
           : level.isForeignMap   ? tr("This Tiled map stays unchanged: your changes are saved as a level next to it.")
                                  : tr("This file stays unchanged: saving asks for another name.");
}

/// Connects the button after the tabs to the action for new levels.
void TabFeature::followNewLevel()
{
    const QAction *action = context().commands[CommandIds::newLevel];
    // The default action would also set the icon of the button.
    const auto follow = [this, action] {
        m_new->setToolTip(action->toolTip());
        m_new->setEnabled(action->isEnabled());
    };
    connect(m_new, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, m_new, follow);
    follow();
}

void TabFeature::update()
{
    EditFeature::update();
    const LevelTabs &levels = context().levels;
    m_reopen->setEnabled(levels.canReopen() && (isActive() || levels.isEmpty()));
}
