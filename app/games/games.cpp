#include "app/games/games.h"

#include "app/games/dailyseed.h"
#include "app/games/gamestart.h"
#include "app/games/saveslots.h"
#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "editor/text/savefault.h"
#include "gamecore/level/level.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

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

namespace {

/// Values of a thing or a kind that are read or seen, not played.
constexpr std::array looks{"name"_L1, "description"_L1, "text"_L1, "glyph"_L1, "color"_L1, "pictures"_L1};

QJsonObject withoutLooks(QJsonObject object)
{
    for (const QLatin1StringView key : looks) {
        object.remove(key);
    }
    return object;
}

/// The kinds of all categories without these values.
QJsonObject withoutLooksOfKinds(QJsonObject kinds)
{
    for (auto section = kinds.begin(); section != kinds.end(); ++section) {
        QJsonObject records = section.value().toObject();
        for (auto record = records.begin(); record != records.end(); ++record) {
            if (record.value().isObject()) {
                record.value() = withoutLooks(record.value().toObject());
            }
        }
        section.value() = records;
    }
    return kinds;
}

bool isThingAlike(const Thing &one, const Thing &other)
{
    return one.cell == other.cell && one.kind == other.kind && one.character == other.character
           && withoutLooks(one.values) == withoutLooks(other.values);
}

/// True if both levels play alike: names, texts, translations and drawing may differ.
bool isPlayedAlike(const Level &one, const Level &other)
{
    return one.terrain == other.terrain && one.ruleset == other.ruleset && one.rules == other.rules
           && std::equal(one.things.begin(), one.things.end(), other.things.begin(), other.things.end(), isThingAlike)
           && withoutLooksOfKinds(one.kinds) == withoutLooksOfKinds(other.kinds);
}

} // namespace

Games::Games(CataloguePtr catalogue, PlaySession &session, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_session(session), m_kept(m_catalogue, session)
{
    connect(&m_session, &PlaySession::stateChanged, this, &Games::rememberVictory);
    connect(&m_campaigns, &CampaignMemory::said, this, &Games::said);
    connect(&m_kept.saves(), &SaveSlots::parted, this, [this] {
        Q_EMIT said([] { return tr("Another window has gone on with this game. Both games are kept."); });
    });
    connect(&m_unsaved, &UnsavedPlay::said, this, &Games::said);
}

bool Games::playFile(const QString &path)
{
    std::optional<ReadLevel> read = loadLevelBy(path, *m_catalogue, m_worker);
    return read && playRead(std::move(*read), path);
}

/// The level to play; nothing if it cannot be played, which is told.
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

bool Games::openRead(ReadLevel read, const QString &path)
{
    std::optional<PlayableLevel> level = playableOf(std::move(read), path);
    if (!level) {
        return false;
    }
    Sentence note;
    if (goOn(sourceOfFile(path), &level->level(), note)) {
        Settings().recentLevels.add(m_source.path);
        return true;
    }
    return told(playLevel(std::move(*level), path), note);
}

bool Games::playDaily(const QString &heroName, const QString &ruleset, bool isAnew)
{
    const QDate day = today(); // asked once: midnight or a set clock may come between
    const GameSource source{.heroName = heroName, .day = day.toString(Qt::ISODate)};
    Sentence note;
    if (!isAnew && goOn(source, nullptr, note)) {
        return true;
    }
    return told(begin(Game::startDungeon(m_catalogue, ruleset, dailySeed(day)), source), note);
}

bool Games::continueSaved(const QString &id)
{
    Sentence why;
    if (goOnInSlot(id, nullptr, why)) {
        return true;
    }
    Q_EMIT notLoaded(why ? why() : QString());
    return false;
}

bool Games::playCampaign(const QString &path, Begin begin)
{
    ReadCampaign read = readCampaign(lastingPath(path));
    if (!read.campaign) {
        Q_EMIT refused(read.issues, path);
        return false;
    }
    CampaignProgress progress = m_campaigns.progressIn(*read.campaign);
    const bool isFirst = begin == Begin::FirstLevel || progress.isDone(*read.campaign);
    const bool isKept = !isFirst || m_kept.keepPlace(*read.campaign, progress);
    const bool isDamaged = progress.isDamaged;
    if (isFirst) {
        progress = {.way = SaveSlots::newId()};
    }
    const bool isPlayed = playPlace(sourceOf(*read.campaign, progress), begin != Begin::GoOn);
    if (isPlayed && (isDamaged || (isFirst && isKept))) {
        m_campaigns.remember(*m_source.campaign, progress);
    } else if (isPlayed && isFirst) {
        Q_EMIT said([] {
            return tr("The level that you had come to cannot be played now. The campaign still goes on there.");
        });
    }
    return isPlayed;
}

bool Games::takeOver(Game game, const RunBranch &branch, const QString &heroName, const QJsonArray &said)
{
    if (game.world().status() != Status::Playing) {
        return false;
    }
    GameSource source = sourceOfTakenOver(branch, game, heroName);
    source.said = said;
    beginBranch(std::move(game), std::move(source), branch);
    m_kept.setSource(m_source); // on the disk, in case the program is killed
    return true;
}

void Games::testOn(Game game, const QString &path, const QStringList &leftBehind, const RunBranch *branch)
{
    const Sentence note = noteOf(leftBehind);
    GameSource source{.path = path, .by = branch ? branch->by : RunOrigin::By::Person, .isTest = true};
    told(branch ? beginBranch(std::move(game), std::move(source), *branch) : begin(std::move(game), std::move(source)),
         note);
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

std::optional<SaveFault> Games::fileMoved(const QString &from, const QString &to)
{
    const QString before = lastingPath(from);
    m_kept.saveForLater();
    m_kept.fileMoved(before, lastingPath(to));
    if (m_session.isUnderWay() && m_source.path == before) {
        m_source.path = lastingPath(to);
        m_kept.setSource(m_source);
    }
    return m_best.change([&](HighScores &scores) { scores.fileMoved(from, to); });
}

void Games::endTest()
{
    if (m_source.isTest) {
        m_run.leave();
        m_source.isTest = false;
        m_session.clear();
    }
}

void Games::restart()
{
    startAnew([this] {
        m_source.by = RunOrigin::By::Person;
        m_kept.begin(m_source, m_run.begin({}));
        m_session.restart();
        tellCrowd();
    });
}

void Games::playAgain()
{
    startAnew([this] {
        const PlayableLevel level = m_session.game().playable();
        if (m_session.game().isDungeon()) {
            begin(Game::startDungeon(m_catalogue, level.level().ruleset, drawnSeed()), anew(m_source));
        } else {
            start(level, anew(m_source));
        }
    });
}

/// Begins anew and says that the game before is not lost, if there was one.
void Games::startAnew(const std::function<void()> &start)
{
    if (m_session.state() != PlaySession::State::Empty && m_kept.startAnew(m_source.isTest, start)) {
        Q_EMIT said([] { return tr("The game before is kept: the start page goes on with it."); });
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
    Sentence note;
    if (!isAnew && goOn(source, &level->level(), note)) {
        return true;
    }
    return told(start(std::move(*level), std::move(source)), note);
}

void Games::playNext()
{
    if (m_source.hasNext()) {
        playPlace(nextOf(m_source, m_session.world()), true);
    }
}

/// Whether a kept game of this source goes on; `note` says why not, if there is one. `level` is that of its file now;
/// null: it has none.
bool Games::goOn(const GameSource &source, const Level *level, Sentence &note)
{
    m_kept.saveForLater();
    const QString newest = m_kept.newestSlotOf(source);
    return !newest.isEmpty() && goOnInSlot(newest, level, note);
}

bool Games::goOnInSlot(const QString &id, const Level *level, Sentence &note)
{
    m_kept.saveForLater();
    const bool isUnderWay = id == m_kept.slotUnderWay();
    QString why;
    std::optional<Game> game = isUnderWay ? m_session.game() : m_kept.saves().load(id, &why);
    note = why.isEmpty() ? Sentence() : Sentence([why] { return why; });
    if (!game) {
        return false;
    }
    if (level && !isPlayedAlike(*level, game->level())) {
        note = [] {
            return tr(
                "This level was changed since you played it. Your game in the old one is kept on the start page.");
        };
        return false;
    }
    if (isUnderWay) {
        Q_EMIT wentOn();
        return true;
    }
    GameSource source = sourceFrom(m_kept.originIn(id), *game);
    return told(begin(std::move(*game), std::move(source), id), note);
}

/// The result of an attempt; a successful one is told with `note`.
bool Games::told(bool isPlayed, const Sentence &note)
{
    if (isPlayed && note) {
        Q_EMIT said(note);
    }
    return isPlayed;
}

bool Games::start(PlayableLevel level, GameSource source, std::optional<std::uint64_t> seed)
{
    std::optional<Game::Started> started =
        startGame(m_catalogue, std::move(level), source, seed.value_or(drawnSeed()), m_worker);
    if (!started) {
        return false;
    }
    const Sentence note = noteOf(started->leftBehind);
    begin(std::move(started->game), std::move(source));
    if (!m_source.isTest && !m_source.isRemembered && !m_source.path.isEmpty()) {
        Settings().recentLevels.add(m_source.path);
    }
    return told(true, note);
}

bool Games::begin(Game game, GameSource source, const QString &slot)
{
    m_kept.saveForLater(); // the game before
    m_kept.begin(source, m_run.begin(slot));
    m_source = std::move(source);
    Q_EMIT beginning();
    m_session.start(std::move(game), m_source.tally);
    m_source.tally = {}; // from now on the session knows it
    m_source.said = {};  // by now the log has it
    if (slot.isEmpty()) {
        tellCrowd();
    }
    return true;
}

bool Games::beginBranch(Game game, GameSource source, const RunBranch &branch)
{
    const QString id = SaveSlots::newId();
    const std::optional<SaveFault> fault = m_run.branchOff(id, branch);
    begin(std::move(game), std::move(source), id);
    tellCrowd();
    if (fault) {
        Q_EMIT said([fault = *fault] {
            return sentenceOf(fault, AfterFault::TryAgain);
        }); // by now the log is that of this game
    }
    return true;
}

void Games::tellCrowd()
{
    if (const QList<SlotInfo> older = m_kept.crowd(m_source); !older.isEmpty()) {
        Q_EMIT crowded(older);
    }
}

void Games::rememberVictory(PlaySession::State state)
{
    const bool isWon = state == PlaySession::State::Over && hasWon();
    if (isWon && !m_source.isTest) {
        m_kept.dropRestarts(m_source.beginning);
    }
    if (isWon && m_source.isRemembered) {
        m_campaigns.rememberVictory(m_source, m_session.world());
    }
}

/// By the catalogue of the level that the hero comes from, which knows it if it is still there.
Sentence Games::noteOf(const QStringList &leftBehind) const
{
    const bool hasGame = m_session.state() != PlaySession::State::Empty;
    return [leftBehind, catalogue = hasGame ? m_session.game().catalogue() : m_catalogue] {
        return leftBehindText(leftBehind, *catalogue);
    };
}
