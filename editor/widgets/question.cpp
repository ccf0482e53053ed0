#include "editor/widgets/question.h"

#include "editor/widgets/dialogsetup.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QValidator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int widthOfLines = 420; ///< of a dialog that asks for a line of text

QPushButton *addButton(QMessageBox &box, const Answer &answer)
{
    if (answer.button == QMessageBox::NoButton) {
        return box.addButton(answer.text, answer.role);
    }
    QPushButton *button = box.addButton(answer.button);
    if (!answer.text.isEmpty()) {
        button->setText(answer.text);
    }
    return button;
}

/// Returns the buttons of the box, in the order of the answers.
std::vector<QPushButton *> fill(QMessageBox &box, const Question &question)
{
    box.setObjectName(question.name);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(question.details);
    if (auto *details = box.findChild<QLabel *>(u"qt_msgbox_informativelabel"_s)) {
        details->setTextFormat(Qt::PlainText);
    }
    std::vector<QPushButton *> buttons;
    for (const Answer &answer : question.answers) {
        buttons.push_back(addButton(box, answer));
    }
    box.setDefaultButton(buttons[question.usual]);
    nameButtons(box);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (const QString &name = question.answers[i].name; !name.isEmpty()) {
            buttons[i]->setObjectName(name);
        }
    }
    return buttons;
}

class WithoutQuotes : public QValidator {
public:
    using QValidator::QValidator;

    State validate(QString &input, int &cursor) const override
    {
        cursor -= int(QStringView(input).first(cursor).count(u'"'));
        input.remove(u'"');
        return Acceptable;
    }
};

Question message(const QString &name, const QString &title, const QString &sentence)
{
    return {.name = name,
            .title = title,
            .text = sentence,
            .answers = {{.button = QMessageBox::Ok}},
            .icon = QMessageBox::Warning};
}

} // namespace

void ask(QWidget *parent, const Question &question)
{
    auto *box = new QMessageBox(question.icon, question.title, question.text, QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const std::vector<QPushButton *> buttons = fill(*box, question);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (const std::function<void()> &act = question.answers[i].act) {
            QObject::connect(buttons[i], &QPushButton::clicked, box, act);
        }
    }
    box->open();
}

std::size_t answerTo(QWidget *parent, const Question &question)
{
    QMessageBox box(question.icon, question.title, question.text, QMessageBox::NoButton, parent);
    const std::vector<QPushButton *> buttons = fill(box, question);
    box.exec();
    return std::size_t(std::find(buttons.begin(), buttons.end(), box.clickedButton()) - buttons.begin());
}

std::optional<QString> askedLine(QWidget *parent, const QString &name, const QString &title, const QString &label,
                                 const QString &text)
{
    QInputDialog dialog(parent);
    dialog.setObjectName(name);
    dialog.setWindowTitle(title);
    dialog.setLabelText(label);
    dialog.setTextValue(text);
    nameButtons(dialog);
    resizeOnScreen(dialog, {widthOfLines, dialog.sizeHint().height()});
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

void tell(QWidget *parent, const QString &name, const QString &title, const QString &sentence)
{
    ask(parent, message(name, title, sentence));
}

void showMessage(QWidget *parent, const QString &name, const QString &sentence)
{
    answerTo(parent, message(name, u"Mazewright"_s, sentence));
}

void keepQuotesOut(QFileDialog &dialog)
{
    if (auto *name = dialog.findChild<QLineEdit *>()) { // native dialogs have none
        name->setValidator(new WithoutQuotes(name));
    }
}

bool confirmOverwrite(const QString &path, const QString &title, QWidget *parent, const QString &details)
{
    const QString text = QCoreApplication::translate("Question", "“%1” already exists. Replace it?");
    return !QFileInfo(path).isFile()
           || answerTo(parent, {.name = u"replaceFile"_s,
                                .title = title,
                                .text = text.arg(QDir::toNativeSeparators(path)),
                                .details = details,
                                .answers = {{.button = QMessageBox::Yes}, {.button = QMessageBox::No}},
                                .usual = 1,
                                .icon = QMessageBox::Warning})
                  == 0;
}
