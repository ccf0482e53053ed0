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

/// A dialog for importing drawn text: its format, the meanings of its characters, the maze to import, and the rules.
/// The best matching preset is selected initially. A small picture shows the result.
class LegendDialog : public QDialog {
    Q_OBJECT

public:
    /// Largest number of characters to choose meanings for; rarer ones keep their defaults.
    static constexpr std::size_t mostCharacters = 64;

    /// `ruleset` is preselected. The catalogue must outlive the dialog.
    LegendDialog(DrawnMazes text, const QString &name, const QString &ruleset, const Catalogue &catalogue,
                 QWidget *parent = nullptr);

    /// Returns the chosen format.
    MazeManner manner() const;
    /// Returns the index of the chosen maze; std::nullopt for all mazes, as a campaign.
    std::optional<std::size_t> maze() const;
    /// Returns the rules chosen for the new levels.
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
    QComboBox *m_maze; ///< hidden if there is only one maze
    CharacterChoices *m_choices = nullptr;
    QLabel *m_preview;
    QLabel *m_more;
    RulesChoice *m_rules;
    bool m_isChoosing = false; ///< the choices are being set from the preset
};
