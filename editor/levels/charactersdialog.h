#pragma once

#include "editor/changes/meanings.h"

#include <QDialog>

class CharacterChoices;
class QPushButton;

/// Asks what characters mean. Known meanings stand there already, so that Enter is enough.
class CharactersDialog : public QDialog {
    Q_OBJECT

public:
    CharactersDialog(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                     QWidget *parent = nullptr);

    /// Sets the text of the button that accepts the answers.
    void setAcceptText(const QString &text);
    /// Each character with the key that was chosen for it; floor for one that meant nothing, unless the person chose
    /// another.
    std::map<char32_t, QString> answers() const;

private:
    CharacterChoices *m_choices;
    QPushButton *m_accept;
};
