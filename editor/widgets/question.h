#pragma once

#include <QMessageBox>

class QFileDialog;

#include <functional>
#include <optional>
#include <vector>

/// An answer button of a question: a standard button, or a custom one with role, name and text. Standard buttons get
/// the object name of the question followed by their own, such as "unsavedChangesSave".
struct Answer {
    QMessageBox::StandardButton button = QMessageBox::NoButton;
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole; ///< of a custom button
    QString name = {};                                      ///< objectName of a custom button
    QString text = {};                                      ///< of a standard button: replaces the usual text
    std::function<void()> act = {};
};

/// The data of a message box: a question, or a message if there is one answer. Texts are plain. Escape gives the answer
/// that Qt considers safe: Cancel, else the rejecting one, else No.
struct Question {
    QString name; ///< objectName of the box
    QString title = {};
    QString text;
    QString details = {}; ///< shown below the text
    std::vector<Answer> answers;
    std::size_t usual = 0; ///< index of the answer for Enter
    QMessageBox::Icon icon = QMessageBox::Question;
};

/// Shows a question over `parent` and returns at once; the answer's `act` is called later. The box deletes itself.
void ask(QWidget *parent, const Question &question);
/// Shows a question and returns the index of the answer, or the number of answers if there was none. Does not call
/// `act`.
std::size_t answerTo(QWidget *parent, const Question &question);
/// Asks for a line of text with the initial value `text`; std::nullopt if the user cancels.
std::optional<QString> askedLine(QWidget *parent, const QString &name, const QString &title, const QString &label,
                                 const QString &text);
/// True if a file may be written: it does not exist, or the user confirms in a box with that title that it may be
/// replaced. `details` is shown below the question.
bool mayBeWritten(const QString &path, const QString &title, QWidget *parent, const QString &details = {});
/// Removes quotation marks from names typed into a save dialog: Qt would take the text between them for one of several
/// names and use that.
void keepQuotesOut(QFileDialog &dialog);
/// Shows a warning and returns at once.
void tell(QWidget *parent, const QString &name, const QString &title, const QString &sentence);
/// Shows a message with the program's name as title; returns when it was closed.
void showMessage(QWidget *parent, const QString &name, const QString &sentence);
