#include "editor/levelfiles/characterchoices.h"

#include "editor/art/fontsize.h"
#include "editor/levelfiles/meaningchoice.h"
#include "editor/text/charactertext.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace {

QString codePoint(char32_t character)
{
    return u"U+%1"_s.arg(uint(character), 4, 16, QChar(u'0')).toUpper();
}

} // namespace

CharacterChoices::CharacterChoices(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                                   QWidget *parent)
    : QWidget(parent)
{
    auto *grid = newLayout<QGridLayout>(this, 0, 8);
    grid->setColumnStretch(2, 1);
    for (const DrawnCharacter &drawn : characters) {
        Row row = newRow(drawn, catalogue);
        const int place = int(m_rows.size());
        auto *label = plainLabel(drawn.character == U' ' ? tr("blank") : characterText(drawn.character));
        QFont bold = fixedFont(font());
        bold.setBold(true);
        label->setFont(bold);
        label->setToolTip(codePoint(drawn.character)); // some fonts lack the character
        grid->addWidget(label, place, 0);
        grid->addWidget(plainLabel(tr("cells: %1").arg(drawn.cells)), place, 1);
        grid->addWidget(row.choice, place, 2);
        grid->addWidget(row.guess, place, 3);
        m_first = m_first ? m_first : row.choice;
        m_rows.emplace(drawn.character, row);
    }
    grid->setRowStretch(int(m_rows.size()), 1);
}

CharacterChoices::Row CharacterChoices::newRow(const DrawnCharacter &drawn, const Catalogue &catalogue)
{
    const QString character = characterText(drawn.character);
    Row row{.choice = new MeaningChoice(catalogue, m_tileset, this), .guess = plainLabel(tr("guessed"))};
    row.guess->setParent(this);
    row.guess->hide();
    row.choice->setObjectName(u"character_"_s + character);
    row.choice->setAccessibleName(tr("What %1 stands for").arg(drawn.character == U' ' ? tr("blank") : character));
    row.choice->choose(drawn.key, true);
    connect(row.choice, &QComboBox::currentIndexChanged, this, [this, sign = drawn.character] { noteChoice(sign); });
    return row;
}

/// Marks a choice by the author as final, not as a guess.
void CharacterChoices::noteChoice(char32_t character)
{
    if (!m_isChoosing) {
        Row &row = m_rows.at(character);
        row.isAnswered = true;
        row.guess->hide();
    }
    Q_EMIT changed();
}

std::map<char32_t, QString> CharacterChoices::answers() const
{
    std::map<char32_t, QString> answers;
    for (const auto &[character, row] : m_rows) {
        answers.emplace(character, row.choice->key());
    }
    return answers;
}

void CharacterChoices::propose(char32_t character, const QString &key, bool isGuess)
{
    const auto found = m_rows.find(character);
    if (found == m_rows.end() || found->second.isAnswered) {
        return;
    }
    const QScopedValueRollback<bool> choosing(m_isChoosing, true);
    found->second.choice->choose(key);
    found->second.guess->setVisible(isGuess);
}

void CharacterChoices::focusFirst()
{
    if (m_first) {
        m_first->setFocus();
    }
}
