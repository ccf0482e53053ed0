#pragma once

#include <QMessageBox>

class QFileDialog;

#include <functional>
#include <optional>
#include <vector>

/// A button of a question: one of Qt's, or one of its own with a role, a name and a text. Those of Qt are named after
/// the question and themselves, such as "unsavedChangesSave".
struct Answer {
    QMessageBox::StandardButton button = QMessageBox::NoButton;
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole; ///< of one that is none of Qt's
    QString name = {};                                      ///< objectName of one that is none of Qt's
    QString text = {};                                      ///< of one of Qt's: another text than is usual
    std::function<void()> act = {};
};

/// What is asked in a box, or said if there is one answer. Texts are plain. Escape gives the answer that takes nothing
/// upon itself, as Qt finds it: Cancel, else the one that rejects, else No.
struct Question {
    QString name; ///< objectName of the box
    QString title = {};
    QString text;
    QString details = {}; ///< below it
    std::vector<Answer> answers;
    std::size_t usual = 0; ///< the answer that Enter gives
    QMessageBox::Icon icon = QMessageBox::Question;
};

/// Asks over `parent` and returns at once: the answer acts once it is given. The box deletes itself.
void ask(QWidget *parent, const Question &question);
/// Asks and returns the number of the answer once it was given, or their count if none was; its `act` is not called.
std::size_t answerTo(QWidget *parent, const Question &question);
/// Asks for a line of text, which begins as `text`; std::nullopt if the person cancels.
std::optional<QString> askedLine(QWidget *parent, const QString &name, const QString &title, const QString &label,
                                 const QString &text);
/// Whether a file may be written: it is not there, or the person says under that title that it is to be replaced.
/// `details` stands below the question.
bool mayBeWritten(const QString &path, const QString &title, QWidget *parent, const QString &details = {});
/// Removes quotation marks from names that are typed into a dialog for saving: Qt would take the text between them as
/// one of several names, and save under that.
void keepQuotesOut(QFileDialog &dialog);
/// Says that something is not as it should be, and returns at once.
void tell(QWidget *parent, const QString &name, const QString &title, const QString &sentence);
/// Says something under the name of the program; returns once it was read.
void showMessage(QWidget *parent, const QString &name, const QString &sentence);
