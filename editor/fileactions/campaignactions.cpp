#include "editor/fileactions/campaignactions.h"

#include "editor/commands/commandids.h"
#include "editor/commands/commands.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace {

QAction *add(Commands &commands, CommandId id, const CommandPlace &place)
{
    QAction *action = commands.add(id, place);
    // Only while the list has the keyboard: the canvas has the same keys.
    action->setShortcutContext(Qt::WidgetShortcut);
    return action;
}

} // namespace

CampaignActions::CampaignActions(Commands &commands)
    : addNew(add(commands, CommandIds::addNewCampaignLevel, {.icon = u"new"_s})),
      addFile(add(commands, CommandIds::addCampaignLevel, {.icon = u"open"_s})),
      moveUp(add(commands, CommandIds::moveCampaignLevelUp, {.icon = u"up"_s, .keys = {Qt::ALT | Qt::Key_Up}})),
      moveDown(add(commands, CommandIds::moveCampaignLevelDown, {.icon = u"down"_s, .keys = {Qt::ALT | Qt::Key_Down}})),
      rename(add(commands, CommandIds::renameCampaignLevel, {.keys = {Qt::Key_F2}})),
      properties(add(commands, CommandIds::campaignProperties, {})),
      giveAway(add(commands, CommandIds::giveCampaignAway, {.icon = u"campaign"_s})),
      undo(add(commands, CommandIds::undoCampaign, {.icon = u"undo"_s})),
      redo(add(commands, CommandIds::redoCampaign, {.icon = u"redo"_s})),
      remove(add(commands, CommandIds::removeCampaignLevel, {.icon = u"erase"_s, .keys = {Qt::Key_Delete}})),
      play(add(commands, CommandIds::playCampaignFromHere,
               {.section = MenuSection::PlayCampaign,
                .icon = u"play"_s,
                .scope = KeyScope::Playing,
                .listed = KeyScope::Drawing}))
{
}

void CampaignActions::retranslate()
{
    const auto say = [](QAction *action, const QString &text, const QString &tip) {
        setTexts(action, text, tip);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)", "tip and key").arg(tip, key));
    };
    say(addNew, tr("Add a &new level"), tr("Add a new level behind this one; in a folder its name says where"));
    say(addFile, tr("Add a level &file…"),
        tr("Add a level that is there already behind this one; in a folder its name says where"));
    say(moveUp, tr("Move &up"), tr("Play this level earlier"));
    say(moveDown, tr("Move &down"), tr("Play this level later"));
    say(rename, tr("&Rename file…"), tr("Give the level’s file another name"));
    say(properties, tr("Campaign &properties…"),
        tr("Name, author, description and translations of the campaign, and whether its hero goes on"));
    say(giveAway, tr("&Give away as one file…"),
        tr("Write the campaign with all its levels into one file that others can play, as they are saved"));
    properties->setIconText(tr("Properties…", "of the campaign")); // its button is among those of the campaign
    say(undo, tr("Und&o change of the campaign"), tr("Take the last change of the campaign back"));
    say(redo, tr("Re&do change of the campaign"), tr("Make the change of the campaign again"));
    say(remove, tr("&Take out of the campaign"), tr("Take this level out of the campaign; its file stays"));
    say(play, tr("Play campaign from this &level"), tr("Play the levels of the campaign from this one on"));
}
