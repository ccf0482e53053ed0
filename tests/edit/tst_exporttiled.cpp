#include "editor/fileactions/exportfeature.h"
#include "editor/levelfiles/picturedialog.h"
#include "gamecore/base/files.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QStatusBar>
#include <QTest>

#include <functional>

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
        savePicture(file(u"maze"_s), 32); // the file name extension is added
        const QImage picture(file(u"maze.png"_s));
        QCOMPARE(picture.size(), QSize(3 * 32, 2 * 32));
        QVERIFY(picture.copy(0, 0, 32, 32) != picture.copy(32, 0, 32, 32)); // the start is visible
        QCOMPARE(m_window->statusBar()->currentMessage(), u"Saved: maze.png"_s);
    }

    void aPictureHasTheChosenSize_data()
    {
        QTest::addColumn<QSize>("level");
        QTest::addColumn<int>("usual");
        QTest::addColumn<QString>("row");
        QTest::newRow("a small level") << QSize(15, 10) << 80 << u"80 pixels (picture: 1,200 × 800)"_s;
        QTest::newRow("the turtle's size") << QSize(20, 15) << 64 << u"64 pixels (picture: 1,280 × 960)"_s;
        QTest::newRow("a wide level") << QSize(90, 20) << 16 << u"16 pixels (picture: 1,440 × 320)"_s;
        QTest::newRow("a tiny level") << QSize(2, 1) << 128 << u"128 pixels (picture: 256 × 128)"_s;
    }

    /// The size that is offered first makes the picture about 1200 pixels wide.
    void aPictureHasTheChosenSize()
    {
        QFETCH(const QSize, level);
        QFETCH(const int, usual);
        QFETCH(const QString, row);
        edit(QStringList(level.height(), QString(level.width(), u' ')));
        std::unique_ptr<DialogAnswer> chosen;
        const DialogAnswer answer(u"pictureDialog"_s, [&](QDialog *dialog) {
            const auto &sizes = in<QComboBox>(dialog, u"pictureTileSize"_s);
            QCOMPARE(sizes.currentText(), row);
            chosen = std::make_unique<DialogAnswer>(u"savePictureDialog"_s,
                                                    [&](QDialog *files) { chooseFile(files, file(u"wide"_s)); });
            dialog->accept();
        });
        child<QAction>(u"savePicture"_s)->trigger();
        QVERIFY(chosen && chosen->wasGiven());
        QCOMPARE(QImage(file(u"wide.png"_s)).size(), level * usual);
        savePicture(file(u"small"_s), 16);
        QCOMPARE(QImage(file(u"small.png"_s)).size(), level * 16);
    }

    void onlySizesThatFitAPictureAreOffered()
    {
        QCOMPARE(pictureTileSizes({15, 10}), (QList<int>{1, 2, 4, 8, 16, 24, 32, 48, 64, 80, 96, 128}));
        QCOMPARE(pictureTileSizes({4096, 4096}), (QList<int>{1, 2, 4}));
        QCOMPARE(usualPictureTileSize({4096, 4096}), 1);
        QVERIFY(pictureTileSizes({0, 0}).isEmpty());
    }

    void replacingAPictureAsksFirst()
    {
        edit({u"@ g"_s});
        QVERIFY(!writeWhole(file(u"maze.png"_s), "mine"));
        std::unique_ptr<DialogAnswer> question;
        savePicture(file(u"maze"_s), 32, [&question] {
            question = std::make_unique<DialogAnswer>(u"replaceFile"_s,
                                                      [](QDialog *asking) { clickButton(asking, QMessageBox::No); });
        });
        QVERIFY(question && question->wasGiven());
        QCOMPARE(contentOf(file(u"maze.png"_s)), QByteArray("mine"));
    }

    void anUnwritablePictureGivesAReason()
    {
        edit({u"@ g"_s});
        QVERIFY(QDir().mkpath(file(u"maze.png"_s)));
        std::unique_ptr<DialogAnswer> message;
        savePicture(file(u"maze"_s), 32, [&message] {
            message = std::make_unique<DialogAnswer>(u"pictureFailed"_s, [](QDialog *said) { said->accept(); });
        });
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

    /// Saves a picture with that many pixels per cell. Calls `expect`, if not null, before the file is chosen, to
    /// answer what is asked then.
    void savePicture(const QString &path, int tileSize, const std::function<void()> &expect = {})
    {
        std::unique_ptr<DialogAnswer> chosen;
        const DialogAnswer answer(u"pictureDialog"_s, [&](QDialog *dialog) {
            auto &sizes = in<QComboBox>(dialog, u"pictureTileSize"_s);
            sizes.setCurrentIndex(sizes.findData(tileSize));
            chosen = std::make_unique<DialogAnswer>(u"savePictureDialog"_s, [&](QDialog *files) {
                if (expect) {
                    expect();
                }
                chooseFile(files, path);
            });
            dialog->accept();
        });
        child<QAction>(u"savePicture"_s)->trigger();
        QVERIFY(answer.wasGiven() && chosen && chosen->wasGiven());
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
