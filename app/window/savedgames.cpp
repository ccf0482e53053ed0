#include "app/window/savedgames.h"

#include "app/window/gamesource.h"
#include "editor/wording/authoredtext.h"
#include "editor/wording/kindname.h"

#include <QAction>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The newest of each level first, then the others.
QList<SlotInfo> spread(const QList<SlotInfo> &games)
{
    QList<SlotInfo> firsts;
    QList<SlotInfo> others;
    for (const SlotInfo &game : games) {
        const bool isFirst = std::none_of(firsts.begin(), firsts.end(), [&game](const SlotInfo &first) {
            return !game.isNewer && !game.head.isDungeon && isOfTheSame(first.head.origin, game.head.origin);
        });
        (isFirst ? firsts : others).append(game);
    }
    return firsts + others;
}

QString withoutMnemonic(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

} // namespace

SavedGames::SavedGames(CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_buttons(new QVBoxLayout(this))
{
    setObjectName(u"savedGames"_s);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setSpacing(4);
    hide();
}

void SavedGames::setGames(const QList<SlotInfo> &games)
{
    m_games = spread(games);
    build();
}

void SavedGames::setTextWidth(int width)
{
    if (width != m_textWidth) {
        m_textWidth = width;
        build();
    }
}

void SavedGames::build()
{
    setAccessibleName(tr("Saved games"));
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const qsizetype shown = m_isWhole ? m_games.size() : qMin<qsizetype>(m_games.size(), mostAtFirst);
    for (const SlotInfo &game : m_games.first(shown)) {
        addButton(game);
    }
    if (shown < m_games.size()) {
        addMoreButton(int(m_games.size() - shown));
    }
    setVisible(!m_games.isEmpty());
}

void SavedGames::addButton(const SlotInfo &game)
{
    const QString name = textOf(game);
    //: %1 says which game it is
    const QString text = game.isNewer ? name : tr("Continue: %1").arg(name);
    const QFontMetrics metrics(font());
    const QString shown = metrics.elidedText(nameOf(game), Qt::ElideRight, m_textWidth);
    auto *button = new QPushButton(
        withoutMnemonic(game.isNewer ? metrics.elidedText(name, Qt::ElideRight, m_textWidth)
                                     : shown + u'\n' + metrics.elidedText(placeOf(game), Qt::ElideRight, m_textWidth)));
    button->setProperty("isRow", true);
    button->setObjectName(u"savedGame-"_s + game.id);
    button->setAccessibleName(text);
    //: %1 is a date and a time
    button->setToolTip(tr("Saved %1. Delete removes it.").arg(QLocale().toString(game.savedAt, QLocale::ShortFormat)));
    connect(button, &QPushButton::clicked, this, [this, id = game.id] { Q_EMIT chosen(id); });
    auto *remove = new QAction(tr("&Delete…"), button);
    remove->setObjectName(u"removeSavedGame"_s);
    connect(remove, &QAction::triggered, this, [this, id = game.id, name] { Q_EMIT removeRequested(id, name); });
    button->addAction(remove);
    button->installEventFilter(this);
    button->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_buttons->addWidget(button);
}

void SavedGames::addMoreButton(int count)
{
    auto *more = new QPushButton(tr("Show %n older saved game(s)", nullptr, count));
    more->setObjectName(u"olderSavedGames"_s);
    more->setAccessibleName(more->text());
    // Queued: it goes with the buttons that are made anew.
    connect(more, &QPushButton::clicked, this, &SavedGames::showAll, Qt::QueuedConnection);
    more->setProperty("isRow", true);
    m_buttons->addWidget(more);
}

void SavedGames::showAll()
{
    m_isWhole = true;
    build();
    QWidget *firstOlder = m_buttons->itemAt(mostAtFirst)->widget();
    firstOlder->show(); // the layout would show it later, and what is hidden gets no focus
    firstOlder->setFocus();
}

QString SavedGames::textOf(const SlotInfo &game) const
{
    if (game.isNewer) {
        return tr("A game saved by a newer version");
    }
    //: %1 is the name of a game, %2 how far it is
    return tr("%1, %2").arg(nameOf(game), placeOf(game));
}

/// Of the level or the dungeon, and of its hero.
QString SavedGames::nameOf(const SlotInfo &game) const
{
    const QString hero = game.head.origin.value("hero"_L1).toString();
    const Ruleset *ruleset = m_catalogue->ruleset(game.head.ruleset);
    const QString dungeon = ruleset ? ::nameOf(*ruleset) : game.head.ruleset;
    const QString place = game.head.isDungeon ? dungeon : ::nameOf(game.head);
    return hero.isEmpty() ? place : tr("%1 in %2", "a hero in a dungeon").arg(hero, place);
}

QString SavedGames::placeOf(const SlotInfo &game) const
{
    const QString turn = QString::number(game.head.turn);
    const QString place = game.head.isDungeon ? tr("depth %1, turn %2").arg(QString::number(game.head.depth), turn)
                                              : tr("turn %1").arg(turn);
    return game.head.origin.value("practice"_L1).toBool() ? tr("%1 (practice)").arg(place) : place;
}

/// No shortcut: the editor has one for the same key in the same window.
bool SavedGames::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    const auto *button = isKey ? qobject_cast<QPushButton *>(watched) : nullptr;
    if (!button || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Delete) {
        return QWidget::eventFilter(watched, event);
    }
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        button->actions().first()->trigger();
    }
    return true;
}

void SavedGames::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        build();
    }
}
