#include "editor/widgets/dialogsize.h"

#include "editor/art/fontsize.h"

#include <QScreen>
#include <QWidget>

namespace {

/// Frame of a window, which is unknown before it is shown.
constexpr QSize frame{8, 40};

QSize roomFor(const QWidget &dialog)
{
    const QWidget &place = dialog.parentWidget() ? *dialog.parentWidget() : dialog;
    return place.screen()->availableSize() - frame;
}

} // namespace

void resizeOnScreen(QWidget &dialog, QSize wanted)
{
    const QSize size(besideFont(wanted.width(), dialog.font()), besideFont(wanted.height(), dialog.font()));
    dialog.resize(size.boundedTo(roomFor(dialog)));
}

void heightenOnScreen(QWidget &dialog)
{
    const int height = qMin(dialog.sizeHint().height(), roomFor(dialog).height());
    dialog.resize(dialog.width(), qMax(dialog.height(), height));
}
