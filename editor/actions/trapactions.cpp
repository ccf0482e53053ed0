#include "editor/actions/trapactions.h"

#include "editor/document/leveldocument.h"
#include "editor/panels/issuespanel.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"
#include "editor/view/editrequests.h"

#include <QAction>

#include <memory>

using namespace Qt::StringLiterals;

TrapActions::TrapActions(const EditorContext &context)
    : EditFeature(context), m_document(context.document), m_panel(context.docks.issues())
{
    const QAction *show =
        addCommand("showTrap", QT_TR_NOOP("&Watch how the hero gets stuck"),
                   QT_TR_NOOP("Watch how the hero gets stuck, or search longer for a way if none was found"),
                   {MenuSection::AnalyzeSearch, u"watch"_s, {Qt::CTRL | Qt::Key_F8}}, [this] { this->show(); },
                   {[this] {
                        const std::shared_ptr<const LevelAnalysis> analysis = m_document.check().analysis();
                        return analysis && (analysis->traps.hitBound || analysis->traps.trap);
                    },
                    QT_TR_NOOP("No way to get stuck was found in this level.")});
    connect(show, &QAction::changed, this,
            [this, show] { m_panel.setTrapKey(show->shortcut().toString(QKeySequence::NativeText)); });
    connect(&m_panel, &IssuesPanel::trapActionRequested, this, &TrapActions::show);
    connect(&m_panel, &IssuesPanel::selectionChanged, this, &TrapActions::update);
    connect(&m_document.check(), &LiveCheck::analysisChanged, this, &TrapActions::update);
    update();
}

void TrapActions::show()
{
    context().toolbox.cancel();
    const std::shared_ptr<const LevelAnalysis> analysis = m_document.check().analysis();
    if (!isActive() || !analysis) {
        return;
    }
    if (analysis->traps.trap) {
        Q_EMIT context().requests.watchTrap(*analysis->traps.trap);
    } else if (analysis->traps.hitBound) {
        Q_EMIT context().requests.findTrap();
    }
}

/// Shows or hides the button. While a changed level is analyzed, it stays, to avoid flicker.
void TrapActions::update()
{
    const std::shared_ptr<const LevelAnalysis> analysis = m_document.check().analysis();
    const Issue *issue = m_panel.selected();
    const bool isAboutTrap = issue && issue->code == IssueCode::CanGetStuck;
    if (!m_document.check().hasAnalyzed()) { // another level
        m_panel.setTrapOffer(TrapOffer::None);
    } else if (!analysis) {
        m_panel.disableTrapOffer();
    } else if (analysis->traps.hitBound) {
        m_panel.setTrapOffer(TrapOffer::Search);
    } else {
        m_panel.setTrapOffer(analysis->traps.trap && isAboutTrap ? TrapOffer::Watch : TrapOffer::None);
    }
    EditFeature::update();
}
