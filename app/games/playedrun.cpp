#include "app/games/playedrun.h"

#include "app/games/saveslots.h"

PlayedRun::PlayedRun(CataloguePtr shipped, PlaySession &session, Origin origin, std::function<QSet<QString>()> heldOnTo)
    : m_session(session), m_origin(std::move(origin)), m_heldOnTo(std::move(heldOnTo)), m_kept(std::move(shipped))
{
    connect(&session, &PlaySession::stateChanged, this, [this](PlaySession::State state) {
        if (state == PlaySession::State::Over) {
            keep();
        }
    });
}

QString PlayedRun::begin(const QString &slot)
{
    leave();
    m_id = slot.isEmpty() ? SaveSlots::newId() : slot;
    return m_id;
}

std::optional<SaveFault> PlayedRun::branchOff(const QString &id, const RunBranch &branch)
{
    std::optional<SaveFault> fault = m_kept.note(id, branch);
    if (!fault && branch.of == m_id && m_session.state() == PlaySession::State::Over) {
        keep(); // when it ended nothing held on to it
    }
    return fault;
}

void PlayedRun::leave()
{
    if (m_session.isUnderWay()) {
        keep();
    }
}

void PlayedRun::keep()
{
    m_kept.keep(m_id, m_session.game(), m_origin(), m_heldOnTo());
}
