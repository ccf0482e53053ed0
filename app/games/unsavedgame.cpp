#include "app/games/unsavedgame.h"

#include "editor/wording/savefault.h"

#include <utility>

UnsavedGame::UnsavedGame(GameKeeper &keeper, PlaySession &session, QObject *parent) : QObject(parent), m_keeper(keeper)
{
    connect(&session, &PlaySession::started, this, [this] { m_isTold = false; });
    connect(&keeper.saves(), &SaveSlots::failed, this, &UnsavedGame::tell);
    connect(&keeper.saves(), &SaveSlots::written, this, [this] {
        if (std::exchange(m_isTold, false)) {
            Q_EMIT said(tr("The game is saved again."));
        }
    });
}

void UnsavedGame::tell(const QString &slot, const SaveFault &fault)
{
    if (slot != m_keeper.saves().whereabouts(m_keeper.slotUnderWay())) {
        Q_EMIT said(sentenceOf(fault, AfterFault::ByItself)); // of the game before
    } else if (!std::exchange(m_isTold, true)) {
        //: %1 is a sentence that says why
        Q_EMIT said(
            tr("Should the program end now, this game would be lost. %1").arg(sentenceOf(fault, AfterFault::ByItself)));
    }
}
