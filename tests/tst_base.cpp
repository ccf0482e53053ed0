#include "gamecore/base/grid.h"
#include "gamecore/base/hasher.h"
#include "gamecore/base/jsonfields.h"
#include "gamecore/base/jsonscanner.h"
#include "gamecore/base/jsontext.h"
#include "gamecore/base/jsonwriter.h"
#include "gamecore/base/nearest.h"
#include "gamecore/base/rng.h"
#include "tests/support/drawnworld.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Expected)

class TestBase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void directionsGoClockwiseFromNorth();
    void stepsAndDirectionsAreEachOthersReverse();
    void noStepOfTwoCellsIsADirection();
    void directionKeysAreCaseSensitive();
    void readingOrderIsByRowThenColumn();
    void aGridKeepsItsCellsRowByRow();
    void aSizeContainsItsCellsOnly();
    void theLargestSizeHasAnExactArea();

    void rngOutputsArePinned_data();
    void rngOutputsArePinned();
    void rngRangesArePinned();
    void rngStreamsOfOneSeedDiffer();
    void belowReachesEveryValueEvenly_data();
    void belowReachesEveryValueEvenly();
    void belowOneIsZero();
    void betweenReachesBothEnds();
    void hashesArePinned();
    void theOrderOfNumbersChangesTheHash();

    void nearestNamesComeBestFirst_data();
    void nearestNamesComeBestFirst();
    void shortenedTextsNeverSplitACharacter();

    void syntaxFaultsHaveTheirPlace_data();
    void syntaxFaultsHaveTheirPlace();
    void everyPrefixOfJsonIsAFaultAtItsEnd();
    void bytesThatAreNoUtf8AreFound_data();
    void bytesThatAreNoUtf8AreFound();
    void wholeUtf8IsAccepted();
    void nestingOf64IsReadAnd65IsNot();
    void duplicateKeysAreFoundWithTheirPath_data();
    void duplicateKeysAreFoundWithTheirPath();
    void manyDuplicateKeysTakeLinearTime();
    void textThatIsNoObjectHasTheWrongType_data();
    void textThatIsNoObjectHasTheWrongType();
    void numbersOutOfRangeAreFaults();
    void placesCountCodePoints_data();
    void placesCountCodePoints();
    void issuesStandAtTheirPath_data();
    void issuesStandAtTheirPath();
    void longKeysHaveShortPaths();

    void onlyWhatJsonDemandsIsEscaped();
    void valuesStandOnOneLine_data();
    void valuesStandOnOneLine();
    void keysInOrderComeFirstAndTheRestSorted();
    void colorsAreSixHexDigits_data();
    void colorsAreSixHexDigits();
    void integersAreWholeAndInRange_data();
    void integersAreWholeAndInRange();
    void listsKeepThePlacesOfWrongElements();

    void issueListsCountWhatDoesNotFit();
    void everyCodeHasAKeyOfItsOwn();
};

void TestBase::directionsGoClockwiseFromNorth()
{
    const QStringList expected{u"north"_s, u"northeast"_s, u"east"_s, u"southeast"_s,
                               u"south"_s, u"southwest"_s, u"west"_s, u"northwest"_s};
    QStringList found;
    for (int i = 0; i < directionCount; ++i) {
        found += QString(directionKey(Direction(i)));
        QCOMPARE(isStraight(Direction(i)), i % 2 == 0);
    }
    QCOMPARE(found, expected);
    QCOMPARE(stepOf(Direction::North), (Point{0, -1}));
    QCOMPARE(stepOf(Direction::East), (Point{1, 0}));
    QCOMPARE(stepOf(Direction::SouthWest), (Point{-1, 1}));
}

void TestBase::stepsAndDirectionsAreEachOthersReverse()
{
    for (int i = 0; i < directionCount; ++i) {
        QCOMPARE(directionOf(stepOf(Direction(i))), std::optional(Direction(i)));
        QCOMPARE(directionFromKey(QString(directionKey(Direction(i)))), std::optional(Direction(i)));
    }
}

void TestBase::noStepOfTwoCellsIsADirection()
{
    QVERIFY(!directionOf({0, 0}));
    QVERIFY(!directionOf({2, 0}));
    QVERIFY(!directionOf({-1, 2}));
}

void TestBase::directionKeysAreCaseSensitive()
{
    QVERIFY(!directionFromKey(u"North"));
    QVERIFY(!directionFromKey(u""));
    QVERIFY(!directionFromKey(u"up"));
}

void TestBase::readingOrderIsByRowThenColumn()
{
    QVERIFY(readsBefore({9, 0}, {0, 1}));
    QVERIFY(readsBefore({0, 1}, {1, 1}));
    QVERIFY(!readsBefore({1, 1}, {1, 1}));
    QVERIFY(!readsBefore({0, 1}, {9, 0}));
}

void TestBase::aGridKeepsItsCellsRowByRow()
{
    Grid<int> grid({3, 2}, 7);
    grid.set({2, 1}, 1);
    grid.row(0)[1] = 2;
    QCOMPARE(grid.cells(), (std::vector<int>{7, 2, 7, 7, 7, 1}));
    QCOMPARE(grid.index({2, 1}), std::size_t(5));
    QCOMPARE(grid.at({1, 0}), 2);
}

void TestBase::aSizeContainsItsCellsOnly()
{
    const Size size{3, 2};
    QVERIFY(size.contains({0, 0}) && size.contains({2, 1}));
    QVERIFY(!size.contains({3, 1}) && !size.contains({2, 2}) && !size.contains({-1, 0}) && !size.contains({0, -1}));
    QVERIFY(!Size{}.contains({0, 0}));
}

void TestBase::theLargestSizeHasAnExactArea()
{
    QCOMPARE((Size{2147483647, 2147483647}.area()), std::int64_t(4611686014132420609));
}

void TestBase::rngOutputsArePinned_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<quint64>("stream");
    QTest::addColumn<QList<quint64>>("outputs");
    // Made by a second implementation of the same published algorithms, in Python.
    QTest::newRow("seed 0") << quint64(0) << quint64(0)
                            << QList<quint64>{0x3b264d208bb7bccb, 0xb79a3478fdf0c6a6, 0x8d9242cd86ff675c,
                                              0x0ee2c5472fa8c0a2};
    QTest::newRow("seed 1") << quint64(1) << quint64(0)
                            << QList<quint64>{0xc100e59bd0a0e940, 0x26a95c8978656caa, 0x63e4cec89c3d0a44,
                                              0xd96e86d71e2036f6};
    QTest::newRow("seed 1, stream 1") << quint64(1) << quint64(1)
                                      << QList<quint64>{0x52e5c6fa7f520f94, 0xe41448e9724ef1a7, 0xaefc0e713dc0aa09,
                                                        0x18da77da1c9aa461};
    QTest::newRow("largest seed") << quint64(largestSeed) << quint64(0)
                                  << QList<quint64>{0x6bedfe305a713802, 0x175c597fb42a8861, 0x0f6ef22837046838,
                                                    0xc778f3d58dd9a13c};
}

void TestBase::rngOutputsArePinned()
{
    QFETCH(quint64, seed);
    QFETCH(quint64, stream);
    QFETCH(QList<quint64>, outputs);
    Rng rng(seed, stream);
    for (const quint64 output : outputs) {
        QCOMPARE(quint64(rng.next()), output);
    }
}

void TestBase::rngRangesArePinned()
{
    Rng ten(42);
    QList<int> digits;
    for (int i = 0; i < 16; ++i) {
        digits += ten.below(10);
    }
    QCOMPARE(digits, (QList<int>{6, 2, 4, 0, 2, 9, 1, 4, 2, 2, 5, 3, 2, 0, 8, 6}));
    Rng gold(42);
    QList<int> amounts;
    for (int i = 0; i < 8; ++i) {
        amounts += gold.between(25, 250);
    }
    QCOMPARE(amounts, (QList<int>{71, 87, 193, 231, 109, 224, 236, 227}));
}

void TestBase::rngStreamsOfOneSeedDiffer()
{
    QVERIFY(!(Rng(7, 0) == Rng(7, 1)));
    QVERIFY(Rng(7, 1) == Rng(7, 1));
}

void TestBase::belowReachesEveryValueEvenly_data()
{
    QTest::addColumn<int>("limit");
    for (const int limit : {2, 3, 4, 6, 7, 226, 201}) {
        QTest::addRow("%d", limit) << limit;
    }
}

/// Chi square against an even distribution; the bound is far out (about six standard deviations), the seed is fixed.
void TestBase::belowReachesEveryValueEvenly()
{
    QFETCH(int, limit);
    Rng rng(2024);
    const int draws = 2000 * limit;
    std::vector<int> counts(std::size_t(limit), 0);
    for (int i = 0; i < draws; ++i) {
        const int value = rng.below(limit);
        QVERIFY(value >= 0 && value < limit);
        ++counts[std::size_t(value)];
    }
    double chiSquare = 0;
    for (const int count : counts) {
        chiSquare += (count - 2000.0) * (count - 2000.0) / 2000.0;
    }
    const double freedom = limit - 1;
    QVERIFY2(chiSquare < freedom + 6 * std::sqrt(2 * freedom) + 6, qPrintable(QString::number(chiSquare)));
}

void TestBase::belowOneIsZero()
{
    Rng rng(5);
    QCOMPARE(rng.below(1), 0);
    QCOMPARE(rng.between(9, 9), 9);
    QVERIFY(rng.below(2147483647) >= 0);
}

void TestBase::betweenReachesBothEnds()
{
    Rng rng(6);
    int lowest = 1000;
    int highest = 0;
    for (int i = 0; i < 10000; ++i) {
        const int value = rng.between(100, 300);
        lowest = qMin(lowest, value);
        highest = qMax(highest, value);
    }
    QCOMPARE(lowest, 100);
    QCOMPARE(highest, 300);
}

void TestBase::hashesArePinned()
{
    QCOMPARE(quint64(mixed(0)), Q_UINT64_C(0xe220a8397b1dcdaf));
    QCOMPARE(quint64(mixed(1)), Q_UINT64_C(0x910a2dec89025cc1));
    Hasher hasher;
    hasher.add(1);
    hasher.add(std::uint64_t(2));
    hasher.add(std::int64_t(-3));
    QCOMPARE(quint64(hasher.hash()), Q_UINT64_C(0x2e628f821fde6b00));
}

void TestBase::theOrderOfNumbersChangesTheHash()
{
    Hasher first;
    first.add(1);
    first.add(2);
    Hasher second;
    second.add(2);
    second.add(1);
    QVERIFY(first.hash() != second.hash());
}

void TestBase::nearestNamesComeBestFirst_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("nearest");
    QTest::newRow("a letter too many") << u"orcc"_s << QStringList{u"orc"_s};
    QTest::newRow("two letters swapped") << u"tolrl"_s << QStringList{u"troll"_s};
    QTest::newRow("capitals") << u"TROLL"_s << QStringList{u"troll"_s};
    QTest::newRow("ties in the order given") << u"all"_s << QStringList{u"wall"_s, u"hall"_s};
    QTest::newRow("nothing alike") << u"xyzzy"_s << QStringList{};
    QTest::newRow("nothing at all") << QString() << QStringList{};
    QTest::newRow("very long") << QString(100000, u'w') << QStringList{};
}

void TestBase::nearestNamesComeBestFirst()
{
    QFETCH(QString, word);
    QFETCH(QStringList, nearest);
    QCOMPARE(nearestNames(word, {u"orc"_s, u"troll"_s, u"wall"_s, u"hall"_s, u"painkiller"_s}), nearest);
}

void TestBase::shortenedTextsNeverSplitACharacter()
{
    QCOMPARE(shortened(QString(40, u'a')), QString(40, u'a'));
    QCOMPARE(shortened(QString(41, u'a')), QString(QString(39, u'a') + u'…'));
    const QString faces = u"😀"_s.repeated(30);
    QVERIFY(shortened(QString(u'a' + faces)).isValidUtf16());
    QVERIFY(shortened(faces).isValidUtf16());
}

void TestBase::syntaxFaultsHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    QTest::addColumn<Expected>("expected");
    const auto row = [](const char *name, const QByteArray &text, int line, int column, const QString &found,
                        Expected expected) { QTest::newRow(name) << text << line << column << found << expected; };
    row("nothing", "", 1, 1, {}, Expected::Value);
    row("only blanks", " \n ", 2, 2, {}, Expected::Value);
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

void TestBase::syntaxFaultsHaveTheirPlace()
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
}

void TestBase::everyPrefixOfJsonIsAFaultAtItsEnd()
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

void TestBase::bytesThatAreNoUtf8AreFound_data()
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

void TestBase::bytesThatAreNoUtf8AreFound()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QCOMPARE(int(firstNonUtf8(text)), offset);
    IssueList issues;
    QVERIFY(!parseJson(text, issues));
    QCOMPARE(summary(issues), QStringList(u"1:%1 not_utf8"_s.arg(offset + 1)));
    QCOMPARE(issues[0].found, QString::number(uchar(text.at(offset)), 16));
}

void TestBase::wholeUtf8IsAccepted()
{
    QCOMPARE(firstNonUtf8("plain"), -1);
    QCOMPARE(firstNonUtf8("\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf"), -1);
    QCOMPARE(firstNonUtf8("\xf0\x90\x80\x80\xf4\x8f\xbf\xbf"), -1);
    QCOMPARE(firstNonUtf8(""), -1);
}

void TestBase::nestingOf64IsReadAnd65IsNot()
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

void TestBase::duplicateKeysAreFoundWithTheirPath_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("findings");
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

void TestBase::duplicateKeysAreFoundWithTheirPath()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, findings);
    IssueList issues;
    QVERIFY(!parseJson(text, issues));
    QCOMPARE(summary(issues), findings);
}

void TestBase::manyDuplicateKeysTakeLinearTime()
{
    QByteArray text = "{";
    for (int i = 0; i < 1000000; ++i) {
        text += "\"a\":1,";
    }
    text += "\"b\":{\"a\":1}}";
    IssueList issues;
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!parseJson(text, issues));
    QVERIFY(timer.elapsed() < 30000); // counting lines anew for each took minutes
    QCOMPARE(issues.count(), IssueList::capacity);
    QCOMPARE(issues.dropped(), 999999 - IssueList::capacity);
    QCOMPARE(issues[999].column, 2 + 1000 * 6);
}

void TestBase::textThatIsNoObjectHasTheWrongType_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("finding");
    QTest::newRow("list") << QByteArray("[]") << u"1:1 wrong_type"_s;
    QTest::newRow("number behind blanks") << QByteArray("\n\n  12") << u"3:3 wrong_type"_s;
    QTest::newRow("text") << QByteArray("\"level\"") << u"1:1 wrong_type"_s;
    QTest::newRow("null") << QByteArray("null") << u"1:1 wrong_type"_s;
}

void TestBase::textThatIsNoObjectHasTheWrongType()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, finding);
    IssueList issues;
    QVERIFY(!parseJson(text, issues));
    QCOMPARE(summary(issues), QStringList{finding});
    QCOMPARE(int(issues[0].expected), int(Expected::Object));
}

void TestBase::numbersOutOfRangeAreFaults()
{
    IssueList issues;
    QVERIFY(!parseJson("{\"a\": 1,\n \"b\": [-1e999]}", issues));
    QCOMPARE(summary(issues), QStringList(u"2:8 syntax"_s));
    QCOMPARE(issues[0].found, u"-1e999"_s);
}

void TestBase::placesCountCodePoints_data()
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

void TestBase::placesCountCodePoints()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    TextPlaces places(text);
    Issue issue;
    places.set(issue, text.size()); // going back must give the same as coming first
    places.set(issue, offset);
    QTEST(issue.line, "line");
    QTEST(issue.column, "column");
}

void TestBase::issuesStandAtTheirPath_data()
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

void TestBase::issuesStandAtTheirPath()
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

void TestBase::longKeysHaveShortPaths()
{
    const QString key(1000000, u'k');
    QVERIFY(pathOfKey(u"a"_s, key).size() < 60);
    IssueList issues;
    QVERIFY(!parseJson("{\"" + key.toUtf8() + "\":{\"b\":1,\"b\":2}}", issues));
    QCOMPARE(issues[0].column, 1000012);
    QVERIFY(issues[0].path.size() < 60);
}

void TestBase::onlyWhatJsonDemandsIsEscaped()
{
    QCOMPARE(jsonString(u"a/ä😀\u2028"_s), u"\"a/ä😀\u2028\""_s);
    QCOMPARE(jsonString(u"\"\\\b\f\n\r\t"_s), u"\"\\\"\\\\\\b\\f\\n\\r\\t\""_s);
    QCOMPARE(jsonString(QString(QChar(0)) + QChar(0x1f)), u"\"\\u0000\\u001f\""_s);
}

void TestBase::valuesStandOnOneLine_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char *value :
         {"[]", "{}", "[1, -2]", "[0.1, 1e+300, 2.5]", "[true, false, null]", "[[[]], {}]", "{ \"a\": { \"b\": [1] } }",
          "[9007199254740993]", "[-9223372036854775808]", "[9223372036854775807]", "[\"\"]"}) {
        QTest::newRow(value) << QByteArray(value);
    }
}

void TestBase::valuesStandOnOneLine()
{
    QFETCH(QByteArray, value);
    const QJsonDocument document = QJsonDocument::fromJson(value);
    const QJsonValue read = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    QCOMPARE(jsonLine(read).toUtf8(), value);
}

void TestBase::keysInOrderComeFirstAndTheRestSorted()
{
    const QJsonObject object{{u"b"_s, 1}, {u"a"_s, 2}, {u"kind"_s, 3}, {u"cell"_s, 4}};
    QCOMPARE(orderedKeys(object, {u"cell"_s, u"none"_s, u"kind"_s}),
             (QStringList{u"cell"_s, u"kind"_s, u"a"_s, u"b"_s}));
    QCOMPARE(jsonLine(object, {u"cell"_s}), u"{ \"cell\": 4, \"a\": 2, \"b\": 1, \"kind\": 3 }"_s);
}

void TestBase::colorsAreSixHexDigits_data()
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

void TestBase::colorsAreSixHexDigits()
{
    QFETCH(QString, text);
    QFETCH(bool, isColor);
    IssueList issues;
    JsonFields fields({{u"color"_s, text}}, u"x"_s, issues);
    const quint32 color = fields.color("color"_L1, 1);
    QCOMPARE(color, isColor ? 0xf2b84bU : 1U);
    QCOMPARE(summary(issues), isColor ? QStringList() : QStringList(u"0:0 bad_value x.color"_s));
}

void TestBase::integersAreWholeAndInRange_data()
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

void TestBase::integersAreWholeAndInRange()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, code);
    IssueList issues;
    JsonFields fields(QJsonDocument::fromJson("{\"n\":" + value + "}").object(), {}, issues);
    const qint64 number = fields.integer("n"_L1, 1, 9, -7);
    QCOMPARE(number == -7, !code.isEmpty());
    QCOMPARE(issues.isEmpty() ? QString() : QString(issueKey(issues[0].code)), code);
}

void TestBase::listsKeepThePlacesOfWrongElements()
{
    IssueList issues;
    JsonFields fields(QJsonDocument::fromJson("{\"t\":[\"a\",1,\"c\"]}").object(), {}, issues);
    QCOMPARE(fields.texts("t"_L1), (QStringList{u"a"_s, QString(), u"c"_s}));
    QCOMPARE(summary(issues), QStringList(u"0:0 wrong_type t[1]"_s));
}

void TestBase::issueListsCountWhatDoesNotFit()
{
    IssueList issues;
    for (int i = 0; i < IssueList::capacity + 5; ++i) {
        issues.add({.code = IssueCode::UnknownKey});
    }
    QVERIFY(!issues.hasErrors());
    issues.add({.code = IssueCode::Syntax});
    QCOMPARE(issues.count(), IssueList::capacity);
    QCOMPARE(issues.dropped(), 6);
    QVERIFY(issues.isUnreadable()); // though the finding itself was dropped
    IssueList sum;
    sum.add(issues);
    QCOMPARE(sum.dropped(), 6);
    QVERIFY(sum.isUnreadable() && sum.hasErrors());
}

void TestBase::everyCodeHasAKeyOfItsOwn()
{
    QStringList keys;
    for (int i = 0; i < issueCodeCount; ++i) {
        keys += QString(issueKey(IssueCode(i)));
    }
    QCOMPARE(keys.removeDuplicates(), 0);
    QCOMPARE(keys.first(), u"unreadable"_s);
    QCOMPARE(keys.last(), u"unreachable_exit"_s);
    QVERIFY(severityOf(IssueCode::DuplicateKey) == Severity::Unreadable);
    QVERIFY(severityOf(IssueCode::UnknownCharacter) == Severity::Error);
    QVERIFY(severityOf(IssueCode::BadValue) == Severity::Error);
    QVERIFY(severityOf(IssueCode::UnevenRows) == Severity::Warning);
}

QTEST_APPLESS_MAIN(TestBase)
#include "tst_base.moc"
