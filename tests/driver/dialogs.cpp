#include "tests/driver/dialogs.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

DialogAnswer::DialogAnswer(const QString &objectName, std::function<void(QDialog *)> answer)
    : m_objectName(objectName), m_answer(std::move(answer))
{
    m_timer.callOnTimeout([this] { look(); });
    m_timer.start(0);
}

void DialogAnswer::look()
{
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (!dialog) {
        return;
    }
    m_timer.stop();
    if (dialog->objectName() != m_objectName) {
        qWarning("The dialog is %s, not %s", qPrintable(dialog->objectName()), qPrintable(m_objectName));
        dialog->reject();
        return;
    }
    m_wasGiven = true;
    const QPointer<QDialog> open = dialog;
    m_answer(dialog);
    if (open && QTest::currentTestFailed()) {
        open->reject(); // the answer failed before it closed the dialog
    }
}

void chooseFile(QDialog *dialog, const QString &path)
{
    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
    for (QAbstractItemView *view : dialog->findChildren<QAbstractItemView *>()) {
        view->clearSelection(); // a selection would take precedence over the typed name
    }
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
}

void clickButton(QDialog *dialog, QMessageBox::StandardButton button)
{
    QTest::mouseClick(qobject_cast<QMessageBox *>(dialog)->button(button), Qt::LeftButton);
}
