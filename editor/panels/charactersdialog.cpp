#include "editor/panels/charactersdialog.h"

#include "editor/canvas/fontsize.h"
#include "editor/panels/buttonnames.h"
#include "editor/wording/kindname.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/// Characters that cannot be seen are called by their number.
QString textOf(char32_t character)
{
    if (!QChar::isPrint(character) || QChar::isSpace(character) || QChar::isMark(character)) {
        return u"U+"_s + QString::number(uint(character), 16).toUpper().rightJustified(4, u'0');
    }
    return QString::fromUcs4(&character, 1);
}

QLabel *plainLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

CharactersDialog::CharactersDialog(const Level &level, const Catalogue &catalogue, QWidget *parent) : QDialog(parent)
{
    setObjectName(u"charactersDialog"_s);
    setAccessibleName(tr("Unknown characters"));
    setWindowTitle(tr("Unknown characters"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    auto *question = new QLabel(tr("What do these characters of the text stand for?"));
    question->setWordWrap(true);
    layout->addWidget(question);
    auto *area = new QScrollArea;
    area->setFocusPolicy(Qt::NoFocus);
    area->setObjectName(u"charactersArea"_s);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(makeRows(unknownCharacters(level), catalogue));
    area->setMinimumWidth(area->widget()->sizeHint().width() + 24);
    layout->addWidget(area);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->setObjectName(u"charactersButtons"_s);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    nameButtons(*this);
}

void CharactersDialog::setAcceptText(const QString &text)
{
    m_accept->setText(text);
}

QWidget *CharactersDialog::makeRows(const std::map<char32_t, int> &counts, const Catalogue &catalogue)
{
    auto *rows = new QWidget;
    auto *grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const auto &[character, count] : counts) {
        auto *label = plainLabel(textOf(character));
        QFont bold = fixedFont(font());
        bold.setBold(true);
        label->setFont(bold);
        QComboBox *choice = makeChoice(character, catalogue);
        m_choices.emplace(character, choice);
        grid->addWidget(label, row, 0);
        grid->addWidget(plainLabel(tr("cells: %1").arg(count)), row, 1);
        grid->addWidget(choice, row, 2);
        ++row;
    }
    grid->setRowStretch(row, 1);
    return rows;
}

QComboBox *CharactersDialog::makeChoice(char32_t character, const Catalogue &catalogue) const
{
    auto *choice = new QComboBox;
    choice->setObjectName(u"character_"_s + textOf(character));
    choice->setAccessibleName(tr("What %1 stands for").arg(textOf(character)));
    const Terrain &floor = catalogue.terrain(catalogue.floor());
    choice->addItem(nameOf(floor.look), floor.key);
    for (const Terrain &terrain : catalogue.terrain()) {
        if (terrain.key != floor.key) {
            choice->addItem(nameOf(terrain.look), terrain.key);
        }
    }
    for (const Kind &kind : catalogue.kinds()) {
        choice->addItem(nameOf(kind.look), kind.key);
    }
    return choice;
}

std::map<char32_t, QString> CharactersDialog::answers() const
{
    std::map<char32_t, QString> answers;
    for (const auto &[character, choice] : m_choices) {
        answers.emplace(character, choice->currentData().toString());
    }
    return answers;
}

std::map<char32_t, int> unknownCharacters(const Level &level)
{
    std::map<char32_t, int> counts;
    for (const Thing &thing : level.things) {
        if (thing.isUnknownCharacter()) {
            ++counts[thing.character];
        }
    }
    return counts;
}

void replaceCharacters(Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers)
{
    std::erase_if(level.things, [&](Thing &thing) {
        const auto answer = thing.isUnknownCharacter() ? answers.find(thing.character) : answers.end();
        if (answer == answers.end()) {
            return false;
        }
        if (const std::optional<TerrainId> terrain = catalogue.terrainOf(answer->second)) {
            level.terrain.set(thing.cell, *terrain);
            return true;
        }
        thing.kind = answer->second;
        thing.character = 0;
        return false;
    });
}
