#include "editor/levelfiles/charactersdialog.h"

#include "editor/art/fontsize.h"
#include "editor/forms/ruleschoice.h"
#include "editor/levelfiles/meaningtable.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

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

CharactersDialog::CharactersDialog(const std::vector<DrawnCharacter> &characters, const Catalogue &catalogue,
                                   QWidget *parent)
    : QDialog(parent), m_catalogue(catalogue), m_choices(new CharacterChoices(characters, catalogue)),
      m_questions(new QVBoxLayout)
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
    QScrollArea *area = newScrollArea(m_choices, u"charactersArea"_s);
    area->setMinimumWidth(area->widget()->sizeHint().width() + 24);
    layout->addWidget(area);
    layout->addLayout(m_questions);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(u"charactersButtons"_s);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    layout->addWidget(buttons);
    m_choices->focusFirst();
}

void CharactersDialog::setAcceptText(const QString &text)
{
    m_accept->setText(text);
}

void CharactersDialog::askRules(const QString &ruleset)
{
    m_rules = new RulesChoice(m_catalogue, ruleset);
    m_rules->setMeanings(answers());
    connect(m_choices, &CharacterChoices::changed, m_rules, [this] { m_rules->setMeanings(answers()); });
    m_questions->addWidget(m_rules);
    m_choices->focusFirst();
}

void CharactersDialog::applyRules(Level &level) const
{
    if (m_rules) {
        m_rules->applyTo(level);
    }
}

std::map<char32_t, QString> CharactersDialog::answers() const
{
    return m_choices->answers();
}
