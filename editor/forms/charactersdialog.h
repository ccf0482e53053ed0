#pragma once

#include "editor/art/tileset.h"
#include "editor/changes/meanings.h"

#include <QDialog>

class QComboBox;
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
    QWidget *makeRows(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue);
    QComboBox *makeChoice(const DrawnCharacter &character, const Catalogue &catalogue) const;

    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    QPushButton *m_accept;
    std::map<char32_t, QComboBox *> m_choices;
};
