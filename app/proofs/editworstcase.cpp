#include "app/proofs/editworstcase.h"

#include "app/proofs/worstpanel.h"
#include "editor/actions/overlayactions.h"
#include "editor/view/editdocks.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/lazypanel.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace {

/// Delay in milliseconds after the last of several changes, so that drawing is not slowed down.
constexpr int lookedAfterMs = 150;
const QString worstDock = u"worstDock"_s;

} // namespace

EditWorstCase::EditWorstCase(CataloguePtr catalogue, LevelEditor &editor)
    : m_catalogue(std::move(catalogue)), m_editor(editor), m_place(new LazyPanel([this] { return makePanel(); }))
{
    retranslateOnChange(*m_place, [this] { m_place->setWindowTitle(WorstPanel::tr("Worst case")); });
    m_editor.docks().addPanel(m_place, worstDock,
                              {.isOpen = false, .tabbedWith = PanelNames::palette, .scrolls = true});
}

EditWorstCase::~EditWorstCase() = default;

QWidget *EditWorstCase::makePanel()
{
    m_live = std::make_unique<LiveWorstCase>(m_catalogue);
    m_panel = new WorstPanel(*m_live);
    m_panel->installEventFilter(this);
    connect(m_panel, &WorstPanel::shownChanged, this, &EditWorstCase::showOnLevel);
    connect(m_panel, &WorstPanel::chosen, this, [this] { m_isHidden = false; });
    connect(&m_editor.overlays(), &OverlayActions::allHidden, this, [this] {
        m_isHidden = true;
        showOnLevel();
    });
    connect(m_panel, &WorstPanel::cellChosen, this, [this](Point cell) { m_editor.view().showCell(cell); });
    const LevelDocument &document = m_editor.document();
    connect(&document, &LevelDocument::regionChanged, this, &EditWorstCase::levelChanged);
    connect(&document, &LevelDocument::levelReplaced, this, &EditWorstCase::levelChanged);
    connect(&document, &LevelDocument::propertiesChanged, this, &EditWorstCase::levelChanged);
    connect(&document, &LevelDocument::catalogueChanged, this, &EditWorstCase::levelChanged);
    searchSoon();
    return m_panel;
}

/// Stops the searches of the old version at once. Findings of another level disappear at once.
void EditWorstCase::levelChanged()
{
    if (m_searched != m_editor.document().open().number) {
        m_live->leave();
    }
    searchSoon();
}

void EditWorstCase::searchSoon()
{
    m_live->searchAfter(lookedAfterMs, [this] { search(); });
}

/// Searches the level. A large level is searched only when the stroke ends, since it must be copied.
void EditWorstCase::search()
{
    if (!m_panel->isVisible()) {
        return;
    }
    const LevelDocument &document = m_editor.document();
    if (document.isStrokeOpen() && !LiveCheck::isAtOnce(document.level())) {
        searchSoon();
        return;
    }
    m_searched = document.open().number;
    m_live->search(m_editor.levelForPlay(std::nullopt));
}

bool EditWorstCase::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        updateSeen();
    }
    return QObject::eventFilter(watched, event);
}

/// Stops searching and hides the layer while the panel is hidden.
void EditWorstCase::updateSeen()
{
    const LiveWorstCase::State state = m_live->state();
    if (m_panel->isVisible()) {
        if (m_live->isStale()) {
            searchSoon();
        }
    } else if (state == LiveWorstCase::State::Searching || state == LiveWorstCase::State::Waiting) {
        m_live->hold();
    } else if (m_live->isPairing()) {
        m_live->stopPairs();
    }
    showOnLevel();
}

void EditWorstCase::showOnLevel()
{
    const bool isSeen = m_panel->isVisible();
    OverlayActions &overlays = m_editor.overlays();
    const bool isShown = isSeen && !m_isHidden;
    overlays.setTopLayer(worstDock, isShown ? m_panel->layer() : std::nullopt);
    const std::optional<std::size_t> monster = isShown ? m_panel->monster() : std::nullopt;
    if (monster || m_showsPatrols) {
        overlays.showPatrolOf(monster);
    }
    m_showsPatrols = monster.has_value();
}
