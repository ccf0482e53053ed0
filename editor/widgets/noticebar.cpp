#include "editor/widgets/noticebar.h"

#include "editor/art/icon.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSize = 20;
constexpr int leastWords = 240; // pixels; in less width a sentence becomes a column

} // namespace

NoticeBar::NoticeBar(const QString &objectName, QWidget *parent)
    : QFrame(parent), m_icon(new QLabel), m_sentence(wrappedLabel(objectName + u"Text"_s)), m_buttons(new FlowLayout),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setObjectName(objectName);
    setProperty("isNotice", true);
    m_icon->setPixmap(programIcon(u"warning"_s).pixmap(iconSize));
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_buttons->setSpacing(8);
    auto *words = new QHBoxLayout;
    words->setSpacing(12);
    words->addWidget(m_icon);
    words->addWidget(m_sentence, 1);
    m_layout->setContentsMargins(16, 8, 16, 8);
    m_layout->setSpacing(12);
    m_layout->addLayout(words, 1);
    m_layout->addLayout(m_buttons);
    hide();
    whenLanguageChanges(*this, [this] { build(); });
}

void NoticeBar::tell(std::function<Notice()> notice)
{
    m_notice = std::move(notice);
    build();
}

void NoticeBar::build()
{
    const Notice notice = m_notice ? m_notice() : Notice();
    const bool hasKeyboard = isAncestorOf(window()->focusWidget());
    if (hasKeyboard && notice.isEmpty()) {
        Q_EMIT left(); // hiding a focused button would move the focus to the next widget and scroll there
    }
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        // A click on one of these buttons may have called this function.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_sentence->setText(notice.sentence);
    setAccessibleName(notice.sentence);
    for (const Notice::Choice &choice : notice.choices) {
        auto *button = new QPushButton(choice.text);
        button->setObjectName(choice.name);
        button->setAccessibleName(QString(choice.text).remove(u'&'));
        button->setAccessibleDescription(notice.sentence);
        button->setToolTip(choice.tip);
        connect(button, &QPushButton::clicked, this, [act = choice.act] { act(); });
        m_buttons->addWidget(button);
        if (isVisible()) {
            button->show(); // the layout would show it later, and hidden widgets cannot get the focus
        }
    }
    layOut();
    setVisible(!notice.isEmpty());
    if (hasKeyboard && m_buttons->count() > 0) {
        m_buttons->itemAt(0)->widget()->setFocus();
    }
}

void NoticeBar::layOut()
{
    const int beside = iconSize + leastWords + m_buttons->sizeHint().width() + 2 * m_layout->spacing();
    const QMargins margins = m_layout->contentsMargins();
    const bool isWide = width() - margins.left() - margins.right() >= beside;
    m_layout->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void NoticeBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    layOut();
}

void NoticeBar::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        button->click();
        return;
    }
    QFrame::keyPressEvent(event);
}

void NoticeBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_icon->setPixmap(programIcon(u"warning"_s).pixmap(iconSize));
    }
}
