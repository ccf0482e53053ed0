#include "editor/widgets/buttonnames.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QMetaEnum>
#include <QPushButton>

using namespace Qt::StringLiterals;

void nameButtons(const QDialog &dialog)
{
    const auto keys = QMetaEnum::fromType<QDialogButtonBox::StandardButtons>();
    for (const QDialogButtonBox *box : dialog.findChildren<QDialogButtonBox *>()) {
        for (QAbstractButton *button : box->buttons()) {
            const QLatin1StringView key(keys.valueToKey(box->standardButton(button)));
            button->setObjectName(dialog.objectName() + key);
        }
    }
}
