#include "editor/panels/textfeature.h"

#include "editor/panels/editdocks.h"
#include "editor/panels/editview.h"
#include "editor/panels/textpanel.h"

using namespace Qt::StringLiterals;

TextFeature::TextFeature(const EditDesk &desk) : EditFeature(desk)
{
    auto *panel = new TextPanel(desk.document, desk.toolbox);
    desk.docks.addPanel(panel, u"textDock"_s, {.area = Qt::LeftDockWidgetArea, .isOpen = false});
    connect(panel, &TextPanel::caretMoved, this, [this](Point cell) { this->desk().view.pointAt(cell); });
}
