#include "app/games/playedrun.h"

#include "app/games/saveslots.h"

PlayedRun::PlayedRun(CataloguePtr shipped, PlaySession &session, std::function<QSet<QString>()> heldOnTo)
    : m_session(session), m_heldOnTo(std::move(heldOnTo)), m_kept(std::move(shipped))
{
    connect(&session, &PlaySession::stateChanged, this, [this](PlaySession::State state) {
        if (state == PlaySession::State::Over) {
            keep();
        }
    });
}

QString PlayedRun::begin(const QString &slot, const QString &name)
{
    leave();
    m_id = slot.isEmpty() ? SaveSlots::newId() : slot;
    m_name = name;
    return m_id;
}

void PlayedRun::leave()
{
    if (m_session.isUnderWay()) {
        keep();
    }
}

void PlayedRun::keep()
{
    m_kept.keep(m_id, m_session.game(), {.by = RunOrigin::By::Person, .name = m_name}, m_heldOnTo());
}
