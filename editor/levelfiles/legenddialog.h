#pragma once

#include "editor/edits/meanings.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/levelfile/mazeconvention.h"

#include <QDialog>

class CharacterChoices;
class LegendTable;
class QComboBox;
class QLabel;
class QVBoxLayout;
class RulesChoice;

/// A dialog for importing mazes drawn as text: the format (LegendPreset), the meanings of characters, the maze to
/// import, and the rules. The format that matches best is chosen at first. A small picture shows the result.
class LegendDialog : public QDialog {
    Q_OBJECT

public:
    /// Largest number of characters whose meanings can be chosen. First come characters without a default meaning, then
    /// the others; in both groups the most frequent first. Characters beyond this number keep the meanings that the
    /// format gives them.
    static constexpr std::size_t mostCharacters = 64;

    /// `text` has at least one maze. `name` is shown in the title, if not empty. The ruleset with the key `ruleset` is
    /// chosen at first. The catalogue must outlive the dialog.
    LegendDialog(DrawnMazes text, const QString &name, const QString &ruleset, const Catalogue &catalogue,
                 QWidget *parent = nullptr);

    /// Returns how to read the mazes: the chosen format and the chosen meanings.
    MazeConvention convention() const;
    /// Returns the index of the chosen maze; std::nullopt for all mazes, as a campaign.
    std::optional<std::size_t> maze() const;
    /// Returns the choice of rules, to be applied to the new levels.
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
    QComboBox *m_preset; ///< choice of the format
    QComboBox *m_maze;   ///< not shown if there is only one maze
    CharacterChoices *m_choices = nullptr;
    QLabel *m_preview;
    QLabel *m_more; ///< says how many characters are not listed, because of mostCharacters
    RulesChoice *m_rules;
    bool m_isChoosing = false; ///< the program, not the user, is choosing meanings
};
