#include "editor/canvas/icon.h"
#include "editor/panels/balancefeature.h"
#include "editor/panels/campaignfeature.h"
#include "editor/panels/canvasmenu.h"
#include "editor/panels/diskfeature.h"
#include "editor/panels/drawactions.h"
#include "editor/panels/dropfeature.h"
#include "editor/panels/fixactions.h"
#include "editor/panels/generatefeature.h"
#include "editor/panels/hintfeature.h"
#include "editor/panels/historyfeature.h"
#include "editor/panels/kindsfeature.h"
#include "editor/panels/overlayactions.h"
#include "editor/panels/recoveryfeature.h"
#include "editor/panels/reshapeactions.h"
#include "editor/panels/sessionfeature.h"
#include "editor/panels/tabfeature.h"
#include "editor/panels/textfeature.h"
#include "editor/panels/thingsfeature.h"
#include "editor/panels/viewfeature.h"

#include <QAction>
#include <QMainWindow>

QList<QAction *> EditFeature::actions(EditMenu) const
{
    return {};
}

void EditFeature::setActive(bool)
{
}

QAction *EditFeature::makeAction(const QString &objectName, const QString &icon, const QList<QKeySequence> &keys) const
{
    auto *action = new QAction(programIcon(icon), {}, &desk().host);
    action->setObjectName(objectName);
    action->setShortcuts(keys);
    return action;
}

std::vector<std::unique_ptr<EditFeature>> makeEditFeatures(const EditDesk &desk)
{
    std::vector<std::unique_ptr<EditFeature>> features;
    features.push_back(std::make_unique<TabFeature>(desk));
    features.push_back(std::make_unique<HintFeature>(desk));
    features.push_back(std::make_unique<DrawActions>(desk));
    auto kinds = std::make_unique<KindsFeature>(desk);
    QAction &newKind = kinds->newOfThings();
    features.push_back(std::move(kinds));
    features.push_back(std::make_unique<ThingsFeature>(desk, newKind));
    features.push_back(std::make_unique<FixActions>(desk));
    features.push_back(std::make_unique<BalanceFeature>(desk));
    features.push_back(std::make_unique<OverlayActions>(desk));
    features.push_back(std::make_unique<CampaignFeature>(desk));
    features.push_back(std::make_unique<ReshapeActions>(desk));
    features.push_back(std::make_unique<GenerateFeature>(desk));
    features.push_back(std::make_unique<HistoryFeature>(desk));
    features.push_back(std::make_unique<TextFeature>(desk));
    features.push_back(std::make_unique<CanvasMenu>(desk));
    features.push_back(std::make_unique<ViewFeature>(desk));
    features.push_back(std::make_unique<DropFeature>(desk));
    features.push_back(std::make_unique<RecoveryFeature>(desk));
    features.push_back(std::make_unique<DiskFeature>(desk));
    features.push_back(std::make_unique<SessionFeature>(desk));
    return features;
}
