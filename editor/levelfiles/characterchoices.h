#pragma once

#include "editor/art/tileset.h"
#include "editor/edits/meanings.h"

#include <QWidget>

class MeaningChoice;
class QLabel;

/// Characters of a drawn maze, each with its number of cells and the choice of what it stands for.
class CharacterChoices : public QWidget {
    Q_OBJECT

public:
    CharacterChoices(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                     QWidget *parent = nullptr);

    /// Each character with the key that is chosen for it; floor for one that means nothing unless the person chooses.
    std::map<char32_t, QString> answers() const;
    /// Chooses for a character that is among them, unless a person has: what a person answers stays. A guess is marked.
    /// An unknown key changes nothing.
    void propose(char32_t character, const QString &key, bool isGuess);
    /// Puts the keyboard on the first choice.
    void focusFirst();

Q_SIGNALS:
    void changed();

private:
    struct Row {
        MeaningChoice *choice;
        QLabel *guess;           ///< is seen while it is one
        bool isAnswered = false; ///< by a person
    };
    Row newRow(const DrawnCharacter &character, const Catalogue &catalogue);
    void noteChoice(char32_t character);

    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    std::map<char32_t, Row> m_rows;
    MeaningChoice *m_first = nullptr;
    bool m_isChoosing = false; ///< proposals come in
};
