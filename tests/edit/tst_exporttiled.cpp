#include "editor/fileactions/exportfeature.h"
#include "gamecore/base/files.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QStatusBar>
#include <QTest>

using namespace Qt::StringLiterals;

/// Exporting the edited level for Tiled and as a picture, in the real window.
class TestExportTiled : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theLevelIsWrittenAsItIsDrawn()
    {
        edit({u"@ g"_s});
        QVERIFY(exportTo(file(u"maze.tmj"_s)));
        const QByteArray map = contentOf(file(u"maze.tmj"_s));
        QVERIFY(map.contains("\"type\": \"treasure\""));
        QVERIFY(map.contains("\"maze.tiles.png\""));
        QVERIFY(!QImage(file(u"maze.tiles.png"_s)).isNull());
        QCOMPARE(m_window->statusBar()->currentMessage(), u"Written: maze.tmj and maze.tiles.png"_s);
        QCOMPARE(editor().document().path(), QString()); // the document keeps its own file
    }

    void theChosenFormatGivesTheEnding()
    {
        edit({u"@ g"_s});
        QVERIFY(exportTo(file(u"maze"_s)));
        QVERIFY(contentOf(file(u"maze.tmj"_s)).startsWith("{"));
        QVERIFY(exportTo(file(u"other"_s), u"Tiled maps in XML (*.tmx)"_s));
        QVERIFY(contentOf(file(u"other.tmx"_s)).startsWith("<?xml"));
    }

    void replacingAnUnrelatedPictureAsksFirst()
    {
        edit({u"@ g"_s});
        QVERIFY(!writeWhole(file(u"maze.tiles.png"_s), "mine"));
        std::unique_ptr<DialogAnswer> question;
        const DialogAnswer answer(u"exportTiledDialog"_s, [&](QDialog *dialog) {
            question = std::make_unique<DialogAnswer>(u"replaceFile"_s,
                                                      [](QDialog *asking) { clickButton(asking, QMessageBox::No); });
            chooseFile(dialog, file(u"maze.tmj"_s));
        });
        child<QAction>(u"exportTiled"_s)->trigger();
        QVERIFY(question && question->wasGiven());
        QCOMPARE(contentOf(file(u"maze.tiles.png"_s)), QByteArray("mine"));
        QVERIFY(!QFile::exists(file(u"maze.tmj"_s)));
    }

    void aFailedExportGivesAReason()
    {
        edit({u"@ g"_s});
        std::unique_ptr<DialogAnswer> message;
        QVERIFY(QDir().mkpath(file(u"maze.tiles.png"_s)));
        const DialogAnswer answer(u"exportTiledDialog"_s, [&](QDialog *dialog) {
            message = std::make_unique<DialogAnswer>(u"exportFailed"_s, [](QDialog *said) { said->accept(); });
            chooseFile(dialog, file(u"maze.tmj"_s));
        });
        child<QAction>(u"exportTiled"_s)->trigger();
        QVERIFY(message && message->wasGiven());
        QVERIFY(!QFile::exists(file(u"maze.tmj"_s)));
    }

    void aPictureShowsTheWholeLevel()
    {
        edit({u"@ g"_s, u"   "_s});
        savePicture(file(u"maze"_s)); // the file name extension is added
        const QImage picture(file(u"maze.png"_s));
        QCOMPARE(picture.size(), QSize(3 * 32, 2 * 32));
        QVERIFY(picture.copy(0, 0, 32, 32) != picture.copy(32, 0, 32, 32)); // the start is visible
        QCOMPARE(m_window->statusBar()->currentMessage(), u"Saved: maze.png"_s);
    }

    void replacingAPictureAsksFirst()
    {
        edit({u"@ g"_s});
        QVERIFY(!writeWhole(file(u"maze.png"_s), "mine"));
        std::unique_ptr<DialogAnswer> question;
        const DialogAnswer answer(u"savePictureDialog"_s, [&](QDialog *dialog) {
            question = std::make_unique<DialogAnswer>(u"replaceFile"_s,
                                                      [](QDialog *asking) { clickButton(asking, QMessageBox::No); });
            chooseFile(dialog, file(u"maze"_s));
        });
        child<QAction>(u"savePicture"_s)->trigger();
        QVERIFY(question && question->wasGiven());
        QCOMPARE(contentOf(file(u"maze.png"_s)), QByteArray("mine"));
    }

    void anUnwritablePictureGivesAReason()
    {
        edit({u"@ g"_s});
        QVERIFY(QDir().mkpath(file(u"maze.png"_s)));
        std::unique_ptr<DialogAnswer> message;
        const DialogAnswer answer(u"savePictureDialog"_s, [&](QDialog *dialog) {
            message = std::make_unique<DialogAnswer>(u"pictureFailed"_s, [](QDialog *said) { said->accept(); });
            chooseFile(dialog, file(u"maze"_s));
        });
        child<QAction>(u"savePicture"_s)->trigger();
        QVERIFY(message && message->wasGiven());
    }

    void exportIsOffWhilePlaying()
    {
        edit({u"@ g"_s});
        QVERIFY(child<QAction>(u"exportTiled"_s)->isEnabled());
        key(Qt::Key_F5);
        QVERIFY(!child<QAction>(u"exportTiled"_s)->isEnabled());
    }

private:
    QString file(const QString &name) const { return m_folder->filePath(name); }

    void savePicture(const QString &path)
    {
        const DialogAnswer answer(u"savePictureDialog"_s, [&](QDialog *dialog) { chooseFile(dialog, path); });
        child<QAction>(u"savePicture"_s)->trigger();
        QVERIFY(answer.wasGiven());
    }

    /// Starts the export and types a path. Returns false if the dialog did not open.
    bool exportTo(const QString &path, const QString &filter = {})
    {
        const DialogAnswer answer(u"exportTiledDialog"_s, [&](QDialog *dialog) {
            if (!filter.isEmpty()) {
                qobject_cast<QFileDialog *>(dialog)->selectNameFilter(filter);
            }
            chooseFile(dialog, path);
        });
        child<QAction>(u"exportTiled"_s)->trigger();
        return answer.wasGiven();
    }
};

MAZEWRIGHT_SUITE(exporttiled, TestExportTiled)
#include "tst_exporttiled.moc"
