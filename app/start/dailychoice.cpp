#include "app/start/dailychoice.h"

#include "app/games/dailyseed.h"
#include "app/games/keptgame.h"
#include "app/settings/heroname.h"
#include "app/start/dungeonfacts.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/data/ruleset.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

QLabel *paragraph(const QString &text, const QString &name)
{
    QLabel *label = wrappedLabel(name);
    label->setText(text);
    return label;
}

} // namespace

DailyChoice::DailyChoice(const Catalogue &catalogue, const Ruleset &ruleset, const QList<SlotInfo> &kept,
                         const HighScores &scores, QWidget *parent)
    : QWidget(parent), m_name(new HeroName(u"dailyHeroName"_s))
{
    QLabel *title = paragraph(QLocale().toString(today(), QLocale::LongFormat), u"dailyDate"_s);
    title->setProperty("isHeading", true);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    layout->addWidget(title);
    layout->addWidget(paragraph(tr("One dungeon for everybody, from midnight to midnight (UTC): the same maze, the "
                                   "same monsters, the same things. How deep do you get?"),
                                u"dailyText"_s));
    if (const SlotInfo *game = newestOf(kept, {.day = today().toString(Qt::ISODate)})) {
        addWays(*layout, *game);
    }
    addName(*layout);
    addFacts(*layout, catalogue, ruleset, scores);
    QLabel *seed = paragraph(tr("Seed: %1").arg(dailySeed(today())), u"dailySeed"_s);
    seed->setProperty("isSecondary", true);
    layout->addWidget(seed);
}

void DailyChoice::addFacts(QVBoxLayout &layout, const Catalogue &catalogue, const Ruleset &ruleset,
                           const HighScores &scores)
{
    auto *sheet = new FactSheet(u"dailyFacts"_s);
    sheet->setFacts(dayFacts(scores, ruleset.key, today()) + QList<Fact>{rulesFact(ruleset)}
                    + dungeonFacts(catalogue, ruleset));
    layout.addWidget(FactSheet::scrolling(u"dailyFactsArea"_s, {sheet}), 1);
}

void DailyChoice::addName(QVBoxLayout &layout)
{
    m_nameRow = new QWidget;
    auto *row = newLayout<QHBoxLayout>(m_nameRow, 0, 8);
    auto *caption = new QLabel(tr("&Name"));
    caption->setBuddy(m_name);
    row->addWidget(caption);
    row->addWidget(m_name, 1);
    layout.addWidget(m_nameRow);
    showName();
}

/// Asks for no name in a game that goes on, whose hero has his already.
void DailyChoice::showName()
{
    m_nameRow->setEnabled(!goesOn());
}

QString DailyChoice::heroName() const
{
    return m_name->remembered();
}

void DailyChoice::addWays(QVBoxLayout &layout, const SlotInfo &kept)
{
    const QLocale locale;
    auto *goOn = new QRadioButton(tr("Go &on with the game under way: depth %1, turn %2")
                                      .arg(locale.toString(kept.head.depth), locale.toString(kept.head.turn)));
    m_anew = new QRadioButton(tr("Begin &anew; the game under way is kept"));
    goOn->setObjectName(u"dailyGoOn"_s);
    m_anew->setObjectName(u"dailyAnew"_s);
    for (QRadioButton *way : {goOn, m_anew}) {
        way->setAccessibleName(way->text().remove(u'&'));
        layout.addWidget(way);
    }
    goOn->setChecked(true);
    connect(goOn, &QRadioButton::toggled, this, [this] {
        showName();
        Q_EMIT changed();
    });
}

bool DailyChoice::isAnew() const
{
    return m_anew && m_anew->isChecked();
}

bool DailyChoice::goesOn() const
{
    return m_anew && !m_anew->isChecked();
}
