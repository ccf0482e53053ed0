#include "editor/levelfiles/codedialogs.h"
#include "gamecore/base/rng.h"
#include "gamecore/packing/qrcode.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString clipboardText()
{
    return QGuiApplication::clipboard()->text();
}

Level mazeWithProof()
{
    ReadLevel read = readLevelJson(shippedLevelText(), *shippedCatalogue());
    return std::move(read.level).take().value();
}

QString codeOfRows(const QStringList &rows, const QString &rest = {})
{
    return codeOf(levelFrom(rows, rest), *shippedCatalogue());
}

QString shownIn(QDialog *dialog, const QString &name)
{
    return in<QLabel>(dialog, name).text();
}

/// Waits until the dialog shows the contents of its text.
void waitForFacts(QDialog *dialog)
{
    QTRY_VERIFY(!shownIn(dialog, u"codeFacts"_s).isEmpty());
}

} // namespace

/// Levels and games as codes, in the real window with the real clipboard.
class TestCodeWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aLevelIsCopiedAsACode()
    {
        edit({u"#####"_s, u"#@ g#"_s, u"#####"_s});
        const Level level = editor().document().level();
        copyCode();
        QCOMPARE(clipboardText(), codeOf(level, *shippedCatalogue()));
    }

    void proofAndTextsCanBeLeftOut()
    {
        Level level = mazeWithProof();
        edit({u"@ g"_s});
        editor().openLevel(level, {}, false);
        copyCode([](QDialog *dialog) {
            const QString whole = clipboardText();
            in<QCheckBox>(dialog, u"shareProof"_s).click();
            in<QCheckBox>(dialog, u"shareTexts"_s).click();
            QTRY_VERIFY(clipboardText().size() < whole.size() / 2);
            QTRY_VERIFY(clipboardText().size() <= 300);
        });
        level.proof = {};
        QCOMPARE(clipboardText(), codeOf(withoutTexts(level), *shippedCatalogue()));
    }

    void aLongCodeOffersTheFile()
    {
        Level level = newLevel(*shippedCatalogue(), {5, 5});
        Rng rng(1);
        for (int i = 0; i < 4000; ++i) {
            level.description += QChar(rng.between(u'A', u'z'));
        }
        edit({u"@ g"_s});
        editor().openLevel(level, {}, false);
        QGuiApplication::clipboard()->setText(u"as it was"_s);
        copyCode([](QDialog *dialog) {
            QVERIFY(shownIn(dialog, u"shareSaid"_s).contains(u"Send the file instead"));
            QVERIFY(in<QPushButton>(dialog, u"shareSaveFile"_s).isVisible());
            in<QCheckBox>(dialog, u"shareTexts"_s).click();
            QTRY_VERIFY(!in<QPlainTextEdit>(dialog, u"shareCode"_s).toPlainText().isEmpty());
        });
        QVERIFY(looksLikeCode(clipboardText()));
    }

    void theQrCodeIsShownAndSaved()
    {
        if (!canMakeQrCodes()) {
            QCOMPARE(qrCodeOf("mw2"), std::nullopt);
            return;
        }
        QCOMPARE(qrCodeOf(QByteArray(longestQrText, 'x'))->width(), 177);
        QVERIFY(!qrCodeOf(QByteArray(longestQrText + 1, 'x')));
        edit({u"@ g"_s});
        copyCode([](QDialog *dialog) {
            QVERIFY(in<QLabel>(dialog, u"shareQr"_s).isVisible());
            QVERIFY(in<QLabel>(dialog, u"shareQr"_s).pixmap().width() >= 100);
            QVERIFY(in<QPushButton>(dialog, u"shareSavePicture"_s).isEnabled());
        });
    }

    void aCodeIsShownBeforeItOpens()
    {
        edit({u"@ g"_s});
        const QStringList rows{u"######"_s, u"#@  g#"_s, u"######"_s};
        const int before = editor().levels().count();
        pasteCode(codeOfRows(rows, u"\"name\": \"The pit\", \"author\": \"Ann\""_s), [&](QDialog *dialog) {
            waitForFacts(dialog);
            QCOMPARE(shownIn(dialog, u"codeFacts"_s), u"A level: “The pit”\nBy Ann\n6 × 3 cells"_s);
            QCOMPARE(shownIn(dialog, u"codeFindings"_s), u"No errors found."_s);
            QVERIFY(!in<QLabel>(dialog, u"codePicture"_s).pixmap().isNull());
            QCOMPARE(editor().levels().count(), before);
            QTest::mouseClick(&in<QPushButton>(dialog, u"codeDialogOk"_s), Qt::LeftButton);
        });
        QCOMPARE(editor().levels().count(), before + 1);
        QCOMPARE(this->rows(), rows);
        QVERIFY(editor().document().needsPath());
        QVERIFY(editor().isModified());
    }

    void cancelOpensNoLevel()
    {
        edit({u"@ g"_s});
        const int before = editor().levels().count();
        pasteCode(codeOfRows({u"@   g"_s}), [](QDialog *dialog) {
            waitForFacts(dialog);
            dialog->reject();
        });
        QCOMPARE(editor().levels().count(), before);
        QCOMPARE(rows(), (QStringList{u"@ g"_s}));
    }

    void badCodesGiveAReason_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("said");
        QString damaged = codeOfRows({u"@ g"_s});
        damaged[10] = damaged[10] == u'A' ? u'B' : u'A';
        QTest::newRow("a wrong character") << damaged << u"damaged"_s;
        QTest::newRow("the first version") << u"mw1AAAA"_s << u"older version"_s;
        QTest::newRow("a later version") << u"mw3AAAA"_s << u"newer version"_s;
    }

    void badCodesGiveAReason()
    {
        QFETCH(QString, code);
        QFETCH(QString, said);
        edit({u"@ g"_s});
        pasteCode(code, [&](QDialog *dialog) {
            waitForFacts(dialog);
            QVERIFY2(shownIn(dialog, u"codeFacts"_s).contains(said), qPrintable(shownIn(dialog, u"codeFacts"_s)));
            QVERIFY(!in<QPushButton>(dialog, u"codeDialogOk"_s).isEnabled());
            dialog->reject();
        });
    }

    void namesAreShownAsPlainText()
    {
        edit({u"@ g"_s});
        pasteCode(codeOfRows({u"@ g"_s}, u"\"name\": \"<b>bold</b>\\nnext\""_s), [](QDialog *dialog) {
            waitForFacts(dialog);
            QCOMPARE(in<QLabel>(dialog, u"codeFacts"_s).textFormat(), Qt::PlainText);
            QVERIFY(shownIn(dialog, u"codeFacts"_s).startsWith(u"A level: “<b>bold</b>\ufffdnext”\n"));
            dialog->reject();
        });
    }

    void aCodeCanBeTyped()
    {
        edit({u"@ g"_s});
        pasteCode(u"no code"_s, [](QDialog *dialog) {
            auto &text = in<QPlainTextEdit>(dialog, u"codeText"_s);
            QCOMPARE(text.toPlainText(), QString());
            QVERIFY(!in<QPushButton>(dialog, u"codeDialogOk"_s).isEnabled());
            text.setPlainText(u"> "_s + codeOfRows({u"# @g"_s}).insert(9, u"\n> "_s));
            QTRY_VERIFY(in<QPushButton>(dialog, u"codeDialogOk"_s).isEnabled());
            QTest::mouseClick(&in<QPushButton>(dialog, u"codeDialogOk"_s), Qt::LeftButton);
        });
        QCOMPARE(rows(), (QStringList{u"# @g"_s}));
    }

    void pasteTakesCodesToo()
    {
        edit({u"@ g"_s});
        QGuiApplication::clipboard()->setText(codeOfRows({u"@ ##"_s}));
        const DialogAnswer answer(u"codeDialog"_s, [](QDialog *dialog) {
            waitForFacts(dialog);
            QTest::mouseClick(&in<QPushButton>(dialog, u"codeDialogOk"_s), Qt::LeftButton);
        });
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(rows(), (QStringList{u"@ ##"_s}));
    }

    void theStartPageTakesCodes()
    {
        QVERIFY(m_window->mode() != ProgramWindow::Mode::Edit);
        QVERIFY(!child<QAction>(u"copyCode"_s)->isEnabled());
        pasteCode(codeOfRows({u"@ ##"_s}), [](QDialog *dialog) {
            waitForFacts(dialog);
            QTest::mouseClick(&in<QPushButton>(dialog, u"codeDialogOk"_s), Qt::LeftButton);
        });
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(rows(), (QStringList{u"@ ##"_s}));
    }

    void aGameCodeIsWatched()
    {
        const Run run =
            recordedRun(gameOf({u"@  X"_s}, u"\"ruleset\": \"tombs\", \"rules\": { \"win\": [\"exit\"] }"_s),
                        {u"move east"_s, u"move east"_s});
        pasteCode(codeOf(run, *shippedCatalogue()), [](QDialog *dialog) {
            waitForFacts(dialog);
            QVERIFY(shownIn(dialog, u"codeFacts"_s).startsWith(u"Unnamed recorded game"));
            QCOMPARE(in<QPushButton>(dialog, u"codeDialogOk"_s).text(), u"Watch game"_s);
            QTest::mouseClick(&in<QPushButton>(dialog, u"codeDialogOk"_s), Qt::LeftButton);
        });
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
    }

private:
    void trigger(const QString &action) { child<QAction>(action)->trigger(); }

    /// Copies the level as a code. `act` gets the dialog when it shows the code.
    void copyCode(const std::function<void(QDialog *)> &act = {})
    {
        const DialogAnswer answer(u"shareDialog"_s, [&act](QDialog *dialog) {
            QTRY_VERIFY(!shownIn(dialog, u"shareSaid"_s).isEmpty());
            if (act) {
                act(dialog);
            }
            if (dialog->isVisible()) {
                dialog->reject();
            }
        });
        trigger(u"copyCode"_s);
        QVERIFY(answer.wasGiven());
    }
    void pasteCode(const QString &code, const std::function<void(QDialog *)> &act)
    {
        QGuiApplication::clipboard()->setText(code);
        const DialogAnswer answer(u"codeDialog"_s, act);
        trigger(u"pasteCode"_s);
        QVERIFY(answer.wasGiven());
    }
};

MAZEWRIGHT_SUITE(codewindow, TestCodeWindow)
#include "tst_codewindow.moc"
