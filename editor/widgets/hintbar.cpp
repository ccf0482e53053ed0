#include "editor/widgets/hintbar.h"

#include "editor/widgets/languagechange.h"
#include "editor/widgets/plainlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

HintBar::HintBar(QWidget *parent)
    : QFrame(parent), m_count(new QLabel), m_text(wrappedLabel(u"hintText"_s)), m_next(new QPushButton),
      m_close(new QPushButton)
{
    setObjectName(u"hintBar"_s);
    m_count->setObjectName(u"hintCount"_s);
    m_count->setProperty("isSecondary", true);
    m_next->setObjectName(u"closeHint"_s);
    m_close->setObjectName(u"closeAllHints"_s);
    for (QPushButton *button : {m_next, m_close}) {
        button->setProperty("isQuiet", true);
        button->setAutoDefault(true); // Return presses it
    }
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->setSpacing(12);
    layout->addWidget(m_count);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_next);
    layout->addWidget(m_close);
    setFocusProxy(m_next);
    connect(m_next, &QPushButton::clicked, this, &HintBar::oneClosed);
    connect(m_close, &QPushButton::clicked, this, &HintBar::allClosed);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void HintBar::showHint(const QString &text, int number, int count)
{
    m_count->setText(tr("%1 of %2").arg(number).arg(count));
    m_text->setText(text);
    m_next->setText(number < count ? tr("Ne&xt hint") : tr("&Got it"));
    m_next->setAccessibleName(QString(m_next->text()).remove(u'&'));
    setAccessibleDescription(text);
    m_next->setAccessibleDescription(text); // read out when the button gets the focus
}

void HintBar::retranslate()
{
    setAccessibleName(tr("Hint"));
    m_close->setText(tr("No &more hints"));
    m_close->setAccessibleName(tr("No more hints"));
    m_close->setToolTip(tr("Close all hints; to see them again, use the Help menu"));
    m_next->setToolTip(tr("Close this hint"));
}
