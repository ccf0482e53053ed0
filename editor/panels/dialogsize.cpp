#include "editor/panels/dialogsize.h"

#include "editor/canvas/fontsize.h"

#include <QScreen>
#include <QWidget>

namespace {

/// Of a window, which is not known before it is shown.
constexpr QSize frame{8, 40};

} // namespace

void resizeOnScreen(QWidget &dialog, QSize wanted)
{
    const QSize size(besideFont(wanted.width(), dialog.font()), besideFont(wanted.height(), dialog.font()));
    const QWidget &place = dialog.parentWidget() ? *dialog.parentWidget() : dialog;
    dialog.resize(size.boundedTo(place.screen()->availableSize() - frame));
}
