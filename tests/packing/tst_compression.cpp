#include "gamecore/packing/compression.h"
#include "tests/support/suite.h"

#include <QTest>

namespace {

/// Returns repetitive bytes, which compress very well.
QByteArray repeating(qsizetype size)
{
    QByteArray bytes;
    while (bytes.size() < size) {
        bytes += "#..g#";
    }
    bytes.truncate(size);
    return bytes;
}

} // namespace

static void addCompressions()
{
    QTest::addColumn<Compression>("compression");
    QTest::newRow("deflate") << Compression::Deflate;
    QTest::newRow("zlib") << Compression::Zlib;
    QTest::newRow("gzip") << Compression::Gzip;
    QTest::newRow("zstd") << Compression::Zstd;
}

/// Compression and decompression within limits.
class TestCompression : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unpackingRestoresThePackedBytes_data() { addCompressions(); }

    void unpackingRestoresThePackedBytes()
    {
        QFETCH(Compression, compression);
        for (const qsizetype size : {0, 1, 5, 4095, 4096, 4097, 1'000'000}) {
            const QByteArray bytes = repeating(size);
            const Unpacked unpacked = unpack(pack(bytes, compression), compression, size);
            QCOMPARE(unpacked.result, Unpacked::Result::Done);
            QCOMPARE(unpacked.bytes, bytes);
        }
    }

    void unpackingStopsAtTheSizeLimit_data() { addCompressions(); }

    void unpackingStopsAtTheSizeLimit()
    {
        QFETCH(Compression, compression);
        const QByteArray packed = pack(repeating(8 * 1024 * 1024), compression);
        QVERIFY(packed.size() < 32 * 1024);
        const Unpacked tooLarge{.result = Unpacked::Result::TooLarge, .bytes = {}};
        QCOMPARE(unpack(packed, compression, 1000), tooLarge);
        QCOMPARE(unpack(packed, compression, 8 * 1024 * 1024 - 1), tooLarge);
        QCOMPARE(unpack(packed, compression, 0), tooLarge);
    }

    void damageIsNoticed_data() { addCompressions(); }

    void damageIsNoticed()
    {
        QFETCH(Compression, compression);
        const QByteArray packed = pack(repeating(1000), compression);
        const Unpacked broken;
        for (qsizetype size = 0; size < packed.size(); ++size) {
            QCOMPARE(unpack(packed.first(size), compression, 1000), broken);
        }
        QCOMPARE(unpack(QByteArray(packed + "x"), compression, 1000), broken);
        QCOMPARE(unpack("no packed bytes at all", compression, 1000), broken);
    }

    void aDictionaryShortensKnownWords()
    {
        const QByteArray bytes = R"("kind": "healing_potion")";
        const QByteArray packed = pack(bytes, Compression::Deflate, bytes);
        QVERIFY(packed.size() < 10);
        const Unpacked unpacked = unpack(packed, Compression::Deflate, bytes.size(), bytes);
        QCOMPARE(unpacked.result, Unpacked::Result::Done);
        QCOMPARE(unpacked.bytes, bytes);
        QCOMPARE(unpack(packed, Compression::Deflate, bytes.size() - 1, bytes).result, Unpacked::Result::TooLarge);
        QCOMPARE(unpack(packed, Compression::Deflate, bytes.size()), Unpacked());
    }

    void bytesPackedByOtherProgramsAreRead_data()
    {
        QTest::addColumn<Compression>("compression");
        QTest::addColumn<QByteArray>("packed");
        // Written by Python's zlib and gzip modules and by the program zstd, from the same eight bytes.
        QTest::newRow("deflate") << Compression::Deflate << QByteArray("6364606060026200");
        QTest::newRow("zlib") << Compression::Zlib << QByteArray("78da636460606002620000180004");
        QTest::newRow("gzip") << Compression::Gzip
                              << QByteArray("1f8b080000000000020363646060600262007c17810308000000");
        QTest::newRow("zstd") << Compression::Zstd << QByteArray("28b52ffd045841000001000000020000003a18e41e");
    }

    void bytesPackedByOtherProgramsAreRead()
    {
        QFETCH(Compression, compression);
        QFETCH(QByteArray, packed);
        const Unpacked unpacked = unpack(QByteArray::fromHex(packed), compression, 8);
        QCOMPARE(unpacked.result, Unpacked::Result::Done);
        QCOMPARE(unpacked.bytes.toHex(), QByteArray("0100000002000000"));
    }
};

MAZEWRIGHT_SUITE(compression, TestCompression)

#include "tst_compression.moc"
