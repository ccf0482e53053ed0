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

/// The choice of the rules of a new level: real time with patrols, turns with fights, or another ruleset; and its win
/// conditions.
class RulesChoice : public QWidget {
    Q_OBJECT

public:
    /// Starts with `ruleset`, or with real time if the catalogue does not define it. The catalogue must outlive this.
    RulesChoice(const Catalogue &catalogue, const QString &ruleset, QWidget *parent = nullptr);

    /// Proposes to win by the exits of a level with these characters and their meanings, if it has exits and no
    /// treasure. Conditions chosen by the user stay.
    void setMeanings(const std::map<char32_t, QString> &meanings);
    /// Does the same for a level about which these two facts are known.
    void setGoals(bool hasTreasure, bool hasExit);

    /// Applies the chosen ruleset to a level. The win conditions become an override if the ruleset has other ones.
    void applyTo(Level &level) const;

private:
    void addRulesets(const QString &ruleset);
    void addConditions();
    const Ruleset *ruleset() const;
    QStringList conditions() const;
    void showConditions();

    const Catalogue &m_catalogue;
    const Ruleset *m_realTime = nullptr; ///< null if the catalogue has no such ruleset
    const Ruleset *m_turns = nullptr;    ///< null if the catalogue has no such ruleset
    QButtonGroup *m_ways;
    QComboBox *m_others;
    QList<QCheckBox *> m_conditions; ///< in the order of winWords()
    bool m_hasOnlyExits = false;     ///< the level has exits and no treasure
    bool m_isChosen = false;         ///< the user chose conditions, which then stay when the ruleset changes
};

/// Asks for the rules of a level that has none, such as a pasted maze, and applies them. `ruleset` is preselected.
/// False if the user cancels.
bool askHowItPlays(Level &level, const QString &ruleset, const Catalogue &catalogue, QWidget *parent);
