#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

#include <optional>

using namespace Qt::StringLiterals;

/// Importing texts in the notations of other games in the window.
class TestTextImport : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aTextOfTheDefaultLegendOpensWithoutAQuestion()
    {
        const QString path = write(u"plain.txt"_s, "#####\n#@ g#\n#####\n");
        QVERIFY(m_window->editFile(path));
        QCOMPARE(rows(), (QStringList{u"#####"_s, u"#@ g#"_s, u"#####"_s}));
        QCOMPARE(editor().document().path(), path);
    }

    void anotherConventionIsGuessedAndAcceptedByEnter()
    {
        const QString path = write(u"box.txt"_s, "┌───┐\n│@ g│\n└───┘\n");
        QString preset;
        const DialogAnswer answer(u"legendDialog"_s, [&preset](QDialog *dialog) {
            preset = in<QComboBox>(dialog, u"legendPreset"_s).currentText();
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        QVERIFY(m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        QCOMPARE(preset, u"Box drawing"_s);
        QCOMPARE(rows(), (QStringList{u"┌───┐"_s, u"│@ g│"_s, u"└───┘"_s}));
        QVERIFY(editor().document().level().terrain == drawnLevel({u"#####"_s, u"#@ g#"_s, u"#####"_s}).terrain);
        QCOMPARE(editor().document().level().name, u"box"_s);
        QCOMPARE(editor().document().path(), QString());
        QVERIFY(editor().isModified()); // the level is in no file yet
        QCOMPARE(contentOf(path), QByteArray("┌───┐\n│@ g│\n└───┘\n"));
        editor().newLevel({3, 3});
    }

    void anotherPresetChangesTheChoicesAndThePicture()
    {
        const QString path = write(u"boxes.txt"_s, "#####\n#@$.#\n#####\n");
        QStringList meanings;
        bool isAnotherPicture = false;
        const DialogAnswer answer(u"legendDialog"_s, [&](QDialog *dialog) {
            auto &preset = in<QComboBox>(dialog, u"legendPreset"_s);
            const auto &preview = in<QLabel>(dialog, u"legendPreview"_s);
            const QImage before = preview.pixmap(Qt::ReturnByValue).toImage();
            meanings += in<QComboBox>(dialog, u"character_$"_s).currentData().toString();
            preset.setCurrentIndex(preset.findData(u"dcss"_s));
            meanings += in<QComboBox>(dialog, u"character_#"_s).currentData().toString();
            in<QComboBox>(dialog, u"character_$"_s)
                .setCurrentIndex(in<QComboBox>(dialog, u"character_$"_s).findData(u"orc"_s));
            isAnotherPicture = !before.isNull() && before != preview.pixmap(Qt::ReturnByValue).toImage();
            dialog->accept();
        });
        QVERIFY(m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        QCOMPARE(meanings, (QStringList{u"treasure"_s, u"wall"_s}));
        QVERIFY(isAnotherPicture);
        QCOMPARE(editor().document().level().things.back().kind, u"orc"_s);
        editor().newLevel({3, 3});
    }

    void cancelOpensNoLevel()
    {
        edit({u"@ g"_s});
        const QString path = write(u"box.txt"_s, "┌@┐\n");
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        QVERIFY(!m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        QCOMPARE(rows(), QStringList{u"@ g"_s});
        QCOMPARE(editor().levels().count(), 1);
    }

    void aMazeOfSeveralIsChosen()
    {
        const QString path = write(u"both.txt"_s, "; One\n@ g\n; Two\n@g\n");
        QStringList offered;
        const DialogAnswer answer(u"legendDialog"_s, [&offered](QDialog *dialog) {
            auto &maze = in<QComboBox>(dialog, u"legendMaze"_s);
            for (int i = 0; i < maze.count(); ++i) {
                offered += maze.itemText(i);
            }
            maze.setCurrentIndex(2);
            dialog->accept();
        });
        QVERIFY(m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        QCOMPARE(offered, (QStringList{u"All 2 mazes, as a campaign"_s, u"Maze 1: One"_s, u"Maze 2: Two"_s}));
        QCOMPARE(rows(), QStringList{u"@g"_s});
        QCOMPARE(editor().document().level().name, u"Two"_s);
        editor().newLevel({3, 3});
    }

    void aSingleMazeIsNoChoice()
    {
        const QString path = write(u"box.txt"_s, "┌@┐\n");
        bool isOffered = true;
        const DialogAnswer answer(u"legendDialog"_s, [&isOffered](QDialog *dialog) {
            isOffered = in<QComboBox>(dialog, u"legendMaze"_s).isVisible();
            dialog->reject();
        });
        QVERIFY(!m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        QVERIFY(!isOffered);
    }

    void allMazesBecomeACampaign()
    {
        const QString path = write(u"both.txt"_s, "; One\n@ g\n; Two\n@g\n");
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QVERIFY(m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        const QDir folder(Settings::ownFolder() + u"/both"_s);
        QCOMPARE(folder.entryList(QDir::Files),
                 (QStringList{u"01_one.level.json"_s, u"02_two.level.json"_s, u"both.campaign.json"_s}));
        QCOMPARE(editor().document().path(), folder.filePath(u"01_one.level.json"_s));
    }

    void aDroppedTextIsAskedAboutToo()
    {
        edit({u"@ g"_s});
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write(u"box.txt"_s, "┌@┐\n"))});
        QDragEnterEvent enter({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &enter);
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QDropEvent drop({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY(answer.wasGiven());
        QTRY_COMPARE(rows(), QStringList{u"┌@┐"_s});
        editor().newLevel({3, 3});
    }

    /// Several texts on the command line are asked about one after the other. They are opened before the window is
    /// shown, and the second question waits for the first answer.
    void severalTextsAreAskedAboutInTurn()
    {
        const QStringList paths{write(u"a.txt"_s, "┌@┐\n"), write(u"b.level.json"_s, corridorFile(u"Between"_s)),
                                write(u"c.txt"_s, "@☺ \n")};
        m_window = std::make_unique<ProgramWindow>(shippedCatalogue());
        m_window->useLanguage(u"en"_s);
        m_window->program().files().editAll(paths);
        QVERIFY(editor().levels().isEmpty());
        QStringList asked;
        const auto answerFor = [&asked](QDialog *dialog) {
            asked.append(dialog->findChild<QComboBox *>(u"character_☺"_s) ? u"c"_s : u"a"_s);
            dialog->accept();
        };
        std::optional<DialogAnswer> second;
        const DialogAnswer first(u"legendDialog"_s, [&](QDialog *dialog) {
            answerFor(dialog);
            second.emplace(u"legendDialog"_s, answerFor);
        });
        m_window->show();
        QTRY_VERIFY(second && second->wasGiven());
        QCOMPARE(asked, (QStringList{u"a"_s, u"c"_s}));
        QTRY_COMPARE(editor().levels().count(), 3);
        QCOMPARE(editor().levels().placeOf(paths.at(1)), 1);
        QCOMPARE(editor().document().level().name, u"c"_s);
        QVERIFY(!QApplication::activeModalWidget());
    }

    void rareCharactersAmongManyStayUnchanged()
    {
        QString row = u"@"_s;
        for (int i = 0; i < 70; ++i) {
            row += QString(2, QChar(0x4e00 + i));
        }
        row += QChar(0x5e00);
        const QString path = write(u"many.txt"_s, row.toUtf8());
        QString more;
        const DialogAnswer answer(u"legendDialog"_s, [&more](QDialog *dialog) {
            more = in<QLabel>(dialog, u"legendMore"_s).text();
            dialog->accept();
        });
        QVERIFY(m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        QCOMPARE(more, u"8 more characters stay as they are."_s);
        QVERIFY(unknownCharacters(editor().document().level()).contains(U'\u5e00'));
        QCOMPARE(rows(), QStringList{row});
        editor().newLevel({3, 3});
    }

    void everyLetterHasAMeaningInEveryConvention()
    {
        const QString path =
            write(u"letters.txt"_s, "abcdefghijklmnopqrstuvwxyz\nABCDEFGHIJKLMNOPQRSTUVWXYZ\n0123456789\n");
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) {
            auto &preset = in<QComboBox>(dialog, u"legendPreset"_s);
            for (int convention = 0; convention < preset.count(); ++convention) {
                preset.setCurrentIndex(convention);
                for (const QChar letter : u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"_s) {
                    const auto &choice = in<QComboBox>(dialog, u"character_"_s + letter);
                    QVERIFY(choice.currentIndex() >= 0);
                    const QString key = choice.currentData().toString();
                    QVERIFY2(shippedCatalogue()->kindOf(key) || shippedCatalogue()->terrainOf(key), qPrintable(key));
                }
            }
            dialog->reject();
        });
        QVERIFY(!m_window->editFile(path));
        QVERIFY(answer.wasGiven());
    }

    void anAnswerSurvivesAChangeOfConvention()
    {
        const QString path = write(u"box.txt"_s, "┌────┐\n│@☺ g│\n└────┘\n");
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) {
            auto &smile = in<QComboBox>(dialog, u"character_☺"_s);
            smile.setCurrentIndex(smile.findData(u"orc"_s));
            auto &preset = in<QComboBox>(dialog, u"legendPreset"_s);
            for (const QString &convention : {u"sokoban"_s, u"box"_s}) {
                preset.setCurrentIndex(preset.findData(convention));
                QCOMPARE(smile.currentData().toString(), u"orc"_s);
            }
            dialog->reject();
        });
        QVERIFY(!m_window->editFile(path));
        QVERIFY(answer.wasGiven());
    }

    void guessesAreMarkedUntilConfirmed()
    {
        const QString path = write(u"box.txt"_s, "┌────┐\n│@☺ g│\n└────┘\n");
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) {
            const auto guesses = [dialog] {
                int seen = 0;
                for (const QLabel *label : dialog->findChildren<QLabel *>()) {
                    seen += label->text() == u"guessed"_s && label->isVisible() ? 1 : 0;
                }
                return seen;
            };
            QCOMPARE(guesses(), 1);
            auto &smile = in<QComboBox>(dialog, u"character_☺"_s);
            smile.setCurrentIndex(smile.findData(u"orc"_s));
            QCOMPARE(guesses(), 0);
            dialog->reject();
        });
        QVERIFY(!m_window->editFile(path));
        QVERIFY(answer.wasGiven());
    }

    void theWheelChangesNoChoice()
    {
        const QString path = write(u"box.txt"_s, "┌────┐\n│@☺ g│\n└────┘\n");
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) {
            for (const QString &name : {u"character_☺"_s, u"legendPreset"_s}) {
                auto &choice = in<QComboBox>(dialog, name);
                const int before = choice.currentIndex();
                const QPoint middle = choice.rect().center();
                QWheelEvent wheel(middle, choice.mapToGlobal(middle), {}, {0, -240}, {}, {}, Qt::NoScrollPhase, false);
                QCoreApplication::sendEvent(&choice, &wheel);
                QCOMPARE(choice.currentIndex(), before);
            }
            dialog->reject();
        });
        QVERIFY(!m_window->editFile(path));
        QVERIFY(answer.wasGiven());
    }

    void aLevelWithoutCellsCanBeLookedAt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        const QByteArray head = R"({"format": "mazewright-level", "version": 1, "rows": [)";
        QTest::newRow("a level without rows") << u"none.level.json"_s << head + "]}";
        QTest::newRow("a level of an empty row") << u"none.level.json"_s << head + "\"\"]}";
    }

    /// A level without cells can be shown, although it is in error, and no action with it does harm.
    void aLevelWithoutCellsCanBeLookedAt()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        edit({u"@ g"_s});
        QVERIFY(m_window->editFile(write(name, text)));
        QCOMPARE(editor().levels().count(), 2);
        QCOMPARE(editor().document().level().size().area(), 0);
        auto *viewport = child<QWidget>(u"canvasViewport"_s);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_PageDown,
                                  Qt::Key_Space, Qt::Key_Return, Qt::Key_Delete, Qt::Key_Plus, Qt::Key_Left}) {
            QTest::keyClick(viewport, key);
            QTest::keyClick(viewport, key, Qt::ShiftModifier);
        }
        for (const QPoint place : {viewport->rect().center(), QPoint(1, 1)}) {
            QTest::mouseMove(viewport, place);
            QTest::mouseClick(viewport, Qt::LeftButton, {}, place);
            QTest::mouseClick(viewport, Qt::RightButton, Qt::ShiftModifier, place);
        }
        QCOMPARE(editor().document().level().size().area(), 0);
        QVERIFY(!editor().isModified());
    }

    void everyWidgetHasAName()
    {
        const QString path = write(u"both.txt"_s, "; One\n┌@┐\n; Two\n@g \n");
        QStringList nameless;
        const DialogAnswer answer(u"legendDialog"_s, [&nameless](QDialog *dialog) {
            for (const QComboBox *choice : dialog->findChildren<QComboBox *>()) {
                nameless += choice->accessibleName().isEmpty() ? choice->objectName() : QString();
            }
            nameless.removeAll(QString());
            QVERIFY(!in<QLabel>(dialog, u"legendPreview"_s).accessibleName().isEmpty());
            dialog->reject();
        });
        QVERIFY(!m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        QCOMPARE(nameless, QStringList());
    }

    void theConventionIsGuessedInTheDialog_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("character");
        QTest::addColumn<QString>("key");
        QTest::newRow("walls of W") << QByteArray("WWWWW\nW@ gW\nWWWWW\n") << u"mazewright"_s << u"W"_s << u"wall"_s;
        QTest::newRow("a single S") << QByteArray("#####\n#S E#\n#####\n") << u"mazewright"_s << u"S"_s << u"start"_s;
        QTest::newRow("a single E") << QByteArray("#####\n#S E#\n#####\n") << u"mazewright"_s << u"E"_s << u"exit"_s;
        QTest::newRow("the turtle tutorial")
            << QByteArray("XXXXX\nXP TX\nXE EX\nXXXXX\n") << u"turtle"_s << u"T"_s << u"treasure"_s;
        QTest::newRow("boxes") << QByteArray("+---+\n|@ g|\n+---+\n") << u"boxes"_s << u"+"_s << u"wall"_s;
    }

    void theConventionIsGuessedInTheDialog()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, preset);
        QFETCH(QString, character);
        QFETCH(QString, key);
        QStringList seen;
        const DialogAnswer answer(u"legendDialog"_s, [&](QDialog *dialog) {
            seen += in<QComboBox>(dialog, u"legendPreset"_s).currentData().toString();
            seen += in<QComboBox>(dialog, u"character_"_s + character).currentData().toString();
            dialog->reject();
        });
        QVERIFY(!m_window->editFile(write(u"drawn.txt"_s, text)));
        QVERIFY(answer.wasGiven());
        QCOMPARE(seen, (QStringList{preset, key}));
    }

    void programsOfTheTutorialsOpenAsTheirMaze()
    {
        const QString path = write(u"maze.py"_s, "import turtle\nwn = turtle.Screen()\nwn.bgcolor(\"black\")\n"
                                                 "level_1 = [\n\"######\",\n\"#@  g#\",\n\"######\",\n]\n");
        QVERIFY(m_window->editFile(path));
        QCOMPARE(rows(), (QStringList{u"######"_s, u"#@  g#"_s, u"######"_s}));
        QCOMPARE(editor().document().level().name, u"maze"_s);
    }

    void programsOfTheTutorialsArePastedAsTheirMaze()
    {
        edit({u"@ g"_s});
        QGuiApplication::clipboard()->setText(u"wn.bgcolor(\"black\")\nMAZE = \"\"\"\\\n####\n#@ #\n####\n\"\"\"\n"_s);
        const DialogAnswer answer(u"rulesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
        QTRY_COMPARE(editor().levels().count(), 2);
        QCOMPARE(rows(), (QStringList{u"####"_s, u"#@ #"_s, u"####"_s}));
        editor().newLevel({3, 3});
    }

    void listsOfCellsAreAskedAboutAsCharacters()
    {
        const QString path =
            write(u"grid.py"_s, "grid = [[1, 1, 1, 1],\n [1, 2, 0, 1],\n [1, 0, 3, 1],\n [1, 1, 1, 1]]\n");
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) {
            QCOMPARE(in<QComboBox>(dialog, u"character_1"_s).currentData().toString(), u"wall"_s);
            QCOMPARE(in<QComboBox>(dialog, u"character_0"_s).currentData().toString(), u"floor"_s);
            auto &start = in<QComboBox>(dialog, u"character_2"_s);
            start.setCurrentIndex(start.findData(u"start"_s));
            auto &exit = in<QComboBox>(dialog, u"character_3"_s);
            exit.setCurrentIndex(exit.findData(u"exit"_s));
            dialog->accept();
        });
        QVERIFY(m_window->editFile(path));
        QVERIFY(answer.wasGiven());
        const Level wanted = drawnLevel({u"####"_s, u"#@ #"_s, u"# X#"_s, u"####"_s});
        QVERIFY(editor().document().level().terrain == wanted.terrain);
        QCOMPARE(editor().document().level().things.front().cell, (Point{1, 1}));
        editor().newLevel({3, 3});
    }

    void everyTextEndingOpensAsText_data()
    {
        QTest::addColumn<QString>("ending");
        for (const QString &ending : textEndings()) {
            QTest::newRow(qPrintable(ending)) << ending;
        }
    }

    void everyTextEndingOpensAsText()
    {
        QFETCH(QString, ending);
        QVERIFY(m_window->editFile(write(u"maze"_s + ending, "####\n#@g#\n####\n")));
        QCOMPARE(rows(), (QStringList{u"####"_s, u"#@g#"_s, u"####"_s}));
        QCOMPARE(editor().document().level().name, u"maze"_s);
    }

private:
    QString write(const QString &name, const QByteArray &text)
    {
        const QString path = m_folder->filePath(name);
        return writeWhole(path, text) ? QString() : path;
    }
};

MAZEWRIGHT_SUITE(textimport, TestTextImport)
#include "tst_textimport.moc"
