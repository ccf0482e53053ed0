#include "app/shell/helpdialogs.h"

#include "editor/art/icon.h"
#include "editor/widgets/plainlabel.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

class HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpText)

public:
    static QString aboutTitle() { return tr("About Mazewright"); }
    static QString about();
};

QString HelpText::about()
{
    return tr("Mazewright %1\n\nDraw a maze, play it, know that it is fair.\n\nFree software under the MIT license, "
              "made "
              "with Qt %2.")
        .arg(QStringLiteral(MAZEWRIGHT_VERSION), QString::fromLatin1(qVersion()));
}

QDialog *newDialog(const QString &name, const QString &title, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    return dialog;
}

QDialogButtonBox *closeButton(QDialog *dialog)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return buttons;
}

} // namespace

void showAbout(QWidget *parent)
{
    QDialog *dialog = newDialog(u"aboutDialog"_s, HelpText::aboutTitle(), parent);
    auto *icon = new QLabel;
    icon->setPixmap(QIcon(u":/icons/mazewright.svg"_s).pixmap(64, 64));
    auto *row = new QHBoxLayout;
    row->setSpacing(20);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(plainLabel(HelpText::about()));
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->addLayout(row);
    layout->addWidget(closeButton(dialog));
    dialog->open();
}
