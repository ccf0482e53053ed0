#pragma once

#include "editor/art/tileset.h"
#include "editor/changes/meanings.h"

#include <QWidget>

class QComboBox;

/// Characters of a drawn maze, each with its number of cells and the choice of what it stands for.
class CharacterChoices : public QWidget {
    Q_OBJECT

public:
    CharacterChoices(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                     QWidget *parent = nullptr);

    /// Each character with the key that is chosen for it; floor for one that means nothing unless the person chooses.
    std::map<char32_t, QString> answers() const;
    /// Chooses for a character that is among them; an unknown key changes nothing.
    void choose(char32_t character, const QString &key);
    /// Puts the keyboard on the first choice.
    void focusFirst();

Q_SIGNALS:
    void changed();

private:
    QComboBox *makeChoice(const DrawnCharacter &character, const Catalogue &catalogue);

    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    std::map<char32_t, QComboBox *> m_choices;
    QComboBox *m_first = nullptr;
};
