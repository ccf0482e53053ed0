#include "editor/palette/palettecard.h"

#include "editor/art/icon.h"
#include "editor/widgets/elidedlabel.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/wording/plaintip.h"

#include <QEvent>
#include <QGridLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int bodyLines = 4; // two of numbers, two of words: what shipped kinds need in the longer language

} // namespace

PaletteCard::PaletteCard(QWidget *parent)
    : QFrame(parent), m_name(new ElidedLabel), m_body(wrappedLabel(u"paletteCardBody"_s, true)), m_star(new QToolButton)
{
    setObjectName(u"paletteCard"_s);
    m_name->setObjectName(u"paletteCardName"_s);
    m_body->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_body->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_star->setObjectName(u"paletteStar"_s);
    m_star->setIcon(programIcon(u"favorite"_s));
    m_star->setIconSize({14, 14});
    m_star->setCheckable(true);
    m_star->setProperty("isSmall", true);
    m_star->setFocusPolicy(Qt::TabFocus);
    connect(m_star, &QToolButton::clicked, this, &PaletteCard::favoriteToggled);
    auto *layout = newLayout<QGridLayout>(this, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_name, 0, 0);
    layout->addWidget(m_star, 0, 1);
    layout->addWidget(m_body, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    keepTranslated(*this, [this] { retranslate(); });
    settleHeight();
}

void PaletteCard::show(const PaintCard &card, std::optional<bool> isFavorite)
{
    m_name->setText(card.name);
    m_body->setText(card.body());
    m_body->setToolTip(plainTip(card.body()));
    m_star->setChecked(isFavorite.value_or(false));
    m_star->setEnabled(isFavorite.has_value());
}

void PaletteCard::settleHeight()
{
    const int height = bodyLines * m_body->fontMetrics().lineSpacing();
    if (m_body->minimumHeight() != height) {
        m_body->setFixedHeight(height);
    }
}

void PaletteCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        settleHeight();
    }
}

void PaletteCard::retranslate()
{
    m_star->setAccessibleName(tr("Favorite"));
    m_star->setToolTip(tr("Makes what is in hand a favorite, or takes it out (*)"));
}
