#include "editor/actions/issueactions.h"

#include "editor/commands/commands.h"
#include "editor/document/leveldocument.h"
#include "editor/edits/levelfixes.h"
#include "editor/edits/meanings.h"
#include "editor/edits/stamp.h"
#include "editor/levelfiles/charactersdialog.h"
#include "editor/levelfiles/leveldialog.h"
#include "editor/panels/issuespanel.h"
#include "editor/text/fieldname.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"
#include "gamecore/analysis/winprospects.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

/// Returns notes on win conditions without effect, since the level has nothing to take or defeat for them, and on
/// undecided results.
static QStringList notesOf(const LevelAnalysis &analysis)
{
    const auto namesOf = [](int conditions) { return ruleWordNames(u"win"_s, winWords(conditions)); };
    QStringList notes;
    for (const WinCondition condition : {WinByTreasure, WinByMonsters}) {
        if ((analysis.conditionsWithoutGoals & condition) != 0) {
            const QString rest = namesOf(analysis.rules.win & ~analysis.conditionsWithoutGoals);
            //: %1 are conditions such as "exit reached"
            notes.append(
                (condition == WinByTreasure
                     ? FixActions::tr("The level requires treasure but has none; “%1” is enough to win.")
                     : FixActions::tr("The level requires defeating monsters but has none; “%1” is enough to win."))
                    .arg(rest));
        }
    }
    if (analysis.traps.hitBound) {
        notes.append(
            FixActions::tr("It is undecided whether the hero can get stuck: the quick search reached its limit."));
    }
    return notes;
}

FixActions::FixActions(const EditorContext &context)
    : EditFeature(context), m_document(context.document), m_panel(context.docks.issues())
{
    addCommands();
    update();
    showProgress();
}

void FixActions::addCommands()
{
    addCommand("nextIssue", QT_TR_NOOP("&Next issue"), QT_TR_NOOP("Show the next issue and its cell"),
               {MenuSection::AnalyzeIssues, u"warning"_s, {Qt::Key_F8}}, [this] { m_panel.step(1); });
    addCommand("previousIssue", QT_TR_NOOP("&Previous issue"), QT_TR_NOOP("Show the previous issue and its cell"),
               {MenuSection::AnalyzeIssues, {}, {Qt::SHIFT | Qt::Key_F8}}, [this] { m_panel.step(-1); });
    const QAction *fix = addCommand(
        "fixIssue", QT_TR_NOOP("&Fix issue"),
        QT_TR_NOOP("Apply the gentlest fix for the selected issue (you can undo it)"),
        {MenuSection::AnalyzeIssues, u"fix"_s, {Qt::CTRL | Qt::Key_Period}}, [this] { apply(0); },
        {[this] { return !m_fixes.empty(); }, QT_TR_NOOP("Select an issue that can be fixed automatically.")});
    connect(fix, &QAction::changed, this, [this, fix] { m_panel.setFixKey(keyText(fix->shortcut())); });
    connect(&m_panel, &IssuesPanel::fixChosen, this, &FixActions::apply);
    connect(&m_panel, &IssuesPanel::selectionChanged, this, &FixActions::findFixes);
    connect(&m_document.check(), &LiveCheck::analysisChanged, this, [this] {
        showProgress();
        findFixes();
    });
}

void FixActions::showProgress()
{
    const auto analysis = m_document.check().analysis();
    qint64 unknown = 0;
    if (analysis) {
        unknown = std::count_if(analysis->footprints.begin(), analysis->footprints.end(),
                                [](const Footprint &footprint) { return !footprint.isKnown; });
    }
    QString notice;
    if (unknown > 0) {
        notice = tr("%n patrols were not checked: counting their cells would take too long.", nullptr, int(unknown));
    } else if (analysis && !analysis->isReachExact) {
        notice = tr("Keys were not counted: there are too many doors and keys to try every order.");
    }
    m_panel.setProgress(m_document.check().isRunning(), notice);
    if (analysis) {
        m_panel.setNotes(notesOf(*analysis));
        m_panel.setSound(analysis->rules.win != 0 ? LevelVerdict::Winnable : LevelVerdict::NoGoal);
    } else if (!m_document.check().hasAnalyzed()) { // another level
        m_panel.setNotes({});
        m_panel.setSound(LevelVerdict::Playable);
    }
}

void FixActions::findFixes()
{
    m_job.cancel();
    m_fixes.clear();
    const Issue *issue = m_panel.selected();
    const std::shared_ptr<const LevelAnalysis> analysis = m_document.check().analysis();
    if (!issue || !analysis || m_document.isStrokeOpen()) {
        takeFixes({});
    } else if (LiveCheck::isAtOnce(m_document.level())) {
        takeFixes(fixesFor(m_document.level(), *analysis, *issue));
    } else if (m_document.check().copy()) {
        takeFixes({});
        m_job.run([level = m_document.check().copy(), analysis,
                   issue = *issue](const auto &) { return fixesFor(*level, *analysis, issue); },
                  [this, revision = m_document.revision()](const std::vector<LevelFix> &fixes) {
                      if (revision == m_document.revision() && !m_document.isStrokeOpen()) {
                          takeFixes(fixes);
                      }
                  });
    }
}

void FixActions::takeFixes(const std::vector<LevelFix> &fixes)
{
    m_fixes = fixes;
    m_revision = m_document.revision();
    QStringList names;
    for (const LevelFix &fix : m_fixes) {
        names.append(nameOf(fix, m_document.level(), *m_document.catalogue()));
    }
    m_panel.setFixes(names);
    update();
}

void FixActions::apply(int number)
{
    context().toolbox.cancel();
    const bool isOfThisLevel = m_revision == m_document.revision();
    if (isActive() && isOfThisLevel && number >= 0 && number < int(m_fixes.size())) {
        m_panel.selectNextWhenGone();
        const LevelFix fix = m_fixes[std::size_t(number)];
        if (fix.what == LevelFix::What::ChooseMeaning) {
            chooseMeaning(fix);
        } else {
            m_document.changeLevel(nameOf(fix, m_document.level(), *m_document.catalogue()),
                                   propertiesByFixing(m_document.level(), fix),
                                   changeByFixing(m_document.level(), fix));
        }
    }
}

void FixActions::chooseMeaning(const LevelFix &fix)
{
    const CataloguePtr catalogue = m_document.catalogue(); // the document's catalogue may change while the dialog is
                                                           // open
    std::vector<DrawnCharacter> characters;
    for (const auto &[character, cells] : unknownCharacters(m_document.level())) {
        if (std::find(fix.characters.begin(), fix.characters.end(), character) != fix.characters.end()) {
            characters.push_back({character, cells});
        }
    }
    CharactersDialog dialog(characters, *catalogue, &context().host);
    dialog.setAcceptText(tr("Fix"));
    if (isAcceptedFor(m_document, dialog)) {
        const Level after = withMeanings(m_document.level(), *catalogue, dialog.answers());
        m_document.changeLevel(tr("change legend"), propertiesOf(after), changeBetween(m_document.level(), after));
    }
}

void FixActions::retranslate()
{
    showProgress();
    findFixes();
}

TrapActions::TrapActions(const EditorContext &context)
    : EditFeature(context), m_document(context.document), m_panel(context.docks.issues())
{
    const QAction *show =
        addCommand("showTrap", QT_TR_NOOP("&Watch how the hero gets stuck"),
                   QT_TR_NOOP("Watch how the hero gets stuck, or search longer for a place where he does"),
                   {MenuSection::AnalyzeSearch, u"watch"_s, {Qt::CTRL | Qt::Key_F8}}, [this] { this->show(); },
                   {[this] {
                        const std::shared_ptr<const LevelAnalysis> analysis = m_document.check().analysis();
                        return analysis && (analysis->traps.hitBound || analysis->traps.trap);
                    },
                    QT_TR_NOOP("No way to get stuck was found in this level.")});
    connect(show, &QAction::changed, this, [this, show] { m_panel.setTrapKey(keyText(show->shortcut())); });
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
