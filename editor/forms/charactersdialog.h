#pragma once

#include "editor/art/tileset.h"
#include "gamecore/level/level.h"

#include <QDialog>

class QComboBox;
class QPushButton;

/// Asks what characters mean that the legend does not know (editor/changes/meanings.h).
class CharactersDialog : public QDialog {
    Q_OBJECT

public:
    /// Each with the number of its cells.
    CharactersDialog(const std::map<char32_t, int> &counts, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// What the button says that accepts the answers.
    void setAcceptText(const QString &text);
    /// Each character with the key that was chosen for it; floor unless the person chose another.
    std::map<char32_t, QString> answers() const;

private:
    QWidget *makeRows(const std::map<char32_t, int> &counts, const Catalogue &catalogue);
    QComboBox *makeChoice(char32_t character, const Catalogue &catalogue) const;

    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    QPushButton *m_accept;
    std::map<char32_t, QComboBox *> m_choices;
};
