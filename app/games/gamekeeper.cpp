#include "app/games/gamekeeper.h"

#include "app/games/dailyseed.h"
#include "app/games/gamestart.h"
#include "app/games/keptgame.h"
#include "app/messages/howfar.h"
#include "editor/storage/trustedfolders.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/tiled/tiledformats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

GameKeeper::GameKeeper(CataloguePtr catalogue, PlaySession &session)
    : m_catalogue(std::move(catalogue)), m_session(session)
{
}

void GameKeeper::setSaid(const std::function<QJsonArray()> &said)
{
    m_autoSave.setBeside([said](QJsonObject &origin) { rememberSaid(said(), origin); });
}

void GameKeeper::begin(GameSource &source, const QString &slot)
{
    if (source.isTest) {
        m_autoSave.end();
        return;
    }
    source.beginning = source.beginning.isEmpty() ? slot : source.beginning;
    m_autoSave.begin(slot, originOf(source));
}

void GameKeeper::setSource(const GameSource &source)
{
    m_autoSave.setOrigin(originOf(source));
    m_saves.flush();
}

void GameKeeper::fileMoved(const QString &from, const QString &to)
{
    for (const SlotInfo &slot : m_saves.all()) {
        if (slot.head.origin.value("path"_L1).toString() != from || !slot.canBeLoaded()) {
            continue;
        }
        QString why;
        if (const std::optional<Game> game = m_saves.load(slot.id, &why)) {
            QJsonObject origin = slot.head.origin;
            origin.insert(u"path"_s, to);
            m_saves.write(slot.id, *game, origin);
        }
    }
    m_saves.flush();
}

bool GameKeeper::startAnew(bool isTest, const std::function<void()> &start)
{
    const bool isLoss = m_session.isUnderWay() && !isTest && !AutoSave::isLittle(m_session.world());
    const QString before = m_autoSave.id();
    saveForLater();
    start();
    const bool hasOtherSlot = !before.isEmpty() && m_autoSave.id() != before;
    if (hasOtherSlot && !isLoss) {
        m_saves.remove(before);
    }
    return hasOtherSlot && isLoss;
}

void GameKeeper::dropRestarts(const QString &beginning)
{
    for (const SlotInfo &slot : m_saves.all()) {
        if (!beginning.isEmpty() && slot.head.origin.value("beginning"_L1).toString() == beginning) {
            m_saves.remove(slot.id);
        }
    }
}

SaveHead GameKeeper::headUnderWay(const GameSource &source) const
{
    QJsonObject origin = originOf(source);
    rememberHowFar(m_session.world(), origin);
    return saveHeadOf(m_session.game(), origin);
}

QString GameKeeper::newestSlotOf(const GameSource &source) const
{
    const QList<SlotInfo> kept = m_saves.all();
    const SlotInfo *newest = newestOf(kept, source);
    return newest ? newest->id : QString();
}

QJsonObject GameKeeper::originIn(const QString &slot) const
{
    const QList<SlotInfo> kept = m_saves.all();
    const auto found = std::find_if(kept.begin(), kept.end(), [&](const SlotInfo &info) { return info.id == slot; });
    return found == kept.end() ? QJsonObject() : found->head.origin;
}

/// No game goes by itself: only the person knows which are worth keeping.
QList<SlotInfo> GameKeeper::crowd(const GameSource &source) const
{
    QList<SlotInfo> same = m_saves.all();
    same.removeIf([origin = originOf(source)](const SlotInfo &slot) {
        return !slot.canBeLoaded() || !isOfTheSame(slot.head.origin, origin);
    });
    return !source.isTest && same.size() > mostOfTheSame ? same.sliced(mostOfTheSame / 2) : QList<SlotInfo>();
}

bool GameKeeper::keepPlace(const Campaign &campaign, const CampaignProgress &progress)
{
    if (progress.place == 0 || progress.isDone(campaign)) {
        return true;
    }
    const GameSource source = sourceOf(campaign, progress);
    saveForLater();
    if (!newestSlotOf(source).isEmpty()) {
        return true;
    }
    std::optional<PlayableLevel> level =
        openLevelFile(source.path, *m_catalogue, {}, checkStructure, {.trusted = trustedFolders(source.path)})
            .level.playable();
    if (!level) {
        return false;
    }
    const std::optional<Game::Started> started = startGame(m_catalogue, std::move(*level), source, drawnSeed());
    m_saves.write(SaveSlots::newId(), started->game, originOf(source)); // here nobody can cancel it
    m_saves.flush();
    return true;
}

void GameKeeper::saveForLater()
{
    m_autoSave.saveNow();
    m_saves.flush();
    m_autoSave.settle();
}
