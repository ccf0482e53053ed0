#include "app/window/helpdialogs.h"

#include "editor/canvas/icon.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace {

class HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpText)

public:
    static QString keysTitle() { return tr("Keys"); }
    static QString aboutTitle() { return tr("About Mazewright"); }
    static QString about();
    static QList<std::pair<QString, QString>> keys();
};

QString HelpText::about()
{
    return tr("Mazewright %1\n\nDraw a maze, play it, know that it is fair.\n\nFree software under the MIT license, "
              "made "
              "with Qt %2.")
        .arg(QStringLiteral(MAZEWRIGHT_VERSION), QString::fromLatin1(qVersion()));
}

QList<std::pair<QString, QString>> HelpText::keys()
{
    return {
        {tr("Arrow keys, keypad, or h j k l"), tr("Walk north, south, west and east")},
        {tr("Home, PgUp, End, PgDn, keypad, or y u b n"), tr("Walk diagonally, where the rules allow it")},
        {tr(". or keypad 5"), tr("Wait a turn")},
        {tr("A click on a neighboring cell"), tr("Walk there")},
        {tr("P or Space"), tr("Pause, and go on")},
        {tr("Ctrl+R, Ctrl+Shift+R"), tr("Start again with the same seed, with another one")},
        {tr("Mouse wheel, Ctrl+Plus, Ctrl+Minus"), tr("Zoom")},
        {tr("Ctrl+0, Ctrl+1"), tr("Fit the window, real size")},
        {tr("F6"), tr("Go to the next panel")},
        {tr("F11"), tr("Full screen")},
        {tr("Escape"), tr("One step back; never quits")},
    };
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

QLabel *plainLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

void showKeys(QWidget *parent)
{
    QDialog *dialog = newDialog(u"keysDialog"_s, HelpText::keysTitle(), parent);
    auto *layout = new QFormLayout(dialog);
    layout->setHorizontalSpacing(24);
    for (const auto &[keys, meaning] : HelpText::keys()) {
        layout->addRow(plainLabel(keys), plainLabel(meaning));
    }
    layout->addRow(closeButton(dialog));
    dialog->open();
}

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
