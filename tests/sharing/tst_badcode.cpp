#include "gamecore/data/catalogue.h"
#include "gamecore/packing/compression.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/sharing/code.h"
#include "tests/support/changedbytes.h"
#include "tests/support/drawnworld.h"
#include "tests/support/levelcodes.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// The characters of share codes after `mw2`.
const QByteArray codeLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Returns deflated bytes as a share code. Bytes that were deflated without the dictionary can be read, too.
QString deflatedCode(const QByteArray &file)
{
    return codeAround(pack(file, Compression::Deflate));
}

} // namespace

/// Share codes that were damaged in transit or forged.
class TestBadCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyChangeOfOneCharacterIsNoticed_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("a level") << codeOfLevel(bareMaze());
        QTest::newRow("a depth of the dungeon") << codeOfLevel(depthOne());
        QTest::newRow("a run") << codeOf(mazeRun(), *shippedCatalogue());
        QTest::newRow("deflated") << deflatedCode(R"({"format":"mazewright-level","version":1,"rows":["@"]})");
    }

    void everyChangeOfOneCharacterIsNoticed()
    {
        QFETCH(QString, code);
        QCOMPARE(faultOf(code), CodeFault::None);
        const QByteArray others = codeLetters + " >=+/#\"\\~";
        for (qsizetype place = 0; place < code.size(); ++place) {
            for (const char other : others) {
                QString changed = code;
                changed[place] = QLatin1Char(other);
                if (changed != code) {
                    QVERIFY2(faultOf(changed) != CodeFault::None, qPrintable(changed));
                }
            }
        }
    }

    void aCharacterMoreOrLessIsNoticed()
    {
        const QString code = codeOfLevel(bareMaze());
        for (qsizetype place = 0; place < code.size(); ++place) {
            QVERIFY(faultOf(QString(code).remove(place, 1)) != CodeFault::None);
        }
        for (qsizetype place = 0; place <= code.size(); ++place) {
            for (const char letter : codeLetters) {
                QVERIFY(faultOf(QString(code).insert(place, QLatin1Char(letter))) != CodeFault::None);
            }
        }
    }

    void whitespaceAndMailQuotesAreIgnored_data()
    {
        QTest::addColumn<QString>("between");
        QTest::newRow("nothing") << QString();
        QTest::newRow("a blank") << u" "_s;
        QTest::newRow("a line break") << u"\n"_s;
        QTest::newRow("a line break of Windows") << u"\r\n"_s;
        QTest::newRow("a tab and a hard blank") << u"\t\u00a0"_s;
        QTest::newRow("an invisible blank") << u"\u200b"_s;
        QTest::newRow("a quoted line") << u"\n> "_s;
        QTest::newRow("a line quoted twice") << u"\n>> > "_s;
    }

    void whitespaceAndMailQuotesAreIgnored()
    {
        QFETCH(QString, between);
        const QString code = codeOfLevel(bareMaze());
        QString broken = between;
        for (const QChar letter : code) {
            broken += letter + between;
        }
        QVERIFY(looksLikeCode(broken));
        QCOMPARE(readBack(broken).file, fileOf(bareMaze()));
    }

    void otherTextIsNotACode_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("blanks") << u"   \n"_s;
        QTest::newRow("a word") << u"mazewright"_s;
        QTest::newRow("a level file") << QString::fromUtf8(shippedLevelText());
        QTest::newRow("large letters") << u"MW1AAAA"_s;
        QTest::newRow("version 0") << u"mw0AAAA"_s;
        QTest::newRow("half a head") << u"mw"_s;
    }

    void otherTextIsNotACode()
    {
        QFETCH(QString, text);
        QCOMPARE(faultOf(text), CodeFault::NotACode);
        QVERIFY(!looksLikeCode(text));
    }

    void codesOfOtherVersionsAreRecognized()
    {
        QCOMPARE(faultOf(u"mw1EL9gdRQGnVZG0fUrlh3rlecif9QLFRHfQD8S2tDa4d12fIJBtLg"_s), CodeFault::OlderVersion);
        QCOMPARE(faultOf(u"mw3AAAA"_s), CodeFault::NewerVersion);
        QCOMPARE(faultOf(u"mw9~~~~"_s), CodeFault::NewerVersion);
        QCOMPARE(faultOf(u"mw2"_s), CodeFault::Damaged);
    }

    /// A share code whose bytes were cut off before packing has a correct checksum.
    void truncatedBytesAreReportedAsDamaged()
    {
        const QByteArray packed = pack(fileOf(bareMaze()), Compression::Deflate, codeDictionary());
        QCOMPARE(faultOf(codeAround(packed)), CodeFault::None);
        QCOMPARE(faultOf(codeAround(packed + '\0')), CodeFault::Damaged);
        for (qsizetype size = 0; size < packed.size(); ++size) {
            QCOMPARE(faultOf(codeAround(packed.first(size))), CodeFault::Damaged);
        }
    }

    void anOverlongCodeIsNotRead()
    {
        QCOMPARE(faultOf(u"mw2"_s + QString(longestReadCode - 3, u'A')), CodeFault::Damaged);
        QCOMPARE(faultOf(u"mw2"_s + QString(longestReadCode - 2, u'A')), CodeFault::TooLarge);
        QCOMPARE(faultOf(u"mw2"_s + QString(50'000'000, u' ')), CodeFault::TooLarge);
    }

    void aDecompressionBombIsRefused()
    {
        QCOMPARE(faultOf(deflatedCode(QByteArray(largestCodedFile + 1, ' '))), CodeFault::TooLarge);
        QCOMPARE(faultOf(deflatedCode(QByteArray(largestCodedFile, ' '))), CodeFault::Damaged);
        QCOMPARE(faultOf(deflatedCode(QByteArray(100'000, '['))), CodeFault::Damaged);
    }

    void anyBytesWithAValidChecksumDoNoHarm()
    {
        Rng rng(1);
        const QByteArray level = fileOf(bareMaze());
        const QByteArray run = writeRun(mazeRun(), *shippedCatalogue());
        for (int i = 0; i < repeats(300, 100'000); ++i) {
            const QByteArray &file = i % 2 == 1 ? run : level;
            const bool isPackedChanged = i % 4 < 2;
            const QByteArray changed = isPackedChanged ? file : withBytesChanged(file, rng);
            const QByteArray packed = pack(changed, Compression::Deflate, codeDictionary());
            const ReadCode read = readBack(codeAround(isPackedChanged ? withBytesChanged(packed, rng) : packed));
            QVERIFY(read.fault == CodeFault::None || read.fault == CodeFault::Damaged
                    || read.fault == CodeFault::TooLarge);
            if (read.level.level) {
                QCOMPARE(read.file, fileOf(*read.level.level));
            }
        }
    }
};

MAZEWRIGHT_SUITE(badcode, TestBadCode)
#include "tst_badcode.moc"
