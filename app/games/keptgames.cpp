// Games that are kept: which one goes on, and that no beginning takes one away.

#include "app/games/dailyseed.h"
#include "app/games/games.h"
#include "app/games/keptgame.h"
#include "app/games/playedalike.h"
#include "app/settings/settings.h"
#include "app/telling/howfar.h"
#include "gamecore/levelfile/levelformats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

bool Games::openRead(ReadLevel read, const QString &path)
{
    std::optional<PlayableLevel> level = playableOf(std::move(read), path);
    if (!level) {
        return false;
    }
    QString note;
    if (goOn(sourceOfFile(path), &level->level(), note)) {
        Settings().recentLevels.add(m_source.path);
        return true;
    }
    return told(playLevel(std::move(*level), path), note);
}

bool Games::playDaily(const QString &heroName, const QString &ruleset, bool isAnew)
{
    const GameSource source{.heroName = heroName, .day = today().toString(Qt::ISODate)};
    QString note;
    if (!isAnew && goOn(source, nullptr, note)) {
        return true;
    }
    return told(begin(Game::startDungeon(m_catalogue, ruleset, dailySeed(today())), source), note);
}

void Games::restart()
{
    startAnew([this] {
        if (!m_source.isTest) {
            m_autoSave.begin(SaveSlots::newId(), originOf(m_source));
        }
        m_session.restart();
        tellCrowd();
    });
}

void Games::playAgain()
{
    startAnew([this] {
        const PlayableLevel level = m_session.game().playable();
        GameSource source = m_source;
        source.day.clear();
        source.beginning.clear();
        source.isPractice = source.isPractice && source.traveller; // another map, but the same hero
        if (m_session.game().isDungeon()) {
            begin(Game::startDungeon(m_catalogue, level.level().ruleset, drawnSeed()), std::move(source));
        } else {
            start(level, std::move(source));
        }
    });
}

/// Says that the game before is not lost, if there was one.
void Games::startAnew(const std::function<void()> &start)
{
    if (m_session.state() == PlaySession::State::Empty) {
        return;
    }
    const bool isKept = isWorthKeeping();
    const QString before = m_autoSave.id();
    saveForLater();
    start();
    if (before.isEmpty() || m_autoSave.id() == before) {
        return;
    }
    if (isKept) {
        Q_EMIT said(tr("The game before is kept: the start page goes on with it."));
    } else {
        m_saves.remove(before);
    }
}

bool Games::isWorthKeeping() const
{
    return m_session.isUnderWay() && !m_source.isTest && !AutoSave::isLittle(m_session.world());
}

/// Of the game that was won: from where they are nobody can come farther.
void Games::dropRestarts()
{
    for (const SlotInfo &slot : m_saves.all()) {
        if (!m_source.beginning.isEmpty() && slot.head.origin.value("beginning"_L1).toString() == m_source.beginning) {
            m_saves.remove(slot.id);
        }
    }
}

/// Whoever begins a campaign at its first level again finds the hero of before among the kept games, before the level
/// that he had come to. False if that level cannot be played now, so that nothing is kept.
bool Games::keepPlace(const Campaign &campaign, const CampaignProgress &progress)
{
    if (progress.place == 0 || progress.isDone(campaign)) {
        return true;
    }
    const GameSource source{.path = campaign.levels.at(progress.place),
                            .campaign = campaign,
                            .isRemembered = true,
                            .way = progress.way,
                            .isPractice = progress.isPractice};
    saveForLater();
    if (newestOf(m_saves.all(), source)) {
        return true;
    }
    std::optional<PlayableLevel> level = readLevelFile(source.path, *m_catalogue, {}, checkStructure).level.playable();
    if (!level) {
        return false;
    }
    if (level->level().name.isEmpty()) {
        level->setName(levelNameOf(source.path));
    }
    const Traveller *traveller = progress.traveller ? &*progress.traveller : nullptr;
    const Game game = Game::start(m_catalogue, std::move(*level), drawnSeed(), traveller).game;
    m_saves.write(SaveSlots::newId(), game, originOf(source));
    m_saves.flush();
    return true;
}

/// Of two ways through a campaign the card goes on with the one that was played last, and the other waits among the
/// kept games. A way that is won has nothing to go on with.
void Games::changeWay(const CampaignProgress &known, const CampaignProgress &played)
{
    if (played.isDone(*m_source.campaign)) {
        return;
    }
    if (keepPlace(*m_source.campaign, known)) {
        remember(played);
        if (known.place > 0 && !known.isDone(*m_source.campaign)) {
            Q_EMIT said(tr("The other hero of this campaign is kept: the start page goes on with him."));
        }
    } else {
        keepPlace(*m_source.campaign, played);
    }
}

/// Whether the level before the one that is next was won again, by a hero to whom something else has happened.
bool Games::isOtherHero(const CampaignProgress &known, const CampaignProgress &played) const
{
    return known.way == played.way && known.place == played.place && !(known.traveller == played.traveller)
           && !played.isDone(*m_source.campaign);
}

/// The result of what was tried, with a word to it.
bool Games::told(bool isPlayed, const QString &note)
{
    if (isPlayed && !note.isEmpty()) {
        Q_EMIT said(note);
    }
    return isPlayed;
}

/// Nothing goes by itself: only the person knows which of these games are worth keeping.
void Games::tellCrowd()
{
    if (m_source.isTest) {
        return;
    }
    QList<SlotInfo> same = m_saves.all();
    same.removeIf([origin = originOf(m_source)](const SlotInfo &slot) {
        return !slot.canBeLoaded() || !isOfTheSame(slot.head.origin, origin);
    });
    if (same.size() > mostOfTheSame) {
        Q_EMIT crowded(same.sliced(mostOfTheSame / 2));
    }
}

/// Whether a kept game of this source goes on; `note` says why not, if there is one. `level` is that of its file now;
/// null: it has none.
bool Games::goOn(const GameSource &source, const Level *level, QString &note)
{
    saveForLater();
    const QList<SlotInfo> kept = m_saves.all();
    const SlotInfo *newest = newestOf(kept, source);
    return newest && goOnInSlot(newest->id, level, note);
}

bool Games::goOnInSlot(const QString &id, const Level *level, QString &note)
{
    saveForLater();
    const bool isUnderWay = id == slotUnderWay();
    std::optional<Game> game = isUnderWay ? m_session.game() : m_saves.load(id, &note);
    if (!game) {
        return false;
    }
    if (level && !isPlayedAlike(*level, game->level())) {
        note = tr("This level was changed since you played it. Your game in the old one is kept on the start page.");
        return false;
    }
    if (isUnderWay) {
        Q_EMIT wentOn();
        return true;
    }
    const QList<SlotInfo> kept = m_saves.all();
    const auto slot = std::find_if(kept.begin(), kept.end(), [&](const SlotInfo &info) { return info.id == id; });
    GameSource source = sourceFrom(slot == kept.end() ? QJsonObject() : slot->head.origin, *game);
    return told(begin(std::move(*game), std::move(source), id), note);
}

bool Games::countsUnseen() const
{
    if (!m_session.isUnderWay() || m_source.isTest || m_source.isPractice) {
        return false;
    }
    return m_session.world().rules().death == DeathRule::Permadeath || !m_session.world().seesAll();
}

void Games::becomePractice()
{
    m_source.isPractice = true;
    m_autoSave.setOrigin(originOf(m_source));
    m_saves.flush();
}

bool Games::continueSaved(const QString &id)
{
    QString why;
    const bool goesOn = goOnInSlot(id, nullptr, why);
    if (!goesOn) {
        Q_EMIT notLoaded(why);
    }
    return goesOn;
}

QList<SlotInfo> Games::savedGames() const
{
    QList<SlotInfo> games = m_saves.all();
    const bool isUnderWay = m_session.isUnderWay();
    games.removeIf([&](const SlotInfo &game) { return isUnderWay && game.id == m_autoSave.id(); });
    return games;
}

SaveHead Games::headUnderWay() const
{
    QJsonObject origin = originOf(m_source);
    rememberHowFar(m_session.world(), origin);
    return saveHeadOf(m_session.game(), origin);
}

void Games::setSaid(const std::function<QJsonArray()> &said)
{
    m_autoSave.setBeside([said](QJsonObject &origin) { rememberSaid(said(), origin); });
}

void Games::saveForLater()
{
    m_autoSave.saveNow();
    m_saves.flush();
    m_autoSave.settle();
}
