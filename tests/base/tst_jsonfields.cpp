#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

/// JSON values, written and read.
class TestJsonFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyRequiredCharactersAreEscaped()
    {
        QCOMPARE(jsonString(u"a/ä😀\u2028"_s), u"\"a/ä😀\u2028\""_s);
        QCOMPARE(jsonString(u"\"\\\b\f\n\r\t"_s), u"\"\\\"\\\\\\b\\f\\n\\r\\t\""_s);
        QCOMPARE(jsonString(QString(QChar(0)) + QChar(0x1f)), u"\"\\u0000\\u001f\""_s);
    }

    void valuesAreWrittenOnOneLine_data()
    {
        QTest::addColumn<QByteArray>("value");
        for (const char *value : {"[]", "{}", "[1, -2]", "[0.1, 1e+300, 2.5]", "[true, false, null]", "[[[]], {}]",
                                  "{ \"a\": { \"b\": [1] } }", "[9007199254740993]", "[-9223372036854775808]",
                                  "[9223372036854775807]", "[\"\"]"}) {
            QTest::newRow(value) << QByteArray(value);
        }
    }

    void valuesAreWrittenOnOneLine()
    {
        QFETCH(QByteArray, value);
        const QJsonDocument document = QJsonDocument::fromJson(value);
        const QJsonValue read = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
        QCOMPARE(jsonLine(read).toUtf8(), value);
    }

    void orderedKeysComeFirstAndTheRestSorted()
    {
        const QJsonObject object{{u"b"_s, 1}, {u"a"_s, 2}, {u"kind"_s, 3}, {u"cell"_s, 4}};
        QCOMPARE(orderedKeys(object, {u"cell"_s, u"none"_s, u"kind"_s}),
                 (QStringList{u"cell"_s, u"kind"_s, u"a"_s, u"b"_s}));
        QCOMPARE(jsonLine(object, {u"cell"_s}), u"{ \"cell\": 4, \"a\": 2, \"b\": 1, \"kind\": 3 }"_s);
    }

    void colorsAreSixHexDigits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isColor");
        QTest::newRow("lower case") << u"#f2b84b"_s << true;
        QTest::newRow("upper case") << u"#F2B84B"_s << true;
        QTest::newRow("no number sign") << u"f2b84b0"_s << false;
        QTest::newRow("short") << u"#fff"_s << false;
        QTest::newRow("long") << u"#f2b84b0"_s << false;
        QTest::newRow("sign") << u"#+12345"_s << false;
        QTest::newRow("prefix") << u"#0x1234"_s << false;
        QTest::newRow("blank") << u"# 12345"_s << false;
        QTest::newRow("word") << u"crimson"_s << false;
        QTest::newRow("nothing") << QString() << false;
    }

    void colorsAreSixHexDigits()
    {
        QFETCH(QString, text);
        QFETCH(bool, isColor);
        IssueList issues;
        JsonFields fields({{u"color"_s, text}}, u"x"_s, issues);
        const quint32 color = fields.color("color"_L1, 1);
        QCOMPARE(color, isColor ? 0xf2b84bU : 1U);
        QCOMPARE(summary(issues), isColor ? QStringList() : QStringList(u"0:0 bad_value x.color"_s));
    }

    void integersAreWholeAndInRange_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("code");
        QTest::newRow("lowest") << QByteArray("1") << QString();
        QTest::newRow("highest") << QByteArray("9") << QString();
        QTest::newRow("written with a point") << QByteArray("5.0") << QString();
        QTest::newRow("written with an exponent") << QByteArray("5e0") << QString();
        QTest::newRow("too low") << QByteArray("0") << u"bad_value"_s;
        QTest::newRow("too high") << QByteArray("10") << u"bad_value"_s;
        QTest::newRow("half") << QByteArray("1.5") << u"wrong_type"_s;
        QTest::newRow("huge") << QByteArray("1e300") << u"wrong_type"_s;
        QTest::newRow("text") << QByteArray("\"5\"") << u"wrong_type"_s;
        QTest::newRow("null") << QByteArray("null") << u"wrong_type"_s;
    }

    void integersAreWholeAndInRange()
    {
        QFETCH(QByteArray, value);
        QFETCH(QString, code);
        IssueList issues;
        JsonFields fields(QJsonDocument::fromJson("{\"n\":" + value + "}").object(), {}, issues);
        const qint64 number = fields.integer("n"_L1, 1, 9, -7);
        QCOMPARE(number == -7, !code.isEmpty());
        QCOMPARE(issues.isEmpty() ? QString() : QString(issueKey(issues[0].code)), code);
    }

    void listsKeepThePlacesOfWrongElements()
    {
        IssueList issues;
        JsonFields fields(QJsonDocument::fromJson("{\"t\":[\"a\",1,\"c\"]}").object(), {}, issues);
        QCOMPARE(fields.texts("t"_L1), (QStringList{u"a"_s, QString(), u"c"_s}));
        QCOMPARE(summary(issues), QStringList(u"0:0 wrong_type t[1]"_s));
    }
};

MAZEWRIGHT_SUITE(jsonfields, TestJsonFields)
#include "tst_jsonfields.moc"
