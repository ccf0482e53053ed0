#include "app/window/giveup.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

struct GiveUp {
    Q_DECLARE_TR_FUNCTIONS(GiveUp)
};

QPushButton *addButton(QMessageBox &box, const QString &name, const QString &text, QMessageBox::ButtonRole role)
{
    QPushButton *button = box.addButton(text, role);
    button->setObjectName(name);
    button->setAccessibleName(QString(text).remove(u'&'));
    return button;
}

} // namespace

bool isWorthKeeping(const PlaySession &session)
{
    if (!session.isUnderWay() || session.game().history().empty()) {
        return false;
    }
    return session.game().isDungeon() || session.world().rules().death == DeathRule::Permadeath;
}

void askToGiveUp(QWidget *parent, const std::function<void()> &giveUp)
{
    auto *box = new QMessageBox(QMessageBox::Question, GiveUp::tr("Give up"),
                                GiveUp::tr("Give this game up? What you have played cannot be gone on with."),
                                QMessageBox::NoButton, parent);
    box->setObjectName(u"giveUp"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *yes = addButton(*box, u"giveUpRun"_s, GiveUp::tr("&Give up"), QMessageBox::DestructiveRole);
    QPushButton *no = addButton(*box, u"keepPlaying"_s, GiveUp::tr("&Keep playing"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    QObject::connect(box, &QDialog::finished, parent, [box, yes, giveUp] {
        if (box->clickedButton() == yes) {
            giveUp();
        }
    });
    box->open();
}
