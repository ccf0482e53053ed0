#pragma once

#include "editor/edits/meanings.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/mazemanner.h"

#include <QDialog>

class CharacterChoices;
class LegendTable;
class QComboBox;
class QLabel;
class QVBoxLayout;
class RulesChoice;

/// Asks how drawn text is to be read: in the manner of which others, what each of its characters stands for, and which
/// of several mazes, and how it plays. The preset that fits best is chosen already. A small picture shows what would
/// come of it.
class LegendDialog : public QDialog {
    Q_OBJECT

public:
    /// Characters beyond these stay as they are, the rarest of all.
    static constexpr std::size_t mostCharacters = 64;

    /// `ruleset` is chosen already. The catalogue must outlive this.
    LegendDialog(DrawnMazes text, const QString &name, const QString &ruleset, const Catalogue &catalogue,
                 QWidget *parent = nullptr);

    /// What the person said of the manner.
    MazeManner manner() const;
    /// The number of the maze that is wanted; nothing: all, as a campaign.
    std::optional<std::size_t> maze() const;
    /// How the levels play that are made of the text.
    const RulesChoice &rules() const { return *m_rules; }

private:
    const LegendPreset *preset() const;
    QJsonObject legend() const;
    std::vector<DrawnCharacter> charactersToChoose() const;
    std::optional<QString> meaningOf(char32_t character, const LegendTable &chosen) const;
    void makeFields();
    void addPresets();
    void addMazes();
    void addChoices(QVBoxLayout &layout);
    void takePreset();
    void showChoices();
    void showPreview();
    void proposeConditions();

    DrawnMazes m_text;
    const Catalogue &m_catalogue;
    LevelPicture m_picture;
    QComboBox *m_preset;
    QComboBox *m_maze; ///< has one entry if there is one maze, and is not shown then
    CharacterChoices *m_choices = nullptr;
    QLabel *m_preview;
    QLabel *m_more;
    RulesChoice *m_rules;
    bool m_isChoosing = false; ///< the choices follow the preset
};
