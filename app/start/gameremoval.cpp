#include "app/start/gameremoval.h"

#include "editor/widgets/buttonnames.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace {

class RemovalText {
    Q_DECLARE_TR_FUNCTIONS(RemovalText)

public:
    static QString remove() { return tr("&Delete"); }
};

} // namespace

void askToRemove(QWidget &window, const RemovalQuestion &question, const std::function<void()> &remove)
{
    auto *box = new QMessageBox(QMessageBox::Question, question.title, question.question,
                                QMessageBox::Yes | QMessageBox::Cancel, &window);
    box->setObjectName(question.name);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Yes)->setText(RemovalText::remove());
    box->setDefaultButton(QMessageBox::Cancel);
    if (!question.keep.isEmpty()) {
        box->button(QMessageBox::Cancel)->setText(question.keep);
    }
    nameButtons(*box);
    QObject::connect(box, &QMessageBox::finished, box, [remove](int answer) {
        if (answer == QMessageBox::Yes) {
            remove();
        }
    });
    box->open();
}
