#include "app/games/campaignprogress.h"
#include "app/games/highscores.h"
#include "app/games/recordings.h"
#include "app/games/saves.h"
#include "app/settings/settings.h"
#include "editor/document/recoverywriter.h"
#include "editor/storage/newcampaign.h"
#include "editor/tools/toolbox.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/filecalls/filecalls.h"
#include "tests/support/anyplay.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/soak.h"

#include <QCryptographicHash>
#include <QDir>
#include <QProcess>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// A save operation. The program's own readers must find the saved data.
struct Deed {
    const char *name;
    void (*prepare)(const QString &home); ///< prepares the state before the save
    void (*save)(const QString &home);    ///< runs in the process that is killed; counting begins where saving begins
    QByteArray (*found)(const QString &home);
    bool mayLose = true; ///< a killed process may lose the new state; otherwise the new state is always found
    bool isUsual = true; ///< false: repeats the rule of another row, for `./dev soak` only
};

int killedAt = 0;
FileCalls::Cut killedHow = FileCalls::Cut::Before;

/// Counts calls from here on; the process may be killed at one of them.
void beginToSave()
{
    FileCalls::killAt(killedAt, killedHow);
}

QByteArray hashOf(const Level &level)
{
    const QByteArray json = writeLevelJson(level, *shippedCatalogue());
    return QCryptographicHash::hash(json, QCryptographicHash::Sha256).toHex();
}

Level levelOf(int width, int height)
{
    Level level = drawnLevel(QStringList(height, QString(width, u' ')));
    level.name = u"Maze"_s;
    return level;
}

// --- levels ---

QString levelIn(const QString &home)
{
    return home + u"/maze.level.json"_s;
}

template<int width, int height>
void prepareLevel(const QString &home)
{
    writeWhole(levelIn(home), writeLevelJson(levelOf(width, height), *shippedCatalogue()));
}

void nothing(const QString &)
{
}

/// Draws one stroke, stores it for recovery as the editor does, then saves.
void saveLevel(const QString &home)
{
    LevelDocument document(shippedCatalogue());
    const LevelTabs levels(document);
    RecoveryWriter keeper(document, levels, RecoveryFolder());
    Toolbox toolbox(document);
    std::optional<Level> level = openLevelFile(levelIn(home), *shippedCatalogue()).level.take();
    document.reset(level.value_or(levelOf(20, 10)), levelIn(home), false, false);
    keeper.keep();
    toolbox.press({1, 1}, Qt::LeftButton, {});
    toolbox.drag({8, 4});
    toolbox.release({8, 4});
    keeper.keep();
    while (!keeper.isKept()) { // a worker thread writes a large level
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    beginToSave();
    document.save(levelIn(home));
    keeper.keep();
}

/// Returns the level that a restart of the editor offers: the lost work, or else the file.
QByteArray foundLevel(const QString &home)
{
    const QList<LostWork> lost = RecoveryFolder().lostWork();
    if (!lost.isEmpty()) {
        const auto read = readRecoveryFile(RecoveryFolder().pathOf(lost.first().id), *shippedCatalogue());
        return read ? hashOf(read->level) : QByteArray("a broken recovery file");
    }
    ReadLevel read = openLevelFile(levelIn(home), *shippedCatalogue());
    const std::optional<Level> level = std::move(read.level).take();
    return level && !read.issues.isUnreadable() ? hashOf(*level) : QByteArray("no level");
}

// --- games ---

const QString slot = u"game"_s;

Game playedGame(int turns)
{
    Game game = Game::startDungeon(shippedCatalogue(), u"peaceful"_s, 3);
    EventList events;
    for (int i = 0; i < turns; ++i) {
        game.play(Command::wait(), events);
    }
    return game;
}

void prepareGame(const QString &)
{
    Saves store(shippedCatalogue());
    store.write(slot, playedGame(3));
    store.flush();
    store.write(slot, playedGame(5));
}

/// Leaves only the newest save there.
void prepareOneSave(const QString &)
{
    Saves store(shippedCatalogue());
    store.write(slot, playedGame(5));
}

template<int turns = 9>
void saveGame(const QString &)
{
    Saves store(shippedCatalogue());
    QString why;
    store.load(slot, &why);
    const Game game = playedGame(turns);
    beginToSave();
    store.write(slot, game);
    store.flush();
}

QByteArray foundGame(const QString &)
{
    Saves store(shippedCatalogue());
    QString why;
    const QList<SaveInfo> all = store.all();
    const std::optional<Game> game = store.load(slot, &why);
    if (!why.isEmpty() && !all.isEmpty()) {
        return why.toUtf8();
    }
    return game ? QByteArray::number(game->world().turn()) : QByteArray("none");
}

void keepRun(const Game &game)
{
    Recordings runs(shippedCatalogue());
    beginToSave();
    runs.record(slot, game, {}, {});
    runs.flush();
}

void prepareRun(const QString &)
{
    keepRun(playedGame(4));
}

void saveRun(const QString &)
{
    keepRun(playedGame(9));
}

QByteArray foundRun(const QString &)
{
    const Recordings runs(shippedCatalogue());
    QByteArray found;
    for (const QString &id : runs.all()) {
        const ReadRun read = readRunFile(runs.pathOf(id), shippedCatalogue());
        found += read.run ? QByteArray::number(commandCountOf(*read.run)) : QByteArray("broken");
    }
    return found;
}

void addScore(int gold)
{
    ScoreFile().add(
        {{.level = u"Maze"_s, .ruleset = u"tombs"_s, .hasWon = true, .gold = gold}, QDateTime::currentDateTime()});
}

void prepareScores(const QString &)
{
    addScore(5);
}

void saveScore(const QString &)
{
    beginToSave();
    addScore(7);
}

QByteArray foundScores(const QString &)
{
    QByteArray found;
    for (const HighScores::Score &score : HighScores().of(u"tombs"_s)) {
        found += QByteArray::number(score.game.gold) + ' ';
    }
    return found;
}

// --- campaigns ---

QString campaignIn(const QString &home)
{
    return home + u"/road/road.campaign.json"_s;
}

void prepareCampaign(const QString &home)
{
    writeNewCampaign(home + u"/road"_s, {levelOf(9, 5), levelOf(7, 7)}, *shippedCatalogue());
}

void saveNewCampaign(const QString &home)
{
    beginToSave();
    prepareCampaign(home);
}

void saveCampaignLevel(const QString &home)
{
    const Campaign campaign = *readCampaign(campaignIn(home)).campaign;
    beginToSave();
    addNewCampaignLevel(campaign, 0, levelOf(5, 5), *shippedCatalogue());
}

void saveCampaignName(const QString &home)
{
    const Campaign campaign = *readCampaign(campaignIn(home)).campaign;
    beginToSave();
    setCampaignProperties(campaign, {.name = u"The other road"_s});
}

QByteArray foundCampaign(const QString &home)
{
    const ReadCampaign read = readCampaign(campaignIn(home));
    if (!read.campaign || read.issues.hasErrors()) {
        return QFile::exists(home + u"/road"_s) ? "a broken campaign" : "none";
    }
    return read.campaign->name.toUtf8() + ' ' + QByteArray::number(read.campaign->levels.size());
}

void prepareProgress(const QString &home)
{
    prepareCampaign(home);
    saveProgress(*readCampaign(campaignIn(home)).campaign, {.place = 2});
}

void saveCampaignProgress(const QString &home)
{
    const Campaign campaign = *readCampaign(campaignIn(home)).campaign;
    beginToSave();
    saveProgress(campaign, {.place = 1});
}

QByteArray foundProgress(const QString &home)
{
    const CampaignProgress progress = loadProgress(*readCampaign(campaignIn(home)).campaign);
    return progress.isDamaged ? QByteArray("damaged") : QByteArray::number(progress.place);
}

void putBundle(const QString &home, std::size_t entries)
{
    std::vector<ArchiveEntry> files;
    for (std::size_t i = 0; i < entries; ++i) {
        files.push_back({.name = QString::number(i), .bytes = QByteArray(100'000, char('a' + int(i)))});
    }
    const QByteArray archive = writeArchive(files);
    beginToSave();
    writeWhole(home + u"/road.mazewright"_s, archive);
}

void prepareBundle(const QString &home)
{
    putBundle(home, 2);
}

void saveBundle(const QString &home)
{
    putBundle(home, 3);
}

QByteArray foundBundle(const QString &home)
{
    const QString path = home + u"/road.mazewright"_s;
    IssueList issues;
    const auto entries = readBundle(path, issues);
    const QByteArray otherwise = QFile::exists(path) ? "broken" : "none";
    return entries ? QByteArray::number(qint64(entries->size())) : otherwise;
}

// --- settings ---

void prepareSettings(const QString &)
{
    mendSettingsFile();
    Settings settings;
    settings.heroName.set(u"Brida"_s);
    settings.speed.set(50);
}

void saveSettings(const QString &)
{
    mendSettingsFile(); // as at program start
    Settings settings;
    beginToSave();
    settings.speed.set(75);
}

QByteArray foundSettings(const QString &)
{
    Settings settings;
    return settings.heroName().toUtf8() + ' ' + QByteArray::number(settings.speed());
}

void prepareKeys(const QString &)
{
    Settings::setKeys({.preset = KeyPreset::Classic, .keys = {{u"pickUp"_s, {QKeySequence(Qt::Key_G)}}}});
}

void saveKeys(const QString &)
{
    beginToSave();
    Settings::setKeys({.preset = KeyPreset::Classic, .keys = {{u"pickUp"_s, {QKeySequence(Qt::Key_K)}}}});
}

QByteArray foundKeys(const QString &)
{
    const Settings::Keys keys = Settings::keys();
    return keys.isDamaged ? QByteArray("damaged") : keys.choice.keys.value(u"pickUp"_s).value(0).toString().toUtf8();
}

const std::array deeds{
    Deed{"a small level", prepareLevel<20, 10>, saveLevel, foundLevel, false},
    Deed{"a level of 100 x 80 cells", prepareLevel<100, 80>, saveLevel, foundLevel, false, false},
    Deed{"a large level", prepareLevel<400, 300>, saveLevel, foundLevel, false},
    Deed{"a level of 60 x 40 cells", prepareLevel<60, 40>, saveLevel, foundLevel, false, false},
    Deed{"a level of 200 x 150 cells", prepareLevel<200, 150>, saveLevel, foundLevel, false, false},
    Deed{"a level of 32 x 32 cells", prepareLevel<32, 32>, saveLevel, foundLevel, false, false},
    Deed{"a level of 80 x 25 cells", prepareLevel<80, 25>, saveLevel, foundLevel, false, false},
    Deed{"a level of 150 x 100 cells", prepareLevel<150, 100>, saveLevel, foundLevel, false, false},
    Deed{"a level of 500 x 300 cells", prepareLevel<500, 300>, saveLevel, foundLevel, false, false},
    Deed{"a wide level", prepareLevel<900, 6>, saveLevel, foundLevel, false, false},
    Deed{"a high level", prepareLevel<10, 900>, saveLevel, foundLevel, false, false},
    Deed{"a new level", nothing, saveLevel, foundLevel, false},
    Deed{"a game", prepareGame, saveGame, foundGame},
    Deed{"a game of many turns", prepareGame, saveGame<400>, foundGame},
    Deed{"a game that was saved once", prepareOneSave, saveGame, foundGame},
    Deed{"a first game", nothing, saveGame, foundGame},
    Deed{"a run", nothing, saveRun, foundRun},
    Deed{"a run once more", prepareRun, saveRun, foundRun},
    Deed{"best games", prepareScores, saveScore, foundScores},
    Deed{"a first best game", nothing, saveScore, foundScores},
    Deed{"a new campaign", nothing, saveNewCampaign, foundCampaign},
    Deed{"one more level of a campaign", prepareCampaign, saveCampaignLevel, foundCampaign},
    Deed{"the name of a campaign", prepareCampaign, saveCampaignName, foundCampaign},
    Deed{"how far somebody has come", prepareCampaign, saveCampaignProgress, foundProgress},
    Deed{"an archive", nothing, saveBundle, foundBundle},
    Deed{"an archive over another", prepareBundle, saveBundle, foundBundle},
    Deed{"that somebody has come farther", prepareProgress, saveCampaignProgress, foundProgress},
    Deed{"settings", prepareSettings, saveSettings, foundSettings},
    Deed{"first settings", nothing, saveSettings, foundSettings},
    Deed{"keys", prepareKeys, saveKeys, foundKeys},
    Deed{"first keys", nothing, saveKeys, foundKeys},
};

/// Saves in a process of its own, which is killed at a call (0: never). Returns the number of calls, or 0 if the
/// process was killed.
int saveInProcess(int deed, const QString &home, int call, FileCalls::Cut cut)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(),
                  {u"--save"_s, QString::number(deed), home, QString::number(call), QString::number(int(cut))});
    constexpr int longestMs = 120'000; // even on a busy machine
    if (!process.waitForFinished(longestMs)) {
        qFatal("A process that saves does not end");
    }
    const QByteArray said = process.readAllStandardOutput();
    return process.exitStatus() == QProcess::NormalExit ? said.mid(said.indexOf("calls ") + 6).toInt() : 0;
}

int saveHere(int deed, const QString &home)
{
    deeds[std::size_t(deed)].save(home);
    std::printf("calls %d\n", FileCalls::count());
    return 0;
}

} // namespace

/// A saving process can be killed at each call that changes files. The data found afterwards is complete: either the
/// old state or the new one.
class TestSaveKilled : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKillAtAnyFileCallLeavesOldOrNewFiles_data();
    void aKillAtAnyFileCallLeavesOldOrNewFiles();
    void thereWereEnoughKills();

private:
    int m_kills = 0;
    int m_old = 0; ///< times when the old state was found
};

void TestSaveKilled::aKillAtAnyFileCallLeavesOldOrNewFiles_data()
{
    QTest::addColumn<int>("deed");
    for (int i = 0; i < int(deeds.size()); ++i) {
        if (deeds[std::size_t(i)].isUsual || isSoak()) {
            QTest::newRow(deeds[std::size_t(i)].name) << i;
        }
    }
}

void TestSaveKilled::aKillAtAnyFileCallLeavesOldOrNewFiles()
{
    QFETCH(int, deed);
    const Deed &row = deeds[std::size_t(deed)];
    const auto found = [&row](int kill, FileCalls::Cut cut, int &calls) {
        const EmptyHome home;
        row.prepare(home.path());
        calls = saveInProcess(int(&row - deeds.data()), home.path(), kill, cut);
        QByteArray state = row.found(home.path());
        // Files that the killed process left behind do not prevent the next save.
        if (kill != 0 && saveInProcess(int(&row - deeds.data()), home.path(), 0, cut) == 0) {
            state += ", and it cannot be saved again";
        }
        return state;
    };
    int calls = 0;
    QByteArray before;
    {
        const EmptyHome home;
        row.prepare(home.path());
        before = row.found(home.path());
    }
    const QByteArray after = found(0, FileCalls::Cut::Before, calls);
    QVERIFY(calls > 0);
    QVERIFY(before != after);
    for (int kill = 1; kill <= calls; ++kill) {
        for (const FileCalls::Cut cut : {FileCalls::Cut::Before, FileCalls::Cut::Half}) {
            if (!isSoak() && (kill + deed) % 2 != int(cut == FileCalls::Cut::Half)) {
                continue; // usually each call is cut in one of the two ways
            }
            int made = 0;
            const QByteArray state = found(kill, cut, made);
            QVERIFY2(made == 0, qPrintable(u"it was not killed at call %1 of %2"_s.arg(kill).arg(calls)));
            const bool isWhole = state == after || (row.mayLose && state == before);
            QVERIFY2(isWhole, QByteArray("at call " + QByteArray::number(kill) + ": " + state).constData());
            ++m_kills;
            m_old += int(state == before);
        }
    }
}

void TestSaveKilled::thereWereEnoughKills()
{
    qInfo("%d kills; what was there before was found %d times, anything else than that or the new never", m_kills,
          m_old);
    QVERIFY(m_kills >= repeats(100, 500));
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setOrganizationName(u"Mazewright"_s);
    QCoreApplication::setApplicationName(u"Mazewright"_s);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--save") {
        killedAt = arguments.value(4).toInt();
        killedHow = FileCalls::Cut(arguments.value(5).toInt());
        return saveHere(arguments.value(2).toInt(), arguments.value(3));
    }
    TestSaveKilled test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_savekilled.moc"
