#pragma once

#include "gamecore/level/level.h"

#include <QDialog>

class QComboBox;
class QPushButton;

/// Asks what the characters mean that the legend does not know, in a maze pasted as text.
class CharactersDialog : public QDialog {
    Q_OBJECT

public:
    /// `level` as read without an answer.
    CharactersDialog(const Level &level, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// What the button says that accepts the answers.
    void setAcceptText(const QString &text);
    /// Each character with the key that was chosen for it; floor unless the person chose another.
    std::map<char32_t, QString> answers() const;

private:
    QWidget *makeRows(const std::map<char32_t, int> &counts, const Catalogue &catalogue);
    QComboBox *makeChoice(char32_t character, const Catalogue &catalogue) const;

    QPushButton *m_accept;
    std::map<char32_t, QComboBox *> m_choices;
};

/// The characters of a level that its legend does not know, with the number of cells of each.
std::map<char32_t, int> unknownCharacters(const Level &level);
/// Puts the terrain or kind of the answers where the level has an unknown character that they answer.
void replaceCharacters(Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers);
