#include "app/hud/logbar.h"

#include "app/hud/logpanel.h"
#include "editor/art/fontsize.h"
#include "editor/art/icon.h"
#include "editor/widgets/languagechange.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int searchWidth = 200;

} // namespace

LogBar::LogBar(LogPanel &log, QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_search(new QLineEdit), m_copy(new QToolButton)
{
    setObjectName(u"logBar"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_title->setObjectName(u"logTitle"_s);
    m_search->setObjectName(u"logSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(programIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_copy->setObjectName(u"logCopy"_s);
    m_copy->setIcon(programIcon(u"clipboard"_s));
    m_copy->setFocusPolicy(Qt::TabFocus);
    m_copy->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 2, 8, 2);
    layout->setSpacing(8);
    layout->addWidget(m_title, 1);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_copy);
    connect(m_search, &QLineEdit::textChanged, &log, &LogPanel::setSearch);
    connect(m_copy, &QToolButton::clicked, &log, &LogPanel::copyLines);
    connect(&log, &LogPanel::searchRequested, m_search, qOverload<>(&QWidget::setFocus));
    fitFont();
    retranslateOnChange(*this, [this] { retranslate(); });
}

void LogBar::fitFont()
{
    m_search->setMaximumWidth(besideFont(searchWidth, font()));
}

bool LogBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_search->clear();
        Q_EMIT left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LogBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitFont();
    }
}

void LogBar::retranslate()
{
    m_title->setText(tr("Messages"));
    m_search->setPlaceholderText(tr("Search messages"));
    m_search->setAccessibleName(tr("Search messages"));
    m_search->setToolTip(tr("Show only messages with this text (Ctrl+F in the messages; Escape to end)"));
    m_copy->setAccessibleName(tr("Copy messages"));
    m_copy->setToolTip(tr("Copy the messages shown (Ctrl+C in the messages)"));
}
