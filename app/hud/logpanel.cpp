#include "app/hud/logpanel.h"

#include "editor/art/fontsize.h"
#include "editor/art/icon.h"
#include "editor/widgets/languagechange.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int shownLines = 4;
constexpr int searchWidth = 200;

} // namespace

LogPanel::LogPanel(QWidget *parent) : QPlainTextEdit(parent)
{
    setObjectName(u"logPanel"_s);
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::TabFocus);
    setMaximumBlockCount(mostLines);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setCursor(Qt::ArrowCursor);
    setMinimumHeight(shownLines * (fontMetrics().lineSpacing() + 1) + 24);
    retranslateOnChange(*this, [this] {
        retranslate();
        retranslateLines();
    });
}

void LogPanel::setWatched()
{
    m_isWatched = true;
    retranslate();
}

void LogPanel::say(const Sentence &sentence, LogKind kind)
{
    if (sentence) {
        say(sentence(), sentence, kind);
    }
}

void LogPanel::notify(const Sentence &sentence)
{
    const auto former =
        std::find_if(m_history.begin(), m_history.end(), [](const Said &said) { return said.isNotice; });
    if (former != m_history.end()) {
        m_history.erase(former);
    }
    m_history.push_back({{.text = sentence(), .kind = LogKind::System}, sentence, true});
    if (m_history.size() > mostLines) {
        forgetOldest();
    }
    showAll();
}

void LogPanel::say(const QString &line, const Sentence &sentence, LogKind kind)
{
    if (line.isEmpty()) {
        return;
    }
    if (!m_history.empty() && m_history.back().line.text == line) {
        LogLine &last = m_history.back().line;
        ++last.repeats;
        if (isShown(last)) {
            replaceLast(last);
        }
        return;
    }
    m_history.push_back({{.text = line, .kind = kind, .event = sentence.kept()}, sentence});
    if (m_history.size() > mostLines) {
        forgetOldest();
    }
    if (isShown(m_history.back().line)) {
        append(m_history.back().line);
    }
}

/// Translates all lines into the current language, except those that came as plain text.
void LogPanel::retranslateLines()
{
    for (Said &said : m_history) {
        if (said.sentence) {
            said.line.text = said.sentence();
        }
    }
    showAll();
}

void LogPanel::forgetOldest()
{
    m_history.pop_front();
    qsizetype &shrinking = m_before > 0 ? m_before : m_beginning;
    shrinking = std::max<qsizetype>(0, shrinking - 1);
}

QString LogPanel::textOf(const LogLine &line) const
{
    //: a line of the log that was said %2 times
    return line.repeats > 1 ? tr("%1 (×%2)").arg(line.text, QString::number(line.repeats)) : line.text;
}

bool LogPanel::isShown(const LogLine &line) const
{
    return m_search.isEmpty() || line.text.contains(m_search, Qt::CaseInsensitive);
}

QTextCharFormat LogPanel::formatOf(LogKind kind, bool isNewest) const
{
    const bool isStrong = isNewest && kind != LogKind::System; // events matter more than refused commands
    QTextCharFormat format;
    format.setFontWeight(isStrong ? QFont::DemiBold : QFont::Normal);
    format.setForeground(palette().color(colorRoleOf(kind, isStrong)));
    return format;
}

void LogPanel::append(const LogLine &line)
{
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.movePosition(QTextCursor::End);
    if (!document()->isEmpty()) {
        cursor.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
        cursor.setCharFormat(formatOf(m_lastKind, false));
        cursor.movePosition(QTextCursor::End);
        cursor.insertBlock();
    }
    cursor.insertText(textOf(line), formatOf(line.kind, true));
    m_lastKind = line.kind;
    cursor.endEditBlock();
    goToEnd();
}

void LogPanel::replaceLast(const LogLine &line)
{
    QTextCursor cursor(document()->lastBlock());
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.insertText(textOf(line), formatOf(line.kind, true));
    goToEnd();
}

/// Shows all lines in one edit, because every edit lays out the whole document.
void LogPanel::showAll()
{
    clear();
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    const LogLine *last = nullptr;
    for (const auto &[line, sentence, isNotice] : m_history) {
        if (!isShown(line)) {
            continue;
        }
        if (last) {
            cursor.insertText(textOf(*last), formatOf(last->kind, false));
            cursor.insertBlock();
        }
        last = &line;
    }
    if (last) {
        cursor.insertText(textOf(*last), formatOf(last->kind, true));
        m_lastKind = last->kind;
    }
    cursor.endEditBlock();
    goToEnd();
}

void LogPanel::goToEnd()
{
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

/// Reserves the space below the last whole line, so that no line is cut in half. Qt scrolls to the last line as if the
/// document had three margins and one more pixel.
void LogPanel::showWholeLines()
{
    const int all = viewport()->height() + viewportMargins().bottom();
    const int room = all - 3 * int(document()->documentMargin()) - 1;
    const int rest = std::max(0, room) % fontMetrics().lineSpacing();
    if (viewportMargins().bottom() != rest) {
        setViewportMargins(0, 0, 0, rest);
    }
}

/// Keeps the position if older lines are being read; otherwise keeps the newest line visible.
void LogPanel::resizeEvent(QResizeEvent *event)
{
    const QScrollBar &bar = *verticalScrollBar();
    const bool wasAtEnd = bar.value() == bar.maximum();
    QPlainTextEdit::resizeEvent(event);
    showWholeLines();
    if (wasAtEnd) {
        goToEnd();
    }
}

void LogPanel::goOnFrom(const std::vector<LogLine> &lines, const World *world)
{
    m_history.clear();
    for (const LogLine &line : lines) {
        m_history.push_back({line, world ? keptSentence(line.event, *world) : Sentence()});
    }
    m_before = qsizetype(m_history.size());
    retranslateLines();
}

void LogPanel::beginWith(const QStringList &lines)
{
    const auto begin = m_history.begin() + m_before;
    m_history.erase(begin, begin + m_beginning);
    m_beginning = 0;
    for (const QString &line : lines) {
        if (!line.isEmpty()) {
            m_history.insert(m_history.begin() + m_before + m_beginning, Said{.line = {.text = line}});
            ++m_beginning;
        }
    }
    showAll();
}

std::vector<LogLine> LogPanel::said() const
{
    std::vector<LogLine> said;
    for (qsizetype i = 0; i < qsizetype(m_history.size()); ++i) {
        const Said &one = m_history[std::size_t(i)];
        if (!one.isNotice && (i < m_before || i >= m_before + m_beginning)) {
            said.push_back(one.line);
        }
    }
    return said;
}

void LogPanel::clearLines()
{
    m_before = 0;
    m_beginning = 0;
    clear();
    m_history.clear();
}

QStringList LogPanel::lines() const
{
    const QString text = toPlainText();
    return text.isEmpty() ? QStringList() : text.split(u'\n');
}

void LogPanel::setSearch(const QString &text)
{
    if (text != m_search) {
        m_search = text;
        showAll();
        retranslate();
    }
}

void LogPanel::copyLines() const
{
    const QTextCursor marked = textCursor();
    const QString text =
        marked.hasSelection() ? marked.selection().toPlainText() : QString(lines().join(u'\n') + u'\n');
    QApplication::clipboard()->setText(text);
}

void LogPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copyLines();
    } else if (event->matches(QKeySequence::Find)) {
        Q_EMIT searchRequested();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

void LogPanel::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_history.empty()) {
        showAll();
    }
}

void LogPanel::retranslate()
{
    setAccessibleName(tr("Messages"));
    setPlaceholderText(emptyText());
}

QString LogPanel::emptyText() const
{
    if (!m_search.isEmpty()) {
        return tr("No messages found. Press Escape to show all.");
    }
    return m_isWatched ? tr("Nothing has happened yet. Play on or step forward.")
                       : tr("Take a step: what happens in the maze appears here.");
}

QPalette::ColorRole colorRoleOf(LogKind kind, bool isNewest)
{
    switch (kind) {
    case LogKind::Taken:
        return QPalette::BrightText;
    case LogKind::Dealt:
        return QPalette::Link;
    case LogKind::Gain:
        return QPalette::LinkVisited;
    case LogKind::Warning:
        return QPalette::Highlight;
    case LogKind::System:
        return QPalette::PlaceholderText;
    case LogKind::Plain:
        break;
    }
    return isNewest ? QPalette::Text : QPalette::PlaceholderText;
}

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
