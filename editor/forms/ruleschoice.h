#pragma once

#include <QWidget>

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
    bool m_isChosen = false;         ///< the user chose conditions, which then stay when the ruleset changes
};

/// Asks for the rules of a level that has none, such as a pasted maze, and applies them. False if the user cancels.
bool askHowItPlays(Level &level, const Catalogue &catalogue, QWidget *parent);
