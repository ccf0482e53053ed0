#include "editor/files/lastarchive.h"
#include "gamecore/base/files.h"
#include "tests/support/filetime.h"
#include "tests/support/suite.h"

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// What is read of an archive unpacks it once, until it is another file.
class TestLastArchive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_archive.forget(); }
    void isUnpackedOnceUntilItIsAnotherFile();
    void whatIsForgottenIsReadAgain();
    void anotherArchiveIsReadByItself();
    void campaignsAreReadAsElsewhere();
    void filesKeepTheirBound();

private:
    QString at(const QString &name) const { return m_folder.filePath(name); }
    /// Writes an archive as if it had been at that moment. Texts of the same length give files of the same size.
    void pack(const QString &name, const QByteArray &text);
    QByteArray bytes(const QString &name);

    QTemporaryDir m_folder;
    QDateTime m_when = QDateTime::currentDateTime().addSecs(-60);
    LastArchive m_archive;
};

void TestLastArchive::pack(const QString &name, const QByteArray &text)
{
    QVERIFY(!writeWhole(at(name), writeArchive({{.name = u"one"_s, .bytes = text}})));
    setTime(at(name), m_when);
}

QByteArray TestLastArchive::bytes(const QString &name)
{
    IssueList issues;
    return m_archive.readFile(at(name), 1000, issues).value_or("nothing");
}

void TestLastArchive::isUnpackedOnceUntilItIsAnotherFile()
{
    pack(u"a.mazewright"_s, "aaaa");
    QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa"));
    pack(u"a.mazewright"_s, "bbbb");
    QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa")); // by its size and time it is the same file
    setTime(at(u"a.mazewright"_s), m_when.addSecs(1));
    QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("bbbb"));
    QVERIFY(QFile::remove(at(u"a.mazewright"_s)));
    QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("nothing"));
}

void TestLastArchive::whatIsForgottenIsReadAgain()
{
    pack(u"a.mazewright"_s, "aaaa");
    QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa"));
    pack(u"a.mazewright"_s, "bbbb");
    m_archive.forget();
    QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("bbbb"));
}

void TestLastArchive::anotherArchiveIsReadByItself()
{
    pack(u"a.mazewright"_s, "aaaa");
    pack(u"b.mazewright"_s, "bbbb");
    QVERIFY(!writeWhole(at(u"plain"_s), "plain"));
    QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa"));
    QCOMPARE(bytes(u"b.mazewright/one"_s), QByteArray("bbbb"));
    QCOMPARE(bytes(u"a.mazewright/one"_s), QByteArray("aaaa"));
    QCOMPARE(bytes(u"a.mazewright/two"_s), QByteArray("nothing"));
    QCOMPARE(bytes(u"plain"_s), QByteArray("plain"));
}

void TestLastArchive::campaignsAreReadAsElsewhere()
{
    const QByteArray list = R"({"format": "mazewright-campaign", "version": 1, "levels": ["one"]})";
    const QString good = at(u"good.mazewright"_s);
    QVERIFY(!writeWhole(good, writeArchive({{.name = u"x.campaign.json"_s, .bytes = list}, {.name = u"one"_s}})));
    const QString damaged = at(u"damaged.mazewright"_s);
    QVERIFY(!writeWhole(damaged, "PK"));
    for (const QString &path : {good, damaged, at(u"none.mazewright"_s), m_folder.path()}) {
        const ReadCampaign expected = readCampaign(path);
        const ReadCampaign read = m_archive.readCampaign(path);
        QCOMPARE(read.campaign, expected.campaign);
        QCOMPARE(read.issues.count(), expected.issues.count());
        QVERIFY(read.issues.isEmpty() || read.issues[0].file == expected.issues[0].file);
    }
    QVERIFY(m_archive.readCampaign(good).campaign);
}

void TestLastArchive::filesKeepTheirBound()
{
    pack(u"a.mazewright"_s, "aaaa");
    IssueList issues;
    QVERIFY(m_archive.readFile(at(u"a.mazewright/one"_s), 4, issues));
    QVERIFY(issues.isEmpty());
    QVERIFY(!m_archive.readFile(at(u"a.mazewright/one"_s), 3, issues));
    QCOMPARE(issues[0].code, IssueCode::TooLarge);
}

MAZEWRIGHT_SUITE(lastarchive, TestLastArchive)
#include "tst_lastarchive.moc"
