#pragma once

#include "app/hud/keyline.h"
#include "app/keys/keybindings.h"
#include "app/keys/windowactions.h"

#include <QStringList>

#include <optional>
#include <vector>

class HeroControls;
class LevelPage;
class PlaySession;
struct GameSource;

/// Number of games in which each lesson for beginners is shown. There is no tour and no beginner mode: even after ten
/// mazes, a player is told how to take stairs when the first ones appear. A single showing could be missed; three would
/// annoy.
inline constexpr int lessonRepeats = 2;

/// Tells the player what to do and with which keys: the goal and lessons for beginners in the first log lines, and the
/// most useful keys in the line below the level. All texts use the current keys. The log of a continued game goes on
/// where it ended, without the goal and the lessons.
class PlayHints : public QObject {
    Q_OBJECT

public:
    /// The objects observed; all must outlive this object.
    struct Watched {
        LevelPage &page;
        PlaySession &session;
        const GameSource &source;
        HeroControls &controls;
        const WindowActions &actions;
    };

    explicit PlayHints(const Watched &watched, QObject *parent = nullptr);

    /// Sets which lessons were shown in earlier games; `told` holds the key of a lesson once per showing.
    void setTold(const QStringList &told) { m_told = told; }
    /// Sets whether the line of keys is shown.
    void setLineWanted(bool isWanted);
    /// Updates the line and the first log lines after the keys or the language changed.
    void refresh();
    /// Call after each command. Updates the line of keys. At the first command of a game, its lessons count as shown.
    void onPlayed();
    /// Updates the line of keys.
    void update();

Q_SIGNALS:
    /// Emitted when the lessons of a game count as shown; `told` also holds the lessons of earlier games, as in
    /// setTold().
    void toldChanged(const QStringList &told);

private:
    void connectParts();
    void onStarted();
    void tellBeginning();
    QString campaignLine() const;
    QString speedLine() const;
    std::vector<KeyHint> hints() const;
    std::vector<KeyHint> hintsOfEnd() const;
    QString deedOfEnd() const;
    std::optional<HeroAct> attackingStep() const;
    std::vector<KeyHint> hintsOfPanel() const;
    std::vector<KeyHint> hintsOfPlay() const;

    Watched m_watched;
    KeyNames m_keys;
    QStringList m_told;
    QStringList m_beginning;        ///< keys of the lessons at the beginning of this game's log
    QStringList m_telling;          ///< like m_beginning, but empty once the lessons count as shown
    bool m_isBeginning = false;     ///< nothing was played yet
    bool m_isContinued = false;     ///< the game was under way when it was opened
    bool m_hasEarlierLines = false; ///< of a continued game: its log begins with lines of the time before
    bool m_isLineWanted = true;
};
