#include "editor/forms/ruleschoice.h"

#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/data/terrain.h"
#include "gamecore/level/level.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

enum Way { RealTime, Turns, Other };

/// Returns the words of the rule "win".
const QStringList &winWords()
{
    static const QStringList words{u"treasure"_s, u"exit"_s, u"monsters"_s};
    return words;
}

QStringList conditionsOf(const Ruleset &ruleset)
{
    QStringList words;
    for (const QJsonValue &word : ruleValue(ruleset.rules, "win"_L1).toArray()) {
        words.append(word.toString());
    }
    return words;
}

bool isTreasure(const QString &key, const Catalogue &catalogue)
{
    const std::optional<KindId> kind = catalogue.kindOf(key);
    return kind && catalogue.kind(*kind).category == KindCategory::Treasure;
}

bool leadsOut(TerrainId terrain, const Catalogue &catalogue)
{
    return catalogue.terrain(terrain).feature != Feature::None;
}

template<typename Fits>
const Ruleset *firstThat(const std::vector<const Ruleset *> &rulesets, Fits fits)
{
    const auto found = std::find_if(rulesets.begin(), rulesets.end(), fits);
    return found == rulesets.end() ? nullptr : *found;
}

class RulesetListText {
    Q_DECLARE_TR_FUNCTIONS(RulesetListText)

public:
    static QString tutorials() { return tr("Tutorial rulesets"); }
};

void addHeading(QComboBox &list, const QString &text)
{
    list.addItem(text);
    const int row = list.count() - 1;
    if (auto *rows = qobject_cast<QStandardItemModel *>(list.model())) {
        rows->item(row)->setFlags(Qt::NoItemFlags);
    }
}

} // namespace

RulesChoice::RulesChoice(const Catalogue &catalogue, const QString &ruleset, QWidget *parent)
    : QWidget(parent), m_catalogue(catalogue), m_ways(new QButtonGroup(this)), m_others(new QComboBox)
{
    newLayout<QVBoxLayout>(this, 0, 6);
    addRulesets(ruleset);
    addConditions();
    showConditions();
    connect(m_ways, &QButtonGroup::idToggled, this, &RulesChoice::showConditions);
    connect(m_others, &QComboBox::currentIndexChanged, this, [this] {
        m_ways->button(Other)->setChecked(true);
        showConditions();
    });
}

void RulesChoice::addRulesets(const QString &ruleset)
{
    const std::vector<const Ruleset *> rulesets = rulesetsToChoose(m_catalogue);
    m_realTime = firstThat(rulesets, [](const Ruleset *one) { return one->rules.clock == Clock::RealTime; });
    m_turns = firstThat(rulesets, [](const Ruleset *one) {
        return one->rules.clock == Clock::Turns && one->rules.contact == Contact::Fight;
    });
    const auto add = [this](Way way, const QString &name, const QString &text, const Ruleset *shown) {
        auto *button = new QRadioButton(text);
        button->setObjectName(name);
        button->setAccessibleName(QString(text).remove(u'&'));
        button->setVisible(shown || way == Other);
        if (shown) {
            button->setToolTip(plainTip(nameOf(*shown) + u"\n"_s + descriptionOf(*shown)));
        }
        m_ways->addButton(button, way);
        return button;
    };
    const bool isPermadeath = m_realTime && m_realTime->rules.death == DeathRule::Permadeath;
    layout()->addWidget(add(RealTime, u"playsInRealTime"_s,
                            isPermadeath
                                ? tr("&Real time: monsters patrol, and touching one ends the game")
                                : tr("&Real time: monsters patrol, and touching one sends the hero back to the start"),
                            m_realTime));
    layout()->addWidget(
        add(Turns, u"playsInTurns"_s, tr("T&urns: the hero and the monsters take turns and fight"), m_turns));
    auto *row = new QHBoxLayout;
    row->addWidget(add(Other, u"playsByOthers"_s, tr("&Other rules:"), nullptr));
    row->addWidget(m_others, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    m_others->setObjectName(u"otherRules"_s);
    m_others->setAccessibleName(tr("Other rules"));
    listRulesets(*m_others, rulesets);
    const int place = m_others->findData(ruleset);
    m_others->setCurrentIndex(qMax(0, place));
    const bool isRealTime = m_realTime && (place < 0 || m_realTime->key == ruleset);
    const bool isTurns = m_turns && m_turns->key == ruleset;
    m_ways->button(isRealTime ? RealTime : isTurns ? Turns : Other)->setChecked(true);
}

void RulesChoice::addConditions()
{
    auto *caption = new QLabel(tr("Win conditions:"));
    caption->setObjectName(u"winCaption"_s);
    layout()->addWidget(caption);
    auto *row = new QHBoxLayout;
    const QStringList texts{tr("All trea&sure collected"), tr("E&xit reached"), tr("All mo&nsters defeated")};
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto *box = new QCheckBox(texts[i]);
        box->setObjectName(u"winBy_"_s + winWords()[i]);
        box->setAccessibleName(QString(texts[i]).remove(u'&'));
        box->setAccessibleDescription(caption->text());
        connect(box, &QCheckBox::clicked, this, [this] { m_isChosen = true; });
        row->addWidget(box);
        m_conditions.append(box);
    }
    row->addStretch();
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

const Ruleset *RulesChoice::ruleset() const
{
    const int way = m_ways->checkedId();
    return way == RealTime ? m_realTime
           : way == Turns  ? m_turns
                           : m_catalogue.ruleset(m_others->currentData().toString());
}

QStringList RulesChoice::conditions() const
{
    QStringList words;
    for (qsizetype i = 0; i < m_conditions.size(); ++i) {
        if (m_conditions[i]->isChecked()) {
            words.append(winWords()[i]);
        }
    }
    return words;
}

void RulesChoice::setMeanings(const std::map<char32_t, QString> &meanings)
{
    bool hasTreasure = false;
    bool hasExit = false;
    for (const auto &[character, key] : meanings) {
        const std::optional<TerrainId> terrain = m_catalogue.terrainOf(key);
        hasTreasure = hasTreasure || isTreasure(key, m_catalogue);
        hasExit = hasExit || (terrain && leadsOut(*terrain, m_catalogue));
    }
    setGoals(hasTreasure, hasExit);
}

void RulesChoice::setGoals(bool hasTreasure, bool hasExit)
{
    m_hasOnlyExits = hasExit && !hasTreasure;
    showConditions();
}

/// Shows the win conditions of the chosen ruleset, unless the user chose some. Exits replace treasure that the level
/// lacks.
void RulesChoice::showConditions()
{
    const Ruleset *chosen = ruleset();
    if (m_isChosen || !chosen) {
        return;
    }
    QStringList words = conditionsOf(*chosen);
    if (m_hasOnlyExits) {
        words.replaceInStrings(u"treasure"_s, u"exit"_s);
    }
    for (qsizetype i = 0; i < m_conditions.size(); ++i) {
        m_conditions[i]->setChecked(words.contains(winWords()[i]));
    }
}

void RulesChoice::applyTo(Level &level) const
{
    const Ruleset *chosen = ruleset();
    if (!chosen) {
        return;
    }
    level.ruleset = chosen->key;
    if (const QStringList words = conditions(); words == conditionsOf(*chosen)) {
        level.rules.remove(u"win"_s);
    } else {
        level.rules.insert(u"win"_s, QJsonArray::fromStringList(words));
    }
}

bool askRules(Level &level, const QString &ruleset, const Catalogue &catalogue, QWidget *parent)
{
    QDialog dialog(parent);
    dialog.setObjectName(u"rulesDialog"_s);
    dialog.setWindowTitle(RulesChoice::tr("Rules of this level"));
    dialog.setAccessibleName(dialog.windowTitle());
    auto *layout = newLayout<QVBoxLayout>(&dialog, 16, 12);
    auto *choice = new RulesChoice(catalogue, ruleset);
    const std::vector<TerrainId> &cells = level.terrain.cells();
    choice->setGoals(std::any_of(level.things.begin(), level.things.end(),
                                 [&](const Thing &thing) { return isTreasure(thing.kind, catalogue); }),
                     std::any_of(cells.begin(), cells.end(), [&](TerrainId id) { return leadsOut(id, catalogue); }));
    layout->addWidget(choice);
    QDialogButtonBox *buttons = dialogButtons(dialog);
    buttons->button(QDialogButtonBox::Ok)->setText(RulesChoice::tr("Create level"));
    layout->addWidget(buttons);
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    choice->applyTo(level);
    return true;
}

std::vector<const Ruleset *> rulesetsToChoose(const Catalogue &catalogue)
{
    std::vector<const Ruleset *> rulesets;
    for (const Ruleset &ruleset : catalogue.rulesets()) {
        rulesets.push_back(&ruleset);
    }
    std::stable_partition(rulesets.begin(), rulesets.end(), [](const Ruleset *one) { return !one->isTutorial; });
    return rulesets;
}

void listRulesets(QComboBox &list, const std::vector<const Ruleset *> &rulesets)
{
    list.clear();
    bool hasHeading = rulesets.empty() || rulesets.front()->isTutorial;
    for (const Ruleset *ruleset : rulesets) {
        if (ruleset->isTutorial && !hasHeading) {
            addHeading(list, RulesetListText::tutorials());
            hasHeading = true;
        }
        list.addItem(nameOf(*ruleset), ruleset->key);
        list.setItemData(list.count() - 1, plainTip(descriptionOf(*ruleset)), Qt::ToolTipRole);
    }
}
