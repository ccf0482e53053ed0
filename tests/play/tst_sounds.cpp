#include "app/hud/logpanel.h"
#include "app/sound/soundplugin.h"
#include "app/sound/sounds.h"
#include "app/watch/watchedrun.h"
#include "gamecore/base/files.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/rules/harm.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/gates.h"
#include "tests/support/owncatalogue.h"
#include "tests/support/recordedrun.h"
#include "tests/support/ruledworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QPluginLoader>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// The calls of an output: "blow 60" (the file and its loudness) and "stop blow".
class RecordedOutput final : public SoundOutput {
public:
    explicit RecordedOutput(QStringList &played) : m_played(played) {}

    void play(const QString &file, int percent) override
    {
        m_played.append(u"%1 %2"_s.arg(QFileInfo(file).baseName()).arg(percent));
    }
    void stop(const QString &file) override { m_played.append(u"stop "_s + QFileInfo(file).baseName()); }

private:
    QStringList &m_played;
};

const SoundTablePtr &shippedSoundTable()
{
    static const SoundTablePtr table = [] {
        IssueList issues;
        return std::make_shared<const SoundTable>(loadSounds({shippedData()}, issues));
    }();
    return table;
}

/// Plays lines. Returns the sounds of the last line, with their captions: "gate: A gate opens nearby.".
QStringList soundsOfLast(Game game, const QStringList &lines)
{
    Hearing hearing(shippedSoundTable());
    hearing.listen(game.world());
    QStringList sounds;
    for (const QString &line : lines) {
        EventList events;
        game.play(commandFromText(line).command, events);
        sounds.clear();
        for (const Heard &heard : hearing.hear(events, game.world())) {
            sounds.append(heard.caption.isEmpty() ? heard.sound : heard.sound + u": "_s + heard.caption);
        }
    }
    return sounds;
}

QStringList findingsIn(const QByteArray &records)
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(u"sounds.json"_s));
    if (!file.open(QIODevice::WriteOnly)) {
        return {u"not written"_s};
    }
    file.write("{ \"sounds\": [\n" + records + "\n] }");
    file.close();
    IssueList issues;
    const SoundTable table = loadSounds({dir.path(), shippedData()}, issues);
    return table.rows().empty() == issues.isEmpty() ? QStringList{u"sounds with findings, or none without"_s}
                                                    : summary(issues);
}

Heard heardAs(const QString &sound, int rank, int lengthMs = 100)
{
    return {.sound = sound, .file = sound, .rank = rank, .lengthMs = lengthMs};
}

} // namespace

/// The sounds of a game: the records of sounds.json, limits, the sounds and captions of the real window.
class TestSounds : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        m_played.clear();
        if (m_driver) {
            closeWindow();
        }
    }

    void commandsMakeTheirSounds_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const QString &cells, const QStringList &lines,
                            const QStringList &expected, const QString &rest = ruled(u"classic"_s)) {
            const QString wall(cells.size(), u'#');
            QTest::newRow(name) << QStringList{wall, cells, wall} << rest << lines << expected;
        };
        row("a step", u"#@ #"_s, {u"move east"_s}, {u"step_stone"_s});
        row("a step on grass", u"#@%#"_s, {u"move east"_s}, {u"step_grass"_s});
        row("a step on spikes", u"#@^#"_s, {u"move east"_s}, {u"step_stone"_s, u"spikes"_s});
        row("waiting", u"#@ #"_s, {u"wait"_s}, {});
        row("into a wall", u"#@ #"_s, {u"move west"_s}, {u"refused"_s});
        row("a door", u"#@+#"_s, {u"move east"_s}, {u"door"_s});
        row("a lock", u"#@1#"_s, {u"pickup"_s, u"move east"_s}, {u"unlock"_s, u"door"_s},
            ruled(u"classic"_s, {}, thingsOf({u"red_key 1 1"_s})));
        row("gold, and the victory", u"#@g#"_s, {u"move east"_s}, {u"step_stone"_s, u"coin"_s, u"won"_s},
            ruled(u"classic"_s, u"\"win\": [\"treasure\"]"_s));
        row("picking up", u"#@ #"_s, {u"pickup"_s}, {u"pick_up"_s},
            ruled(u"classic"_s, {}, thingsOf({u"healing_potion 1 1"_s})));
        row("picking up and putting on", u"#@ #"_s, {u"pickup"_s}, {u"pick_up"_s, u"wear"_s},
            ruled(u"classic"_s, {}, thingsOf({u"shield 1 1"_s})));
        row("putting away", u"#@ #"_s, {u"pickup"_s, u"use b"_s}, {u"wear"_s},
            ruled(u"classic"_s, {}, thingsOf({u"shield 1 1"_s})));
        row("dropping", u"#@ #"_s, {u"drop a"_s}, {u"wear"_s, u"drop"_s});
        row("a kick", u"#@O#"_s, {u"move east"_s}, {u"blow"_s}, u"\"ruleset\": \"peaceful\""_s);
        QStringList toDeath; // 30 hit points, and 3 for each step onto spikes
        for (int i = 0; i < 9; ++i) {
            toDeath += {u"move east"_s, u"move west"_s};
        }
        row("death", u"#@^#"_s, toDeath << u"move east"_s, {u"step_stone"_s, u"spikes"_s, u"death_hero"_s, u"lost"_s});
    }

    void commandsMakeTheirSounds()
    {
        QFETCH(const QStringList, rows);
        QFETCH(const QString, rest);
        QFETCH(const QStringList, lines);
        QFETCH(const QStringList, expected);
        QCOMPARE(soundsOfLast(gameOf(rows, rest), lines), expected);
    }

    void conditionsChooseAmongTheSoundsOfAnEvent_data()
    {
        QTest::addColumn<Event>("event");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const Event &event, const QString &expected) {
            QTest::newRow(name) << event << expected;
        };
        using enum EventType;
        row("the hero hits", {.type = Attacked, .actor = heroId, .target = 2, .amount = 3}, u"blow"_s);
        row("the hero is hit", {.type = Attacked, .actor = 2, .target = heroId, .amount = 3}, u"blow_hero"_s);
        row("to no effect", {.type = Attacked, .actor = 2, .target = heroId}, u"miss"_s);
        row("burnt by fire", {.type = Damaged, .cause = Cause::Breath, .actor = heroId, .amount = 9}, {});
        row("a monster dies", {.type = Died, .actor = 2, .target = heroId, .cell = {2, 1}}, u"death"_s);
        row("the hero dies", {.type = Died, .actor = heroId, .cell = {1, 1}}, u"death_hero"_s);
        row("inhaling", {.type = Status, .status = StatusEffect::Inhaling, .actor = 2, .amount = 1}, u"inhale"_s);
        row("breathing fire", {.type = Recovered, .status = StatusEffect::Inhaling, .actor = 2}, u"fire"_s);
        row("a monster takes heart", {.type = Recovered, .status = StatusEffect::Afraid, .actor = 2}, {});
        row("a monster steps", {.type = Moved, .actor = 2, .from = {2, 1}, .to = {3, 1}}, {});
        row("coming into view", {.type = Spotted, .actor = 2, .cell = {2, 1}}, u"spotted"_s);
        row("a new level", {.type = LevelUp, .actor = heroId, .amount = 2}, u"level_up"_s);
        row("down the stairs", {.type = Descended, .actor = heroId, .amount = 2}, u"stairs"_s);
        row("back at the start", {.type = Respawned, .actor = heroId, .cell = {1, 1}}, u"back"_s);
        row("a wall that costs a turn", {.type = Bumped, .actor = heroId, .cell = {0, 1}}, u"bump"_s);
    }

    void conditionsChooseAmongTheSoundsOfAnEvent()
    {
        QFETCH(const Event, event);
        QFETCH(const QString, expected);
        const Game game = gameOf({u"#####"_s, u"#@O #"_s, u"#####"_s}, classicRules);
        const SoundRow *row = shippedSoundTable()->rowFor(event, game.world());
        QCOMPARE(row ? row->sound : QString(), expected);
    }

    void everyShippedSoundIsUsedAndHasALength()
    {
        QStringList files = QDir(u":/sounds"_s).entryList({u"*.wav"_s});
        QVERIFY(files.size() >= 20);
        for (const SoundRow &row : shippedSoundTable()->rows()) {
            files.removeAll(row.sound + u".wav"_s);
            QVERIFY2(row.lengthMs >= 50 && row.lengthMs <= 1200, qPrintable(row.sound));
            QCOMPARE(row.caption.isEmpty(), row.reach == 0);
        }
        QCOMPARE(files, QStringList());
    }

    void mistakesInARecordAreReported_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const QByteArray &record, const QStringList &expected) {
            QTest::newRow(name) << record << expected;
        };
        row("no object", "7", {u"2:1 wrong_type sounds[0]"_s});
        row("no event", R"({ "sound": "coin" })", {u"2:1 missing_key sounds[0]"_s});
        row("no sound", R"({ "event": "won" })", {u"2:1 missing_key sounds[0]"_s});
        row("an unknown event", R"({ "event": "sneezed", "sound": "coin" })", {u"2:12 bad_value sounds[0].event"_s});
        row("an unknown sound", R"({ "event": "won", "sound": "horn" })", {u"2:28 bad_value sounds[0].sound"_s});
        row("a path", R"({ "event": "won", "sound": "../sounds/coin" })", {u"2:28 bad_value sounds[0].sound"_s});
        row("an unknown key", R"({ "event": "won", "sound": "coin", "pitch": 2 })",
            {u"2:36 unknown_key sounds[0].pitch"_s});
        row("too loud", R"({ "event": "won", "sound": "coin", "volume": 101 })",
            {u"2:46 bad_value sounds[0].volume"_s});
        row("an unknown actor", R"({ "event": "won", "sound": "coin", "actor": ["king"] })",
            {u"2:46 bad_value sounds[0].actor[0]"_s});
        row("no list", R"({ "event": "won", "sound": "coin", "cause": "item" })",
            {u"2:45 wrong_type sounds[0].cause"_s});
    }

    void mistakesInARecordAreReported()
    {
        QFETCH(const QByteArray, record);
        QFETCH(const QStringList, expected);
        QCOMPARE(findingsIn(record), expected);
    }

    void anOwnFolderReplacesRecordsAndFiles()
    {
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(u"sounds"_s));
        QVERIFY(QFile::copy(u":/sounds/door.wav"_s, dir.filePath(u"sounds/horn.wav"_s)));
        QFile data(dir.filePath(u"sounds.json"_s));
        QVERIFY(data.open(QIODevice::WriteOnly));
        data.write(R"({ "sounds": [ { "event": "won", "sound": "horn" }, { "event": "lost", "sound": "coin" } ] })");
        data.close();
        IssueList issues;
        const SoundTable table = loadSounds({dir.path(), shippedData()}, issues);
        QCOMPARE(summary(issues), QStringList());
        QCOMPARE(table.rows().size(), std::size_t(2));
        QCOMPARE(table.rows()[0].file, dir.filePath(u"sounds/horn.wav"_s));
        QCOMPARE(table.rows()[1].file, u":/sounds/coin.wav"_s);
    }

    void aTurnOfManyEventsBeginsThreeSounds()
    {
        SoundMixer mixer = mixerAt();
        std::vector<Heard> heard(20, heardAs(u"miss"_s, 2));
        heard.insert(heard.end(), 20, heardAs(u"blow"_s, 5));
        heard.push_back(heardAs(u"step"_s, 0));
        heard.push_back(heardAs(u"death"_s, 9));
        mixer.play(heard, 100);
        QCOMPARE(m_played, (QStringList{u"death 100"_s, u"blow 100"_s, u"miss 100"_s}));
    }

    void theSameSoundWaitsThirtyMilliseconds()
    {
        SoundMixer mixer = mixerAt();
        for (const int at : {0, 29, 30, 59, 60}) {
            m_now = at;
            mixer.play({heardAs(u"step"_s, 0)}, 50);
        }
        QCOMPARE(m_played, QStringList(3, u"step 50"_s));
    }

    void aSixthSoundReplacesALessImportantOne()
    {
        SoundMixer mixer = mixerAt();
        mixer.play({heardAs(u"a"_s, 1), heardAs(u"b"_s, 2), heardAs(u"c"_s, 3)}, 100);
        mixer.play({heardAs(u"d"_s, 3), heardAs(u"e"_s, 3)}, 100);
        m_played.clear();
        mixer.play({heardAs(u"f"_s, 1)}, 100);
        QCOMPARE(m_played, QStringList());
        mixer.play({heardAs(u"g"_s, 2)}, 100);
        QCOMPARE(m_played, (QStringList{u"stop a"_s, u"g 100"_s}));
        m_played.clear();
        m_now = 100; // all have ended
        mixer.play({heardAs(u"f"_s, 1)}, 100);
        QCOMPARE(m_played, QStringList(u"f 100"_s));
    }

    void theVolumeScalesEachSound()
    {
        SoundMixer mixer = mixerAt();
        Heard half = heardAs(u"half"_s, 0);
        half.volume = 50;
        mixer.play({half}, 60);
        QCOMPARE(m_played, QStringList(u"half 30"_s));
        mixer.play({heardAs(u"silent"_s, 0)}, 0);
        QCOMPARE(m_played.size(), 1);
    }

    void aGateOutOfSightIsHeardWithinReach_data()
    {
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("behind a wall") << u"#@_ # |#"_s
                                       << QStringList{u"step_stone"_s, u"gate: A gate opens nearby."_s};
        QTest::newRow("in view") << u"#@_   |#"_s << QStringList{u"step_stone"_s, u"gate"_s};
        QTest::newRow("at the end of its reach")
            << u"#@_ #            |#"_s << QStringList{u"step_stone"_s, u"gate: A gate opens nearby."_s};
        QTest::newRow("too far away") << u"#@_ #             |#"_s << QStringList{u"step_stone"_s};
    }

    void aGateOutOfSightIsHeardWithinReach()
    {
        QFETCH(const QString, cells);
        QFETCH(const QStringList, expected);
        const QString wall(cells.size(), u'#');
        QCOMPARE(soundsOfLast(gameUnder(gatesCatalogue(), {wall, cells, wall}, classicRules), {u"move east"_s}),
                 expected);
    }

    void whatIsInViewNeedsNoCaption()
    {
        const Game game = gameUnder(gatesCatalogue(), {u"#######"_s, u"#@_# |#"_s, u"#######"_s}, classicSeeingAll);
        QCOMPARE(soundsOfLast(game, {u"move east"_s}), (QStringList{u"step_stone"_s, u"gate"_s}));
    }

    void aDeathOutOfSightIsHeardButNotNamed()
    {
        const Game game = gameOf({u"########"_s, u"#@ # O #"_s, u"########"_s}, classicRules);
        World world = game.world();
        Hearing hearing(shippedSoundTable());
        hearing.listen(world);
        EventList events;
        hurt(world, 2, 99, {.cause = Cause::Terrain}, events);
        QVERIFY(events.isEmpty()); // the rules do not report it
        const std::vector<Heard> heard = hearing.hear(events, world);
        QCOMPARE(captionsOf(heard), QStringList(u"Something dies nearby."_s));
        QCOMPARE(heard.size(), std::size_t(1));
        QVERIFY(heard.front().volume < 85);           // it comes from afar
        QVERIFY(hearing.hear(events, world).empty()); // and only once
    }

    void theWindowPlaysTheSoundsOfAGame()
    {
        openRecordedWindow();
        playHere({u"#####"_s, u"#@+ #"_s, u"#####"_s}, classicRules);
        QCOMPARE(m_played, QStringList()); // a game begins in silence
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_played, QStringList(u"door 42"_s)); // 70 % of the volume at first, 60 %
        m_driver->window().settings().volume.set(100);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_played.last(), u"step_stone 70"_s);
    }

    void mMutesWhilePlaying()
    {
        openRecordedWindow();
        m_driver->window().useLanguage(u"en"_s);
        playHere({u"######"_s, u"#@   #"_s, u"######"_s}, classicRules);
        m_driver->press(Qt::Key_M);
        QVERIFY(m_driver->window().settings().isMuted());
        QCOMPARE(m_driver->page().log().lines().last(), u"Sounds are off."_s);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_played, QStringList());
        m_driver->press(Qt::Key_M);
        QCOMPARE(m_driver->page().log().lines().last(), u"Sounds are on."_s);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_played, QStringList(u"step_stone 42"_s));
        QCOMPARE(m_driver->world().turn(), 2); // muting takes no turn
    }

    /// However often it is pressed, the log has one line about it, in the present language; the game keeps none.
    void mutingFillsNoLog()
    {
        openRecordedWindow();
        m_driver->window().useLanguage(u"en"_s);
        playHere({u"#####"_s, u"#@+ #"_s, u"#####"_s}, classicRules);
        const LogPanel &log = m_driver->page().log();
        m_driver->press(Qt::Key_M);
        m_driver->press(Qt::Key_Right);
        QStringList others = log.lines();
        QCOMPARE(others.removeAll(u"Sounds are off."_s), 1);
        m_driver->press(Qt::Key_M);
        m_driver->press(Qt::Key_M);
        m_driver->press(Qt::Key_M);
        QCOMPARE(log.lines(), others << u"Sounds are on."_s);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(log.lines().last(), u"Töne sind an."_s);
        const std::vector<LogLine> said = log.said();
        QVERIFY(!said.empty());
        QVERIFY(
            std::none_of(said.begin(), said.end(), [](const LogLine &line) { return line.text.contains(u"Töne"_s); }));
    }

    void mutingStopsASound()
    {
        openRecordedWindow();
        playHere({u"#####"_s, u"#@+ #"_s, u"#####"_s}, classicRules);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_M);
        QCOMPARE(m_played.last(), u"stop door"_s);
    }

    void watchingForwardIsHeardAndBackwardIsSilent()
    {
        openRecordedWindow();
        watch(recordedRun(gameOf({u"#####"_s, u"#@+ #"_s, u"#####"_s}, classicRules),
                          QStringList(2, u"move east"_s) + QStringList(20, u"wait"_s)));
        QCOMPARE(m_played, QStringList());
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_played, (QStringList{u"door 42"_s, u"step_stone 42"_s}));
        m_driver->press(Qt::Key_Left);
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_End);
        QCOMPARE(m_played.size(), 2);
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_M);
        QVERIFY(m_driver->child<QAction>(u"muteSound"_s).isChecked()); // both commands show the same setting
        m_played.clear();
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_played, QStringList());
    }

    void captionsAppearInTheLogOnlyIfWanted_data()
    {
        QTest::addColumn<bool>("areWanted");
        QTest::newRow("wanted") << true;
        QTest::newRow("not wanted") << false;
    }

    void captionsAppearInTheLogOnlyIfWanted()
    {
        QFETCH(const bool, areWanted);
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
        playHere({u"########"_s, u"#@ # O #"_s, u"########"_s}, ruled(u"classic"_s));
        m_driver->child<QAction>(u"showCaptions"_s).setChecked(areWanted);
        QCOMPARE(m_driver->window().settings().showsCaptions(), areWanted);
        World world = m_driver->world();
        EventList events;
        hurt(world, 2, 99, {.cause = Cause::Terrain}, events);
        QCOMPARE(m_driver->window().program().sound().sounds().hear(events, world),
                 areWanted ? QStringList(u"Something dies nearby."_s) : QStringList());
    }

    void theLogOfAWatchedGameShowsCaptionsForwardAndBackward()
    {
        const QStringList rows{u"########"_s, u"#@_ # |#"_s, u"########"_s};
        const Run run = recordedRun(gameUnder(gatesCatalogue(), rows, classicRules), {u"move east"_s, u"wait"_s});
        WatchedRun watched;
        watched.setCaptions(shippedSoundTable());
        watched.show(*loadRun(run, gatesCatalogue(), workHere));
        const std::vector<LogLine> gate{{.text = u"[A gate opens nearby.]"_s}};
        for (const qint64 moment : {0, 1, 0, 2}) {
            watched.seek(moment);
            QCOMPARE(watched.log().lines(), moment == 0 ? std::vector<LogLine>() : gate);
        }
        watched.setCaptions(nullptr);
        QCOMPARE(watched.log().lines(), std::vector<LogLine>());
    }

    void aCaptionIsALineInBrackets()
    {
        QCOMPARE(captionLine(u"A gate opens nearby."_s)(), u"[A gate opens nearby.]"_s);
    }

    void theDialogSetsVolumeMuteAndCaptions()
    {
        openRecordedWindow();
        m_driver->trigger(u"soundVolume"_s);
        auto &slider = m_driver->child<QSlider>(u"volumeSlider"_s);
        QCOMPARE(slider.value(), 60);
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_PageUp);
        QCOMPARE(m_driver->window().settings().volume(), 70);
        QCOMPARE(m_played, QStringList(u"coin 52"_s)); // 75 % of it, as a sample
        m_driver->child<QCheckBox>(u"muteBox"_s).click();
        QVERIFY(m_driver->child<QAction>(u"muteSound"_s).isChecked());
        m_driver->child<QCheckBox>(u"captionsBox"_s).click();
        QVERIFY(m_driver->window().settings().showsCaptions());
        QTest::keyClick(&slider, Qt::Key_Home);
        QCOMPARE(m_driver->window().settings().volume(), 0);
    }

    void testsAreSilent() { QVERIFY(!systemOutput()); }

#ifdef MAZEWRIGHT_SOUND_PLUGIN
    void thePluginBesideTheProgramHasALoudspeaker()
    {
        QPluginLoader loader(QStringLiteral(MAZEWRIGHT_SOUND_PLUGIN));
        const auto *plugin = qobject_cast<SoundPlugin *>(loader.instance());
        QVERIFY2(plugin, qPrintable(loader.errorString()));
        QVERIFY(plugin->output());
        QCOMPARE(QFileInfo(loader.fileName()).dir(), QFileInfo(QStringLiteral(MAZEWRIGHT_PROGRAM)).dir());
    }
#endif

private:
    SoundMixer mixerAt()
    {
        m_now = 0;
        return SoundMixer(std::make_unique<RecordedOutput>(m_played), [this] { return m_now; });
    }

    /// Opens a window whose sounds are recorded. A long time passes between two of them.
    void openRecordedWindow()
    {
        openWindow();
        m_driver->window().program().sound().sounds().setOutput(std::make_unique<RecordedOutput>(m_played),
                                                                [this] { return m_now += 50; });
    }

    void playHere(const QStringList &rows, const QString &rest)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }

    void watch(const Run &run)
    {
        const QString path = m_home->writeLevel(u"watched.run.json"_s, writeRun(run, *shippedCatalogue()));
        QVERIFY(m_driver->window().openFile(path));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
    }

    QStringList m_played;
    qint64 m_now = 0;
};

MAZEWRIGHT_SUITE(sounds, TestSounds)
#include "tst_sounds.moc"
