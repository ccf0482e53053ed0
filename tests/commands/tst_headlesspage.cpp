#include "app/cli/headless.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/world/command.h"
#include "gamecore/world/event.h"
#include "tests/support/docpage.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

using namespace Qt::StringLiterals;

namespace {

QString headlessTable(const QString &mark)
{
    return tableAt(page(u"headless.md"_s), mark);
}

/// Returns the words in backquotes of a table cell, sorted.
QStringList quotedIn(const QString &cell)
{
    QStringList words = cell.split(u'`');
    for (qsizetype i = words.size() - 1; i >= 0; i -= 2) {
        words.removeAt(i);
    }
    words.sort();
    return words;
}

/// Returns the fields that an event may have beside its name, sorted.
QStringList fieldsOf(EventType type)
{
    EventList events;
    events.add({.type = type, .letter = 'a', .actor = heroId, .target = heroId});
    QJsonObject object = eventArray(events, gameOf({u"@"_s}).world()).first().toObject();
    object.remove("event"_L1);
    return object.keys();
}

void checkKeys(const QJsonObject &object, const QString &name)
{
    const QString table = headlessTable(u"| field of `%1` |"_s.arg(name));
    for (const QString &key : object.keys()) {
        verifyComplete(lackOf(u"docs/headless.md, fields of `%1`"_s.arg(name), tableRow(table, key), key));
    }
}

} // namespace

/// docs/headless.md names every command, event, reason and field of headless play.
class TestHeadlessPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandIsDocumented()
    {
        const QString table = headlessTable(u"| line |"_s);
        for (int i = 0; i < enumeratorCount<Command::Type>(); ++i) {
            const QString word = toText({.type = Command::Type(i)}).section(u' ', 0, 0);
            QVERIFY2(table.contains(u"| `"_s + word + u'`') || table.contains(u"| `"_s + word + u' '),
                     qPrintable(u"docs/headless.md, Commands: add a row | `%1 ...` | ..."_s.arg(word)));
        }
    }

    void everyEventIsDocumentedWithItsFields()
    {
        const QString table = headlessTable(u"| event |"_s);
        for (int i = 0; i < eventTypeCount; ++i) {
            const QString word = rowOf(EventType(i)).key;
            const QStringList fields = fieldsOf(EventType(i));
            const QString row = tableRow(table, word);
            verifyComplete(lackOf(u"docs/headless.md, Events"_s, row, word));
            QVERIFY2(quotedIn(row.section(u'|', 2, 2)) == fields,
                     qPrintable(
                         u"docs/headless.md, Events: the fields of `%1` are `%2`"_s.arg(word, fields.join(u"` `"_s))));
        }
    }

    void everyReasonIsDocumented()
    {
        const QString table = headlessTable(u"| reason |"_s);
        for (int i = int(Reason::None) + 1; i < reasonCount; ++i) {
            const QString word = reasonKey(Reason(i));
            verifyComplete(lackOf(u"docs/headless.md, reasons"_s, tableRow(table, word), word));
        }
    }

    void everyFieldIsDocumented()
    {
        Game game = gameOf({u"@"_s});
        play(game, u"protect on"_s);
        QJsonObject look = lookObject(game);
        look.remove("type"_L1); // common to all lines
        checkKeys(look, u"look"_s);
        checkKeys(stateObject(game.world()), u"state"_s);
    }
};

MAZEWRIGHT_SUITE(headlesspage, TestHeadlessPage)
#include "tst_headlesspage.moc"
