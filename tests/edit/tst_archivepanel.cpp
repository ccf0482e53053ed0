#include "editor/widgets/orderlist.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/archive.h"
#include "gamecore/play/campaign.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

/// The campaign panel for a level that lies in an archive, as users receive it from others.
class TestArchivePanel : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_archive = at(u"Duo.mazewright"_s);
        writeArchiveNamed(u"Two cellars"_s);
        editor().setOwnFolder(at(u"own"_s));
        QVERIFY(m_window->editFile(m_archive + u"/a.level.json"_s));
        auto *dock = child<QDockWidget>(u"campaignDock"_s);
        dock->show();
        dock->raise();
        QTRY_COMPARE(list().count(), 2);
    }

    void cleanup() { closeWindow(); }

    void campaignAndLevelsHaveTheirOwnNames()
    {
        QCOMPARE(chosenCampaign(), u"Two cellars"_s);
        QCOMPARE(child<QComboBox>(u"campaignOfLevel"_s)->count(), 1);
        QTRY_COMPARE(titles(), (QStringList{u"1  Maze a\na"_s, u"2  Maze b\nb"_s}));
        QCOMPARE(list().currentRow(), 0);
        QVERIFY(list().item(0)->font().bold());
        QVERIFY(!list().item(1)->font().bold());
    }

    void levelsHaveTheirPictures()
    {
        QTRY_VERIFY(isDrawn(0));
        QTRY_VERIFY(isDrawn(1));
    }

    void anArchiveCannotBeChanged()
    {
        const QByteArray before = contentOf(m_archive);
        list().setCurrentRow(1);
        for (const QString &name :
             {u"addNewCampaignLevel"_s, u"addCampaignLevel"_s, u"moveCampaignLevelUp"_s, u"moveCampaignLevelDown"_s,
              u"renameCampaignLevel"_s, u"campaignProperties"_s, u"giveCampaignAway"_s, u"removeCampaignLevel"_s}) {
            QVERIFY2(!child<QAction>(name)->isEnabled(), qPrintable(name));
        }
        QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(contentOf(m_archive), before);
        QCOMPARE(child<QLabel>(u"campaignNote"_s)->text(),
                 u"This campaign is a single file. Unpack it to change it."_s);
        QVERIFY(unpack().isVisible());
        QCOMPARE(unpack().text(), u"Unpack…"_s);
    }

    void anotherLevelOpensInItsOwnTab()
    {
        list().setFocus();
        list().setCurrentRow(1);
        QTest::keyClick(&list(), Qt::Key_Return);
        QCOMPARE(editor().title(), u"Maze b"_s);
        QCOMPARE(editor().levels().count(), 2);
        QCOMPARE(list().currentRow(), 1);
        QCOMPARE(chosenCampaign(), u"Two cellars"_s);
    }

    void anArchiveIsPlayedFromALevel()
    {
        list().setCurrentRow(1);
        child<QAction>(u"playCampaignFromHere"_s)->trigger();
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_window->source().path, m_archive + u"/deep/b.level.json"_s);
    }

    void unpackingOpensTheSameLevelInTheChosenFolder()
    {
        list().setCurrentRow(1);
        const DialogAnswer answer(u"unpackDialog"_s, [this](QDialog *dialog) {
            QCOMPARE(in<QLineEdit>(dialog, u"fileNameEdit"_s).text(), u"Two cellars"_s);
            chooseFile(dialog, at(u"own/mine"_s));
        });
        QTest::mouseClick(&unpack(), Qt::LeftButton);
        QVERIFY(answer.wasGiven());
        QCOMPARE(editor().document().path(), at(u"own/mine/deep/b.level.json"_s));
        QVERIFY(!editor().document().needsPath());
        const ReadCampaign read = readCampaignFile(at(u"own/mine/mine.campaign.json"_s));
        QVERIFY(read.campaign);
        QCOMPARE(read.campaign->name, u"Two cellars"_s);
        QTRY_VERIFY(!unpack().isVisible());
        QTRY_VERIFY(child<QAction>(u"addNewCampaignLevel"_s)->isEnabled());
        QVERIFY(!child<QLabel>(u"campaignNote"_s)->isVisible());
    }

    void cancelingUnpacksNoFile()
    {
        const DialogAnswer answer(u"unpackDialog"_s, [](QDialog *dialog) { dialog->reject(); });
        QTest::mouseClick(&unpack(), Qt::LeftButton);
        QVERIFY(answer.wasGiven());
        QVERIFY(QDir(at(u"own"_s)).isEmpty());
        QCOMPARE(editor().document().path(), m_archive + u"/a.level.json"_s);
    }

    void aReplacedArchiveIsFollowed()
    {
        QVERIFY(QFile::remove(m_archive));
        writeArchiveNamed(u"Two much deeper cellars"_s);
        QTRY_COMPARE(chosenCampaign(), u"Two much deeper cellars"_s);
    }

    void readingAnArchiveDoesNotBlockTheWindow()
    {
        const QString other = at(u"other.mazewright"_s);
        writeArchiveTo(other, u"Other cellars"_s, {});
        QVERIFY(m_window->editFile(other + u"/a.level.json"_s));
        QCOMPARE(list().count(), 0); // a worker thread is still reading it
        QCOMPARE(chosenCampaign(), u"other.mazewright"_s);
        QVERIFY(!child<QLabel>(u"campaignNote"_s)->isVisible());
        QTRY_COMPARE(list().count(), 2);
        QCOMPARE(chosenCampaign(), u"Other cellars"_s);
        QCOMPARE(list().currentRow(), 0);
        QVERIFY(m_window->editFile(m_archive + u"/a.level.json"_s)); // this archive was read before
        QCOMPARE(chosenCampaign(), u"Two cellars"_s);
        QCOMPARE(list().count(), 2);
    }

    void aLevelTooLargeForAPictureIsNotDamaged()
    {
        const QString large = at(u"large.mazewright"_s);
        writeArchiveTo(large, u"Large"_s, QByteArray(2 * 1024 * 1024, '\n'));
        QVERIFY(m_window->editFile(large + u"/deep/b.level.json"_s));
        QTRY_COMPARE(list().count(), 2);
        QTRY_VERIFY(isDrawn(1)); // the picture of the second level only
        QVERIFY(!isDrawn(0));
        QCOMPARE(titles(), (QStringList{u"1  a"_s, u"2  Maze b\nb"_s}));
    }

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }
    void writeArchiveNamed(const QString &name) { writeArchiveTo(m_archive, name, {}); }

    /// Writes an archive whose first level ends with `blanks`.
    void writeArchiveTo(const QString &file, const QString &name, const QByteArray &blanks)
    {
        std::vector<ArchiveEntry> entries;
        const QString campaign = u"{\"format\": \"mazewright-campaign\", \"version\": 1, \"name\": \"%1\", "
                                 "\"levels\": [\"a.level.json\", \"deep/b.level.json\"]}"_s.arg(name);
        entries.push_back({.name = u"road.campaign.json"_s, .bytes = campaign.toUtf8()});
        for (const QString &path : {u"a.level.json"_s, u"deep/b.level.json"_s}) {
            Level level = drawnLevel({u"@ g"_s});
            level.name = u"Maze "_s + QFileInfo(path).fileName().first(1);
            entries.push_back({.name = path, .bytes = writeLevelJson(level, *shippedCatalogue())});
        }
        entries[1].bytes += blanks;
        QVERIFY(!writeWhole(file, writeArchive(entries)));
    }

    bool isDrawn(int row)
    {
        const QImage image = list().item(row)->icon().pixmap(list().iconSize()).toImage();
        return !image.isNull() && qAlpha(image.pixel(image.rect().center())) > 0;
    }

    OrderList &list() { return *child<OrderList>(u"campaignLevels"_s); }

    QStringList titles()
    {
        QStringList titles;
        for (int row = 0; row < list().count(); ++row) {
            titles.append(list().item(row)->text());
        }
        return titles;
    }

    QString chosenCampaign() { return child<QComboBox>(u"campaignOfLevel"_s)->currentText(); }
    QPushButton &unpack() { return *child<QPushButton>(u"copyCampaign"_s); }

    QString m_archive;
};

MAZEWRIGHT_SUITE(archivepanel, TestArchivePanel)
#include "tst_archivepanel.moc"
