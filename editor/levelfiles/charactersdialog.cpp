#include "editor/levelfiles/charactersdialog.h"

#include "editor/forms/ruleschoice.h"
#include "editor/levelfiles/characterchoices.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/scrollform.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

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
