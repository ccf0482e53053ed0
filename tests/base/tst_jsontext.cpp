#include "gamecore/json/jsonscanner.h"
#include "gamecore/json/jsontext.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Expected)

/// Errors in foreign JSON texts: their kind and position.
class TestJsonText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void syntaxErrorsHaveLineAndColumn_data();
    void syntaxErrorsHaveLineAndColumn();
    void everyPrefixOfJsonIsAFaultAtItsEnd();
    void invalidUtf8IsFound_data();
    void invalidUtf8IsFound();
    void validUtf8IsAccepted();
    void nestingOf64IsReadAnd65IsNot();
    void duplicateKeysAreFoundWithTheirPath_data();
    void duplicateKeysAreFoundWithTheirPath();
    void duplicatesAreFoundAmongManyKeys();
    void manyDuplicateKeysAreCounted();
    void textThatIsNotAnObjectHasTheWrongType_data();
    void textThatIsNotAnObjectHasTheWrongType();
    void numbersOutOfRangeAreFaults();
    void placesCountCodePoints_data();
    void placesCountCodePoints();
    void issuesAreLocatedByTheirPath_data();
    void issuesAreLocatedByTheirPath();
    void longKeysHaveShortPaths();
};

void TestJsonText::syntaxErrorsHaveLineAndColumn_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    QTest::addColumn<Expected>("expected");
    const auto row = [](const char *name, const QByteArray &text, int line, int column, const QString &found,
                        Expected expected) { QTest::newRow(name) << text << line << column << found << expected; };
    row("nothing", "", 1, 1, {}, Expected::Object);
    row("only blanks", " \n ", 2, 2, {}, Expected::Object);
    row("only a byte order mark", "\xef\xbb\xbf", 1, 1, {}, Expected::Object);
    row("a word", "hello", 1, 1, u"h"_s, Expected::Value);
    row("a word cut short", "[tru]", 1, 2, u"t"_s, Expected::Value);
    row("a word too long", "[truee]", 1, 6, u"e"_s, Expected::CommaOrBracket);
    row("no value", "{\"a\": }", 1, 7, u"}"_s, Expected::Value);
    row("key without quotes", "{a: 1}", 1, 2, u"a"_s, Expected::KeyInQuotes);
    row("single quotes", "{'a': 1}", 1, 2, u"'"_s, Expected::KeyInQuotes);
    row("no colon", "{\"a\" 1}", 1, 6, u"1"_s, Expected::Colon);
    row("no comma in an object", "{\"a\": 1\n \"b\": 2}", 2, 2, u"\""_s, Expected::CommaOrBrace);
    row("no comma in a list", "[1 2]", 1, 4, u"2"_s, Expected::CommaOrBracket);
    row("comma behind the last member", "{\"a\": 1,}", 1, 9, u"}"_s, Expected::KeyInQuotes);
    row("comma behind the last element", "[1,]", 1, 4, u"]"_s, Expected::Value);
    row("wrong bracket", "[1}", 1, 3, u"}"_s, Expected::CommaOrBracket);
    row("comment", "[1, // one\n2]", 1, 5, u"/"_s, Expected::Value);
    row("text behind the end", "{} {}", 1, 4, u"{"_s, Expected::EndOfText);
    row("string not closed", "[\"abc", 1, 6, {}, Expected::ClosingQuote);
    row("line break in a string", "[\"ab\nc\"]", 1, 5, u"\n"_s, Expected::ClosingQuote);
    row("line break of two characters in a string", "[\"ab\r\nc\"]", 1, 5, u"\r"_s, Expected::ClosingQuote);
    row("bell in a string", "[\"a\ab\"]", 1, 4, u"\a"_s, Expected::ClosingQuote);
    row("tab in a string", "[\"a\tb\"]", 1, 4, u"\t"_s, Expected::ClosingQuote);
    row("NUL in a string", QByteArray("[\"a\0b\"]", 7), 1, 4, QString(QChar(0)), Expected::ClosingQuote);
    row("unknown escape", "[\"\\x\"]", 1, 4, u"x"_s, Expected::EscapeCode);
    row("escape cut short", "[\"\\", 1, 4, {}, Expected::EscapeCode);
    row("unicode escape of no digits", "[\"\\uzzzz\"]", 1, 5, u"z"_s, Expected::EscapeCode);
    row("unicode escape of a control character",
        "[\"\\u00\x01"
        "1\"]",
        1, 7, QString(QChar(1)), Expected::EscapeCode);
    row("unicode escape cut short", "[\"\\u12", 1, 7, {}, Expected::EscapeCode);
    row("high half of a character", "[\"a\\ud800b\"]", 1, 4, u"\\"_s, Expected::EscapeCode);
    row("high half twice", "[\"\\ud800\\ud800\"]", 1, 3, u"\\"_s, Expected::EscapeCode);
    row("high half at the end", "[\"\\ud800", 1, 3, u"\\"_s, Expected::EscapeCode);
    row("low half of a character", "[\"\\udc00\"]", 1, 3, u"\\"_s, Expected::EscapeCode);
    row("backslash for a value", "[\\", 1, 2, u"\\"_s, Expected::Value);
    row("escape for a value", "[\\u", 1, 2, u"\\"_s, Expected::Value);
    row("surrogate escape for a value", "[\\ud", 1, 2, u"\\"_s, Expected::Value);
    row("leading zero", "[01]", 1, 3, u"1"_s, Expected::CommaOrBracket);
    row("plus sign", "[+1]", 1, 2, u"+"_s, Expected::Value);
    row("minus alone", "[-]", 1, 3, u"]"_s, Expected::Digit);
    row("no digit behind the point", "[1.]", 1, 4, u"]"_s, Expected::Digit);
    row("no digit before the point", "[.5]", 1, 2, u"."_s, Expected::Value);
    row("no digit in the exponent", "[1e+]", 1, 5, u"]"_s, Expected::Digit);
    row("NaN", "[NaN]", 1, 2, u"N"_s, Expected::Value);
    row("NUL for a value", QByteArray("[\0]", 3), 1, 2, QString(QChar(0)), Expected::Value);
    row("behind wide characters", "[\"äö😀\", x]", 1, 9, u"x"_s, Expected::Value);
    row("a wide character is shown whole", "[😀]", 1, 2, u"😀"_s, Expected::Value);
    row("a byte order mark for a value", "[\ufeff]", 1, 2, u"\ufeff"_s, Expected::Value);
    row("behind a byte order mark in a text", "[\"\ufeffa\" x]", 1, 7, u"x"_s, Expected::CommaOrBracket);
    row("behind CRLF", "[1,\r\n\r\nx]", 3, 1, u"x"_s, Expected::Value);
    row("behind a byte order mark", "\xef\xbb\xbfx", 1, 1, u"x"_s, Expected::Value);
}

void TestJsonText::syntaxErrorsHaveLineAndColumn()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, found);
    QFETCH(Expected, expected);
    IssueList issues;
    QVERIFY(!parseJson(text, issues));
    QCOMPARE(issues.count(), 1);
    QCOMPARE(QString(issueKey(issues[0].code)), u"syntax"_s);
    QCOMPARE(issues[0].line, line);
    QCOMPARE(issues[0].column, column);
    QCOMPARE(issues[0].found, found);
    QCOMPARE(int(issues[0].expected), int(expected));
    QCOMPARE(issues[0].isFileEmpty, expected == Expected::Object);
}

void TestJsonText::everyPrefixOfJsonIsAFaultAtItsEnd()
{
    const QByteArray whole = R"({"a":[1,-2.5e+3,true,false,null,"x\"\\\/\b\f\n\r\té😀é😀"],"b":{"c":{}}})";
    IssueList none;
    QVERIFY(parseJson(whole, none));
    for (qsizetype size = 0; size < whole.size(); ++size) {
        IssueList issues;
        QVERIFY2(!parseJson(whole.first(size), issues), qPrintable(QString::number(size)));
        QCOMPARE(issues.count(), 1);
        QVERIFY(issues[0].line == 1 && issues[0].column >= 1 && issues[0].column <= size + 1);
        QVERIFY(issues[0].code == IssueCode::Syntax || issues[0].code == IssueCode::NotUtf8);
    }
}

void TestJsonText::invalidUtf8IsFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::newRow("continuation alone") << QByteArray("a\x80") << 1;
    QTest::newRow("overlong slash") << QByteArray("\xc0\xaf") << 0;
    QTest::newRow("overlong of two bytes") << QByteArray("ab\xc1\xbf") << 2;
    QTest::newRow("overlong of three bytes") << QByteArray("\xe0\x9f\xbf") << 0;
    QTest::newRow("overlong of four bytes") << QByteArray("\xf0\x8f\xbf\xbf") << 0;
    QTest::newRow("surrogate") << QByteArray("x\xed\xa0\x80") << 1;
    QTest::newRow("above U+10FFFF") << QByteArray("\xf4\x90\x80\x80") << 0;
    QTest::newRow("no such first byte") << QByteArray("\xf5\x80\x80\x80") << 0;
    QTest::newRow("FF") << QByteArray("abc\xff") << 3;
    QTest::newRow("cut short") << QByteArray("\xf0\x9f\x98") << 0;
    QTest::newRow("second byte missing") << QByteArray("\xc3(") << 0;
    QTest::newRow("latin 1") << QByteArray("{\"name\": \"B\xfc"
                                           "cher\"}")
                             << 11;
}

void TestJsonText::invalidUtf8IsFound()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QCOMPARE(int(firstNonUtf8(text)), offset);
    IssueList issues;
    QVERIFY(!parseJson(text, issues));
    QCOMPARE(summary(issues), QStringList(u"1:%1 not_utf8"_s.arg(offset + 1)));
    QCOMPARE(issues[0].found, QString::number(uchar(text.at(offset)), 16));
}

void TestJsonText::validUtf8IsAccepted()
{
    QCOMPARE(firstNonUtf8("plain"), -1);
    QCOMPARE(firstNonUtf8("\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf"), -1);
    QCOMPARE(firstNonUtf8("\xf0\x90\x80\x80\xf4\x8f\xbf\xbf"), -1);
    QCOMPARE(firstNonUtf8(""), -1);
}

void TestJsonText::nestingOf64IsReadAnd65IsNot()
{
    const auto nested = [](int depth) -> QByteArray {
        return "{\"a\":" + QByteArray("[").repeated(depth - 1) + "1" + QByteArray("]").repeated(depth - 1) + "}";
    };
    IssueList issues;
    QVERIFY(parseJson(nested(64), issues));
    QVERIFY(issues.isEmpty());
    QVERIFY(!parseJson(nested(65), issues));
    QCOMPARE(summary(issues), QStringList(u"1:69 too_deep"_s));
    QCOMPARE(issues[0].first, 64);
    IssueList hostile;
    QVERIFY(!parseJson(QByteArray("[").repeated(1000000), hostile));
    QCOMPARE(summary(hostile), QStringList(u"1:65 too_deep"_s));
}

void TestJsonText::duplicateKeysAreFoundWithTheirPath_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("findings");
    QTest::newRow("in a list, with escapes before it") << QByteArray(R"({"x": [{"\u0061": 1}, {"a": 1, "\u0061": 2}]})")
                                                       << QStringList{u"1:32 duplicate_key x[1].a"_s};
    QTest::newRow("at the top") << QByteArray("{\"a\": 1,\n \"a\": 2}") << QStringList{u"2:2 duplicate_key a"_s};
    QTest::newRow("within a list") << QByteArray("{\"a\": [0, {\"b\": 1, \"b\": 1}]}")
                                   << QStringList{u"1:20 duplicate_key a[1].b"_s};
    QTest::newRow("spelt with an escape")
        << QByteArray("{\"a\": 1, \"\\u0061\": 2}") << QStringList{u"1:10 duplicate_key a"_s};
    QTest::newRow("three times") << QByteArray("{\"~\":1,\"~\":1,\"~\":1}")
                                 << QStringList{u"1:8 duplicate_key [\"~\"]"_s, u"1:14 duplicate_key [\"~\"]"_s};
    QTest::newRow("not those that differ in a byte order mark")
        << QByteArray("{\"\ufeffa\":1,\"a\":1,\"a\":1}") << QStringList{u"1:15 duplicate_key a"_s};
    QTest::newRow("with another fault behind it")
        << QByteArray("{\"a\":1,\"a\":1,}") << QStringList{u"1:8 duplicate_key a"_s, u"1:14 syntax"_s};
}

/// Objects with many keys use another lookup for duplicates than objects with few keys.
void TestJsonText::duplicatesAreFoundAmongManyKeys()
{
    for (const int count : {15, 16, 17, 18, 100}) {
        for (const int twice : {0, count / 2, count - 1}) {
            QByteArray text = "{\n";
            for (int i = 0; i < count; ++i) {
                text += "\"k" + QByteArray::number(i) + "\": { \"k0\": 1 },\n";
            }
            text += "\"k" + QByteArray::number(twice) + "\": 2}";
            IssueList issues;
            QVERIFY(!parseJson(text, issues));
            QCOMPARE(summary(issues), QStringList(u"%1:1 duplicate_key k%2"_s.arg(count + 2).arg(twice)));
            IssueList none;
            QVERIFY(parseJson(text.first(text.lastIndexOf(',')) + '}', none));
        }
    }
}

void TestJsonText::duplicateKeysAreFoundWithTheirPath()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, findings);
    IssueList issues;
    QVERIFY(!parseJson(text, issues));
    QCOMPARE(summary(issues), findings);
}

void TestJsonText::manyDuplicateKeysAreCounted()
{
    QByteArray text = "{";
    for (int i = 0; i < 1000000; ++i) {
        text += "\"a\":1,";
    }
    text += "\"b\":{\"a\":1}}";
    IssueList issues;
    QVERIFY(!parseJson(text, issues));
    QCOMPARE(issues.count(), IssueList::capacity);
    QCOMPARE(issues.dropped(), 999999 - IssueList::capacity);
    QCOMPARE(issues[999].column, 2 + 1000 * 6);
}

void TestJsonText::textThatIsNotAnObjectHasTheWrongType_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("finding");
    QTest::newRow("list") << QByteArray("[]") << u"1:1 wrong_type"_s;
    QTest::newRow("number behind blanks") << QByteArray("\n\n  12") << u"3:3 wrong_type"_s;
    QTest::newRow("text") << QByteArray("\"level\"") << u"1:1 wrong_type"_s;
    QTest::newRow("null") << QByteArray("null") << u"1:1 wrong_type"_s;
}

void TestJsonText::textThatIsNotAnObjectHasTheWrongType()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, finding);
    IssueList issues;
    QVERIFY(!parseJson(text, issues));
    QCOMPARE(summary(issues), QStringList{finding});
    QCOMPARE(int(issues[0].expected), int(Expected::Object));
}

void TestJsonText::numbersOutOfRangeAreFaults()
{
    IssueList issues;
    QVERIFY(!parseJson("{\"a\": 1,\n \"b\": [-1e999]}", issues));
    QCOMPARE(summary(issues), QStringList(u"2:8 syntax"_s));
    QCOMPARE(issues[0].found, u"-1e999"_s);
}

void TestJsonText::placesCountCodePoints_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("start") << QByteArray("abc") << 0 << 1 << 1;
    QTest::newRow("end") << QByteArray("abc") << 3 << 1 << 4;
    QTest::newRow("behind the end") << QByteArray("abc") << 99 << 1 << 4;
    QTest::newRow("on the line break") << QByteArray("ab\ncd") << 2 << 1 << 3;
    QTest::newRow("behind the line break") << QByteArray("ab\ncd") << 3 << 2 << 1;
    QTest::newRow("umlaut") << QByteArray("äb") << 2 << 1 << 2;
    QTest::newRow("astral") << QByteArray("😀b") << 4 << 1 << 2;
    QTest::newRow("mark") << QByteArray("\xef\xbb\xbf"
                                        "ab")
                          << 4 << 1 << 2;
    QTest::newRow("within the mark") << QByteArray("\xef\xbb\xbf"
                                                   "ab")
                                     << 1 << 1 << 1;
}

void TestJsonText::placesCountCodePoints()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    TextPositions places(text);
    Issue issue;
    places.set(issue, text.size()); // earlier positions after later ones must give the same result as in order
    places.set(issue, offset);
    QTEST(issue.line, "line");
    QTEST(issue.column, "column");
}

void TestJsonText::issuesAreLocatedByTheirPath_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("anchor");
    QTest::addColumn<int>("character");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QString &path, Anchor anchor, int character, const QString &place) {
        QTest::newRow(name) << path << int(anchor) << character << place;
    };
    row("the whole text", {}, Anchor::Value, 0, u"2:1"_s);
    row("value", u"a"_s, Anchor::Value, 0, u"2:7"_s);
    row("key", u"a"_s, Anchor::Key, 0, u"2:2"_s);
    row("element", u"a[1]"_s, Anchor::Value, 0, u"3:1"_s);
    row("within an element", u"a[2].b"_s, Anchor::Value, 0, u"3:14"_s);
    row("key in quotes", u"[\"~.[\"].c"_s, Anchor::Key, 0, u"4:10"_s);
    row("plain character", u"a[1]"_s, Anchor::Character, 1, u"3:3"_s);
    row("character behind an escape", u"rows[0]"_s, Anchor::Character, 1, u"5:16"_s);
    row("character behind a pair of escapes", u"rows[0]"_s, Anchor::Character, 2, u"5:28"_s);
    row("character behind an escaped quote", u"rows[0]"_s, Anchor::Character, 3, u"5:30"_s);
    row("character behind the end", u"rows[0]"_s, Anchor::Character, 99, u"5:31"_s);
    row("nearest value around a missing one", u"a[2].x.y"_s, Anchor::Value, 0, u"3:7"_s);
    row("missing at the top", u"nothing"_s, Anchor::Key, 0, u"2:1"_s);
}

void TestJsonText::issuesAreLocatedByTheirPath()
{
    const QByteArray text = "\n{\"a\": [1,\n\"xyz\",{\"b\":  2}],\n\"~.[\" : {\"c\":1},\n"
                            "\"rows\":[\"\\u0041\\ud83d\\ude00\\\"z\"]}";
    QFETCH(QString, path);
    QFETCH(int, anchor);
    QFETCH(int, character);
    IssueList issues;
    issues.add({.code = IssueCode::BadValue, .path = path, .anchor = Anchor(anchor), .character = character});
    locateIssues(text, issues);
    QTEST(QString(u"%1:%2"_s.arg(issues[0].line).arg(issues[0].column)), "place");
}

void TestJsonText::longKeysHaveShortPaths()
{
    const QString key(1000000, u'k');
    QVERIFY(pathOfKey(u"a"_s, key).size() < 60);
    IssueList issues;
    QVERIFY(!parseJson("{\"" + key.toUtf8() + "\":{\"b\":1,\"b\":2}}", issues));
    QCOMPARE(issues[0].column, 1000012);
    QVERIFY(issues[0].path.size() < 60);
}

MAZEWRIGHT_SUITE(jsontext, TestJsonText)
#include "tst_jsontext.moc"
