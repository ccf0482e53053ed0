#pragma once

#include "app/games/highscores.h"
#include "app/games/saveslots.h"

#include <QWidget>

class HeroName;
class QRadioButton;
class QVBoxLayout;

/// The dungeon of the day: which it is, how well it went, and whether to go on with a game of it.
class DailyChoice : public QWidget {
    Q_OBJECT

public:
    /// `ruleset` is that of all days; `kept`: games that are kept, the newest first.
    DailyChoice(const Catalogue &catalogue, const Ruleset &ruleset, const QList<SlotInfo> &kept,
                const HighScores &scores, QWidget *parent = nullptr);

    /// The name of the hero of a game that begins; remembered for the next time; may be empty.
    QString heroName() const;
    HeroName &name() { return *m_name; }
    /// Whether to begin it although a game of it is kept.
    bool isAnew() const;
    /// Whether a kept game of it is chosen to go on with.
    bool goesOn() const;

Q_SIGNALS:
    void changed();

private:
    void addName(QVBoxLayout &layout);
    void showName();
    void addWays(QVBoxLayout &layout, const SlotInfo &kept);
    void addFacts(QVBoxLayout &layout, const Catalogue &catalogue, const Ruleset &ruleset, const HighScores &scores);

    HeroName *m_name;
    QRadioButton *m_anew = nullptr; ///< null where no game of the day is kept
    QWidget *m_nameRow = nullptr;
};
