#pragma once

#include <QWidget>

#include <map>

class Catalogue;
class QButtonGroup;
class QCheckBox;
class QComboBox;
class QRadioButton;
struct Level;
struct Ruleset;

/// Asks how a new level plays: in real time with patrols, in turns with fights, or by another ruleset; and by which
/// conditions it is won.
class RulesChoice : public QWidget {
    Q_OBJECT

public:
    /// Begins with `ruleset`, or with real time if the catalogue does not know it. The catalogue must outlive this.
    RulesChoice(const Catalogue &catalogue, const QString &ruleset, QWidget *parent = nullptr);

    /// Proposes to win by the exits of a level that has these characters, with the keys of what they stand for, if
    /// there are exits and no treasure among them. Conditions that the person has chosen stay.
    void setMeanings(const std::map<char32_t, QString> &meanings);
    /// Does the same for a level of which these two facts are known.
    void setGoals(bool hasTreasure, bool hasExit);

    /// Gives a level the chosen ruleset. The conditions of victory become a rule of its own where the ruleset has
    /// others.
    void applyTo(Level &level) const;

private:
    void addRulesets(const QString &ruleset);
    void addConditions();
    const Ruleset *ruleset() const;
    QStringList conditions() const;
    void showConditions();

    const Catalogue &m_catalogue;
    const Ruleset *m_realTime = nullptr; ///< null if there is none
    const Ruleset *m_turns = nullptr;    ///< likewise
    QButtonGroup *m_ways;
    QComboBox *m_others;
    QList<QCheckBox *> m_conditions; ///< in the order of winWords()
    bool m_hasOnlyExits = false;     ///< the level has exits and no treasure
    bool m_isChosen = false;         ///< conditions were chosen and stay, whatever the ruleset
};

/// Asks how a level plays that comes without rules, such as a pasted maze, and makes it so. `ruleset` is chosen
/// already. False if the person cancels.
bool askHowItPlays(Level &level, const QString &ruleset, const Catalogue &catalogue, QWidget *parent);
