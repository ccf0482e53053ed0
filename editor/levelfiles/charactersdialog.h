#pragma once

#include "editor/edits/meanings.h"

#include <QDialog>

class CharacterChoices;
class QPushButton;
class QVBoxLayout;
class RulesChoice;
struct Level;

/// A dialog for the meanings of characters and, after askRules(), for the rules of a new level. Known meanings are
/// chosen at first, so that Enter is often enough.
class CharactersDialog : public QDialog {
    Q_OBJECT

public:
    /// `characters` must begin with the characters without a meaning. The catalogue must outlive the dialog.
    CharactersDialog(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                     QWidget *parent = nullptr);

    /// Sets the text of the accept button.
    void setAcceptText(const QString &text);
    /// Adds a choice of rules to the dialog, with the ruleset of this key chosen at first. Call it before showing the
    /// dialog.
    void askRules(const QString &ruleset);
    /// Applies the chosen rules to a level; does nothing without askRules().
    void applyRules(Level &level) const;
    /// Returns the key chosen for each character. For a character without a known meaning, it is floor unless the
    /// author chose another one.
    std::map<char32_t, QString> answers() const;

private:
    const Catalogue &m_catalogue;
    CharacterChoices *m_choices;
    RulesChoice *m_rules = nullptr; ///< null without askRules()
    QVBoxLayout *m_questions;       ///< place of the choice of rules, below the characters
    QPushButton *m_accept;
};
