#pragma once

#include "editor/art/tileset.h"
#include "editor/edits/meanings.h"

#include <QWidget>

class MeaningChoice;
class QLabel;

/// The characters of a drawn maze, each with its number of cells and a choice of its meaning.
class CharacterChoices : public QWidget {
    Q_OBJECT

public:
    CharacterChoices(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                     QWidget *parent = nullptr);

    /// Returns the chosen key of each character. A character without a meaning is floor unless the author chose another
    /// one.
    std::map<char32_t, QString> answers() const;
    /// Chooses the meaning of a listed character, unless the author has chosen one already. Guesses are marked. Unknown
    /// keys are ignored.
    void propose(char32_t character, const QString &key, bool isGuess);
    /// Moves the focus to the first choice.
    void focusFirst();

Q_SIGNALS:
    void changed();

private:
    struct Row {
        MeaningChoice *choice;
        QLabel *guess;           ///< visible while the choice is a guess
        bool isAnswered = false; ///< by the author
    };
    Row newRow(const DrawnCharacter &character, const Catalogue &catalogue);
    void noteChoice(char32_t character);

    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    std::map<char32_t, Row> m_rows;
    MeaningChoice *m_first = nullptr;
    bool m_isChoosing = false; ///< proposals are being set
};
