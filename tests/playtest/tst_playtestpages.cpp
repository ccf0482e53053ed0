#include "gamecore/playtest/playtestfile.h"
#include "tests/support/docpage.h"
#include "tests/support/drawnworld.h"
#include "tests/support/shippedbots.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray &example()
{
    static const QByteArray text =
        page(u"playtest-format.md"_s).section(u"```json\n"_s, 1).section(u"```"_s, 0, 0).toUtf8();
    return text;
}

/// Returns the documented values and default of a field, as part of its table row.
QString valuesOf(const Field &field, const QJsonValue &usual)
{
    if (field.words.empty()) {
        return u"| %1..%2 | %3 |"_s.arg(field.first).arg(field.last).arg(usual.toInt());
    }
    QStringList words;
    for (const QString &word : field.wordKeys()) {
        words.append(quoted(word));
    }
    return u"| %1 | %2 |"_s.arg(words.join(u' '), quoted(usual.toString()));
}

} // namespace

/// docs/bots.md, in each language, and docs/playtest-format.md list every key with its values.
class TestPlaytestPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBotIsDocumented_data() { languages(); }

    void everyBotIsDocumented()
    {
        QFETCH(QString, name);
        for (const Bot &bot : shippedBots()) {
            const QString row = tableRow(page(name), bot.key);
            QVERIFY2(!row.isEmpty(), qPrintable(u"docs/%1: add a row | `%2` | ... |"_s.arg(name, bot.key)));
        }
    }

    void everyBotKeyIsDocumented_data() { languages(); }

    void everyBotKeyIsDocumented()
    {
        QFETCH(QString, name);
        const QString table = tableAt(page(name), u"## bots.json"_s);
        for (const QLatin1StringView key : {"key"_L1, "name"_L1, "description"_L1}) {
            verifyComplete(lackOf(u"docs/"_s + name, tableRow(table, key), key));
        }
        for (const auto &row : botFields) {
            const QString values = valuesOf(row.field, row.valueIn(Bot()));
            QVERIFY2(tableRow(table, row.field.key).contains(values),
                     qPrintable(u"docs/%1: the row of `%2` is to say %3"_s.arg(name, row.field.key, values)));
        }
    }

    void everyPlaytestKeyIsDocumented()
    {
        const QJsonObject file = QJsonDocument::fromJson(example()).object();
        const QJsonObject bot = file.value(u"bots"_s).toArray()[0].toObject();
        for (const QString &key : file.keys() + bot.keys() + QStringList{u"dungeon"_s, u"places"_s}) {
            verifyComplete(lackOf(u"docs/playtest-format.md"_s, tableRow(page(u"playtest-format.md"_s), key), key));
        }
    }

    void theExampleIsAValidPlaytest()
    {
        const ReadPlaytest read = readPlaytest(example());
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(writePlaytest(*read.playtest), example());
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("English") << u"bots.md"_s;
        QTest::newRow("German") << u"de/bots.md"_s;
    }
};

MAZEWRIGHT_SUITE(playtestpages, TestPlaytestPages)
#include "tst_playtestpages.moc"
