#include "editor/levels/characterchoices.h"

#include "editor/art/fontsize.h"
#include "editor/art/lookpicture.h"
#include "editor/art/tileicon.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/wording/charactertext.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int choiceSide = 24;
constexpr int mostVisible = 14;

} // namespace

CharacterChoices::CharacterChoices(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                                   QWidget *parent)
    : QWidget(parent)
{
    auto *grid = newLayout<QGridLayout>(this, 0, 8);
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const DrawnCharacter &drawn : characters) {
        auto *label = plainLabel(drawn.character == U' ' ? tr("blank") : characterText(drawn.character));
        QFont bold = fixedFont(font());
        bold.setBold(true);
        label->setFont(bold);
        QComboBox *choice = makeChoice(drawn, catalogue);
        m_choices.emplace(drawn.character, choice);
        m_first = m_first ? m_first : choice;
        grid->addWidget(label, row, 0);
        grid->addWidget(plainLabel(tr("cells: %1").arg(drawn.cells)), row, 1);
        grid->addWidget(choice, row, 2);
        ++row;
    }
    grid->setRowStretch(row, 1);
}

QComboBox *CharacterChoices::makeChoice(const DrawnCharacter &drawn, const Catalogue &catalogue)
{
    const QString character = characterText(drawn.character);
    auto *choice = new QComboBox;
    choice->setObjectName(u"character_"_s + character);
    choice->setAccessibleName(tr("What %1 stands for").arg(drawn.character == U' ' ? tr("blank") : character));
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
    connect(choice, &QComboBox::currentIndexChanged, this, &CharacterChoices::changed);
    return choice;
}

std::map<char32_t, QString> CharacterChoices::answers() const
{
    std::map<char32_t, QString> answers;
    for (const auto &[character, choice] : m_choices) {
        answers.emplace(character, choice->currentData().toString());
    }
    return answers;
}

void CharacterChoices::choose(char32_t character, const QString &key)
{
    const auto found = m_choices.find(character);
    const int place = found == m_choices.end() ? -1 : found->second->findData(key);
    if (place >= 0) {
        found->second->setCurrentIndex(place);
    }
}

void CharacterChoices::focusFirst()
{
    if (m_first) {
        m_first->setFocus();
    }
}
