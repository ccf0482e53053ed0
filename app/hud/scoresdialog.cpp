#include "app/hud/scoresdialog.h"

#include "app/games/gametitle.h"
#include "app/messages/eventtext.h"
#include "editor/forms/ruleschoice.h"
#include "editor/text/kindname.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "gamecore/levelfile/levelformats.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int runRole = Qt::UserRole; ///< id of the recording of a row's game

class ScoresText {
    Q_DECLARE_TR_FUNCTIONS(ScoresText)

public:
    static QString title() { return tr("Best games"); }
    static QString watch() { return tr("&Watch"); }
    static QString watchTip() { return tr("Go through this game move by move"); }
    static QString ruleset() { return tr("&Ruleset"); }
    static QString nothing() { return tr("No finished games with these rules yet. Play one!"); }
    static QStringList headings()
    {
        return {tr("Rank"), tr("Name"),  tr("Level"),    tr("Result"), tr("Depth"), tr("Hero level"),
                tr("Gold"), tr("Kills"), tr("Duration"), tr("Hints"),  tr("Seed"),  tr("Date")};
    }
    /// `rules` is the name of the game's ruleset.
    static QStringList cells(const HighScores::Score &score, int place, const QString &rules);

private:
    static QString levelOf(const GameSummary &game, const QString &rules);
    static QString durationOf(const GameSummary &game);
};

QString ScoresText::levelOf(const GameSummary &game, const QString &rules)
{
    const QString day = dayTitle(game.day);
    const QString campaign = campaignNameOf(game);
    const QString level = campaign.isEmpty() ? levelNameOf(game) : QString(levelNameOf(game) + u" · " + campaign);
    return !day.isEmpty() ? day : game.isDungeon ? rules : level;
}

QString ScoresText::durationOf(const GameSummary &game)
{
    if (!game.isRealTime) {
        return tr("%n turn(s)", nullptr, game.turns);
    }
    const QString time = clockText(game.timeMs);
    //: %1 is a time such as 1:05, %2 the speed of the game in percent
    return game.speed == 100 ? time : tr("%1 (%2 %)").arg(time).arg(game.speed);
}

QStringList ScoresText::cells(const HighScores::Score &score, int place, const QString &rules)
{
    const QLocale locale;
    const GameSummary &game = score.game;
    const QString end = game.hasWon             ? tr("won")
                        : game.killer.isEmpty() ? tr("lost")
                                                : tr("killed by %1").arg(withArticle(killerNameOf(game)));
    return {isSlowed(game) ? u"–"_s : locale.toString(place + 1),
            game.hero,
            levelOf(game, rules),
            end,
            game.isDungeon ? locale.toString(game.depth) : u"–"_s,
            countsGrowth(game) ? locale.toString(game.heroLevel) : u"–"_s,
            countsGold(game) ? locale.toString(game.gold) : u"–"_s,
            countsGrowth(game) ? locale.toString(game.kills) : u"–"_s,
            durationOf(game),
            game.hints > 0 ? locale.toString(game.hints) : QString(),
            QString::number(game.seed),
            locale.toString(score.when.date(), QLocale::ShortFormat)};
}

constexpr QSize scoresSize{752, 420};

/// The column with the heroes' names.
constexpr int nameColumn = 1;

/// True if a column holds numbers.
bool isNumber(int column)
{
    return column == 0 || (column >= 4 && column <= 10);
}

QTreeWidget *makeTable()
{
    auto *table = new QTreeWidget;
    table->setObjectName(u"scoresTable"_s);
    table->setAccessibleName(ScoresText::title());
    table->setHeaderLabels(ScoresText::headings());
    table->setRootIsDecorated(false);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    return table;
}

/// Returns the id of the selected game's recording; empty if there is none.
QString chosenRun(const QTreeWidget &table)
{
    return table.currentItem() ? table.currentItem()->data(0, runRole).toString() : QString();
}

/// Adds a button that watches the selected game, like a double click on its row.
void addWatchButton(QDialog &dialog, QDialogButtonBox &buttons, QTreeWidget &table,
                    const std::function<void(const QString &run)> &watch)
{
    QPushButton *button = buttons.addButton(ScoresText::watch(), QDialogButtonBox::ActionRole);
    button->setObjectName(u"scoresWatch"_s);
    button->setToolTip(ScoresText::watchTip());
    button->setEnabled(false);
    const auto act = [&dialog, &table, watch] {
        const QString run = chosenRun(table);
        if (!run.isEmpty()) {
            dialog.accept();
            watch(run);
        }
    };
    QObject::connect(&table, &QTreeWidget::currentItemChanged, button,
                     [button, &table] { button->setEnabled(!chosenRun(table).isEmpty()); });
    QObject::connect(&table, &QTreeWidget::itemActivated, button, act);
    QObject::connect(button, &QPushButton::clicked, &table, act);
}

/// True if a column is empty for all listed games.
bool saysNothing(const QTreeWidget &table, int column)
{
    for (int row = 0; row < table.topLevelItemCount(); ++row) {
        const QString text = table.topLevelItem(row)->text(column);
        if (!text.isEmpty() && text != u"–") {
            return false;
        }
    }
    return table.topLevelItemCount() > 0;
}

Qt::Alignment alignmentOf(int column)
{
    return (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

void fill(QTreeWidget &table, QLabel &nothing, const QList<HighScores::Score> &scores, const QString &rules)
{
    table.clear();
    int place = 0;
    for (int i = 0; i < scores.size(); ++i) {
        place = i > 0 && areAlike(scores.at(i - 1).game, scores.at(i).game) ? place + 1 : 0;
        auto *row = new QTreeWidgetItem(&table, ScoresText::cells(scores.at(i), place, rules));
        row->setData(0, runRole, scores.at(i).run);
        for (int column = 0; column < row->columnCount(); ++column) {
            row->setTextAlignment(column, alignmentOf(column));
        }
    }
    for (int column = 0; column < table.columnCount(); ++column) {
        table.headerItem()->setTextAlignment(column, alignmentOf(column));
        table.resizeColumnToContents(column);
        table.setColumnHidden(column, saysNothing(table, column));
    }
    table.setColumnHidden(nameColumn, std::all_of(scores.begin(), scores.end(), [](const HighScores::Score &score) {
                              return score.game.hero.isEmpty();
                          }));
    nothing.setVisible(scores.isEmpty());
}

} // namespace

void showScores(const HighScores &scores, const CataloguePtr &catalogue, const QString &ruleset, QWidget *parent,
                const std::function<void(const QString &run)> &watch)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(u"scoresDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ScoresText::title());
    auto *rules = new QComboBox;
    rules->setObjectName(u"scoresRules"_s);
    auto *caption = new QLabel(ScoresText::ruleset());
    caption->setBuddy(rules);
    rules->setAccessibleName(QString(caption->text()).remove(u'&'));
    listRulesets(*rules, rulesetsToChoose(*catalogue));
    auto *table = makeTable();
    auto *nothing = new QLabel(ScoresText::nothing());
    nothing->setObjectName(u"scoresNothing"_s);
    nothing->setProperty("isSecondary", true);
    auto *layout = newLayout<QVBoxLayout>(dialog, 16);
    auto *choice = new QHBoxLayout;
    choice->addWidget(caption);
    choice->addWidget(rules, 1);
    layout->addLayout(choice);
    layout->addWidget(nothing);
    layout->addWidget(table);
    QDialogButtonBox *buttons = dialogButtons(*dialog, QDialogButtonBox::Close);
    addWatchButton(*dialog, *buttons, *table, watch);
    layout->addWidget(buttons);
    const auto show = [scores, rules, table, nothing] {
        fill(*table, *nothing, scores.of(rules->currentData().toString()), rules->currentText());
    };
    QObject::connect(rules, &QComboBox::currentIndexChanged, table, show);
    rules->setCurrentIndex(qMax(0, rules->findData(ruleset)));
    show();
    const int wide = table->header()->length() + dialog->style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 48;
    resizeOnScreen(*dialog, {std::max(scoresSize.width(), wide), scoresSize.height()});
    dialog->open();
}
