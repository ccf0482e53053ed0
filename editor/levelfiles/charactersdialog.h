#pragma once

#include "editor/art/tileset.h"
#include "editor/edits/meanings.h"

#include <QDialog>
#include <QWidget>

class MeaningChoice;
class QLabel;
class QPushButton;
class QVBoxLayout;
class RulesChoice;
struct Level;

/// The characters of a drawn maze, each with its number of cells and a choice of its meaning: a terrain or a kind.
class CharacterChoices : public QWidget {
    Q_OBJECT

public:
    /// At first, each character with a known meaning has this meaning chosen, and each other character has floor
    /// chosen.
    CharacterChoices(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                     QWidget *parent = nullptr);

    /// Returns the key chosen for each character.
    std::map<char32_t, QString> answers() const;
    /// Chooses the meaning of a character, unless the author has already chosen one for it. `isGuess` marks the choice
    /// as a guess. Ignores characters that are not listed, and unknown keys.
    void propose(char32_t character, const QString &key, bool isGuess);
    /// Moves the focus to the first choice.
    void focusFirst();

Q_SIGNALS:
    /// A choice changed, by the author or by propose().
    void changed();

private:
    /// The widgets of one character.
    struct Row {
        MeaningChoice *choice;
        QLabel *guess;           ///< says that the choice is a guess; otherwise hidden
        bool isAnswered = false; ///< the author has made this choice
    };
    Row newRow(const DrawnCharacter &character, const Catalogue &catalogue);
    void noteChoice(char32_t character);

    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    std::map<char32_t, Row> m_rows;
    MeaningChoice *m_first = nullptr; ///< the choice of the first character; null if there are no characters
    bool m_isChoosing = false;        ///< propose() is setting a choice
};

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
