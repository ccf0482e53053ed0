#include "app/games/playedgametext.h"

#include "app/games/leveltitle.h"
#include "app/games/playedgames.h"
#include "app/telling/howfar.h"
#include "editor/wording/issuetext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class PlayedGameText {
    Q_DECLARE_TR_FUNCTIONS(PlayedGameText)

public:
    PlayedGameText(const PlayedGame &game, const Catalogue &catalogue) : m_game(game), m_catalogue(catalogue) {}

    QString title() const;
    QString detail() const;

private:
    QString by() const;
    QString outcome() const;
    QString end() const;
    QString why() const;

    const PlayedGame &m_game;
    const Catalogue &m_catalogue;
};

QString PlayedGameText::title() const
{
    switch (m_game.run.state) {
    case RunFacts::State::Unread:
        return u"…"_s;
    case RunFacts::State::Damaged:
        return tr("A game that cannot be read");
    default:
        return gameTitle(m_game.run.head, m_catalogue);
    }
}

QString PlayedGameText::by() const
{
    switch (m_game.run.by) {
    case RunOrigin::By::Person:
        break;
    case RunOrigin::By::Player:
        return tr("played by the program");
    case RunOrigin::By::Solver:
        return tr("solved by the program");
    }
    return {};
}

QString PlayedGameText::outcome() const
{
    switch (m_game.run.outcome) {
    case Status::Playing:
        return tr("left", "of a game that was not played to its end");
    case Status::Won:
        return tr("won");
    case Status::Lost:
        return tr("lost");
    }
    return {};
}

QString PlayedGameText::end() const
{
    switch (m_game.run.state) {
    case RunFacts::State::Played:
        return placeOf(m_game.run.head);
    case RunFacts::State::Astray:
        return tr("no longer leads there");
    case RunFacts::State::OtherRules:
        return tr("of another version, in which chance fell otherwise");
    default:
        return {};
    }
}

/// The first finding that refuses it.
QString PlayedGameText::why() const
{
    const IssueList &issues = m_game.run.why;
    const auto refusal = std::find_if(issues.begin(), issues.end(),
                                      [](const Issue &issue) { return severityOf(issue) != Severity::Warning; });
    return refusal == issues.end() ? QString() : sentenceOf(*refusal);
}

QString PlayedGameText::detail() const
{
    QStringList parts{m_game.branch.name.isEmpty() ? QString() : title()};
    if (m_game.run.state == RunFacts::State::Damaged) {
        parts.append(why());
    } else if (m_game.run.state != RunFacts::State::Unread) {
        parts << by() << outcome() << end() << (m_game.isBest ? tr("among the best games") : QString());
    }
    parts.append(QLocale().toString(m_game.file.modified, QLocale::ShortFormat));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

QString titleOf(const PlayedGame &game, const Catalogue &catalogue)
{
    return game.branch.name.isEmpty() ? usualTitleOf(game, catalogue) : game.branch.name;
}

QString usualTitleOf(const PlayedGame &game, const Catalogue &catalogue)
{
    return PlayedGameText(game, catalogue).title();
}

QString detailOf(const PlayedGame &game, const Catalogue &catalogue)
{
    return PlayedGameText(game, catalogue).detail();
}
