#include "app/games/games.h"

#include "app/games/dailyseed.h"
#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "editor/wording/authoredtext.h"
#include "editor/wording/kindname.h"
#include "editor/wording/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/play/traveller.h"

#include <algorithm>

Games::Games(CataloguePtr catalogue, PlaySession &session, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_session(session)
{
    connect(&m_session, &PlaySession::stateChanged, this, &Games::rememberVictory);
    connect(&m_saves, &SaveSlots::parted, this,
            [this] { Q_EMIT said(tr("Another window has gone on with this game. Both games are kept.")); });
    connect(&m_saves, &SaveSlots::failed, this,
            [this](const QString &, const SaveFault &fault) { Q_EMIT said(sentenceOf(fault)); });
}

bool Games::playFile(const QString &path)
{
    std::optional<ReadLevel> read = loadLevelBy(path, *m_catalogue, m_worker);
    return read && playRead(std::move(*read), path);
}

/// Nothing if it cannot be played, which is told.
std::optional<PlayableLevel> Games::playableOf(ReadLevel read, const QString &path)
{
    std::optional<PlayableLevel> level = std::move(read.level).playable();
    if (!level) {
        Q_EMIT refused(read.issues, path);
    }
    return level;
}

bool Games::playRead(ReadLevel read, const QString &path)
{
    std::optional<PlayableLevel> level = playableOf(std::move(read), path);
    return level && playLevel(std::move(*level), path);
}

bool Games::playLevel(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed)
{
    return start(std::move(level), sourceOfFile(path), seed);
}

bool Games::playDungeon(const QString &heroName, const QString &ruleset, std::uint64_t seed)
{
    return begin(Game::startDungeon(m_catalogue, ruleset, seed), {.heroName = heroName});
}

bool Games::playCampaign(const QString &path, Begin begin)
{
    ReadCampaign read = readCampaign(lastingPath(path));
    if (!read.campaign) {
        Q_EMIT refused(read.issues, path);
        return false;
    }
    CampaignProgress progress = loadProgress(*read.campaign);
    const bool isFirst = begin == Begin::FirstLevel || progress.isDone(*read.campaign);
    const bool isKept = !isFirst || keepPlace(*read.campaign, progress);
    const bool isDamaged = progress.isDamaged;
    if (isFirst) {
        progress = {.way = SaveSlots::newId()};
    }
    const bool isPlayed = playPlace({.campaign = std::move(read.campaign),
                                     .place = progress.place,
                                     .isRemembered = true,
                                     .way = progress.way,
                                     .traveller = progress.traveller,
                                     .isPractice = progress.isPractice},
                                    begin != Begin::GoOn);
    if (isPlayed && (isDamaged || (isFirst && isKept))) {
        remember(progress);
    } else if (isPlayed && isFirst) {
        Q_EMIT said(tr("The level that you had come to cannot be played now. The campaign still goes on there."));
    }
    return isPlayed;
}

bool Games::test(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed)
{
    return start(std::move(level), {.path = path, .isTest = true}, seed);
}

void Games::goOnTest(Game game, const QStringList &leftBehind)
{
    Q_ASSERT(m_source.isTest);
    const QString names = namesOf(leftBehind);
    begin(std::move(game), m_source);
    sayLeftBehind(names);
}

bool Games::testCampaign(const QString &path, qsizetype place)
{
    ReadCampaign read = readCampaign(lastingPath(path));
    if (!read.campaign) {
        Q_EMIT refused(read.issues, path);
        return false;
    }
    const qsizetype last = read.campaign->levels.size() - 1;
    return playPlace({.campaign = std::move(read.campaign), .place = std::min(place, last), .isTest = true}, true);
}

void Games::endTest()
{
    if (m_source.isTest) {
        m_source.isTest = false;
        m_session.clear();
    }
}

bool Games::playPlace(GameSource source, bool isAnew)
{
    source.path = source.campaign->levels.at(source.place);
    std::optional<ReadLevel> read = loadLevelBy(source.path, *m_catalogue, m_worker);
    std::optional<PlayableLevel> level = read ? playableOf(std::move(*read), source.path) : std::nullopt;
    if (!level) {
        return false;
    }
    if (source.isRemembered) {
        Settings().recentCampaigns.add(source.campaign->path);
    }
    QString note;
    if (!isAnew && goOn(source, &level->level(), note)) {
        return true;
    }
    return told(start(std::move(*level), std::move(source)), note);
}

bool Games::hasWonWithNext() const
{
    return m_session.state() == PlaySession::State::Over && m_session.world().status() == Status::Won
           && m_source.isRemembered && m_source.hasNext();
}

void Games::playNext()
{
    if (!m_source.hasNext()) {
        return;
    }
    GameSource next = m_source;
    ++next.place;
    next.beginning.clear();
    next.isPractice = m_source.isPractice && next.campaign->carriesHero;
    if (next.campaign->carriesHero) {
        next.traveller = afterLevel(m_session.world());
    }
    playPlace(std::move(next), true);
}

bool Games::start(PlayableLevel level, GameSource source, std::optional<std::uint64_t> seed)
{
    if (level.level().name.isEmpty()) {
        level.setName(levelNameOf(source.path));
    }
    const Traveller *traveller = source.traveller ? &*source.traveller : nullptr;
    std::optional<Game::Started> started = makeGame(std::move(level), seed.value_or(drawnSeed()), traveller);
    if (!started) {
        return false;
    }
    const QString leftBehind = namesOf(started->leftBehind);
    if (!begin(std::move(started->game), std::move(source))) {
        return false;
    }
    if (!m_source.isTest && !m_source.isRemembered && !m_source.path.isEmpty()) {
        Settings().recentLevels.add(m_source.path);
    }
    sayLeftBehind(leftBehind);
    return true;
}

/// Nothing if it was cancelled.
std::optional<Game::Started> Games::makeGame(PlayableLevel level, std::uint64_t seed, const Traveller *traveller)
{
    const bool takesLong = isLarge(level.level());
    std::optional<Game::Started> started;
    const Work work = [&](const std::atomic<bool> &) {
        started = Game::start(m_catalogue, std::move(level), seed, traveller);
    };
    return (takesLong ? m_worker(work) : workHere(work)) ? std::move(started) : std::nullopt;
}

void Games::sayLeftBehind(const QString &names)
{
    if (!names.isEmpty()) {
        Q_EMIT said(tr("You leave behind what nobody knows here: %1.").arg(names));
    }
}

bool Games::begin(Game game, GameSource source, const QString &slot)
{
    saveForLater(); // the game before
    if (source.isTest) {
        m_autoSave.end();
    } else {
        const QString id = slot.isEmpty() ? SaveSlots::newId() : slot;
        source.beginning = source.beginning.isEmpty() ? id : source.beginning;
        m_autoSave.begin(id, originOf(source));
    }
    m_source = std::move(source);
    Q_EMIT beginning();
    m_session.start(std::move(game), m_source.slowest);
    m_source.slowest = 0; // from now on the session knows it
    m_source.said = {};   // by now the log has it
    if (slot.isEmpty()) {
        tellCrowd();
    }
    return true;
}

void Games::rememberVictory(PlaySession::State state)
{
    const bool isWon = state == PlaySession::State::Over && m_session.world().status() == Status::Won;
    if (isWon && !m_source.isTest) {
        dropRestarts();
    }
    if (!isWon || !m_source.isRemembered) {
        return;
    }
    CampaignProgress progress{.place = m_source.place + 1, .traveller = {}, .way = m_source.way};
    if (m_source.campaign->carriesHero) {
        progress.traveller = afterLevel(m_session.world());
        progress.isPractice = m_source.isPractice;
    }
    const CampaignProgress known = loadProgress(*m_source.campaign);
    if (isOtherHero(known, progress)) {
        m_source.way = progress.way = SaveSlots::newId(); // a way of his own
    }
    if (progress.way != known.way) {
        changeWay(known, progress);
    } else if (progress.place > known.place) { // who wins an old saved game has not lost what came after it
        remember(progress);
    }
    if (!m_source.hasNext()) {
        Q_EMIT said(tr("That was the last level of %1.").arg(nameOf(*m_source.campaign)));
    }
}

void Games::remember(const CampaignProgress &progress)
{
    switch (saveProgress(*m_source.campaign, progress)) {
    case ProgressSave::Done:
        break;
    case ProgressSave::PutAside:
        Q_EMIT said(tr("What was kept of your way through this campaign cannot be read and is put aside."));
        break;
    case ProgressSave::Failed:
        Q_EMIT said(tr("How far you have come could not be saved."));
        break;
    }
}

/// By the catalogue of the level that the hero comes from, which knows them if it is still there.
QString Games::namesOf(const QStringList &kinds) const
{
    QStringList names;
    for (const QString &key : kinds) {
        const bool hasGame = m_session.state() != PlaySession::State::Empty;
        const Catalogue &catalogue = hasGame ? *m_session.game().catalogue() : *m_catalogue;
        const std::optional<KindId> kind = catalogue.kindOf(key);
        names.append(kind ? nameOf(catalogue.kind(*kind).look) : key);
    }
    return names.join(QStringLiteral(", "));
}
