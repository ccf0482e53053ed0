#pragma once

#include "editor/view/editfeature.h"

#include <memory>
#include <vector>

class CampaignFeature;
class CodeFeature;
class OverlayActions;
class PasteFeature;
class RecoveryFeature;
class SessionFeature;

/// All parts of the editor in the order of menus and panels, with pointers to those that the window uses.
struct EditFeatures {
    std::vector<std::unique_ptr<EditFeature>> all;
    CampaignFeature *campaigns;
    CodeFeature *codes;
    OverlayActions *overlays;
    PasteFeature *pasting;
    RecoveryFeature *recovery;
    SessionFeature *session;
};
EditFeatures makeEditFeatures(const EditDesk &desk);
