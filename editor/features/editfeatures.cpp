#include "editor/art/icon.h"
#include "editor/features/balancefeature.h"
#include "editor/features/canvasmenu.h"
#include "editor/features/drawactions.h"
#include "editor/features/dropfeature.h"
#include "editor/features/fixactions.h"
#include "editor/features/generatefeature.h"
#include "editor/features/hintfeature.h"
#include "editor/features/historyfeature.h"
#include "editor/features/kindsfeature.h"
#include "editor/features/overlayactions.h"
#include "editor/features/reshapeactions.h"
#include "editor/features/textfeature.h"
#include "editor/features/thingsfeature.h"
#include "editor/features/viewfeature.h"
#include "editor/filing/campaignfeature.h"
#include "editor/filing/diskfeature.h"
#include "editor/filing/recoveryfeature.h"
#include "editor/filing/sessionfeature.h"
#include "editor/filing/tabfeature.h"

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
