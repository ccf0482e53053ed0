#include "app/hud/charactersheet.h"

#include "app/messages/eventtext.h"
#include "app/messages/herowords.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/shownstats.h"
#include "gamecore/rules/growth.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace {

/// Pixels reserved for the window frame around a dialog.
constexpr int frameHeight = 48;

class CharacterText {
    Q_DECLARE_TR_FUNCTIONS(CharacterText)

public:
    explicit CharacterText(const Game &game) : m_game(game), m_world(game.world()) {}

    static QString title() { return tr("The hero"); }
    QList<SheetRow> rows(const QString &heroName);

private:
    void addGrowth();
    void addStrength();
    void addGear();
    void addJourney();
    void add(const QString &caption, const QString &value) { m_rows.append({caption, value}); }
    void add(const QString &caption, qint64 value) { add(caption, QLocale().toString(value)); }
    static QString sumText(int sum, int base);

    const Game &m_game;
    const World &m_world;
    QList<SheetRow> m_rows;
};

QString CharacterText::sumText(int sum, int base)
{
    const QLocale locale;
    //: a number: the sum, what is the hero's own, what his things add
    return sum == base ? locale.toString(sum)
                       : tr("%1 (%2 + %3 from gear)")
                             .arg(locale.toString(sum), locale.toString(base), locale.toString(sum - base));
}

QList<SheetRow> CharacterText::rows(const QString &heroName)
{
    if (!heroName.isEmpty()) {
        add(tr("Name"), heroName);
    }
    addGrowth();
    addStrength();
    addGear();
    addJourney();
    return m_rows;
}

void CharacterText::addGrowth()
{
    const QLocale locale;
    const Character &character = m_world.character();
    const int needed = xpForNextLevel(m_world);
    add(tr("Progress"), QString());
    add(tr("Level"), character.level);
    add(tr("Experience"), tr("%1 of %2").arg(locale.toString(character.xp), locale.toString(needed)));
    const Rules &rules = m_world.rules();
    add(tr("Level-up choice"), tr("HP +%1, power +%2 or defense +%3")
                                   .arg(locale.toString(rules.levelHp), locale.toString(rules.levelPower),
                                        locale.toString(rules.levelDefense)));
}

void CharacterText::addStrength()
{
    const QLocale locale;
    const Character &character = m_world.character();
    add(tr("Stats"), QString());
    add(tr("Hit points"),
        tr("%1 of %2")
            .arg(locale.toString(qMax(0, m_world.hero().hp)), sumText(m_world.maxHp(heroId), character.baseMaxHp)));
    add(tr("Power"), sumText(m_world.power(heroId), character.basePower));
    add(tr("Defense"), sumText(m_world.defense(heroId), character.baseDefense));
    const QString statuses = statusesText(m_world.hero().statuses);
    add(tr("Condition"), statuses.isEmpty() ? tr("good") : statuses);
}

void CharacterText::addGear()
{
    add(tr("Gear"), QString());
    for (int i = int(Slot::RightHand); i < slotCount; ++i) {
        const int number = m_world.itemInSlot(Slot(i));
        if (number == CellIndex::none) {
            add(capitalized(nameOf(Slot(i))), tr("nothing"));
            continue;
        }
        const Kind &kind = m_world.kindOfItem(number);
        //: a thing and what it adds
        add(capitalized(nameOf(Slot(i))), tr("%1 (%2)").arg(nameOf(kind.look), bonusText(kind)));
    }
}

void CharacterText::addJourney()
{
    add(tr("Journey"), QString());
    if (m_world.stage().isDungeon) {
        add(tr("Depth"), m_world.stage().depth);
    }
    const ShownStats shownStats = shownStatsOf(m_world);
    if (shownStats.isGrowth) {
        add(tr("Monsters killed"), m_world.character().kills);
    }
    if (shownStats.isGold) {
        add(tr("Gold"), m_world.gold());
    }
    if (m_world.isRealTime()) {
        add(tr("Time"), clockText(m_world.timeMs()));
    } else {
        add(tr("Turn"), m_world.turn());
    }
    add(tr("Steps"), m_world.steps());
    add(tr("Seed"), QString::number(m_game.seed()));
}

QLabel *sheetLabel(const QString &text, const char *property)
{
    QLabel *label = plainLabel(text);
    label->setProperty(property, true);
    return label;
}

void fill(QGridLayout &grid, const QList<SheetRow> &rows)
{
    grid.setHorizontalSpacing(24);
    grid.setVerticalSpacing(4);
    for (int i = 0; i < rows.size(); ++i) {
        const SheetRow &row = rows.at(i);
        if (row.value.isEmpty()) {
            QLabel *heading = sheetLabel(row.caption, "isHeading");
            heading->setContentsMargins(0, i == 0 ? 0 : 12, 0, 0);
            grid.addWidget(heading, i, 0, 1, 2);
            continue;
        }
        QLabel *value = sheetLabel(row.value, "isValue");
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid.addWidget(sheetLabel(row.caption, "isSecondary"), i, 0);
        grid.addWidget(value, i, 1);
    }
}

/// A dialog that is closed by the key that opened it.
class SheetDialog : public QDialog {
public:
    using QDialog::QDialog;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        event->key() == Qt::Key_C ? reject() : QDialog::keyPressEvent(event);
    }
};

} // namespace

QList<SheetRow> characterRows(const Game &game, const QString &heroName)
{
    return CharacterText(game).rows(heroName);
}

void showCharacterSheet(const Game &game, const QString &heroName, QWidget *parent)
{
    auto *dialog = new SheetDialog(parent);
    dialog->setObjectName(u"characterSheet"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(CharacterText::title());
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    auto *sheet = new QWidget;
    auto *grid = newLayout<QGridLayout>(sheet, 0);
    fill(*grid, characterRows(game, heroName));
    layout->addWidget(new ScrollForm(sheet), 1);
    QDialogButtonBox *buttons = dialogButtons(*dialog, QDialogButtonBox::Close);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Close)->setFocus();
    // By default a dialog takes at most two thirds of the screen.
    dialog->ensurePolished();
    dialog->resize(dialog->sizeHint().boundedTo(parent->screen()->availableSize() - QSize(0, frameHeight)));
    dialog->open();
}
