#include "editor/features/balancefeature.h"

#include "editor/desk/editdocks.h"
#include "editor/desk/panelnames.h"
#include "editor/document/leveldocument.h"
#include "editor/panels/balancepanel.h"

using namespace Qt::StringLiterals;

BalanceFeature::BalanceFeature(const EditDesk &desk) : EditFeature(desk), m_panel(new BalancePanel)
{
    desk.docks.addPanel(m_panel, u"balanceDock"_s,
                        {.area = Qt::BottomDockWidgetArea, .tabbedWith = PanelNames::issues, .scrolls = true});
    connect(&desk.document.check(), &LiveCheck::analysisChanged, this, &BalanceFeature::show);
    show();
}

/// While a changed level is analyzed, the balance of the version before stays; that of another level does not.
void BalanceFeature::show()
{
    if (const std::shared_ptr<const LevelAnalysis> analysis = desk().document.check().analysis()) {
        m_panel->setBalance(analysis->balance, analysis->catalogue);
    } else if (!desk().document.check().hasAnalyzed()) {
        m_panel->setBalance({}, desk().document.catalogue());
    }
}
