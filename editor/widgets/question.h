#pragma once

#include <QMessageBox>

class QFileDialog;

#include <functional>
#include <optional>
#include <vector>

/// An answer button of a question: a standard button, or a custom one with role, name and text. The object name of a
/// standard button is Question::name followed by the name of the button, such as "unsavedChangesSave".
struct Answer {
    QMessageBox::StandardButton button = QMessageBox::NoButton; ///< NoButton: a custom button
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole;     ///< role of a custom button
    QString name = {};                                          ///< objectName of a custom button
    QString text = {}; ///< text of a custom button; for a standard button, replaces the usual text unless empty
    /// Called when the user gives this answer to ask(); may be null.
    std::function<void()> act = {};
};

/// The data of a message box: a question, or a message if there is only one answer. Texts are plain text. Escape gives
/// the answer that Qt considers safe: Cancel, else the answer with the rejecting role, else No.
struct Question {
    QString name; ///< objectName of the box
    QString title = {};
    QString text;
    QString details = {}; ///< shown below the text
    std::vector<Answer> answers;
    std::size_t usual = 0; ///< index of the answer that Enter gives
    QMessageBox::Icon icon = QMessageBox::Question;
};

/// Shows a question over `parent` and returns at once. When the user answers, Answer::act of the chosen answer is
/// called. The box deletes itself.
void ask(QWidget *parent, const Question &question);
/// Shows a question and waits for the answer. Returns the index of the answer, or the number of answers if the box was
/// closed without an answer. Does not call Answer::act.
std::size_t answerTo(QWidget *parent, const Question &question);
/// Shows a dialog that asks for a line of text, whose initial value is `text`. Waits until the dialog is closed, and
/// returns the line. `name` is the dialog's object name. std::nullopt if the user cancels.
std::optional<QString> askedLine(QWidget *parent, const QString &name, const QString &title, const QString &label,
                                 const QString &text);
/// True if a file may be written: it does not exist, or the user confirms that it may be replaced. The question has
/// `title`, and `details` below its text. Waits for the answer.
bool confirmOverwrite(const QString &path, const QString &title, QWidget *parent, const QString &details = {});
/// Makes a save dialog remove quotation marks from the file name while the user types. Qt would split the name at
/// quotation marks and use only a part of it. No effect on native dialogs.
void keepQuotesOut(QFileDialog &dialog);
/// Shows a warning and returns at once. `name` is the object name of the box.
void tell(QWidget *parent, const QString &name, const QString &title, const QString &sentence);
/// Shows a warning with the program's name as title, and waits until it is closed. `name` is the object name of the
/// box.
void showMessage(QWidget *parent, const QString &name, const QString &sentence);
