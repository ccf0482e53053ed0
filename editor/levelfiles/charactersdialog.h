#pragma once

#include "editor/edits/meanings.h"

#include <QDialog>

class CharacterChoices;
class QPushButton;
class QVBoxLayout;
class RulesChoice;
struct Level;

/// Asks what characters mean, and how the level plays if a new one is made of them. Known meanings stand there already,
/// so that Enter is enough.
class CharactersDialog : public QDialog {
    Q_OBJECT

public:
    CharactersDialog(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                     QWidget *parent = nullptr);

    /// Sets the text of the button that accepts the answers.
    void setAcceptText(const QString &text);
    /// Asks in addition how the level plays; `ruleset` is chosen already.
    void askHowItPlays(const QString &ruleset);
    /// Gives a level the rules that were chosen; does nothing if they were not asked for.
    void applyRules(Level &level) const;
    /// Each character with the key that was chosen for it; floor for one that meant nothing, unless the person chose
    /// another.
    std::map<char32_t, QString> answers() const;

private:
    const Catalogue &m_catalogue;
    CharacterChoices *m_choices;
    RulesChoice *m_rules = nullptr; ///< null: not asked for
    QVBoxLayout *m_questions;
    QPushButton *m_accept;
};
