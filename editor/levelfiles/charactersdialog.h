#pragma once

#include "editor/edits/meanings.h"

#include <QDialog>

class CharacterChoices;
class QPushButton;
class QVBoxLayout;
class RulesChoice;
struct Level;

/// A dialog for the meanings of characters and, for a new level, its rules. Known meanings are preset, so that Enter is
/// enough.
class CharactersDialog : public QDialog {
    Q_OBJECT

public:
    CharactersDialog(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                     QWidget *parent = nullptr);

    /// Sets the text of the accept button.
    void setAcceptText(const QString &text);
    /// Adds the choice of rules; `ruleset` is preselected.
    void askHowItPlays(const QString &ruleset);
    /// Applies the chosen rules to a level; does nothing without askHowItPlays().
    void applyRules(Level &level) const;
    /// Returns the chosen key of each character. A character without a meaning is floor unless the author chose another
    /// one.
    std::map<char32_t, QString> answers() const;

private:
    const Catalogue &m_catalogue;
    CharacterChoices *m_choices;
    RulesChoice *m_rules = nullptr; ///< null without askHowItPlays()
    QVBoxLayout *m_questions;
    QPushButton *m_accept;
};
