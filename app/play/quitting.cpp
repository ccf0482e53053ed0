#include "app/play/quitting.h"

#include "editor/widgets/question.h"
#include "editor/wording/savefault.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class Quitting {
    Q_DECLARE_TR_FUNCTIONS(Quitting)

public:
    enum Choice : std::uint8_t { Again, GiveUp, Stay };

    static std::size_t choice(const SaveFault &fault, QWidget *host)
    {
        return answerTo(
            host,
            {.name = u"unsavedGame"_s,
             .title = tr("A game is not saved"),
             .text = tr("What you have played since the last save would be lost."),
             .details = sentenceOf(fault, AfterFault::TryAgain),
             .answers = {{.button = QMessageBox::Retry, .text = tr("&Try again")},
                         {.role = QMessageBox::DestructiveRole, .name = u"giveUpGame"_s, .text = tr("&Give it up")},
                         {.button = QMessageBox::Cancel}},
             .icon = QMessageBox::Warning});
    }
};

} // namespace

bool mayQuit(Games &games, QWidget *host)
{
    for (std::optional<SaveFault> fault = games.writeRest(); fault; fault = games.writeRest()) {
        const std::size_t choice = Quitting::choice(*fault, host);
        if (choice != Quitting::Again) {
            return choice == Quitting::GiveUp;
        }
    }
    return true;
}
