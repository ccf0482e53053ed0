#include "gamecore/base/files.h"
#include "gamecore/packing/archive.h"
#include "gamecore/packing/bundlefile.h"
#include "tests/support/changedbytes.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

using Fault = ReadArchive::Fault;

const std::vector<ArchiveEntry> twoFiles{{.name = u"road.campaign.json"_s, .bytes = "{}"},
                                         {.name = u"levels/Würfel.level.json"_s, .bytes = QByteArray(5000, '#')}};

/// Returns an archive with one empty file of that name, even an invalid one.
QByteArray archiveNaming(const QByteArray &name)
{
    QByteArray bytes = writeArchive({{.name = QString(name.size(), u'x'), .bytes = "1"}});
    return bytes.replace(QByteArray(name.size(), 'x'), name);
}

Fault archiveFaultOf(const QByteArray &bytes, const ArchiveBounds &bounds = {})
{
    return readArchive(bytes, bounds).fault;
}

} // namespace

/// Reading of untrusted ZIP archives, within limits.
class TestArchive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenFilesAreReadBack()
    {
        const ReadArchive read = readArchive(writeArchive(twoFiles));
        QCOMPARE(read.fault, Fault::None);
        QVERIFY(read.entries == twoFiles);
        QCOMPARE(readArchive(writeArchive({{.name = u"empty"_s}})).entries.size(), std::size_t(1));
    }

    void theSameFilesGiveTheSameBytes()
    {
        const QByteArray first = writeArchive(twoFiles);
        QCOMPARE(writeArchive(twoFiles), first);
        QVERIFY(first.size() < 600);
    }

    void boundsAreEnforced()
    {
        const QByteArray bytes = writeArchive(twoFiles);
        QCOMPARE(archiveFaultOf(bytes, {.entries = 2, .name = 25, .bytes = 5002}), Fault::None);
        QCOMPARE(archiveFaultOf(bytes, {.entries = 1, .name = 25, .bytes = 5002}), Fault::TooManyFiles);
        QCOMPARE(archiveFaultOf(bytes, {.entries = 2, .name = 24, .bytes = 5002}), Fault::BadName);
        QCOMPARE(archiveFaultOf(bytes, {.entries = 2, .name = 25, .bytes = 5001}), Fault::TooLarge);
    }

    void theDeclaredSizeIsNotTrusted()
    {
        QByteArray bytes = writeArchive({{.name = u"bomb"_s, .bytes = QByteArray(3'000'000, '\0')}});
        QVERIFY(bytes.size() < 10'000);
        QCOMPARE(archiveFaultOf(bytes, {.bytes = 2'000'000}), Fault::TooLarge);
        const qsizetype list = bytes.indexOf("PK\1\2");
        constexpr qsizetype sizePlace = 24;
        qToLittleEndian<quint32>(7, bytes.data() + list + sizePlace);
        QVERIFY(archiveFaultOf(bytes, {.bytes = 2'000'000}) != Fault::None);
    }

    void unsafeNamesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("up") << QByteArray("../passwd");
        QTest::newRow("up in the middle") << QByteArray("a/../../b");
        QTest::newRow("from the root") << QByteArray("/etc/passwd");
        QTest::newRow("a drive") << QByteArray("C:windows");
        QTest::newRow("backslashes") << QByteArray("..\\..\\x");
        QTest::newRow("here") << QByteArray("./a");
        QTest::newRow("an empty part") << QByteArray("a//b");
        QTest::newRow("no UTF-8") << QByteArray("a\xff\xfe");
        QTest::newRow("a line break") << QByteArray("a\nb");
    }

    void unsafeNamesAreRefused()
    {
        QFETCH(QByteArray, name);
        QCOMPARE(archiveFaultOf(archiveNaming("plain")), Fault::None);
        QCOMPARE(archiveFaultOf(archiveNaming(name)), Fault::BadName);
    }

    void duplicateNamesAreRefused()
    {
        QByteArray bytes = writeArchive({{.name = u"aaaa"_s}, {.name = u"bbbb"_s}});
        QCOMPARE(archiveFaultOf(bytes), Fault::None);
        QCOMPARE(archiveFaultOf(QByteArray(bytes).replace("bbbb", "aaaa")), Fault::BadName);
        QCOMPARE(archiveFaultOf(QByteArray(bytes).replace("bbbb", "AAAA")), Fault::BadName);
    }

    void linksAreRefused()
    {
        QByteArray bytes = writeArchive({{.name = u"link"_s, .bytes = "/etc/passwd"}});
        const qsizetype list = bytes.indexOf("PK\1\2");
        constexpr qsizetype attributesPlace = 38;
        constexpr quint32 link = 0120777U << 16;
        qToLittleEndian<quint32>(link, bytes.data() + list + attributesPlace);
        QCOMPARE(archiveFaultOf(bytes), Fault::BadName);
    }

    void otherFilesAreRefused()
    {
        QCOMPARE(archiveFaultOf({}), Fault::NotAnArchive);
        QCOMPARE(archiveFaultOf("{ \"format\": \"mazewright-level\" }"), Fault::NotAnArchive);
        QCOMPARE(archiveFaultOf(QByteArray(100'000, 'P')), Fault::NotAnArchive);
    }

    void aHugeListOfFilesIsNotRead()
    {
        QByteArray bytes = writeArchive(twoFiles);
        const qsizetype end = bytes.indexOf("PK\5\6");
        constexpr qsizetype listSizePlace = 12;
        qToLittleEndian<quint32>(60'000'000, bytes.data() + end + listSizePlace);
        QCOMPARE(archiveFaultOf(bytes), Fault::TooManyFiles);
    }

    void damageIsNoticed()
    {
        QByteArray bytes = writeArchive({{.name = u"a"_s, .bytes = "The bytes of a level"}});
        const qsizetype list = bytes.indexOf("PK\1\2");
        constexpr qsizetype checksumPlace = 16;
        bytes[list + checksumPlace] = char(bytes.at(list + checksumPlace) ^ 1);
        const ReadArchive read = readArchive(bytes);
        QVERIFY(read.fault != Fault::None);
        QVERIFY(read.entries.empty());
    }

    void damagedArchivesGiveNoEntries()
    {
        Rng rng(4);
        const QByteArray bytes = writeArchive(twoFiles);
        for (int i = 0; i < repeats(500, 100'000); ++i) {
            const ReadArchive read = readArchive(withBytesChanged(bytes, rng));
            QVERIFY(read.fault == Fault::None || read.entries.empty());
        }
    }

    void filesInABundleAreReadByPath()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"road.mazewright"_s);
        QVERIFY(!writeWhole(path, writeArchive(twoFiles)));
        const auto readAt = [&](const QString &file, qint64 most) {
            IssueList issues;
            const std::optional<QByteArray> bytes = readFileOrEntry(file, most, issues);
            return bytes ? *bytes : QByteArray(issueKey(issues[0].code).data());
        };
        QCOMPARE(bundleAround(path + u"/levels/x"_s), path);
        QCOMPARE(bundleAround(path), QString());
        QCOMPARE(readAt(path + u"/road.campaign.json"_s, 2), QByteArray("{}"));
        QCOMPARE(readAt(path + u"/road.campaign.json"_s, 1), QByteArray("too_large"));
        QCOMPARE(readAt(path + u"/other"_s, 10), QByteArray("unreadable"));
        QCOMPARE(readAt(path, 10), QByteArray("too_large"));
        QVERIFY(QDir(folder.path()).mkpath(u"folder.mazewright"_s));
        QVERIFY(!writeWhole(folder.filePath(u"folder.mazewright/plain"_s), "1"));
        QCOMPARE(readAt(folder.filePath(u"folder.mazewright/plain"_s), 1), QByteArray("1"));
    }
};

MAZEWRIGHT_SUITE(archive, TestArchive)
#include "tst_archive.moc"
