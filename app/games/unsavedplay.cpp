#include "app/games/unsavedplay.h"

#include "editor/wording/savefault.h"

#include <algorithm>
#include <array>
#include <utility>

namespace {

Sentence faultSentence(const SaveFault &fault)
{
    return [fault] { return sentenceOf(fault, AfterFault::ByItself); };
}

} // namespace

UnsavedPlay::UnsavedPlay(const Keepers &keepers, PlaySession &session, QObject *parent)
    : QObject(parent), m_keepers(keepers)
{
    connect(&session, &PlaySession::started, this, [this] { m_isTold = false; });
    connect(&keepers.games.saves(), &SaveSlots::failed, this, &UnsavedPlay::tell);
    connect(&keepers.games.saves(), &SaveSlots::written, this, &UnsavedPlay::noteWritten);
    connect(&keepers.runs, &KeptRuns::failed, this,
            [this](const SaveFault &fault) { Q_EMIT said(faultSentence(fault)); });
}

std::optional<SaveFault> UnsavedPlay::writeRest()
{
    m_keepers.games.saveForLater();
    const std::array faults{m_keepers.games.saves().writeRest(), m_keepers.runs.writeRest(),
                            m_keepers.campaigns.writeRest(), m_keepers.best.writeRest()};
    const auto *first = std::find_if(faults.begin(), faults.end(), [](const auto &fault) { return fault.has_value(); });
    return first == faults.end() ? std::nullopt : *first;
}

void UnsavedPlay::noteWritten()
{
    m_keepers.campaigns.writeRest();
    m_keepers.best.writeRest();
    if (std::exchange(m_isTold, false)) {
        Q_EMIT said([] { return tr("The game is saved again."); });
    }
}

void UnsavedPlay::tell(const QString &slot, const SaveFault &fault)
{
    GameKeeper &games = m_keepers.games;
    if (slot != games.saves().whereabouts(games.slotUnderWay())) {
        Q_EMIT said(faultSentence(fault)); // of the game before
    } else if (!std::exchange(m_isTold, true)) {
        Q_EMIT said([fault] {
            //: %1 is a sentence that says why
            return tr("Should the program end now, this game would be lost. %1")
                .arg(sentenceOf(fault, AfterFault::ByItself));
        });
    }
}
