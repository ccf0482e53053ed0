#include "app/games/recordingtext.h"

#include "app/games/gametitle.h"
#include "app/games/recordinglist.h"
#include "app/messages/howfar.h"
#include "editor/text/issuetext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

class RecordingText {
    Q_DECLARE_TR_FUNCTIONS(RecordingText)

public:
    RecordingText(const Recording &game, const Catalogue &catalogue) : m_game(game), m_catalogue(catalogue) {}

    QString title() const;
    QString brief() const;
    QString detail() const;

private:
    QStringList facts() const;
    QString by() const;
    QString outcome() const;
    QString end() const;
    QString from() const;
    QString practice() const;
    QString day() const;
    QString why() const;

    const Recording &m_game;
    const Catalogue &m_catalogue;
};

QString RecordingText::title() const
{
    switch (m_game.run.state) {
    case RecordingFacts::State::Unread:
        return u"…"_s;
    case RecordingFacts::State::Damaged:
        return tr("A game that cannot be read");
    default:
        return gameTitle(m_game.run.head, m_catalogue);
    }
}

QString RecordingText::by() const
{
    switch (m_game.run.origin.by) {
    case RunOrigin::By::Person:
        break;
    case RunOrigin::By::Player:
        return tr("played by the program");
    case RunOrigin::By::Solver:
        return tr("solved by the program");
    }
    return {};
}

QString RecordingText::outcome() const
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

QString RecordingText::end() const
{
    switch (m_game.run.state) {
    case RecordingFacts::State::Played:
        return placeOf(m_game.run.head);
    case RecordingFacts::State::Astray:
        return tr("no longer leads there");
    case RecordingFacts::State::OtherRules:
        return tr("of another version, in which chance fell otherwise");
    default:
        return {};
    }
}

QString RecordingText::from() const
{
    const bool isBranch = !m_game.branch.of.isEmpty() && m_game.run.branchedAt;
    //: of a game that was taken over; %1 is such as "turn 43", or a time
    return isBranch ? tr("from %1").arg(howFarAt(*m_game.run.branchedAt, m_game.run.head)) : QString();
}

/// Runs of an older version do not say so themselves; what branches off another is practice in any case.
QString RecordingText::practice() const
{
    return m_game.run.origin.isPractice || !m_game.branch.of.isEmpty() ? tr("practice") : QString();
}

/// When it was written, without what goes without saying.
QString RecordingText::day() const
{
    const QDateTime when = m_game.file.modified;
    const bool isToday = when.date() == QDate::currentDate();
    return isToday ? QLocale().toString(when.time(), QLocale::ShortFormat)
                   : QLocale().toString(when.date(), QLocale::ShortFormat);
}

/// The first finding that refuses it.
QString RecordingText::why() const
{
    const Issue *refusal = m_game.run.why.firstAtLeast(Severity::Error);
    return refusal ? sentenceOf(*refusal) : QString();
}

QStringList RecordingText::facts() const
{
    switch (m_game.run.state) {
    case RecordingFacts::State::Unread:
        return {};
    case RecordingFacts::State::Damaged:
        return {why()};
    default:
        return {from(), outcome(), end(), by(), practice(), m_game.isBest ? tr("among the best games") : QString()};
    }
}

QString RecordingText::brief() const
{
    QStringList parts = facts() + QStringList{day(), m_game.branch.name.isEmpty() ? QString() : title()};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString RecordingText::detail() const
{
    QStringList parts = QStringList{m_game.branch.name.isEmpty() ? QString() : title()} + facts();
    parts.append(QLocale().toString(m_game.file.modified, QLocale::ShortFormat));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

QString titleOf(const Recording &game, const Catalogue &catalogue)
{
    return game.branch.name.isEmpty() ? usualTitleOf(game, catalogue) : game.branch.name;
}

QString usualTitleOf(const Recording &game, const Catalogue &catalogue)
{
    return RecordingText(game, catalogue).title();
}

QString briefOf(const Recording &game, const Catalogue &catalogue)
{
    return RecordingText(game, catalogue).brief();
}

QString detailOf(const Recording &game, const Catalogue &catalogue)
{
    return RecordingText(game, catalogue).detail();
}
