#include "editor/document/leveltabs.h"
#include "editor/storage/carriedfiles.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/sharing/code.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

/// Data that other programs drop onto the window.
class TestDrops : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aDroppedFileIsOpenedInEveryMode_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<WindowMode>("after");
        QTest::newRow("choosing") << QString() << WindowMode::Play;
        QTest::newRow("playing") << u"play"_s << WindowMode::Play;
        QTest::newRow("drawing") << u"edit"_s << WindowMode::Edit;
        QTest::newRow("watching") << u"watch"_s << WindowMode::Play;
    }

    void aDroppedFileIsOpenedInEveryMode()
    {
        QFETCH(QString, before);
        QFETCH(WindowMode, after);
        if (before == u"play"_s) {
            QVERIFY(m_window->playFile(writeLevel(u"before.level.json"_s, {u"@  g"_s})));
        } else if (before == u"edit"_s) {
            edit({u"@  g"_s});
        } else if (before == u"watch"_s) {
            const Run run = recordedRun(gameOf({u"@  X"_s}, u"\"rules\": { \"win\": [\"exit\"] }"_s), {u"move east"_s});
            QVERIFY(m_window->openFile(m_home->writeLevel(u"game.run.json"_s, writeRun(run, *shippedCatalogue()))));
            QCOMPARE(m_window->mode(), WindowMode::Watch);
        }
        const QString path = writeLevel(u"dropped.level.json"_s, {u"@ O g"_s});
        QVERIFY(dropFiles({path}));
        QTRY_COMPARE(after == WindowMode::Edit ? editor().document().path() : m_window->source().path, path);
        QCOMPARE(m_window->mode(), after);
    }

    void severalDroppedFilesOpenInTheEditor()
    {
        const QString first = writeLevel(u"a.level.json"_s, {u"@ g"_s});
        const QString second = writeLevel(u"b.level.json"_s, {u"@ O g"_s});
        QVERIFY(dropFiles({first, second}));
        QTRY_COMPARE(editor().levels().count(), 2);
        QCOMPARE(m_window->mode(), WindowMode::Edit);
        QVERIFY(editor().levels().placeOf(first) >= 0);
        QVERIFY(editor().levels().placeOf(second) >= 0);
    }

    void aCodeIsShownBeforeItOpens()
    {
        const DialogAnswer answer(u"codeDialog"_s, [](QDialog *dialog) {
            QTRY_COMPARE(in<QLabel>(dialog, u"codeFacts"_s).text(), u"A level: “Pit”\n4 × 1 cells"_s);
            QTest::mouseClick(&in<QPushButton>(dialog, u"codeDialogOk"_s), Qt::LeftButton);
        });
        QVERIFY(dropText(codeOf(levelFrom({u"@  g"_s}, u"\"name\": \"Pit\""_s), *shippedCatalogue())));
        QTRY_VERIFY(answer.wasGiven());
        QCOMPARE(m_window->mode(), WindowMode::Edit);
        QCOMPARE(rows(), QStringList{u"@  g"_s});
    }

    void droppedMazeTextBecomesALevel()
    {
        // The meaning of an unknown character is asked for, as for an opened file.
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QVERIFY(dropText(u"####\n#@j#\n####\n"_s));
        QTRY_VERIFY(answer.wasGiven());
        QTRY_COMPARE(m_window->mode(), WindowMode::Edit);
        QCOMPARE(rows().size(), 3);
        QCOMPARE(rows().first(), u"####"_s);
        QVERIFY(editor().document().needsPath());
    }

    void otherDropsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<QUrl>>("urls");
        const QUrl file = QUrl::fromLocalFile(u"/tmp/a.level.json"_s);
        QTest::newRow("words") << u"Nice to see you"_s << QList<QUrl>();
        QTest::newRow("nothing") << QString() << QList<QUrl>();
        QTest::newRow("a page") << QString() << QList<QUrl>{QUrl(u"https://example.org/a.level.json"_s)};
        QTest::newRow("a file and a page") << QString() << QList<QUrl>{file, QUrl(u"https://example.org/"_s)};
        QTest::newRow("a whole disk") << QString() << QList<QUrl>(mostCarriedFiles + 1, file);
    }

    void otherDropsAreRefused()
    {
        QFETCH(QString, text);
        QFETCH(QList<QUrl>, urls);
        QMimeData data;
        if (!text.isEmpty()) {
            data.setText(text);
        }
        if (!urls.isEmpty()) {
            data.setUrls(urls);
        }
        QVERIFY(!drop(data));
    }

    void dropsAreRefusedWhileADialogIsOpen()
    {
        edit({u"@ g"_s});
        const QString path = writeLevel(u"dropped.level.json"_s, {u"@ O g"_s});
        const DialogAnswer answer(u"codeDialog"_s, [&](QDialog *dialog) {
            QVERIFY(!dropFiles({path}));
            dialog->reject();
        });
        child<QAction>(u"pasteCode"_s)->trigger();
        QVERIFY(answer.wasGiven());
        QVERIFY(dropFiles({path}));
        QTRY_COMPARE(editor().document().path(), path);
    }

private:
    /// True if the window accepts the dropped data.
    bool drop(const QMimeData &data)
    {
        QDragEnterEvent enter({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &enter);
        if (!enter.isAccepted()) {
            return false;
        }
        QDropEvent drop({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &drop);
        return drop.isAccepted();
    }

    bool dropText(const QString &text)
    {
        QMimeData data;
        data.setText(text);
        return drop(data);
    }

    bool dropFiles(const QStringList &paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths) {
            urls.append(QUrl::fromLocalFile(path));
        }
        data.setUrls(urls);
        return drop(data);
    }

    QString writeLevel(const QString &name, const QStringList &rows)
    {
        return m_home->writeLevel(name, writeLevelJson(drawnLevel(rows), *shippedCatalogue()));
    }
};

MAZEWRIGHT_SUITE(drops, TestDrops)

#include "tst_drops.moc"
