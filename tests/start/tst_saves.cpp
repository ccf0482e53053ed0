#include "app/games/autosave.h"
#include "app/games/gamesource.h"
#include "app/games/saves.h"
#include "gamecore/world/event.h"
#include "tests/support/botplayer.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QCryptographicHash>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString id = u"one"_s;

void setContent(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

Game dungeon(std::uint64_t seed = 3)
{
    return Game::startDungeon(shippedCatalogue(), u"peaceful"_s, seed);
}

void wait(Game &game, int turnCount)
{
    EventList events;
    for (int i = 0; i < turnCount; ++i) {
        game.play(Command::wait(), events);
    }
}

QStringList filesIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList(QDir::Files, QDir::Name);
}

/// Returns a save file of a given version with a valid checksum.
QByteArray saveOf(int version, const QByteArray &content)
{
    const QByteArray number = QByteArray::number(version);
    const QByteArray sum =
        QCryptographicHash::hash(QByteArray(number + '\n' + content), QCryptographicHash::Sha256).toHex();
    return "mazewright-save " + number + ' ' + sum + '\n' + content;
}

QByteArray newerSave()
{
    return saveOf(saveVersion + 1, "{\"whatever\": 1}\nsomething else\n");
}

/// Two saves of a game in one slot, at turns 5 and 8.
class TwoSaves {
public:
    TwoSaves() : m_slots(shippedCatalogue(), m_folder.path())
    {
        Game game = dungeon();
        wait(game, 5);
        m_slots.write(id, game);
        m_slots.flush();
        wait(game, 3);
        m_slots.write(id, game);
        m_slots.flush();
    }

    Saves &store() { return m_slots; }
    const QTemporaryDir &folder() const { return m_folder; }
    QString path(const QString &ending) const { return m_folder.filePath(id + ending); }

private:
    QTemporaryDir m_folder;
    Saves m_slots;
};

} // namespace

/// Slots of saved games, and the moments at which the current game is saved.
class TestSaves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyFolderHasNoSlots()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.filePath(u"not there"_s));
        QVERIFY(store.all().isEmpty());
        QString why;
        QVERIFY(!store.load(id, &why));
        QVERIFY(!why.isEmpty());
    }

    void aSavedGameIsListedWithItsHead()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        Game game = dungeon();
        wait(game, 12);
        const QJsonObject origin{{u"hero"_s, u"Ada"_s}};
        store.write(id, game, origin);
        store.flush();
        const QList<SaveInfo> found = store.all();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].id, id);
        QCOMPARE(found[0].head, (SaveHead{.name = game.level().name,
                                          .ruleset = u"peaceful"_s,
                                          .isDungeon = true,
                                          .depth = 1,
                                          .turn = 12,
                                          .origin = origin}));
        QVERIFY(found[0].canBeLoaded());
        QVERIFY(qAbs(found[0].savedAt.secsTo(QDateTime::currentDateTime())) < 60);
    }

    void theLatestSaveIsListedFirst()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        for (const QString &name : {u"b"_s, u"a"_s, u"c"_s}) {
            store.write(name, dungeon());
        }
        store.flush();
        const QDateTime now = QDateTime::currentDateTime();
        int age = 0;
        for (const QString &name : {u"a"_s, u"c"_s, u"b"_s}) {
            QFile file(folder.filePath(name + u".save"_s));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(now.addSecs(-60 * ++age), QFileDevice::FileModificationTime));
        }
        QStringList ids;
        for (const SaveInfo &info : store.all()) {
            ids += info.id;
        }
        QCOMPARE(ids, (QStringList{u"a"_s, u"c"_s, u"b"_s}));
    }

    /// Asking for several games at once gives the same result as asking for each.
    void newestOfEachAgreesWithNewestOf()
    {
        Campaign road;
        road.path = u"/road.campaign.json"_s;
        road.levels = {u"/a.level.json"_s, u"/b.level.json"_s};
        const QList<GameSource> sources{{.path = u"/a.level.json"_s},
                                        {.path = u"/b.level.json"_s},
                                        sourceOf(road, {}),
                                        sourceOf(road, {.place = 1}),
                                        sourceOf(road, {.place = 1, .way = u"second"_s}),
                                        {.day = u"2026-01-01"_s},
                                        {.heroName = u"Ada"_s}};
        QList<SaveInfo> kept;
        for (int i = 0; i < 3 * int(sources.size()); ++i) {
            SaveInfo slot;
            slot.id = QString::number(i);
            slot.head.origin = originOf(sources.at(i % sources.size()));
            slot.state = i < int(sources.size()) ? SaveState::Newer : SaveState::Good;
            kept.append(slot);
        }
        const QHash<QString, SaveInfo> newest = newestOfEach(kept);
        QCOMPARE(newest.size(), sources.size());
        for (qsizetype i = 0; i < sources.size(); ++i) {
            QCOMPARE(newestOf(kept, sources.at(i))->id, QString::number(sources.size() + i));
            QCOMPARE(newest.value(playKeyOf(originOf(sources.at(i)))).id, QString::number(sources.size() + i));
        }
    }

    void aSavedGameIsLoadedAsItWas()
    {
        TwoSaves saves;
        Game expected = dungeon();
        wait(expected, 8);
        QString why;
        const std::optional<Game> game = saves.store().load(id, &why);
        QVERIFY(game);
        QVERIFY(why.isEmpty());
        QCOMPARE(game->world().hash(), expected.world().hash());
        QCOMPARE(game->history(), expected.history());
    }

    void thePreviousSaveIsKept()
    {
        const TwoSaves saves;
        QCOMPARE(filesIn(saves.folder()), (QStringList{u"one.save"_s, u"one.save.1"_s}));
        QCOMPARE(readSaveFile(contentOf(saves.path(u".save"_s))).head.turn, 8);
        QCOMPARE(readSaveFile(contentOf(saves.path(u".save.1"_s))).head.turn, 5);
    }

    void everyDamagedByteIsNoticed()
    {
        const TwoSaves saves;
        const QByteArray good = contentOf(saves.path(u".save"_s));
        QVERIFY(readSaveFile(good).state == SaveState::Good);
        for (qsizetype i = 0; i < good.size(); i += 1 + i / 100) {
            QByteArray bad = good;
            bad[i] = char(bad.at(i) ^ 1);
            QVERIFY2(readSaveFile(bad).state == SaveState::Damaged, qPrintable(QString::number(i)));
            QVERIFY2(readSaveFile(good.first(i)).state == SaveState::Damaged, qPrintable(QString::number(i)));
        }
    }

    void aDamagedSaveFallsBackAndIsReported()
    {
        TwoSaves saves;
        const QByteArray bad = contentOf(saves.path(u".save"_s)).replace("peaceful", "peacefun");
        setContent(saves.path(u".save"_s), bad);
        QString why;
        const std::optional<Game> game = saves.store().load(id, &why);
        QVERIFY(game);
        QCOMPARE(game->world().turn(), 5);
        QVERIFY2(why.contains(u"damaged"_s) && why.contains(u'5'), qPrintable(why));
        QCOMPARE(contentOf(saves.path(u".save.damaged"_s)), bad);
        saves.store().write(id, *game);
        saves.store().flush();
        QVERIFY2(readSaveFile(contentOf(saves.path(u".save.1"_s))).head.turn == 5, "the good one is still there");
        QCOMPARE(saves.store().all().size(), 1);
    }

    void aMissingSaveFallsBack()
    {
        TwoSaves saves;
        QVERIFY(QFile::remove(saves.path(u".save"_s)));
        QCOMPARE(saves.store().all().size(), 1);
        QString why;
        const std::optional<Game> game = saves.store().load(id, &why);
        QVERIFY(game);
        QCOMPARE(game->world().turn(), 5);
    }

    void twoDamagedSavesAreRefusedAndKept()
    {
        TwoSaves saves;
        setContent(saves.path(u".save"_s), "mazewright-save 1 00\n{}\n");
        setContent(saves.path(u".save.1"_s), QByteArray(1000, '\0'));
        QString why;
        QVERIFY(!saves.store().load(id, &why));
        QVERIFY2(why.contains(u"damaged"_s), qPrintable(why));
        QCOMPARE(filesIn(saves.folder()), (QStringList{u"one.save"_s, u"one.save.1"_s}));
    }

    void aNewerSaveIsRefusedAndKept()
    {
        TwoSaves saves;
        setContent(saves.path(u".save"_s), newerSave());
        const QList<SaveInfo> found = saves.store().all();
        QCOMPARE(found.size(), 1);
        QVERIFY(found[0].state == SaveState::Newer);
        QString why;
        QVERIFY(!saves.store().load(id, &why));
        QVERIFY2(why.contains(u"newer"_s), qPrintable(why));
        QCOMPARE(contentOf(saves.path(u".save"_s)), newerSave());
        QCOMPARE(filesIn(saves.folder()), (QStringList{u"one.save"_s, u"one.save.1"_s}));
    }

    void anOlderSaveIsRefusedAndKept()
    {
        TwoSaves saves;
        const QByteArray now = contentOf(saves.path(u".save"_s));
        const QByteArray older = saveOf(1, now.sliced(now.indexOf('\n') + 1));
        setContent(saves.path(u".save"_s), older);
        const QList<SaveInfo> found = saves.store().all();
        QCOMPARE(found.size(), 1);
        QVERIFY(!found[0].canBeLoaded());
        QCOMPARE(found[0].head.turn, 8); // its description can still be shown
        QString why;
        QVERIFY(!saves.store().load(id, &why));
        QVERIFY2(why.contains(u"older"_s), qPrintable(why));
        QCOMPARE(contentOf(saves.path(u".save"_s)), older);
        QCOMPARE(filesIn(saves.folder()), (QStringList{u"one.save"_s, u"one.save.1"_s}));
    }

    void aSaveWithUnknownKindsIsRefusedAndKept()
    {
        TwoSaves saves;
        QByteArray content = contentOf(saves.path(u".save"_s));
        content = content.sliced(content.indexOf('\n') + 1).replace("\"kind\":\"orc\"", "\"kind\":\"ork\"");
        const QByteArray foreign = saveOf(saveVersion, content);
        setContent(saves.path(u".save"_s), foreign);
        QString why;
        QVERIFY(!saves.store().load(id, &why));
        QVERIFY2(why.contains(u"ork"_s), qPrintable(why));
        QCOMPARE(contentOf(saves.path(u".save"_s)), foreign);
    }

    void anInterruptedWriteLeavesNothing()
    {
        TwoSaves saves;
        setContent(saves.path(u".save.new"_s), "half");
        setContent(saves.path(u".save.new.aXbYcZ"_s), "half");
        QCOMPARE(saves.store().all().size(), 1);
        QString why;
        const std::optional<Game> game = saves.store().load(id, &why);
        QVERIFY(game && why.isEmpty());
        QCOMPARE(game->world().turn(), 8);
        QCOMPARE(filesIn(saves.folder()), (QStringList{u"one.save"_s, u"one.save.1"_s}));
    }

    void aRemovedSlotIsGone()
    {
        TwoSaves saves;
        saves.store().write(u"two"_s, dungeon());
        saves.store().write(id, dungeon());
        saves.store().remove(id);
        QCOMPARE(filesIn(saves.folder()), QStringList{u"two.save"_s});
    }

    void anUnwritableFolderIsReported()
    {
        const QTemporaryDir folder;
        setContent(folder.filePath(u"file"_s), "x");
        Saves store(shippedCatalogue(), folder.filePath(u"file/saves"_s));
        QSignalSpy failed(&store.writes(), &WriteQueue::failed);
        store.write(id, dungeon());
        store.flush();
        QTRY_COMPARE(failed.count(), 1);
    }

    void anUnwrittenSaveCanStillBeLoaded()
    {
        const QTemporaryDir folder;
        setContent(folder.filePath(u"file"_s), "x");
        Saves store(shippedCatalogue(), folder.filePath(u"file/saves"_s));
        Game game = dungeon();
        wait(game, 5);
        store.write(id, game);
        const std::optional<SaveFault> fault = store.writes().writeRest();
        QVERIFY(fault);
        QCOMPARE(fault->what, SaveFault::What::NoFolder);
        QVERIFY(store.contains(id));
        QCOMPARE(store.all().size(), 1);
        QString why;
        QCOMPARE(store.load(id, &why)->world().turn(), 5);
        QVERIFY(QFile::remove(folder.filePath(u"file"_s)));
        QVERIFY(!store.writes().writeRest());
        Saves others(shippedCatalogue(), folder.filePath(u"file/saves"_s));
        QCOMPARE(others.load(id, &why)->world().turn(), 5);
    }

    void idsAreUnique()
    {
        QSet<QString> ids;
        for (int i = 0; i < 1000; ++i) {
            ids.insert(Saves::newId());
        }
        QVERIFY(ids.size() > 995);
        QVERIFY(!ids.values().join(QString()).contains(u'.'));
    }

    void aSaveUsedByTwoProgramsSplitsInTwo()
    {
        const QTemporaryDir folder;
        Game game = Game::startDungeon(shippedCatalogue(), u"peaceful"_s, 1);
        EventList events;
        const auto wait = [&game, &events](int turns) {
            for (int i = 0; i < turns; ++i) {
                game.play(Command::wait(), events);
            }
        };
        wait(1);
        Saves(shippedCatalogue(), folder.path()).write(u"one"_s, game);
        Saves first(shippedCatalogue(), folder.path());
        Saves second(shippedCatalogue(), folder.path());
        QString why;
        QVERIFY(first.load(u"one"_s, &why) && second.load(u"one"_s, &why));
        wait(4);
        second.write(u"one"_s, game);
        second.flush();
        wait(1);
        second.write(u"one"_s, game);
        second.flush();
        QCOMPARE(second.currentIdOf(u"one"_s), u"one"_s); // no other program has changed it
        QSignalSpy saveSplit(&first, &Saves::saveSplit);
        wait(1);
        first.write(u"one"_s, game);
        first.flush();
        wait(1);
        first.write(u"one"_s, game);
        first.flush();
        QTRY_COMPARE(saveSplit.count(), 1);
        QCOMPARE(first.all().size(), 2);
        const QString own = first.currentIdOf(u"one"_s);
        QCOMPARE(first.load(own, &why)->world().turn(), 8);
        QCOMPARE(second.load(u"one"_s, &why)->world().turn(), 6);
    }

    void autosaveHappensEveryFewTurnsAndAtEachDepth()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        PlaySession session;
        AutoSave autoSave(session, store);
        autoSave.begin(id, {});
        session.start(dungeon());
        store.flush();
        QVERIFY2(store.all().isEmpty(), "nothing was played yet");
        int savedTurn = -1;
        int savedDepth = 1;
        int depths = 0;
        Game ahead = session.game();
        for (const Command &command : playOn(ahead, u"runner"_s, isAtDepth(4))) {
            session.play(command);
            store.flush();
            const SaveHead head = store.all().value(0).head;
            const int turn = session.world().turn();
            const int depth = session.world().stage().depth;
            const bool isDue = savedTurn < 0 || depth != savedDepth || turn - savedTurn >= AutoSave::mostTurnsBetween;
            depths += int(depth != savedDepth);
            savedTurn = isDue ? turn : savedTurn;
            savedDepth = isDue ? depth : savedDepth;
            QCOMPARE(head.turn, savedTurn);
            QCOMPARE(head.depth, savedDepth);
        }
        QCOMPARE(depths, 3);
    }

    void theGameIsSavedWhenThePlayerPauses()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        PlaySession session;
        AutoSave autoSave(session, store);
        autoSave.setRest(1);
        autoSave.begin(id, {});
        session.start(dungeon());
        for (int i = 0; i < 4; ++i) {
            session.play(Command::wait());
        }
        store.flush();
        QCOMPARE(store.all().value(0).head.turn, 1);
        const auto savedTurn = [&store] {
            store.flush();
            return store.all().value(0).head.turn;
        };
        QTRY_COMPARE(savedTurn(), 4);
        QSignalSpy written(&store.writes(), &WriteQueue::written);
        autoSave.saveNow(); // nothing was played since
        store.flush();
        QCOMPARE(written.size(), 0);
    }

    void aLargeLevelIsSavedLessOften()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        PlaySession session;
        AutoSave autoSave(session, store);
        autoSave.begin(id, {});
        QStringList rows(301, QString(301, u' '));
        rows[0][0] = u'@';
        session.start(gameOf(rows, u"\"ruleset\": \"peaceful\""_s));
        for (int i = 0; i < 2 * AutoSave::mostTurnsBetween; ++i) {
            session.play(Command::wait());
        }
        store.flush();
        QCOMPARE(store.all().value(0).head.turn, 1);
    }

    void extraDataOfTheLastCommandIsSavedWithIt()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        PlaySession session;
        AutoSave autoSave(session, store);
        int heard = 0;
        connect(&session, &PlaySession::played, this, [&heard] { ++heard; }); // connected after AutoSave was created
        autoSave.setExtraOrigin([&heard](QJsonObject &origin) { origin.insert(u"heard"_s, heard); });
        autoSave.begin(id, {});
        session.start(dungeon());
        session.play(Command::wait());
        store.flush();
        QCOMPARE(store.all().value(0).head.origin.value(u"heard"_s).toInt(), 1);
    }

    void saveNowSavesAllTurnsPlayed()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        PlaySession session;
        AutoSave autoSave(session, store);
        autoSave.begin(id, {});
        session.start(dungeon());
        for (int i = 0; i < 7; ++i) {
            session.play(Command::wait());
        }
        autoSave.saveNow();
        store.flush();
        QCOMPARE(store.all().value(0).head.turn, 7);
    }

    void aLostGameLeavesNoSave()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        PlaySession session;
        AutoSave autoSave(session, store);
        autoSave.begin(id, {});
        session.start(gameOf({u"@T"_s}, u"\"ruleset\": \"classic\""_s));
        session.play(Command::wait());
        autoSave.saveNow();
        store.flush();
        session.play(Command::wait());
        autoSave.saveNow();
        store.flush();
        QCOMPARE(filesIn(folder), (QStringList{u"one.save"_s, u"one.save.1"_s}));
        for (int i = 0; i < 100 && session.isUnderWay(); ++i) {
            session.play(Command::wait());
        }
        QVERIFY(session.world().status() == Status::Lost);
        autoSave.saveNow();
        store.flush();
        QVERIFY(filesIn(folder).isEmpty());
    }

    void aGameWithoutASlotIsNotSaved()
    {
        const QTemporaryDir folder;
        Saves store(shippedCatalogue(), folder.path());
        PlaySession session;
        AutoSave autoSave(session, store);
        session.start(dungeon());
        session.play(Command::wait());
        autoSave.saveNow();
        store.flush();
        QVERIFY(filesIn(folder).isEmpty());
    }
};

MAZEWRIGHT_SUITE(saves, TestSaves)
#include "tst_saves.moc"
