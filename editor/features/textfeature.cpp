#include "editor/features/textfeature.h"

#include "editor/desk/editdocks.h"
#include "editor/desk/editview.h"
#include "editor/panels/textpanel.h"
#include "editor/widgets/latepanel.h"

using namespace Qt::StringLiterals;

TextFeature::TextFeature(const EditDesk &desk)
    : EditFeature(desk), m_place(new LatePanel([this] { return makePanel(); }))
{
    retranslate();
    desk.docks.addPanel(m_place, u"textDock"_s, {.area = Qt::LeftDockWidgetArea, .isOpen = false});
}

QWidget *TextFeature::makePanel()
{
    auto *panel = new TextPanel(desk().document, desk().toolbox);
    connect(panel, &TextPanel::caretMoved, this, [this](Point cell) { desk().view.pointAt(cell); });
    return panel;
}

void TextFeature::retranslate()
{
    m_place->setWindowTitle(TextPanel::tr("Text"));
}
