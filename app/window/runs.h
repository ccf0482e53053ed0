#pragma once

#include "app/window/autosave.h"
#include "app/window/campaignprogress.h"
#include "app/window/gamesource.h"
#include "editor/document/worker.h"
#include "gamecore/base/issue.h"

/// The games of a session: how they begin, where they are kept, what follows them. Each has a slot of its own, but a
/// level in which dying costs nothing, which has one whenever it is begun. How far campaigns were played is remembered.
/// A test from the editor is neither kept nor remembered.
///
/// Whatever cannot be played is told by a signal; then nothing else changes and the result is false.
class Runs : public QObject {
    Q_OBJECT

public:
    /// The session must outlive this.
    Runs(CataloguePtr catalogue, PlaySession &session, QObject *parent = nullptr);
    /// Who reads large levels and begins their games; what is cancelled is not played.
    void setWorker(const Worker &worker) { m_worker = worker; }

    /// Reads a level file and plays it.
    bool playFile(const QString &path);
    /// Plays what was read of a level file.
    bool playRead(ReadLevel read, const QString &path);
    /// `path` is the level's file, empty if it has none.
    bool playLevel(Level level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt);
    /// Plays the dungeon of a ruleset, which must have one; `heroName` may be empty.
    bool playDungeon(const QString &heroName, const QString &ruleset, std::uint64_t seed);
    /// Goes on with a campaign, a file or a folder, where it was left, or begins it.
    bool playCampaign(const QString &path, bool isFromBeginning = false);
    /// Goes on with a saved game.
    bool continueSaved(const QString &id);
    /// Plays a level of the editor.
    bool test(Level level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt);
    /// Goes on with the test, whose level was changed under it; there must be one. `leftBehind` are keys of what the
    /// hero could not take with him.
    void goOnTest(Game game, const QStringList &leftBehind);
    /// Plays a campaign from one of its levels on, without remembering how far.
    bool testCampaign(const QString &path, qsizetype place);
    /// Drops the game if it is a test.
    void endTest();
    /// The same with another seed, in the same slot; does nothing without a game.
    void playAgain();
    /// The next level of the campaign, if there is one.
    void playNext();

    /// What is played and what comes next.
    const GameSource &source() const { return m_source; }
    bool isTest() const { return m_source.isTest; }

    SaveSlots &saves() { return m_saves; }
    /// All but the one of the game that is under way.
    QList<SlotInfo> savedGames() const;
    /// Writes what was played; all of it is on the disk then.
    void saveForLater();

Q_SIGNALS:
    /// The session is about to start a game; source() is that of it.
    void beginning();
    void refused(const IssueList &issues, const QString &path);
    /// A saved game cannot be loaded; `why` is a sentence.
    void notLoaded(const QString &why);
    /// A sentence for the log.
    void said(const QString &sentence);

private:
    std::optional<Game::Started> started(Level level, std::uint64_t seed, const Traveller *traveller);
    bool start(Level level, GameSource source, std::optional<std::uint64_t> seed = std::nullopt,
               const QString &slot = {});
    /// `slot` may be empty: then one is found.
    bool begin(Game game, GameSource source, const QString &slot = {});
    bool playPlace(GameSource source);
    QString slotFor(const Game &game, const GameSource &source) const;
    void sayLeftBehind(const QString &names);
    QString namesOf(const QStringList &kinds) const;
    void rememberVictory(PlaySession::State state);
    void remember(const CampaignProgress &progress);

    CataloguePtr m_catalogue;
    PlaySession &m_session;
    Worker m_worker = workHere;
    GameSource m_source;
    SaveSlots m_saves{m_catalogue};
    AutoSave m_autoSave{m_session, m_saves};
};
