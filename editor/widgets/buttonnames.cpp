#include "editor/widgets/buttonnames.h"

#include <QDialog>
#include <QMetaEnum>
#include <QPushButton>

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
