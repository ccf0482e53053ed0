#pragma once

#include "editor/commands/commandid.h"

#include <QCoreApplication>

class Commands;
class QAction;

namespace CommandIds {
inline constexpr CommandId addNewCampaignLevel{"addNewCampaignLevel"};
inline constexpr CommandId addCampaignLevel{"addCampaignLevel"};
inline constexpr CommandId moveCampaignLevelUp{"moveCampaignLevelUp"};
inline constexpr CommandId moveCampaignLevelDown{"moveCampaignLevelDown"};
inline constexpr CommandId renameCampaignLevel{"renameCampaignLevel"};
inline constexpr CommandId campaignProperties{"campaignProperties"};
inline constexpr CommandId giveCampaignAway{"giveCampaignAway"};
inline constexpr CommandId undoCampaign{"undoCampaign"};
inline constexpr CommandId redoCampaign{"redoCampaign"};
inline constexpr CommandId removeCampaignLevel{"removeCampaignLevel"};
} // namespace CommandIds

/// What can be done with a campaign and its levels, as commands. Their keys are heard while the list of levels has the
/// keyboard.
class CampaignActions {
    Q_DECLARE_TR_FUNCTIONS(CampaignActions)

public:
    /// The actions belong to the host of the commands.
    explicit CampaignActions(Commands &commands);

    void retranslate();

    QAction *addNew;
    QAction *addFile;
    QAction *moveUp;
    QAction *moveDown;
    QAction *rename;
    QAction *properties;
    QAction *giveAway;
    QAction *undo;
    QAction *redo;
    QAction *remove;
    QAction *play;
};
