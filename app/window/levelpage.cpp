#include "app/window/levelpage.h"

#include "app/window/eventtext.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestStatus = 216;
constexpr int widestStatus = 296;

} // namespace

LevelPage::LevelPage(CataloguePtr catalogue, PlaySession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_canvas(new Canvas(std::move(catalogue), this)), m_view(*m_canvas),
      m_status(new StatusPanel(this)), m_log(new LogPanel(this)), m_banner(new QLabel(m_canvas)),
      m_end(new EndScreen(m_canvas))
{
    setObjectName(u"levelPage"_s);
    m_canvas->setObjectName(u"canvas"_s);
    m_banner->setObjectName(u"pauseBanner"_s);
    m_banner->setTextFormat(Qt::PlainText);
    m_banner->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_banner->hide();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_canvas, 0, 0);
    layout->addWidget(m_log, 1, 0);
    layout->addWidget(m_status, 0, 1, 2, 1);
    m_canvas->installEventFilter(this);
    m_status->installEventFilter(this);
    connect(&m_session, &PlaySession::started, this, &LevelPage::onStarted);
    connect(&m_session, &PlaySession::played, this, &LevelPage::onPlayed);
    connect(&m_session, &PlaySession::stateChanged, this, &LevelPage::onStateChanged);
    showBanner();
}

void LevelPage::setPlaying(bool isPlaying)
{
    m_isPlaying = isPlaying;
    m_status->setVisible(isPlaying);
    m_log->setVisible(isPlaying);
    m_end->setVisible(isPlaying && m_session.state() == PlaySession::State::Over);
    showBanner();
}

void LevelPage::showGame()
{
    m_view.show(m_session.game());
}

void LevelPage::setEnding(bool hasNext, bool isTest)
{
    m_hasNext = hasNext;
    m_isTest = isTest;
}

void LevelPage::onStarted()
{
    m_end->hide();
    m_log->clearLines();
    m_log->say(m_session.game().level().description);
    m_view.show(m_session.game());
    m_status->setTest(m_isTest);
    m_status->showGame(m_session.game());
    showBanner();
}

void LevelPage::onPlayed(const EventList &events)
{
    if (!m_isPlaying) {
        return; // the canvas belongs to the editor
    }
    m_view.update(events, m_session.game());
    m_status->showWorld(m_session.world());
    for (const Event &event : events) {
        m_log->say(sentenceOf(event, m_session.world()));
    }
}

void LevelPage::onStateChanged(PlaySession::State state)
{
    if (m_isPlaying && state == PlaySession::State::Over) {
        m_end->showEnd(m_session.game(), m_hasNext, m_isTest);
    } else {
        m_end->hide();
    }
    showBanner();
}

void LevelPage::showBanner()
{
    const PlaySession::State state = m_session.state();
    m_banner->setVisible(m_isPlaying && (state == PlaySession::State::Ready || state == PlaySession::State::Paused));
    m_banner->setText(state == PlaySession::State::Ready ? tr("Any move starts")
                                                         : tr("Paused: any move or a click goes on"));
    m_canvas->setAccessibleName(tr("Level"));
    placeOverlays();
}

void LevelPage::placeOverlays()
{
    m_end->setGeometry(m_canvas->rect());
    m_banner->adjustSize();
    m_banner->move((m_canvas->width() - m_banner->width()) / 2, m_canvas->height() - m_banner->height() - 24);
}

void LevelPage::resizeEvent(QResizeEvent *event)
{
    fitStatus();
    QWidget::resizeEvent(event);
}

/// A share of the width, more where a long number or word needs it.
void LevelPage::fitStatus()
{
    const int wanted = std::max(width() * 22 / 100, m_status->minimumSizeHint().width());
    m_status->setFixedWidth(std::clamp(wanted, narrowestStatus, widestStatus));
}

bool LevelPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_canvas && event->type() == QEvent::Resize) {
        placeOverlays();
    } else if (watched == m_status && event->type() == QEvent::LayoutRequest) {
        fitStatus();
    }
    return QWidget::eventFilter(watched, event);
}

void LevelPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        showBanner();
    }
}
