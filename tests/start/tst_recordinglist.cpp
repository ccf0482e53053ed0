#include "app/cards/firstsight.h"
#include "app/games/highscores.h"
#include "app/games/recordinglist.h"
#include "editor/art/canvascolors.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/world/event.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace Qt::StringLiterals;

namespace {

Game named(const QString &name, const QString &rules, std::uint64_t seed = 1)
{
    return gameOf(goldCorridor, u"\"name\": \"%1\", %2"_s.arg(name, rules), seed);
}

Game after(Game game, const QList<Command> &commands)
{
    EventList events;
    for (const Command &command : commands) {
        game.play(command, events);
    }
    return game;
}

const QList<Command> toTheGold(3, Command::move(Direction::East));

/// Starts a game with two rooms that are separated by a wall: the hero sees only the first.
Game twoRoomGame(const QString &rooms)
{
    return gameOf({u"#########"_s, rooms, u"#########"_s}, classicRules);
}

/// Returns how much of a picture is as dark as unknown cells, from 0 to 1.
double darkShare(const QImage &image)
{
    int dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            dark += image.pixel(x, y) == CanvasColors::ink.rgb() ? 1 : 0;
        }
    }
    return double(dark) / (image.width() * image.height());
}

} // namespace

/// Lists of played games: facts from their files at once, facts from replaying them a little later.
class TestRecordingList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_games.reset();
        m_runs.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_runs = std::make_unique<Recordings>(shippedCatalogue(), m_folder->path());
        m_games = std::make_unique<RecordingList>(shippedCatalogue(), *m_runs);
    }

    void eachRunShowsItsTitleAndOutcome_data()
    {
        QTest::addColumn<Game>("game");
        QTest::addColumn<QString>("hero");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("ended");
        const QString inRealTime = u"\"ruleset\": \"classic\", \"rules\": { \"clock\": \"realtime\" }"_s;
        const Game dungeon = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 3);
        QTest::newRow("won") << after(named(u"Pit"_s, classicRules), toTheGold) << QString() << u"Pit"_s
                             << u"won · turn 3"_s;
        QTest::newRow("left, by somebody") << after(named(u"Pit"_s, classicRules), {Command::wait()}) << u"Ada"_s
                                           << u"Pit · Ada"_s << u"unfinished · turn 1"_s;
        QTest::newRow("lost") << after(gameOf({u"####"_s, u"#@D#"_s, u"####"_s}, classicRules),
                                       QList<Command>(200, Command::wait()))
                              << QString() << u"Untitled level"_s << u"lost · turn "_s;
        QTest::newRow("under real time") << after(named(u"Pit"_s, inRealTime),
                                                  {Command::advance(65000 - 5000), Command::advance(5000)})
                                         << QString() << u"Pit"_s << u"unfinished · 1:05"_s;
        QTest::newRow("in a dungeon") << after(dungeon, {Command::wait()}) << u"Brida"_s << u"Tombs · Brida"_s
                                      << u"unfinished · depth 1, turn 1"_s;
        QTest::newRow("a stranger's name is no markup")
            << after(named(u"<b>Pit</b>"_s, classicRules), {Command::wait()}) << u"<i>Ada</i>"_s
            << u"<b>Pit</b> · <i>Ada</i>"_s << u"unfinished · turn 1"_s;
    }

    void eachRunShowsItsTitleAndOutcome()
    {
        QFETCH(Game, game);
        QFETCH(QString, hero);
        QFETCH(QString, title);
        QFETCH(QString, ended);
        keep(u"a"_s, game, hero);
        const Recording played = known(u"a"_s);
        QCOMPARE(played.run.state, RecordingFacts::State::Played);
        QCOMPARE(titleOf(played, *shippedCatalogue()), title);
        const QString detail = detailOf(played, *shippedCatalogue());
        QVERIFY2(detail.startsWith(ended), qPrintable(detail));
        const QString when = QLocale().toString(played.file.modified, QLocale::ShortFormat);
        const QString seed = u"seed %1"_s.arg(game.seed());
        QVERIFY2(detail.endsWith(u" · %1 · %2"_s.arg(when, seed)), qPrintable(detail));
    }

    void theNewestRunIsListedFirst()
    {
        const QDateTime start = QDateTime::currentDateTime().addDays(-1);
        int hour = 0;
        for (const QString &id : {u"b"_s, u"a"_s, u"c"_s}) {
            keep(id, after(named(u"Pit"_s, classicRules), {Command::wait()}));
            QFile file(m_runs->pathOf(id));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(start.addSecs(3600LL * hour++), QFileDevice::FileModificationTime));
        }
        games().refresh({});
        QStringList ids;
        for (const Recording &game : games().all()) {
            ids.append(game.id);
        }
        QCOMPARE(ids, QStringList({u"c"_s, u"a"_s, u"b"_s}));
    }

    void aRunsOwnNameIsItsTitle()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), {Command::wait()}), u"Ada"_s);
        QVERIFY(!m_runs->branches().note(u"a"_s, {.of = u"b"_s, .after = 1, .name = u"By the wall"_s}));
        const Recording played = known(u"a"_s);
        QCOMPARE(played.branch.of, u"b"_s);
        QCOMPARE(titleOf(played, *shippedCatalogue()), u"By the wall"_s);
        QVERIFY(
            detailOf(played, *shippedCatalogue()).startsWith(u"Pit · Ada · from turn 1 · unfinished · turn 1 · "_s));
    }

    void aBranchShowsWhereItStarts_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QList<Command>>("commands");
        QTest::addColumn<int>("after");
        QTest::addColumn<QString>("from");
        const QString inRealTime = u"\"ruleset\": \"classic\", \"rules\": { \"clock\": \"realtime\" }"_s;
        const QList<Command> waits(4, Command::wait());
        const QList<Command> times{Command::advance(3000), Command::advance(2000)};
        QTest::newRow("by its turn") << classicRules << waits << 3 << u"from turn 3 · unfinished · turn 4"_s;
        QTest::newRow("at once") << classicRules << waits << 0 << u"from turn 0 · unfinished · turn 4"_s;
        QTest::newRow("at its end") << classicRules << waits << 4 << u"from turn 4 · unfinished · turn 4"_s;
        QTest::newRow("behind its end") << classicRules << waits << 99 << u"from turn 4 · unfinished · turn 4"_s;
        QTest::newRow("within an advance") << inRealTime << times << 20 << u"from 0:02 · unfinished · 0:05"_s;
    }

    void aBranchShowsWhereItStarts()
    {
        QFETCH(QString, rules);
        QFETCH(QList<Command>, commands);
        QFETCH(int, after);
        QFETCH(QString, from);
        keep(u"a"_s, ::after(named(u"Pit"_s, rules), commands));
        QVERIFY(!m_runs->branches().note(u"a"_s, {.of = u"b"_s, .after = after}));
        const QString detail = detailOf(known(u"a"_s), *shippedCatalogue());
        QVERIFY2(detail.startsWith(from + u" · practice · "_s), qPrintable(detail));
    }

    void aBranchThatIsMovedIsReadAgain()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), QList<Command>(4, Command::wait())));
        QVERIFY(!m_runs->branches().note(u"a"_s, {.of = u"b"_s, .after = 3}));
        QCOMPARE(known(u"a"_s).run.branchedAt, 3);
        QVERIFY(!m_runs->branches().note(u"a"_s, {.of = u"c"_s, .after = 2}));
        QCOMPARE(known(u"a"_s).run.branchedAt, 2);
    }

    void practiceIsNamed()
    {
        m_runs->record(u"a"_s, after(named(u"Pit"_s, classicRules), toTheGold), {.isPractice = true}, {});
        m_runs->flush();
        const QString detail = detailOf(known(u"a"_s), *shippedCatalogue());
        QVERIFY2(detail.startsWith(u"won · turn 3 · practice · "_s), qPrintable(detail));
    }

    void theBestRunsAreMarked()
    {
        const QString scores = m_folder->path() + u"/scores.json"_s;
        ScoreFile(scores).add({{.level = u"Pit"_s, .ruleset = u"classic"_s, .hasWon = true}, {}, {}, u"best"_s});
        keep(u"best"_s, after(named(u"Pit"_s, classicRules), toTheGold));
        keep(u"other"_s, after(named(u"Pit"_s, classicRules), toTheGold));
        known(u"best"_s);
        games().refresh(HighScores(scores).runs());
        QVERIFY(games().find(u"best"_s)->isBest);
        QVERIFY(!games().find(u"other"_s)->isBest);
        const QString detail = detailOf(*games().find(u"best"_s), *shippedCatalogue());
        QVERIFY2(detail.startsWith(u"best game · won · turn 3 · "_s), qPrintable(detail));
    }

    void aDamagedRunIsListedWithAReason()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), {Command::wait()}));
        change(u"a"_s, "\"seed\"", "\"weed\"");
        const Recording damaged = known(u"a"_s);
        QCOMPARE(damaged.run.state, RecordingFacts::State::Damaged);
        QCOMPARE(titleOf(damaged, *shippedCatalogue()), u"Unreadable game"_s);
        const QString detail = detailOf(damaged, *shippedCatalogue());
        QVERIFY2(detail.contains(u"seed"_s), qPrintable(detail));
    }

    void aRunThatNoLongerReplaysIsLabelled()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), toTheGold));
        change(u"a"_s, "\"won\"", "\"lost\"");
        const Recording astray = known(u"a"_s);
        QCOMPARE(astray.run.state, RecordingFacts::State::Astray);
        QCOMPARE(titleOf(astray, *shippedCatalogue()), u"Pit"_s);
        QVERIFY(detailOf(astray, *shippedCatalogue()).startsWith(u"lost · no longer replays correctly · "_s));
    }

    void aRunFromOtherRulesIsNotReplayed()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), toTheGold));
        change(u"a"_s, "\"rules_version\": ", "\"rules_version\": 99");
        const Recording other = known(u"a"_s);
        QCOMPARE(other.run.state, RecordingFacts::State::OtherRules);
        QVERIFY(detailOf(other, *shippedCatalogue()).startsWith(u"won · from another version"_s));
    }

    void filesAreReadBeforeAnyIsPlayed()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), toTheGold));
        keep(u"b"_s, after(named(u"Hall"_s, classicRules), toTheGold));
        QList<RecordingFacts::State> states;
        connect(&games(), &RecordingList::told, this,
                [&states](const Recording &game) { states.append(game.run.state); });
        games().refresh({});
        QCOMPARE(games().all().size(), 2); // at once, without any facts
        QCOMPARE(games().all().first().run.state, RecordingFacts::State::Unread);
        QCOMPARE(titleOf(games().all().first(), *shippedCatalogue()), u"…"_s);
        QTRY_VERIFY(!games().isReading());
        const QList<RecordingFacts::State> both{RecordingFacts::State::Read, RecordingFacts::State::Read,
                                                RecordingFacts::State::Played, RecordingFacts::State::Played};
        QCOMPARE(states, both);
    }

    void anUnchangedRunIsNotReadAgain()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), toTheGold));
        known(u"a"_s);
        games().refresh({});
        QVERIFY(!games().isReading());
        QCOMPARE(games().find(u"a"_s)->run.state, RecordingFacts::State::Played);
    }

    void aChangedRunIsReadAgain()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), {Command::wait()}));
        known(u"a"_s);
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), toTheGold));
        QVERIFY(detailOf(known(u"a"_s), *shippedCatalogue()).startsWith(u"won · turn 3"_s));
    }

    void aRemovedRunIsNoLongerListed()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), {Command::wait()}));
        QCOMPARE(known(u"a"_s).id, u"a"_s);
        QVERIFY(!m_runs->remove(u"a"_s));
        QCOMPARE(known(u"a"_s).id, QString());
    }

    /// Closing the list does not wait. Replaying the longest possible run takes minutes.
    void closingTheListStopsALongReplay()
    {
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), {Command::wait()}));
        ReadRun read = readRunFile(m_runs->pathOf(u"a"_s), shippedCatalogue());
        read.run->lines.front().times = mostRunCommands;
        read.run->hashes.back().after = mostRunCommands;
        QVERIFY(!writeWhole(m_runs->pathOf(u"a"_s), writeRun(*read.run, *shippedCatalogue())));
        games().refresh({});
        QTRY_COMPARE(games().find(u"a"_s)->run.state, RecordingFacts::State::Read);
        QVERIFY(games().isReading());
        m_games.reset(); // this has to return soon, or the suite takes too long
    }

    void picturesAreDrawnInTheOtherThread()
    {
        std::atomic<int> drawnElsewhere = 0;
        const auto makePainter = [&drawnElsewhere, here = QThread::currentThread()]() -> RecordingList::Painter {
            return [&drawnElsewhere, here](const Game &end) {
                drawnElsewhere += QThread::currentThread() == here ? 0 : 1;
                return QImage(end.world().turn(), 1, QImage::Format_RGB32);
            };
        };
        m_games = std::make_unique<RecordingList>(shippedCatalogue(), *m_runs, makePainter);
        keep(u"a"_s, after(named(u"Pit"_s, classicRules), toTheGold));
        QCOMPARE(known(u"a"_s).run.picture.width(), 3);
        QCOMPARE(drawnElsewhere, 1);
    }

    void thePictureShowsWhatTheHeroKnows()
    {
        const LevelPicture picture(*shippedCatalogue());
        const auto draw = [&picture](const Game &game) { return lastSight(picture, game, {96, 72}, 1); };
        const QImage seen = draw(twoRoomGame(u"#@ #  ~g#"_s));
        QCOMPARE(draw(twoRoomGame(u"#@ #g T #"_s)), seen); // the other room is behind a wall
        QVERIFY(draw(twoRoomGame(u"#@g#  ~g#"_s)) != seen);
        QVERIFY(seen.width() <= 96 && seen.height() <= 72);
    }

    void thePictureShowsWhereTheHeroIs()
    {
        const LevelPicture picture(*shippedCatalogue());
        const Game begun = named(u"Pit"_s, classicRules);
        const QImage before = lastSight(picture, begun, {96, 72}, 1);
        QVERIFY(lastSight(picture, after(begun, {Command::move(Direction::East)}), {96, 72}, 1) != before);
    }

    void thePictureOfAllKnownIsFilledWithIt_data()
    {
        QTest::addColumn<Size>("level");
        QTest::addColumn<Point>("hero");
        QTest::newRow("a small room") << Size{9, 6} << Point{1, 1};
        QTest::newRow("a large one, from its corner") << Size{40, 30} << Point{1, 1};
        QTest::newRow("the other corner") << Size{40, 30} << Point{38, 28};
    }

    void thePictureOfAllKnownIsFilledWithIt()
    {
        QFETCH(Size, level);
        QFETCH(Point, hero);
        QStringList rows(level.height, u'#' + QString(level.width - 2, u' ') + u'#');
        rows.first() = rows.last() = QString(level.width, u'#');
        rows[hero.y][hero.x] = u'@';
        const LevelPicture picture(*shippedCatalogue());
        const Game game = gameOf(rows, classicSeeingAll);
        const QImage known = knownSight(picture, game, {64, 48}, 1);
        QVERIFY2(darkShare(known) < 0.1, qPrintable(QString::number(darkShare(known))));
        QVERIFY(known.width() >= 60 && known.width() <= 64 && known.height() >= 42 && known.height() <= 48);
    }

    void thePictureOfAllKnownHidesTheRest()
    {
        const LevelPicture picture(*shippedCatalogue());
        const auto draw = [&picture](const Game &game) { return knownSight(picture, game, {96, 72}, 1); };
        QCOMPARE(draw(twoRoomGame(u"#@ #  ~g#"_s)), draw(twoRoomGame(u"#@ #g T #"_s)));
        QVERIFY(draw(twoRoomGame(u"#@g#  ~g#"_s)) != draw(twoRoomGame(u"#@ #  ~g#"_s)));
    }

    void startKeysDependOnlyOnTheStart()
    {
        const auto keyOf = [](const Game &game) { return startKeyOf(*runOf(game, {})); };
        const Game game = named(u"Pit"_s, classicRules);
        QCOMPARE(keyOf(after(game, toTheGold)), keyOf(game));
        QCOMPARE(keyOf(named(u"Another name"_s, classicRules)), keyOf(game));
        QVERIFY(keyOf(named(u"Pit"_s, classicRules, 2)) != keyOf(game));
        QVERIFY(keyOf(named(u"Pit"_s, classicSeeingAll)) != keyOf(game));
        const Game dungeon = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 3);
        QCOMPARE(keyOf(after(dungeon, {Command::wait()})), keyOf(dungeon));
        QVERIFY(keyOf(Game::startDungeon(shippedCatalogue(), u"tombs"_s, 4)) != keyOf(dungeon));
        QVERIFY(keyOf(Game::startDungeon(shippedCatalogue(), u"peaceful"_s, 3)) != keyOf(dungeon));
    }

private:
    RecordingList &games() { return *m_games; }
    /// Returns the game with that ID once all its facts are known.
    Recording known(const QString &id)
    {
        games().refresh({});
        const Recording *found =
            QTest::qWaitFor([this] { return !games().isReading(); }, 30000) ? games().find(id) : nullptr;
        return found ? *found : Recording();
    }

    void keep(const QString &id, const Game &game, const QString &name = {})
    {
        m_runs->record(id, game, {.by = RunOrigin::By::Person, .name = name}, {});
        m_runs->flush();
    }

    /// Replaces text in the file of a run.
    void change(const QString &id, const QByteArray &from, const QByteArray &to)
    {
        const QString path = m_runs->pathOf(id);
        const QByteArray text = contentOf(path);
        QVERIFY(text.contains(from));
        QVERIFY(!writeWhole(path, QByteArray(text).replace(from, to)));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Recordings> m_runs;
    std::unique_ptr<RecordingList> m_games;
};

MAZEWRIGHT_SUITE(recordinglist, TestRecordingList)
#include "tst_recordinglist.moc"
