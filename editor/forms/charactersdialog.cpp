#include "editor/forms/charactersdialog.h"

#include "editor/art/fontsize.h"
#include "editor/art/lookpicture.h"
#include "editor/art/tileicon.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"
#include "editor/wording/charactertext.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int choiceSide = 24;
constexpr int mostVisible = 14;

} // namespace

CharactersDialog::CharactersDialog(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                                   QWidget *parent)
    : QDialog(parent)
{
    const bool areSomeKnown = !characters.empty() && !characters.back().key.isEmpty();
    setObjectName(u"charactersDialog"_s);
    setWindowTitle(areSomeKnown ? tr("Characters of the maze") : tr("Unknown characters"));
    setAccessibleName(windowTitle());
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    auto *question = new QLabel(characters.size() == 1 ? tr("What does this character stand for?")
                                                       : tr("What do these characters stand for?"));
    question->setWordWrap(true);
    layout->addWidget(question);
    QScrollArea *area = newScrollArea(makeRows(characters, catalogue), u"charactersArea"_s);
    area->setMinimumWidth(area->widget()->sizeHint().width() + 24);
    layout->addWidget(area);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(u"charactersButtons"_s);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    layout->addWidget(buttons);
    if (!characters.empty()) {
        m_choices.at(characters.front().character)->setFocus();
    }
}

void CharactersDialog::setAcceptText(const QString &text)
{
    m_accept->setText(text);
}

QWidget *CharactersDialog::makeRows(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue)
{
    auto *rows = new QWidget;
    auto *grid = newLayout<QGridLayout>(rows, 0, 8);
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const DrawnCharacter &drawn : characters) {
        auto *label = plainLabel(characterText(drawn.character));
        QFont bold = fixedFont(font());
        bold.setBold(true);
        label->setFont(bold);
        QComboBox *choice = makeChoice(drawn, catalogue);
        m_choices.emplace(drawn.character, choice);
        grid->addWidget(label, row, 0);
        grid->addWidget(plainLabel(tr("cells: %1").arg(drawn.cells)), row, 1);
        grid->addWidget(choice, row, 2);
        ++row;
    }
    grid->setRowStretch(row, 1);
    return rows;
}

QComboBox *CharactersDialog::makeChoice(const DrawnCharacter &drawn, const Catalogue &catalogue) const
{
    const QString character = characterText(drawn.character);
    auto *choice = new QComboBox;
    choice->setObjectName(u"character_"_s + character);
    choice->setAccessibleName(tr("What %1 stands for").arg(character));
    choice->setIconSize({choiceSide, choiceSide});
    choice->setMaxVisibleItems(mostVisible);
    const auto add = [this, choice](const Appearance &look, const QString &key, const QString &picture) {
        choice->addItem(tileIcon(m_tileset, picture), nameOf(look), key);
    };
    const Terrain &floor = catalogue.terrain(catalogue.floor());
    add(floor.look, floor.key, pictureOf(floor.look));
    for (const Terrain &terrain : catalogue.terrain()) {
        if (terrain.key != floor.key) {
            add(terrain.look, terrain.key,
                terrain.facePicture.isEmpty() ? pictureOf(terrain.look) : terrain.facePicture);
        }
    }
    choice->insertSeparator(choice->count());
    for (const Kind &kind : catalogue.kinds()) {
        add(kind.look, kind.key, kind.markerPicture.isEmpty() ? pictureOf(kind.look) : kind.markerPicture);
    }
    if (!drawn.key.isEmpty() && choice->findData(drawn.key) < 0) {
        choice->addItem(drawn.key, drawn.key); // a kind that only the level knows whose legend this is
    }
    choice->setCurrentIndex(std::max(0, choice->findData(drawn.key)));
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
