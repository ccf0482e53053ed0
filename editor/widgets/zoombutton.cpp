#include "editor/widgets/zoombutton.h"

#include "editor/art/tilescale.h"
#include "editor/canvas/canvas.h"
#include "editor/widgets/languagechange.h"

#include <QMenu>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<int, 9> offered{12, 25, 50, 75, 100, 150, 200, 400, Zoom::largest};

} // namespace

ZoomButton::ZoomButton(Canvas &canvas, QWidget *parent) : QToolButton(parent), m_canvas(canvas)
{
    setObjectName(u"zoomButton"_s);
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    auto *sizes = new QMenu(this);
    sizes->setObjectName(u"zoomMenu"_s);
    setMenu(sizes);
    connect(sizes, &QMenu::aboutToShow, this, &ZoomButton::fillMenu);
    connect(&canvas, &Canvas::zoomChanged, this, &ZoomButton::showZoom);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void ZoomButton::setFirst(const QList<QAction *> &actions)
{
    m_first = actions;
}

void ZoomButton::fillMenu()
{
    menu()->clear();
    menu()->addActions(m_first);
    menu()->addSeparator();
    for (const int percent : offered) {
        QAction *action = menu()->addAction(tr("%1 %").arg(percent));
        action->setObjectName(u"zoom%1"_s.arg(percent));
        action->setCheckable(true);
        action->setChecked(m_canvas.zoomPercent() == percent);
        connect(action, &QAction::triggered, this, [this, percent] { m_canvas.zoomTo(percent); });
    }
}

void ZoomButton::showZoom()
{
    setText(tr("%1 %").arg(m_canvas.zoomPercent()));
    setAccessibleName(tr("Zoom: %1 %").arg(m_canvas.zoomPercent()));
}

void ZoomButton::retranslate()
{
    setToolTip(tr("Zoom of the level"));
    menu()->setAccessibleName(tr("Zoom"));
    showZoom();
}
