#pragma once

#include "app/games/highscores.h"
#include "gamecore/data/ids.h"

#include <QWidget>

#include <optional>

class FactSheet;
class HeroName;
class QComboBox;
class QLabel;
class QLineEdit;

/// Chooses a dungeon: the name of the hero, the ruleset and the seed, shown, typed or drawn; below it what the ruleset
/// is like and how far one has come under it.
class DungeonChoice : public QWidget {
    Q_OBJECT

public:
    DungeonChoice(CataloguePtr catalogue, HighScores scores, QWidget *parent = nullptr);

    /// The name of the hero, remembered for the next time; may be empty.
    QString heroName() const;
    HeroName &name() { return *m_name; }
    QString ruleset() const;
    /// The seed; nothing while what stands there is none.
    std::optional<std::uint64_t> seed() const;

    /// Rulesets that have a dungeon, the one for most first.
    static std::vector<const Ruleset *> rulesets(const Catalogue &catalogue);

Q_SIGNALS:
    void changed();

private:
    void drawSeed();
    void showRuleset();

    CataloguePtr m_catalogue;
    HighScores m_scores;
    HeroName *m_name;
    QComboBox *m_ruleset;
    QLabel *m_description;
    FactSheet *m_facts;
    QLineEdit *m_seed;
    QLabel *m_fault;
};
