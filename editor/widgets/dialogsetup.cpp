#include "editor/widgets/dialogsetup.h"

#include "editor/art/fontsize.h"

#include <QDialog>
#include <QMetaEnum>
#include <QPushButton>
#include <QScreen>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace {

void nameButtonsOf(const QDialogButtonBox &box, const QDialog &dialog)
{
    const auto keys = QMetaEnum::fromType<QDialogButtonBox::StandardButtons>();
    for (QAbstractButton *button : box.buttons()) {
        const QLatin1StringView key(keys.valueToKey(box.standardButton(button)));
        button->setObjectName(dialog.objectName() + key);
    }
}

/// Frame of a window, which is unknown before it is shown.
constexpr QSize frame{8, 40};

QSize roomFor(const QWidget &dialog)
{
    const QWidget &place = dialog.parentWidget() ? *dialog.parentWidget() : dialog;
    return place.screen()->availableSize() - frame;
}

} // namespace

void nameButtons(const QDialog &dialog)
{
    for (const QDialogButtonBox *box : dialog.findChildren<QDialogButtonBox *>()) {
        nameButtonsOf(*box, dialog);
    }
}

QDialogButtonBox *dialogButtons(QDialog &dialog, QDialogButtonBox::StandardButtons which)
{
    auto *box = new QDialogButtonBox(which);
    nameButtonsOf(*box, dialog);
    QObject::connect(box, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return box;
}

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
