#include "app/start/dungeonchoice.h"

#include "app/games/dailyseed.h"
#include "app/settings/heroname.h"
#include "app/start/dungeonfacts.h"
#include "editor/art/icon.h"
#include "editor/forms/rulesetlist.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/wording/kindname.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/ruleset.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

QLabel *buddyLabel(const QString &text, QWidget *buddy)
{
    auto *label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

} // namespace

DungeonChoice::DungeonChoice(CataloguePtr catalogue, HighScores scores, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_scores(std::move(scores)),
      m_name(new HeroName(u"heroName"_s)), m_ruleset(new QComboBox),
      m_description(wrappedLabel(u"dungeonDescription"_s, true)), m_facts(new FactSheet(u"dungeonFacts"_s)),
      m_seed(new QLineEdit), m_fault(wrappedLabel(u"seedHint"_s, true))
{
    m_ruleset->setObjectName(u"dungeonRuleset"_s);
    m_ruleset->setAccessibleName(tr("Rules"));
    listRulesets(*m_ruleset, rulesets(*m_catalogue));
    m_seed->setObjectName(u"dungeonSeed"_s);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setMaxLength(longestSeed);
    auto *draw = new QPushButton(programIcon(u"seed"_s), tr("&Another"));
    draw->setObjectName(u"drawSeed"_s);
    draw->setAccessibleName(tr("Another seed"));
    draw->setToolTip(tr("Another seed, by chance"));
    auto *layout = newLayout<QGridLayout>(this, 0, 8);
    layout->addWidget(buddyLabel(tr("&Name"), m_name), 0, 0);
    layout->addWidget(m_name, 0, 1, 1, 2);
    layout->addWidget(buddyLabel(tr("&Rules"), m_ruleset), 1, 0);
    layout->addWidget(m_ruleset, 1, 1, 1, 2);
    layout->addWidget(buddyLabel(tr("&Seed"), m_seed), 2, 0);
    layout->addWidget(m_seed, 2, 1);
    layout->addWidget(draw, 2, 2);
    layout->addWidget(m_fault, 3, 1, 1, 2);
    layout->addWidget(FactSheet::scrolling(u"dungeonFactsArea"_s, {m_description, m_facts}), 4, 0, 1,
                      3); // last, since its length moves what is below it
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(4, 1);
    connect(m_ruleset, &QComboBox::currentIndexChanged, this, &DungeonChoice::showRuleset);
    connect(draw, &QPushButton::clicked, this, &DungeonChoice::drawSeed);
    connect(m_seed, &QLineEdit::textChanged, this, [this] {
        m_fault->setText(seed() ? tr("The same seed and rules make the same dungeon.")
                                : tr("A seed is a whole number from 0 to %1.").arg(largestSeed));
        Q_EMIT changed();
    });
    drawSeed();
    showRuleset();
}

std::vector<const Ruleset *> DungeonChoice::rulesets(const Catalogue &catalogue)
{
    std::vector<const Ruleset *> rulesets = rulesetsToChoose(catalogue);
    std::erase_if(rulesets, [](const Ruleset *ruleset) { return ruleset->dungeon.monstersInRoom.empty(); });
    return rulesets;
}

QString DungeonChoice::heroName() const
{
    return m_name->remembered();
}

QString DungeonChoice::ruleset() const
{
    return m_ruleset->currentData().toString();
}

std::optional<std::uint64_t> DungeonChoice::seed() const
{
    bool isNumber = false;
    const qulonglong number = m_seed->text().trimmed().toULongLong(&isNumber);
    return isNumber && number <= largestSeed ? std::optional<std::uint64_t>(number) : std::nullopt;
}

void DungeonChoice::drawSeed()
{
    m_seed->setText(QString::number(drawnSeed()));
}

void DungeonChoice::showRuleset()
{
    const Ruleset *ruleset = m_catalogue->ruleset(this->ruleset());
    m_description->setText(ruleset ? descriptionOf(*ruleset) : QString());
    m_facts->setFacts(ruleset ? QList<Fact>{bestSoFar(m_scores, ruleset->key)} + dungeonFacts(*m_catalogue, *ruleset)
                              : QList<Fact>());
    Q_EMIT changed();
}
