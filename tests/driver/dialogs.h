#pragma once

#include <QDialog>
#include <QMessageBox>
#include <QTimer>

#include <functional>

/// Answers the next modal dialog if it has that object name. Any other dialog is closed and counts as no answer. Must
/// live while the dialog is shown. An answer that fails closes the dialog.
class DialogAnswer {
public:
    DialogAnswer(const QString &objectName, std::function<void(QDialog *)> answer);

    bool wasGiven() const { return m_wasGiven; }

private:
    void look();

    QString m_objectName;
    std::function<void(QDialog *)> m_answer;
    QTimer m_timer;
    bool m_wasGiven = false;
};

/// Returns a part of a dialog by its object name. A missing part fails the test run.
template<typename T>
T &in(QDialog *dialog, const QString &name)
{
    T *found = dialog->findChild<T *>(name);
    return found ? *found : (qFatal("no %s", qPrintable(name)), *found);
}

/// Chooses a file in a QFileDialog by typing its name.
void chooseFile(QDialog *dialog, const QString &path);
void clickButton(QDialog *dialog, QMessageBox::StandardButton button);
