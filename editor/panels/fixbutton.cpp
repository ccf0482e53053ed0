#include "editor/panels/fixbutton.h"

#include "editor/art/icon.h"
#include "editor/text/mnemonics.h"
#include "editor/text/plaintip.h"
#include "editor/widgets/languagechange.h"

#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

using namespace Qt::StringLiterals;

FixButton::FixButton(QWidget *parent) : QToolButton(parent), m_menu(new QMenu(this))
{
    setObjectName(u"fixButton"_s);
    setIcon(programIcon(u"fix"_s));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setProperty("isSmall", true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_menu->setObjectName(u"fixMenu"_s);
    connect(this, &QToolButton::clicked, this, [this] { Q_EMIT chosen(0); });
    retranslateOnChange(*this, [this] { showFixes(); });
}

void FixButton::setFixes(const QStringList &names)
{
    if (names != m_fixes) {
        m_fixes = names;
        showFixes();
    }
}

void FixButton::setKey(const QString &key)
{
    m_key = key;
    showFixes();
}

void FixButton::showFixes()
{
    m_menu->setAccessibleName(tr("Ways to fix the selected issue"));
    setEnabled(!m_fixes.isEmpty());
    setText(m_fixes.isEmpty() ? tr("Fix") : tr("Fix: %1").arg(withoutMnemonics(m_fixes.first())));
    const QString tip = m_fixes.isEmpty() ? tr("Select an issue that can be fixed") : m_fixes.first();
    setToolTip(plainTip(m_key.isEmpty() ? tip : tr("%1 (%2)").arg(tip, m_key)));
    m_menu->clear();
    fillMenu(m_menu);
    setPopupMode(m_fixes.size() > 1 ? MenuButtonPopup : DelayedPopup);
    setMenu(m_fixes.size() > 1 ? m_menu : nullptr);
}

void FixButton::fillMenu(QMenu *menu)
{
    for (int i = 0; i < m_fixes.size(); ++i) {
        QAction *action = menu->addAction(programIcon(u"fix"_s), tr("Fix: %1").arg(withoutMnemonics(m_fixes[i])));
        action->setObjectName(u"fix%1"_s.arg(i));
        // Queued, because the fix changes the findings and thereby the menu.
        connect(
            action, &QAction::triggered, this, [this, i] { Q_EMIT chosen(i); }, Qt::QueuedConnection);
    }
}

/// Allows a narrow button, since its text may be long: the tool tip shows all of it.
QSize FixButton::minimumSizeHint() const
{
    const int words = fontMetrics().horizontalAdvance(text()) - fontMetrics().horizontalAdvance(u"mmmm…"_s);
    return QToolButton::minimumSizeHint() - QSize(std::max(0, words), 0);
}

void FixButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const int missing = QToolButton::sizeHint().width() - width();
    if (missing > 0) {
        const int room = fontMetrics().horizontalAdvance(option.text) - missing;
        option.text = fontMetrics().elidedText(option.text, Qt::ElideRight, room, Qt::TextShowMnemonic);
    }
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}
