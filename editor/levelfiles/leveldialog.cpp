#include "editor/levelfiles/leveldialog.h"

#include "editor/document/leveldocument.h"
#include "editor/widgets/question.h"

#include <QCoreApplication>
#include <QDialog>

using namespace Qt::StringLiterals;

bool isAcceptedFor(const LevelDocument &document, QDialog &dialog)
{
    const int revision = document.revision();
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    if (document.revision() != revision) {
        showMessage(dialog.parentWidget(), u"levelChangedMeanwhile"_s,
                    QCoreApplication::translate(
                        "LevelDialog", "The level changed while the dialog was open, so nothing was applied."));
        return false;
    }
    return true;
}
