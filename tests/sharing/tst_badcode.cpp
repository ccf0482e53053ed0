#include "gamecore/data/catalogue.h"
#include "gamecore/packing/checksum.h"
#include "gamecore/packing/compression.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/sharing/packedfile.h"
#include "tests/support/changedbytes.h"
#include "tests/support/drawnworld.h"
#include "tests/support/levelcodes.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QJsonDocument>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

/// The characters of codes behind `mw1`.
const QByteArray codeLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A code whose checksum is right, whatever its bytes mean.
QString sealed(int head, const QByteArray &bytes)
{
    const QByteArray summed = QByteArray(1, char(head)) + bytes;
    QByteArray code = QByteArray(summed).insert(1, QByteArray(4, '\0'));
    qToBigEndian(checksumOf(summed), code.data() + 1);
    return u"mw1"_s
           + QString::fromLatin1(code.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

/// Deflated JSON as the code of a level.
QString deflatedLevel(const QByteArray &json)
{
    return sealed(0, pack(json, Compression::Deflate));
}

} // namespace

/// Codes that were damaged on their way, and those that others make up.
class TestBadCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyChangeOfOneCharacterIsNoticed_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("a level") << codeOfLevel(bareMaze());
        QTest::newRow("a depth of the dungeon") << codeOfLevel(depthOne());
        QTest::newRow("a run") << codeOf(mazeRun(), *shippedCatalogue());
        QTest::newRow("deflated") << deflatedLevel(R"({"format":"mazewright-level","version":1,"rows":["@"]})");
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

    void whitespaceAndQuotesOfMailsDoNotMatter_data()
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

    void whitespaceAndQuotesOfMailsDoNotMatter()
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

    void otherTextsAreNoCodes_data()
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

    void otherTextsAreNoCodes()
    {
        QFETCH(QString, text);
        QCOMPARE(faultOf(text), CodeFault::NotACode);
        QVERIFY(!looksLikeCode(text));
    }

    void newerCodesAreTold()
    {
        QCOMPARE(faultOf(u"mw2AAAA"_s), CodeFault::NewerVersion);
        QCOMPARE(faultOf(u"mw9~~~~"_s), CodeFault::NewerVersion);
        QCOMPARE(faultOf(sealed(0x03, {})), CodeFault::NewerVersion);
        QCOMPARE(faultOf(sealed(0x20, {})), CodeFault::NewerVersion);
        QCOMPARE(faultOf(u"mw1"_s), CodeFault::Damaged);
    }

    void aCodeThatIsTooLongIsNotRead()
    {
        QCOMPARE(faultOf(u"mw1"_s + QString(longestReadCode - 3, u'A')), CodeFault::Damaged);
        QCOMPARE(faultOf(u"mw1"_s + QString(longestReadCode - 2, u'A')), CodeFault::TooLarge);
        QCOMPARE(faultOf(u"mw1"_s + QString(50'000'000, u' ')), CodeFault::TooLarge);
    }

    void aBombUnpacksToNothing()
    {
        QCOMPARE(faultOf(deflatedLevel(QByteArray(largestCodedFile + 1, ' '))), CodeFault::TooLarge);
        QCOMPARE(faultOf(deflatedLevel(QByteArray(largestCodedFile, ' '))), CodeFault::Damaged);
        QCOMPARE(faultOf(deflatedLevel(QByteArray(100'000, '['))), CodeFault::Damaged);
    }

    void anyBytesBehindARightChecksumAreRead()
    {
        Rng rng(1);
        const auto packedOf = [](const QByteArray &file, bool isRun) {
            return packFile(QJsonDocument::fromJson(file).object(), isRun, largestCodedFile).value();
        };
        const PackedFile level = packedOf(fileOf(bareMaze()), false);
        const PackedFile run = packedOf(writeRun(mazeRun(), *shippedCatalogue()), true);
        for (int i = 0; i < repeats(300, 100'000); ++i) {
            const bool isRun = i % 2 == 1;
            const PackedFile &packed = isRun ? run : level;
            const int head = int(packed.packing) << 4 | int(isRun ? CodeKind::Run : CodeKind::Level);
            const ReadCode read = readBack(sealed(head, withBytesChanged(packed.bytes, rng)));
            QVERIFY(read.fault == CodeFault::None || read.fault == CodeFault::Damaged
                    || read.fault == CodeFault::TooLarge);
            if (read.fault == CodeFault::None && !isRun && read.level.level) {
                QCOMPARE(read.file, fileOf(*read.level.level));
            }
        }
    }
};

MAZEWRIGHT_SUITE(badcode, TestBadCode)
#include "tst_badcode.moc"
