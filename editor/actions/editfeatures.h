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

/// All features of the editor, in the order of their menus and panels, with pointers to the features that LevelEditor
/// uses.
struct EditFeatures {
    std::vector<std::unique_ptr<EditFeature>> all;
    CampaignFeature *campaigns;
    CodeFeature *codes;
    OverlayActions *overlays;
    PasteFeature *pasting;
    RecoveryFeature *recovery;
    SessionFeature *session;
};
/// Creates all features, with their commands and panels. The features are inactive at first.
EditFeatures makeEditFeatures(const EditorContext &context);
