#pragma once

#include <QWidget>

#include <map>
#include <vector>

class Catalogue;
class QButtonGroup;
class QCheckBox;
class QComboBox;
class QRadioButton;
struct Level;
struct Ruleset;

/// The choice of the rules and win conditions of a new level. The rules are real time with patrols, turns with fights,
/// or another ruleset.
class RulesChoice : public QWidget {
    Q_OBJECT

public:
    /// Starts with the ruleset with the key `ruleset`, or with real time if the catalogue does not define that ruleset.
    /// The catalogue must outlive this.
    RulesChoice(const Catalogue &catalogue, const QString &ruleset, QWidget *parent = nullptr);

    /// Calls setGoals() for a level that contains these characters. `meanings` maps each character to the key of its
    /// terrain or kind.
    void setMeanings(const std::map<char32_t, QString> &meanings);
    /// Proposes win conditions: if the level has exits and no treasure, the hero wins by reaching an exit instead of
    /// collecting treasure. Conditions that the user has chosen stay.
    void setGoals(bool hasTreasure, bool hasExit);

    /// Gives a level the chosen ruleset. If the chosen win conditions differ from those of the ruleset, they become an
    /// override of the rule `win`; if not, such an override is removed.
    void applyTo(Level &level) const;

private:
    void addRulesets(const QString &ruleset);
    void addConditions();
    const Ruleset *ruleset() const;
    QStringList conditions() const;
    void showConditions();

    const Catalogue &m_catalogue;
    const Ruleset *m_realTime = nullptr; ///< the first ruleset in real time; null if there is none
    const Ruleset *m_turns = nullptr;    ///< the first ruleset with turns and fights; null if there is none
    QButtonGroup *m_ways;                ///< real time, turns, or another ruleset
    QComboBox *m_others;
    QList<QCheckBox *> m_conditions; ///< in the order of winWords()
    bool m_hasOnlyExits = false;     ///< the level has exits and no treasure
    bool m_isChosen = false;         ///< the user has chosen win conditions; they stay when another ruleset is chosen
};

/// Shows a dialog with a RulesChoice for a level without rules, such as a pasted maze, and applies the answer. The
/// ruleset with the key `ruleset` is chosen at first. Returns false if the user cancels.
bool askRules(Level &level, const QString &ruleset, const Catalogue &catalogue, QWidget *parent);

/// Returns all rulesets in the order in which they are offered: first those of complete games, then those of tutorials;
/// each group in the order of the data. The pointers are valid as long as the catalogue.
std::vector<const Ruleset *> rulesetsToChoose(const Catalogue &catalogue);

/// Replaces the rows of a combo box with rulesets, each with its key as data and its description as tool tip. If both
/// groups occur, a disabled heading separates the tutorial rulesets from the others before them.
void listRulesets(QComboBox &list, const std::vector<const Ruleset *> &rulesets);
