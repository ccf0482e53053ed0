#include "app/window/savedgames.h"

#include "editor/wording/kindname.h"

#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int widestName = 320;

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
    m_games = games.first(qMin<qsizetype>(games.size(), most));
    build();
}

void SavedGames::build()
{
    setAccessibleName(tr("Saved games"));
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const SlotInfo &game : m_games) {
        const QString text = textOf(game);
        auto *button = new QPushButton(withoutMnemonic(text));
        button->setObjectName(u"savedGame-"_s + game.id);
        button->setAccessibleName(text);
        //: %1 is a date and a time
        button->setToolTip(tr("Saved %1").arg(QLocale().toString(game.savedAt, QLocale::ShortFormat)));
        connect(button, &QPushButton::clicked, this, [this, id = game.id] { Q_EMIT chosen(id); });
        m_buttons->addWidget(button, 0, Qt::AlignLeft);
    }
    setVisible(!m_games.isEmpty());
}

QString SavedGames::textOf(const SlotInfo &game) const
{
    if (game.isNewer) {
        return tr("A game saved by a newer version");
    }
    const auto shown = [this](const QString &name) {
        return fontMetrics().elidedText(name, Qt::ElideRight, widestName);
    };
    const QString hero = game.head.origin.value("hero"_L1).toString();
    const auto named = [&](const QString &place) {
        return shown(hero.isEmpty() ? place : tr("%1 in %2", "a hero in a dungeon").arg(hero, place));
    };
    if (!game.head.isDungeon) {
        //: %1 is the name of a level, or of a hero and his level; %2 a number
        return tr("Continue: %1, turn %2").arg(named(game.head.name)).arg(game.head.turn);
    }
    const Ruleset *ruleset = m_catalogue->ruleset(game.head.ruleset);
    const QString dungeon = ruleset ? nameOf(*ruleset) : game.head.ruleset;
    //: %1 is the name of a dungeon, or of a hero and his dungeon; %2 and %3 are numbers
    return tr("Continue: %1, depth %2, turn %3").arg(named(dungeon)).arg(game.head.depth).arg(game.head.turn);
}

void SavedGames::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        build();
    }
}
