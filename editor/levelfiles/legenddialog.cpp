#include "editor/levelfiles/legenddialog.h"

#include "editor/forms/ruleschoice.h"
#include "editor/levelfiles/charactersdialog.h"
#include "editor/pictures/levelpicture.h"
#include "editor/storage/worker.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/legendpreset.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/levelfile/legendchoice.h"
#include "gamecore/levelfile/levelformats.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize previewSize(240, 200);
constexpr QSize legendSize(640, 600);
/// Size of the part of a large maze that the preview shows.
constexpr qsizetype previewRows = 48;
constexpr qsizetype previewColumns = 60;

DrawnText beginningOf(const DrawnText &maze)
{
    DrawnText part;
    for (const QString &row : maze.rows.first(qMin(previewRows, maze.rows.size()))) {
        part.rows.append(row.left(previewColumns));
        part.origins.push_back({});
    }
    return part;
}

/// Reads the beginning of a maze.
ReadLevel readBeginning(const DrawnText &maze, MazeConvention convention, const Catalogue &catalogue)
{
    LegendPreset inside;
    if (convention.preset && areaOf(maze) > mostCellsHere) { // flood-filling the outside of a large maze would take
                                                             // noticeable time
        inside = *convention.preset;
        inside.outside.clear();
        convention.preset = &inside;
    }
    convention.keepsLegend = true;
    const auto unchecked = [](const auto &...) { return CheckResult(); };
    const ReadableMaze readable = preparedMaze(maze, convention, catalogue);
    return readMaze(beginningOf(readable.maze), catalogue, readable.legend, unchecked);
}

bool comesFirst(const DrawnCharacter &a, const DrawnCharacter &b)
{
    return std::pair(!a.key.isEmpty(), -a.cells) < std::pair(!b.key.isEmpty(), -b.cells);
}

} // namespace

LegendDialog::LegendDialog(DrawnMazes text, const QString &name, const QString &ruleset, const Catalogue &catalogue,
                           QWidget *parent)
    : QDialog(parent), m_text(std::move(text)), m_catalogue(catalogue), m_picture(catalogue),
      m_preset(new ElidedChoice), m_maze(new ElidedChoice), m_preview(namedLabel(u"legendPreview"_s)),
      m_more(wrappedLabel(u"legendMore"_s, true)), m_rules(new RulesChoice(catalogue, ruleset))
{
    setObjectName(u"legendDialog"_s);
    setWindowTitle(tr("Import maze"));
    if (!name.isEmpty()) {
        //: %1 is the name of a file
        setWindowTitle(tr("Import maze: %1").arg(onOneLine(name)));
    }
    setAccessibleName(windowTitle());
    makeFields();
    resizeOnScreen(*this, legendSize);
    takePreset();
    connect(m_preset, &QComboBox::currentIndexChanged, this, &LegendDialog::takePreset);
    connect(m_maze, &QComboBox::currentIndexChanged, this, &LegendDialog::showChoices);
    connect(m_choices, &CharacterChoices::changed, this, &LegendDialog::showChoices);
    m_preset->setFocus();
}

void LegendDialog::makeFields()
{
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    QLabel *question = wrappedLabel(u"legendQuestion"_s);
    question->setText(tr("Choose the format of this text and the meaning of each character. Your choices are kept when "
                         "you try another format."));
    layout->addWidget(question);
    auto *form = new QFormLayout;
    layout->addLayout(form);
    addPresets();
    form->addRow(tr("&Format"), m_preset);
    addMazes();
    form->addRow(tr("&Maze"), m_maze);
    form->setRowVisible(m_maze, m_text.mazes.size() > 1);
    addChoices(*layout);
    layout->addWidget(m_rules);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Open"));
    layout->addWidget(buttons);
}

/// Adds the presets and selects the best match.
void LegendDialog::addPresets()
{
    m_preset->setObjectName(u"legendPreset"_s);
    m_preset->setAccessibleName(tr("Format"));
    for (const LegendPreset &preset : m_catalogue.legends()) {
        m_preset->addItem(nameOf(preset), preset.key);
        m_preset->setItemData(m_preset->count() - 1, descriptionOf(preset), Qt::ToolTipRole);
    }
    const LegendPreset *likely = likelyLegend(m_text, m_catalogue);
    m_preset->setCurrentIndex(likely ? m_preset->findData(likely->key) : -1);
}

/// Adds the choices of characters beside the preview, and below them the number of those left out.
void LegendDialog::addChoices(QVBoxLayout &layout)
{
    const std::vector<DrawnCharacter> characters = charactersToChoose();
    m_choices = new CharacterChoices(characters, m_catalogue);
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    auto *sides = new QHBoxLayout;
    sides->addWidget(newScrollArea(m_choices, u"legendCharacters"_s), 1);
    sides->addWidget(m_preview, 0, Qt::AlignTop);
    layout.addLayout(sides, 1);
    const std::size_t all = charactersOf(m_text.mazes).size();
    m_more->setText(tr("%n more characters stay as they are.", nullptr, int(all - characters.size())));
    m_more->setVisible(all > characters.size());
    layout.addWidget(m_more);
}

void LegendDialog::addMazes()
{
    m_maze->setObjectName(u"legendMaze"_s);
    m_maze->setAccessibleName(tr("Maze"));
    if (m_text.mazes.size() > 1) {
        m_maze->addItem(tr("All %n mazes, as a campaign", nullptr, int(m_text.mazes.size())), -1);
    }
    for (std::size_t i = 0; i < m_text.mazes.size(); ++i) {
        const QString &title = m_text.mazes[i].title;
        const QString number = tr("Maze %1").arg(i + 1);
        static const QRegularExpression numbering(u"^\\p{L}+ \\d+"_s); // the default titles in collections
        const bool isNumbered = numbering.match(title).hasMatch();
        //: %1 is "Maze" and the number of a maze in a text, %2 its title
        m_maze->addItem(title.isEmpty() ? number : isNumbered ? title : tr("%1: %2").arg(number, title), int(i));
    }
}

/// Returns the characters to choose meanings for: first those without a default meaning, and among these the most
/// frequent. Leaves out invisible characters, which legends do not allow.
std::vector<DrawnCharacter> LegendDialog::charactersToChoose() const
{
    const LegendTable defaults(m_catalogue, {});
    std::vector<DrawnCharacter> characters;
    for (const auto &[character, cells] : charactersOf(m_text.mazes)) {
        if (singleCharacter(QString::fromUcs4(&character, 1))) {
            const QString *key = defaults.keyOf(character);
            characters.push_back({character, cells, key ? *key : QString()});
        }
    }
    std::stable_sort(characters.begin(), characters.end(), comesFirst);
    characters.resize(std::min(characters.size(), mostCharacters));
    return characters;
}

/// Returns the chosen preset; null if there is none.
const LegendPreset *LegendDialog::preset() const
{
    return m_catalogue.legend(m_preset->currentData().toString());
}

/// Returns the meaning of a character in the chosen preset, else in the first preset that knows it; std::nullopt if
/// none does.
std::optional<QString> LegendDialog::meaningOf(char32_t character, const LegendTable &chosen) const
{
    if (const QString *key = chosen.keyOf(character)) {
        return *key;
    }
    for (const LegendPreset &preset : m_catalogue.legends()) {
        const QJsonValue key = preset.legend.value(QString::fromUcs4(&character, 1));
        if (key.isString()) {
            return key.toString();
        }
    }
    return std::nullopt;
}

void LegendDialog::takePreset()
{
    const QString &floor = m_catalogue.terrain(m_catalogue.floor()).key;
    const LegendPreset *chosen = preset();
    const QJsonObject drawn = drawnMeanings(m_text, m_catalogue);
    const QJsonObject said = chosen ? legendFor(*chosen, m_text.mazes, m_catalogue) : QJsonObject();
    const LegendTable table(m_catalogue, joined(said, drawn));
    m_isChoosing = true;
    for (const auto &[character, key] : m_choices->answers()) {
        const std::optional<QString> meaning = meaningOf(character, table);
        const bool isGuess = !meaning || drawn.contains(QString::fromUcs4(&character, 1));
        m_choices->propose(character, meaning.value_or(floor), isGuess);
    }
    m_isChoosing = false;
    showChoices();
}

void LegendDialog::showChoices()
{
    if (!m_isChoosing) {
        showPreview();
        proposeConditions();
    }
}

/// Proposes win conditions from the meanings of the characters in the chosen mazes.
void LegendDialog::proposeConditions()
{
    const std::optional<std::size_t> one = maze();
    const CharacterCounts drawn = one ? charactersOf(m_text.mazes[*one]) : charactersOf(m_text.mazes);
    std::map<char32_t, QString> meanings = m_choices->answers();
    std::erase_if(meanings, [&drawn](const auto &meaning) { return !drawn.contains(meaning.first); });
    m_rules->setMeanings(meanings);
}

void LegendDialog::showPreview()
{
    const DrawnText &maze = m_text.mazes[this->maze().value_or(0)];
    const ReadLevel read = readBeginning(maze, convention(), m_catalogue);
    const bool isSome = read.level && read.level->size().area() > 0;
    m_preview->setPixmap(
        isSome ? QPixmap::fromImage(levelThumbnail(m_picture, *read.level, previewSize, devicePixelRatioF()))
               : QPixmap());
}

MazeConvention LegendDialog::convention() const
{
    return {.preset = preset(), .legend = legend()};
}

/// Returns the chosen meanings as the legend of a level.
QJsonObject LegendDialog::legend() const
{
    QJsonObject legend;
    for (const auto &[character, key] : m_choices->answers()) {
        legend.insert(QString::fromUcs4(&character, 1), key);
    }
    return legend;
}

std::optional<std::size_t> LegendDialog::maze() const
{
    const int number = m_maze->currentData().toInt();
    return number < 0 ? std::nullopt : std::optional(std::size_t(number));
}
