#include "app/games/games.h"

#include "app/messages/howfar.h"
#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "editor/storage/trustedfolders.h"
#include "editor/text/authoredtext.h"
#include "editor/text/kindname.h"
#include "editor/text/savefault.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/play/traveller.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

Sentence faultSentence(const SaveFault &fault)
{
    return [fault] { return sentenceOf(fault, AfterFault::ByItself); };
}

/// Starts a game of a level from that source, with the hero from the previous level, if any. A level without a name is
/// named after its file. std::nullopt if the worker, which only handles large levels, was cancelled.
std::optional<Game::Started> startGame(const CataloguePtr &catalogue, PlayableLevel level, const GameSource &source,
                                       std::uint64_t seed, const Worker &worker)
{
    if (level.level().name.isEmpty()) {
        level.setName(levelNameOf(source.path));
    }
    const Traveller *traveller = source.traveller ? &*source.traveller : nullptr;
    const bool takesLong = isLarge(level.level());
    std::optional<Game::Started> started;
    const Work work = [&](const std::atomic<bool> &) {
        started = Game::start(catalogue, std::move(level), seed, traveller);
    };
    return (takesLong ? worker(work) : workHere(work)) ? std::move(started) : std::nullopt;
}

CampaignProgress afterVictory(const GameSource &source, const World &world)
{
    CampaignProgress progress{.place = source.place + 1, .traveller = {}, .way = source.way};
    if (source.campaign->carriesHero) {
        progress.traveller = afterLevel(world);
        progress.isPractice = source.isPractice;
    }
    return progress;
}

/// True if the level before the next one was won again by a hero with another past.
bool isOtherHero(const Campaign &campaign, const CampaignProgress &known, const CampaignProgress &played)
{
    return known.way == played.way && known.place == played.place && !(known.traveller == played.traveller)
           && !played.isDone(campaign);
}

/// Values of an item or a kind that are displayed but do not affect play.
constexpr std::array looks{"name"_L1, "description"_L1, "text"_L1, "glyph"_L1, "color"_L1, "pictures"_L1, "light"_L1};

QJsonObject withoutLooks(QJsonObject object)
{
    for (const QLatin1StringView key : looks) {
        object.remove(key);
    }
    return object;
}

/// Returns the kinds of all categories without these values.
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

/// True if the difference between two levels affects play; names, texts, translations and drawing do not.
bool affectsPlay(const Level &one, const Level &other)
{
    return one.terrain != other.terrain || one.ruleset != other.ruleset || one.rules != other.rules
           || !std::equal(one.things.begin(), one.things.end(), other.things.begin(), other.things.end(), isThingAlike)
           || withoutLooksOfKinds(one.kinds) != withoutLooksOfKinds(other.kinds);
}

} // namespace

Games::Games(CataloguePtr catalogue, PlaySession &session, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_session(session)
{
    connect(&m_session, &PlaySession::started, this, [this] { m_isToldUnsaved = false; });
    connect(&m_session, &PlaySession::stateChanged, this, &Games::endGame);
    connect(&m_saves, &Saves::saveSplit, this, [this] {
        Q_EMIT said([] { return tr("This game was continued in another window. Both games are kept."); });
    });
    for (const WriteQueue *queue : queues()) {
        connect(queue, &WriteQueue::written, this, &Games::retryUnwritten);
    }
    connect(&m_saves.writes(), &WriteQueue::written, this, [this] {
        if (std::exchange(m_isToldUnsaved, false)) {
            Q_EMIT said([] { return tr("Saving works again; the game is saved."); });
        }
    });
    connect(&m_saves.writes(), &WriteQueue::failed, this, &Games::tellUnsaved);
    connect(&m_recordings.writes(), &WriteQueue::failed, this,
            [this](const QString &, const SaveFault &fault) { Q_EMIT said(faultSentence(fault)); });
}

bool Games::playFile(const QString &path)
{
    std::optional<ReadLevel> read = loadLevelBy(path, *m_catalogue, m_worker);
    return read && playRead(std::move(*read), path);
}

/// Returns the level to play. If it cannot be played, emits the reason and returns std::nullopt.
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
    const QDate day = today(); // read once: midnight or a clock change may come in between
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
    if (goOnWithSave(id, nullptr, why)) {
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
    CampaignProgress progress = progressIn(*read.campaign, m_progress.unwritten());
    const bool isFirst = begin == Begin::FirstLevel || progress.isDone(*read.campaign);
    const bool isKept = !isFirst || savePlace(*read.campaign, progress);
    const bool isDamaged = progress.isDamaged;
    if (isFirst) {
        progress = {.way = Saves::newId()};
    }
    const bool isPlayed = playPlace(sourceOf(*read.campaign, progress), begin != Begin::GoOn);
    if (isPlayed && (isDamaged || (isFirst && isKept))) {
        saveProgress(*m_source.campaign, progress);
    } else if (isPlayed && isFirst) {
        Q_EMIT said([] {
            return tr("The level you had reached cannot be played now. The campaign still continues from there.");
        });
    }
    return isPlayed;
}

bool Games::takeOver(Game game, const RecordingBranch &branch, const QString &heroName, const QJsonArray &said)
{
    if (game.world().status() != Status::Playing) {
        return false;
    }
    GameSource source = sourceOfTakenOver(branch, game, heroName);
    source.said = said;
    beginBranch(std::move(game), std::move(source), branch);
    saveOrigin(); // saved at once, in case the program is killed
    return true;
}

void Games::testOn(Game game, const QString &path, const QStringList &leftBehind, const RecordingBranch *branch)
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
    saveForLater();
    m_saves.levelMoved(before, lastingPath(to));
    if (m_session.isUnderWay() && m_source.path == before) {
        m_source.path = lastingPath(to);
        saveOrigin();
    }
    return m_scores.change([&](HighScores &scores) { scores.fileMoved(from, to); });
}

void Games::endTest()
{
    if (m_source.isTest) {
        record();
        m_source.isTest = false;
        m_session.clear();
    }
}

void Games::restart()
{
    startAnew([this] {
        const QString id = beginRecording({});
        m_source.by = RunOrigin::By::Person;
        beginSave(id);
        m_session.restart();
        tellCrowd();
    });
}

void Games::playAgain()
{
    startAnew([this] {
        const PlayableLevel level = m_session.game().playable();
        if (m_session.game().isDungeon()) {
            begin(Game::startDungeon(m_catalogue, level.level().ruleset, randomSeed()), anew(m_source));
        } else {
            start(level, anew(m_source));
        }
    });
}

/// Starts a new game. The previous one is kept among the saves with a message, or deleted if little was played.
void Games::startAnew(const std::function<void()> &start)
{
    if (m_session.state() == PlaySession::State::Empty) {
        return;
    }
    const bool isLoss = m_session.isUnderWay() && !m_source.isTest && !AutoSave::hasBarelyBegun(m_session.world());
    saveForLater();
    const QString before = m_autoSave.id();
    start();
    if (before.isEmpty() || m_autoSave.id() == before) {
        return; // still in use
    }
    if (isLoss) {
        Q_EMIT said([] { return tr("Your previous game is kept; you can continue it from the start page."); });
    } else {
        m_saves.remove(before);
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

QString Games::newestSaveOf(const GameSource &source) const
{
    const QList<SaveInfo> saves = m_saves.all();
    const SaveInfo *newest = newestOf(saves, source);
    return newest ? newest->id : QString();
}

/// Continues the newest save of this source. False if there is none or it cannot be played; `note` then gives the
/// reason. `level` is the current level in the file; null if there is none.
bool Games::goOn(const GameSource &source, const Level *level, Sentence &note)
{
    saveForLater();
    const QString newest = newestSaveOf(source);
    return !newest.isEmpty() && goOnWithSave(newest, level, note);
}

bool Games::goOnWithSave(const QString &id, const Level *level, Sentence &note)
{
    saveForLater();
    const bool isUnderWay = id == currentSave();
    QString why;
    std::optional<Game> game = isUnderWay ? m_session.game() : m_saves.load(id, &why);
    note = why.isEmpty() ? Sentence() : Sentence([why] { return why; });
    if (!game) {
        return false;
    }
    if (level && affectsPlay(*level, game->level())) {
        note = [] {
            return tr("This level has changed since you played it. You can continue your game in the old version from "
                      "the start page.");
        };
        return false;
    }
    if (isUnderWay) {
        Q_EMIT gameResumed();
        return true;
    }
    GameSource source = sourceFrom(m_saves.originOf(id), *game);
    return told(begin(std::move(*game), std::move(source), id), note);
}

/// Returns `isPlayed`, and emits `note` after success.
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
        startGame(m_catalogue, std::move(level), source, seed.value_or(randomSeed()), m_worker);
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

bool Games::begin(Game game, GameSource source, const QString &id)
{
    saveForLater(); // the previous game
    const QString own = beginRecording(id);
    m_source = std::move(source);
    beginSave(own);
    Q_EMIT beginning();
    m_session.start(std::move(game), m_source.tally);
    m_source.tally = {}; // the session has it from now on
    m_source.said = {};  // the log has it from now on
    if (id.isEmpty()) {
        tellCrowd();
    }
    return true;
}

bool Games::beginBranch(Game game, GameSource source, const RecordingBranch &branch)
{
    const QString id = Saves::newId();
    const std::optional<SaveFault> fault = m_recordings.note(id, branch);
    if (!fault && branch.of == m_recordingId && m_session.state() == PlaySession::State::Over) {
        recordWhole(); // it may not have been recorded when it ended; its branch now protects it
    }
    begin(std::move(game), std::move(source), id);
    tellCrowd();
    if (fault) {
        Q_EMIT said(
            [fault = *fault] { return sentenceOf(fault, AfterFault::TryAgain); }); // the log now belongs to that game
    }
    return true;
}

/// Emits crowded() if there are too many saves. No save is deleted automatically: only the player knows which ones
/// matter.
void Games::tellCrowd()
{
    QList<SaveInfo> same = m_saves.all();
    same.removeIf([origin = originOf(m_source)](const SaveInfo &save) {
        return !save.canBeLoaded() || !isOfTheSame(save.head.origin, origin);
    });
    if (!m_source.isTest && same.size() > mostOfTheSame) {
        Q_EMIT crowded(same.sliced(mostOfTheSame / 2));
    }
}

/// Names items by the catalogue of the level that the hero left, because the new catalogue lacks them.
Sentence Games::noteOf(const QStringList &leftBehind) const
{
    const bool hasGame = m_session.state() != PlaySession::State::Empty;
    return [leftBehind, catalogue = hasGame ? m_session.game().catalogue() : m_catalogue] {
        QStringList names;
        for (const QString &key : leftBehind) {
            const std::optional<KindId> kind = catalogue->kindOf(key);
            names.append(kind ? nameOf(catalogue->kind(*kind).look) : key);
        }
        return names.isEmpty()
                   ? QString()
                   : tr("You leave behind items that do not exist in this level: %1.").arg(names.join(u", "_s));
    };
}

void Games::setSaid(const std::function<QJsonArray()> &said)
{
    m_autoSave.setExtraOrigin([said](QJsonObject &origin) { rememberSaid(said(), origin); });
}

/// Prepares saving under this id, unless the game is a test. Called before the session starts the game.
void Games::beginSave(const QString &id)
{
    if (m_source.isTest) {
        m_autoSave.end();
        return;
    }
    m_source.beginning = m_source.beginning.isEmpty() ? id : m_source.beginning;
    m_autoSave.begin(id, originOf(m_source));
}

void Games::saveOrigin()
{
    m_autoSave.setOrigin(originOf(m_source));
    m_saves.flush();
}

void Games::saveForLater()
{
    m_autoSave.saveNow();
    m_autoSave.settle();
}

SaveHead Games::currentSaveHead() const
{
    QJsonObject origin = originOf(m_source);
    rememberHowFar(m_session.world(), origin);
    return saveHeadOf(m_session.game(), origin);
}

void Games::becomePractice()
{
    m_source.isPractice = true;
    saveOrigin();
}

/// Saves a game at the beginning of the campaign's next level, unless there is a save already. Does nothing at the
/// first level and after the last one. False if that level cannot be played now.
bool Games::savePlace(const Campaign &campaign, const CampaignProgress &progress)
{
    if (progress.place == 0 || progress.isDone(campaign)) {
        return true;
    }
    const GameSource source = sourceOf(campaign, progress);
    saveForLater();
    if (!newestSaveOf(source).isEmpty()) {
        return true;
    }
    std::optional<PlayableLevel> level =
        openLevelFile(source.path, *m_catalogue, {}, checkStructure, {.trusted = trustedFolders(source.path)})
            .level.playable();
    if (!level) {
        return false;
    }
    const std::optional<Game::Started> started =
        startGame(m_catalogue, std::move(*level), source, randomSeed(), workHere); // cannot be cancelled
    m_saves.write(Saves::newId(), started->game, originOf(source));
    m_saves.flush();
    return true;
}

/// Prepares recording under this id, or a new id if it is empty. Called before the session starts the game. Returns the
/// id.
QString Games::beginRecording(const QString &id)
{
    record();
    m_recordingId = id.isEmpty() ? Saves::newId() : id;
    return m_recordingId;
}

void Games::record()
{
    if (m_session.isUnderWay()) {
        recordWhole();
    }
}

void Games::recordWhole()
{
    m_recordings.record(m_recordingId, m_session.game(), runOriginOf(m_source), m_scores.read().runs());
}

void Games::endGame(PlaySession::State state)
{
    if (state != PlaySession::State::Over) {
        return;
    }
    recordWhole();
    if (hasWon() && !m_source.isTest) {
        m_saves.removeRestarts(m_source.beginning);
    }
    if (hasWon() && m_source.isRemembered) {
        rememberVictory();
    }
}

/// Records a victory. A hero whose past differs from the known one gets a separate way, which the source then holds.
void Games::rememberVictory()
{
    const Campaign &campaign = *m_source.campaign;
    const CampaignProgress known = progressIn(campaign, m_progress.unwritten());
    CampaignProgress played = afterVictory(m_source, m_session.world());
    if (isOtherHero(campaign, known, played)) {
        m_source.way = played.way = Saves::newId();
    }
    if (played.way != known.way) {
        changeWay(campaign, known, played);
    } else if (played.place > known.place) { // winning an old save does not reset later progress
        saveProgress(campaign, played);
    }
    if (!m_source.hasNext()) {
        Q_EMIT said([name = nameOf(campaign)] { return tr("That was the last level of %1.").arg(name); });
    }
}

/// Replaces the way through a campaign. A way that is completely won is not saved.
void Games::changeWay(const Campaign &campaign, const CampaignProgress &known, const CampaignProgress &played)
{
    if (played.isDone(campaign)) {
        return;
    }
    if (savePlace(campaign, known)) {
        saveProgress(campaign, played);
        if (known.place > 0 && !known.isDone(campaign)) {
            Q_EMIT said([] {
                return tr("Your other hero in this campaign is kept; you can continue with him from the start page.");
            });
        }
    } else {
        savePlace(campaign, played);
    }
}

void Games::saveProgress(const Campaign &campaign, const CampaignProgress &progress)
{
    const bool wasDamaged = loadProgress(campaign).isDamaged;
    const std::optional<SaveFault> fault = m_progress.save(campaign, progress);
    if (wasDamaged && !loadProgress(campaign).isDamaged) {
        Q_EMIT said([] { return tr("Your progress in this campaign could not be read; the file was set aside."); });
    }
    if (fault) {
        Q_EMIT said([fault = *fault] {
            //: %1 is a sentence that says why
            return tr("Cannot save your progress in the campaign. %1").arg(sentenceOf(fault, AfterFault::ByItself));
        });
    }
}

GameLists Games::lists() const
{
    return {.saves = m_saves.all(), .scores = m_scores.read(), .campaigns = m_progress.unwritten()};
}

std::array<WriteQueue *, 4> Games::queues()
{
    return {&m_saves.writes(), &m_recordings.writes(), &m_progress.writes(), &m_scores.writes()};
}

std::optional<SaveFault> Games::writeRest()
{
    saveForLater();
    std::optional<SaveFault> first;
    for (WriteQueue *queue : queues()) {
        const std::optional<SaveFault> fault = queue->writeRest();
        first = first ? first : fault;
    }
    return first;
}

/// Retries failed writes after one file was written, because disk space may be free now.
void Games::retryUnwritten()
{
    for (WriteQueue *queue : queues()) {
        queue->retry();
    }
}

/// Reports a failed save once, although it is retried every few turns, until it succeeds. The report is repeated in the
/// log of the next game.
void Games::tellUnsaved(const QString &path, const SaveFault &fault)
{
    if (path != m_saves.pathOf(m_saves.currentIdOf(currentSave()))) {
        Q_EMIT said(faultSentence(fault)); // of the previous game
    } else if (!std::exchange(m_isToldUnsaved, true)) {
        Q_EMIT said([fault] {
            //: %1 is a sentence that says why
            return tr("This game is not saved and would be lost if the program closed now. %1")
                .arg(sentenceOf(fault, AfterFault::ByItself));
        });
    }
}
