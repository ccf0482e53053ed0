#pragma once

#include "app/hud/keyline.h"
#include "app/keys/keynames.h"
#include "app/play/lessons.h"

class HeroControls;
class LevelPage;
class PlaySession;
struct GameSource;

/// Tells the player what to do and by which keys: the first lines of the log say the goal, and what somebody new needs;
/// the line below the level says which keys matter now. Both are made of the keys as they are bound.
class PlayHints : public QObject {
    Q_OBJECT

public:
    /// What is looked at; all of it must outlive this.
    struct Watched {
        LevelPage &page;
        PlaySession &session;
        const GameSource &source;
        HeroControls &controls;
        const WindowActions &actions;
    };

    explicit PlayHints(const Watched &watched, QObject *parent = nullptr);

    /// Keys of lessons that were told before, one for each time.
    void setTold(const QStringList &told) { m_told = told; }
    /// Whether the line of keys is wanted.
    void setLineWanted(bool isWanted);
    /// Makes the line and the first lines of the log anew after keys or the language have changed.
    void refresh();
    /// Makes the line anew after a command; from the first one on, lessons that begin the log count as told.
    void onPlayed();
    /// Makes the line anew.
    void update();

Q_SIGNALS:
    /// Lessons were told in a game that is really played.
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
    QString strikingKey() const;
    std::vector<KeyHint> hintsOfPanel() const;
    std::vector<KeyHint> hintsOfPlay() const;

    Watched m_watched;
    KeyNames m_keys;
    QStringList m_told;
    QStringList m_beginning;    ///< keys of the lessons with which the log of this game begins
    QStringList m_telling;      ///< the same, as long as nothing was played of it
    bool m_isBeginning = false; ///< nothing was played yet
    bool m_isLineWanted = true;
};
