#include "app/messages/targetingtext.h"

#include "app/messages/eventtext.h"
#include "app/messages/herowords.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/bag.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

/// The most lines of a forecast; more would hide the level.
constexpr qsizetype mostForecastLines = 8;

class ForecastText {
    Q_DECLARE_TR_FUNCTIONS(ForecastText)

public:
    ForecastText(const EventList &foreseen, const World &world) : m_foreseen(foreseen), m_world(world) {}

    QStringList lines() const;

private:
    /// The effects on one actor.
    struct Fate {
        int lost = 0;
        int gained = 0;
        bool dies = false;
        Statuses statuses = {};
    };
    Fate fateOf(ActorId id) const;
    QString sentence(ActorId id) const;
    static QStringList deedsOf(const Fate &fate, int left);
    static QString joined(QStringList deeds);
    static QStringList counted(const QStringList &sentences);

    const EventList &m_foreseen;
    const World &m_world;
};

ForecastText::Fate ForecastText::fateOf(ActorId id) const
{
    Fate fate;
    for (const Event &event : m_foreseen) {
        if (event.actor != id) {
            continue;
        }
        fate.lost += event.type == EventType::Damaged ? event.amount : 0;
        fate.gained += event.type == EventType::Healed ? event.amount : 0;
        fate.dies = fate.dies || event.type == EventType::Died;
        if (event.type == EventType::Confused || event.type == EventType::Status) {
            fate.statuses.set(event.status, event.amount);
        }
    }
    return fate;
}

QStringList ForecastText::deedsOf(const Fate &fate, int left)
{
    const QLocale locale;
    QStringList deeds;
    if (fate.lost > 0 && fate.dies) {
        //: You will …; hit points
        deeds.append(tr("lose %1 HP").arg(locale.toString(fate.lost)));
    } else if (fate.lost > 0) {
        //: You will …; hit points lost and left
        deeds.append(tr("lose %1 HP (%2 left)").arg(locale.toString(fate.lost), locale.toString(left)));
    }
    if (fate.gained > 0) {
        //: You will …; hit points
        deeds.append(tr("gain %1 HP").arg(locale.toString(fate.gained)));
    }
    if (fate.dies) {
        //: You will …
        deeds.append(tr("die"));
        return deeds;
    }
    for (int i = 0; i < statusEffectCount; ++i) {
        const auto status = StatusEffect(i);
        if (const int turns = fate.statuses.left(status); turns > 0) {
            //: You will …; %1 is such as "confused"
            deeds.append(tr("be %1 for %n turn(s)", nullptr, turns).arg(nameOf(status)));
        }
    }
    return deeds;
}

/// Returns a phrase such as "lose 5 HP (7 left) and be confused for 3 turns".
QString ForecastText::joined(QStringList deeds)
{
    if (deeds.size() < 2) {
        return deeds.join(QString());
    }
    const QString last = deeds.takeLast();
    //: what happens to one actor, such as "lose 12 HP" and "die"
    return tr("%1 and %2").arg(deeds.join(u", "_s), last);
}

QString ForecastText::sentence(ActorId id) const
{
    const Fate fate = fateOf(id);
    const int left = m_world.actor(id).hp - fate.lost + fate.gained;
    const QString deeds = joined(deedsOf(fate, left));
    if (id == heroId) {
        //: %1 is such as "lose 12 HP and die"
        return tr("You will %1.").arg(deeds);
    }
    //: %1 is a monster, %2 such as "lose 12 HP and die"
    return capitalized(tr("The %1 will %2.").arg(nameOf(m_world.kindOf(id).look, NameForm::The), deeds));
}

QStringList ForecastText::counted(const QStringList &sentences)
{
    QStringList lines;
    for (const QString &sentence : sentences) {
        const qsizetype count = sentences.count(sentence);
        //: a sentence that is true of %2 monsters
        const QString line = count > 1 ? tr("%1 (×%2)").arg(sentence, QLocale().toString(count)) : sentence;
        if (!lines.contains(line)) {
            lines.append(line);
        }
    }
    if (lines.size() > mostForecastLines) {
        const int more = int(lines.size() - mostForecastLines + 1);
        lines = lines.first(mostForecastLines - 1);
        lines.append(tr("And %n more.", nullptr, more));
    }
    return lines;
}

QStringList ForecastText::lines() const
{
    if (m_foreseen.isRefused()) {
        const Reason reason = m_foreseen[0].reason;
        return {reason == Reason::NoTarget ? tr("There is no target on this cell.") : sentenceOf(reason)};
    }
    QStringList sentences;
    for (const ActorId id : reachedBy(m_foreseen, m_world)) {
        sentences.append(sentence(id));
    }
    return sentences.isEmpty() ? QStringList{tr("It reaches no target in view.")} : counted(sentences);
}

} // namespace

QStringList forecastLines(const EventList &foreseen, const World &world)
{
    return ForecastText(foreseen, world).lines();
}
