#include "editor/features/editfeatures.h"

#include "editor/features/balancefeature.h"
#include "editor/features/canvasmenu.h"
#include "editor/features/codefeature.h"
#include "editor/features/drawactions.h"
#include "editor/features/dropfeature.h"
#include "editor/features/editactions.h"
#include "editor/features/fixactions.h"
#include "editor/features/generatefeature.h"
#include "editor/features/hintfeature.h"
#include "editor/features/historyfeature.h"
#include "editor/features/kindsfeature.h"
#include "editor/features/overlayactions.h"
#include "editor/features/pastefeature.h"
#include "editor/features/reshapeactions.h"
#include "editor/features/textfeature.h"
#include "editor/features/thingsfeature.h"
#include "editor/features/trapactions.h"
#include "editor/features/viewfeature.h"
#include "editor/filing/campaignfeature.h"
#include "editor/filing/comparefeature.h"
#include "editor/filing/diskfeature.h"
#include "editor/filing/exportfeature.h"
#include "editor/filing/mapfeature.h"
#include "editor/filing/recoveryfeature.h"
#include "editor/filing/sessionfeature.h"
#include "editor/filing/tabfeature.h"

namespace {

template<typename Feature>
Feature *add(EditFeatures &parts, const EditDesk &desk)
{
    auto feature = std::make_unique<Feature>(desk);
    Feature *made = feature.get();
    parts.all.push_back(std::move(feature));
    return made;
}

} // namespace

EditFeatures makeEditFeatures(const EditDesk &desk)
{
    EditFeatures parts;
    add<EditActions>(parts, desk);
    parts.pasting = add<PasteFeature>(parts, desk);
    parts.codes = add<CodeFeature>(parts, desk);
    add<TabFeature>(parts, desk);
    add<ExportFeature>(parts, desk);
    add<MapFeature>(parts, desk);
    add<CompareFeature>(parts, desk);
    add<HintFeature>(parts, desk);
    add<DrawActions>(parts, desk);
    add<KindsFeature>(parts, desk);
    add<ThingsFeature>(parts, desk);
    add<FixActions>(parts, desk);
    add<TrapActions>(parts, desk);
    add<BalanceFeature>(parts, desk);
    parts.overlays = add<OverlayActions>(parts, desk);
    parts.campaigns = add<CampaignFeature>(parts, desk);
    add<ReshapeActions>(parts, desk);
    add<GenerateFeature>(parts, desk);
    add<HistoryFeature>(parts, desk);
    add<TextFeature>(parts, desk);
    add<CanvasMenu>(parts, desk);
    add<ViewFeature>(parts, desk);
    add<DropFeature>(parts, desk);
    parts.recovery = add<RecoveryFeature>(parts, desk);
    add<DiskFeature>(parts, desk);
    parts.session = add<SessionFeature>(parts, desk);
    return parts;
}
