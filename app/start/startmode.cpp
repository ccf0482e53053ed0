#include "app/start/startmode.h"

#include "app/games/games.h"
#include "app/games/gametitle.h"
#include "app/messages/howfar.h"
#include "app/shell/mainwindow.h"
#include "editor/text/authoredtext.h"
#include "editor/widgets/question.h"

#include <QEvent>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

StartMode::StartMode(CataloguePtr catalogue, MainWindow &window, PlaySession &session, Games &games, OwnFiles &ownFiles)
    : m_catalogue(std::move(catalogue)), m_window(window), m_session(session), m_games(games), m_ownFiles(ownFiles)
{
    // Queued, because the pressed button is replaced too.
    connect(&m_games, &Games::notLoaded, this, &StartMode::offerAgain, Qt::QueuedConnection);
}

/// Updates the list after a failure to load, since the save may be gone.
void StartMode::offerAgain()
{
    if (m_hasOffered && m_isCurrent) {
        offerSaved();
    }
}

StartPage &StartMode::startPage()
{
    if (!m_page) {
        makePage();
    }
    return *m_page;
}

void StartMode::makePage()
{
    m_page = new StartPage(m_catalogue, m_ownFiles);
    m_page->installEventFilter(this);
    const WindowActions &actions = m_window.commands();
    m_page->setActions({actions.chooseGame, actions.daily, actions.newLevel, actions.newCampaign, actions.open,
                        actions.openToEdit, actions.goOnEditing});
    connect(m_page, &StartPage::actChosen, this, &StartMode::actChosen);
    connect(m_page, &StartPage::chosen, this, [this](const QString &path) { Q_EMIT chosen(path, false); });
    connect(m_page, &StartPage::restartRequested, this, [this](const QString &path) { Q_EMIT chosen(path, true); });
    connect(m_page, &StartPage::continued, this, [this] {
        if (m_games.hasWonWithNext()) {
            m_games.playNext();
        } else {
            Q_EMIT continued();
        }
    });
    connect(m_page, &StartPage::savedGameChosen, &m_games, &Games::continueSaved);
    connect(m_page, &StartPage::savedGameUnwanted, this, &StartMode::removeSaved);
}

void StartMode::enter()
{
    m_isCurrent = true;
    if (m_window.isVisible()) {
        offer();
    }
    if (m_page) {
        m_page->setFocus();
    }
}

/// Delays the search for files until the window is visible.
bool StartMode::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page && event->type() == QEvent::Show && !m_hasOffered) {
        QTimer::singleShot(0, this, [this] {
            if (!m_hasOffered && m_isCurrent) {
                offer();
                m_page->setFocus();
            }
        });
    }
    return Mode::eventFilter(watched, event);
}

void StartMode::offer()
{
    m_hasOffered = true;
    startPage(); // makes the page if necessary
    offerSaved();
    nameUnderWay();
    m_page->showcase().setSubject(newestUnfinished());
    m_page->refresh();
}

/// Returns the game of the page's default button: the game under way, or else the newest saved one that counts.
Showcase::Subject StartMode::newestUnfinished() const
{
    if (isGameToContinue() && !m_isListed) {
        return {.game = m_session.game(),
                .name = gameTitle(m_session.game(), m_games.source()),
                .howFar = placeOf(m_games.currentSaveHead())};
    }
    const auto found = std::find_if(m_saved.begin(), m_saved.end(),
                                    [](const SaveInfo &game) { return game.canBeLoaded() && !game.isPractice(); });
    const auto shown = found != m_saved.end()
                           ? found
                           : std::find_if(m_saved.begin(), m_saved.end(), std::mem_fn(&SaveInfo::canBeLoaded));
    if (shown == m_saved.end()) {
        return {};
    }
    return {.save = m_games.saves().pathOf(shown->id),
            .name = gameTitle(shown->head, *m_catalogue),
            .howFar = placeOf(shown->head)};
}

void StartMode::offerSaved()
{
    const GameLists kept = m_games.lists();
    QList<SaveInfo> saved = kept.saves;
    m_isListed = isPracticeListed(saved);
    m_page->setKept(kept);
    m_page->setCurrent(m_games.currentSave(), isGameToContinue() ? std::optional(m_session.game()) : std::nullopt);
    if (!m_isListed) {
        saved.removeIf([id = m_games.currentSave()](const SaveInfo &game) { return game.id == id; });
    }
    m_page->setSavedGames(saved);
    m_saved = saved;
}

/// True if the current game is practice and should not come before a saved game that counts.
bool StartMode::isPracticeListed(const QList<SaveInfo> &saved) const
{
    const QString underWay = m_games.currentSave();
    const auto counts = [](const SaveInfo &game) { return game.canBeLoaded() && !game.isPractice(); };
    const auto isUnderWay = [&underWay](const SaveInfo &game) { return game.id == underWay && game.isPractice(); };
    return std::any_of(saved.begin(), saved.end(), counts) && std::any_of(saved.begin(), saved.end(), isUnderWay);
}

bool StartMode::isGameToContinue() const
{
    return m_session.isUnderWay()
           && (!m_session.game().history().empty() || m_games.saves().contains(m_games.currentSave()));
}

void StartMode::nameUnderWay()
{
    if (m_isListed) {
        m_page->setUnderWay({});
    } else if (isGameToContinue()) {
        m_page->setUnderWay(gameTitle(m_session.game(), m_games.source()), placeOf(m_games.currentSaveHead()),
                            m_session.game());
    } else {
        m_page->setUnderWay(m_games.hasWonWithNext() ? nameOf(*m_games.source().campaign) : QString());
    }
}

void StartMode::retranslate()
{
    if (m_hasOffered && m_isCurrent) {
        nameUnderWay();
        const Showcase::Subject subject = newestUnfinished();
        m_page->showcase().setCaption(subject.name, subject.howFar);
    }
}

void StartMode::removeSaved(const QString &id, const QString &text)
{
    //: %1 says which game it is
    const QString question = tr("Delete this saved game for good?\n%1").arg(text);
    const auto remove = [this, id] {
        if (id == m_games.currentSave()) {
            m_games.record();
            m_session.clear();
        }
        m_games.saves().remove(id);
        offerSaved();
        m_page->showcase().setSubject(newestUnfinished());
        m_page->showcase().request();
        m_page->setFocus();
    };
    ask(&m_window, {.name = u"removeSavedGameBox"_s,
                    .title = tr("Delete a saved game"),
                    .text = question,
                    .answers = {{.button = QMessageBox::Yes, .text = tr("&Delete"), .act = remove},
                                {.button = QMessageBox::Cancel}},
                    .usual = 1});
}
