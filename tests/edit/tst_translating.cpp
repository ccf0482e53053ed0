#include "editor/document/propertyedits.h"
#include "editor/edits/carriedkinds.h"
#include "editor/edits/clipcells.h"
#include "editor/edits/ownkinds.h"
#include "editor/edits/stamp.h"
#include "editor/forms/translationstable.h"
#include "editor/storage/recoveryfiles.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/leveltranslations.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QBuffer>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;

namespace {

const QByteArray translatedLevel = R"({
    "format": "mazewright-level",
    "version": 1,
    "name": "Pit",
    "description": "Deep.",
    "translations": {
        "de": {
            "name": "Grube",
            "things[0].text": "Eins",
            "things[1].text": "Zwei",
            "kinds.monsters.rat.name": "Ratte"
        }
    },
    "ruleset": "classic",
    "rows": [
        "@     ",
        "      "
    ],
    "things": [
        { "cell": [2, 0], "kind": "sword", "text": "One" },
        { "cell": [4, 0], "kind": "sword", "text": "Two" },
        { "cell": [0, 1], "kind": "rat" }
    ],
    "kinds": {
        "monsters": {
            "big_rat": { "base": "rat", "hp": 40 },
            "rat": { "base": "orc", "name": "rat" }
        }
    }
}
)";

void press(QDialog *dialog, const QString &button)
{
    QTest::mouseClick(&in<QPushButton>(dialog, button), Qt::LeftButton);
}

/// Selects the row of a language and a text, and replaces the text.
void typeText(QDialog *dialog, int row, const QString &text)
{
    in<QTableWidget>(dialog, u"translationsTable"_s).setCurrentCell(row, 2);
    auto &field = in<QPlainTextEdit>(dialog, u"translationText"_s);
    field.selectAll();
    text.isEmpty() ? QTest::keyClick(&field, Qt::Key_Delete) : QTest::keyClicks(&field, text);
}

void addLanguage(QDialog *dialog, const QString &code)
{
    in<QComboBox>(dialog, u"translationLanguage"_s).setCurrentText(code);
    press(dialog, u"addTranslationLanguage"_s);
}

QStringList rowsOf(QDialog *dialog)
{
    const auto &table = in<QTableWidget>(dialog, u"translationsTable"_s);
    QStringList rows;
    for (int row = 0; row < table.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < table.columnCount(); ++column) {
            cells.append(table.item(row, column)->text());
        }
        rows.append(cells.join(u" | "_s));
    }
    return rows;
}

} // namespace

/// Translations written in the editor follow the things, kinds and texts that they belong to.
class TestTranslating : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_window->useLanguage(u"en"_s);
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        const ReadLevel read = readLevelJson(translatedLevel, *shippedCatalogue());
        file.write(writeLevelJson(read.level.value(), *shippedCatalogue()));
        file.close();
        QVERIFY(m_window->editFile(path()));
    }

    void cleanup() { closeWindow(); }

    void theTableShowsLanguagePartAndText()
    {
        open([](QDialog *dialog) {
            QCOMPARE(rowsOf(dialog),
                     (QStringList{u"Deutsch (de) | Name | Grube"_s, u"Deutsch (de) | Description | Deep."_s,
                                  u"Deutsch (de) | Text at 2, 0 | Eins"_s, u"Deutsch (de) | Text at 4, 0 | Zwei"_s,
                                  u"Deutsch (de) | Name of rat | Ratte"_s}));
            in<QTableWidget>(dialog, u"translationsTable"_s).setCurrentCell(0, 2);
            QCOMPARE(in<QPlainTextEdit>(dialog, u"translationSource"_s).toPlainText(), u"Pit"_s);
            QCOMPARE(in<QPlainTextEdit>(dialog, u"translationText"_s).toPlainText(), u"Grube"_s);
            for (const QWidget *widget : dialog->findChildren<QWidget *>()) {
                const bool isOurs = widget->focusPolicy() != Qt::NoFocus && !widget->objectName().startsWith(u"qt_"_s);
                const bool isNamed = !widget->objectName().isEmpty();
                QVERIFY2(!isOurs || !widget->isVisible() || isNamed, widget->metaObject()->className());
            }
            dialog->reject();
        });
    }

    void aTextIsTypedAsOneStep()
    {
        open([](QDialog *dialog) {
            typeText(dialog, 1, u"Tief."_s);
            typeText(dialog, 2, u"Erstes"_s);
            typeText(dialog, 3, {});
            press(dialog, u"translationsDialogOk"_s);
        });
        QCOMPARE(editor().document().undoStack().count(), 1);
        QCOMPARE(german(u"description"_s), u"Tief."_s);
        QCOMPARE(german(u"things[0].text"_s), u"Erstes"_s);
        QCOMPARE(german(u"things[1].text"_s), QString());
        undo();
        QCOMPARE(german(u"description"_s), QString());
        QCOMPARE(german(u"things[0].text"_s), u"Eins"_s);
        QCOMPARE(german(u"things[1].text"_s), u"Zwei"_s);
    }

    void aLanguageIsAddedAndRemoved()
    {
        open([](QDialog *dialog) {
            addLanguage(dialog, u"pt_BR"_s);
            QCOMPARE(in<QTableWidget>(dialog, u"translationsTable"_s).rowCount(), 10);
            typeText(dialog, in<QTableWidget>(dialog, u"translationsTable"_s).currentRow(), u"Fosso"_s);
            in<QTableWidget>(dialog, u"translationsTable"_s).setCurrentCell(0, 2);
            press(dialog, u"removeTranslationLanguage"_s);
            press(dialog, u"translationsDialogOk"_s);
        });
        QCOMPARE(all(), (QJsonObject{{u"pt_BR"_s, QJsonObject{{u"name"_s, u"Fosso"_s}}}}));
        undo();
        QCOMPARE(all().keys(), QStringList{u"de"_s});
    }

    void returnAddsTheTypedLanguage()
    {
        open([](QDialog *dialog) {
            auto &code = in<QLineEdit>(dialog, u"translationLanguageCode"_s);
            code.selectAll();
            QTest::keyClicks(&code, u"nl"_s);
            QTest::keyClick(&code, Qt::Key_Return);
            QVERIFY(dialog->isVisible());
            QCOMPARE(in<QTableWidget>(dialog, u"translationsTable"_s).rowCount(), 10);
            dialog->reject();
        });
    }

    void anInvalidLanguageIsNotAdded()
    {
        open([](QDialog *dialog) {
            const auto &wrong = in<QLabel>(dialog, u"translationLanguageWrong"_s);
            addLanguage(dialog, u"Klingon!"_s);
            QCOMPARE(in<QTableWidget>(dialog, u"translationsTable"_s).rowCount(), 5);
            QVERIFY(wrong.isVisible());
            QCOMPARE(wrong.text(), u"Choose a language from the list, or enter a code such as de, fr or pt_BR."_s);
            in<QComboBox>(dialog, u"translationLanguage"_s).setCurrentText(u"d"_s);
            QVERIFY(!wrong.isVisible());
            addLanguage(dialog, u"de"_s); // the language exists already
            QCOMPARE(in<QTableWidget>(dialog, u"translationsTable"_s).rowCount(), 5);
            press(dialog, u"translationsDialogOk"_s);
        });
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void tooManyLanguagesAreRefused()
    {
        QJsonObject many;
        for (int i = 0; i < mostLanguages; ++i) {
            const QString code = QString(QChar(u'a' + i / 26)) + QChar(u'a' + i % 26);
            many.insert(code, QJsonObject{{u"name"_s, code}});
        }
        setTranslationsOf(editor().document(), many);
        open([](QDialog *dialog) {
            addLanguage(dialog, u"zz"_s);
            QCOMPARE(in<QLabel>(dialog, u"translationLanguageWrong"_s).text(), u"At most 64 languages are possible."_s);
            addLanguage(dialog, u"ab"_s); // the language exists already, so its row is shown
            QVERIFY(!in<QLabel>(dialog, u"translationLanguageWrong"_s).isVisible());
            dialog->reject();
        });
    }

    void emptyTextsCanBeTranslated()
    {
        setText(editor().document(), TextField::Name, {});
        editor().document().endTyping();
        open([](QDialog *dialog) {
            QCOMPARE(rowsOf(dialog).first(), u"Deutsch (de) | Name | Grube"_s);
            dialog->reject();
        });
    }

    /// Texts of the dialog are dropped if the disk watch replaces the level meanwhile.
    void textsForAReplacedLevelAreDiscarded()
    {
        std::optional<DialogAnswer> told;
        open([&](QDialog *dialog) {
            typeText(dialog, 0, u"Loch"_s);
            editor().document().reset(drawnLevel({u"@ g"_s}));
            told.emplace(u"levelChangedMeanwhile"_s, [](QDialog *message) { message->accept(); });
            press(dialog, u"translationsDialogOk"_s);
        });
        QVERIFY(told && told->wasGiven());
        QCOMPARE(all(), QJsonObject());
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void aTranslationOfNoTextCanBeRemoved()
    {
        setTranslationsOf(editor().document(), withText(all(), u"de"_s, u"title"_s, u"Titel"_s));
        QTRY_VERIFY(std::any_of(editor().document().issues().begin(), editor().document().issues().end(),
                                [](const Issue &issue) { return issue.expected == Expected::TextToTranslate; }));
        open([](QDialog *dialog) {
            QCOMPARE(rowsOf(dialog).last(), u"Deutsch (de) | title (no such text) | Titel"_s);
            typeText(dialog, 5, {});
            press(dialog, u"translationsDialogOk"_s);
        });
        QCOMPARE(german(u"title"_s), QString());
    }

    void cancelDiscardsTheTexts()
    {
        open([](QDialog *dialog) {
            typeText(dialog, 0, u"Loch"_s);
            press(dialog, u"translationsDialogCancel"_s);
        });
        QCOMPARE(german(u"name"_s), u"Grube"_s);
        QVERIFY(!editor().isModified());
    }

    void aMovedThingKeepsItsTexts()
    {
        key(Qt::Key_V);
        drag({2, 0}, {5, 1});
        QCOMPARE(german(u"things[0].text"_s), u"Zwei"_s);
        QCOMPARE(german(u"things[2].text"_s), u"Eins"_s); // its index now follows the rat's
        undo();
        QCOMPARE(german(u"things[0].text"_s), u"Eins"_s);
        QCOMPARE(german(u"things[1].text"_s), u"Zwei"_s);
    }

    void deletingAThingRemovesItsTexts()
    {
        key(Qt::Key_V);
        click({2, 0});
        key(Qt::Key_Delete);
        QCOMPARE(german(u"things[0].text"_s), u"Zwei"_s);
        QCOMPARE(german(u"things[1].text"_s), QString());
        undo();
        QCOMPARE(german(u"things[0].text"_s), u"Eins"_s);
    }

    void copiedCellsBringTextsOfThingsAndKinds()
    {
        const auto data = mimeDataOf(stampOf(level()), level(), *shippedCatalogue());
        const Stamp cells = cellsOf(data->data(cellsMimeType), *shippedCatalogue()).value();
        QCOMPARE(cells.things, level().things);
        const QString path = u"kinds.monsters.rat.name"_s;
        QCOMPARE(cells.translations, (QJsonObject{{u"de"_s, QJsonObject{{path, u"Ratte"_s}}}}));
        Level other = drawnLevel({u"@   "_s});
        const QJsonObject same = settled(cells, other, *shippedCatalogue()).properties.translations;
        QCOMPARE(textIn(u"de"_s, same, path, {}), u"Ratte"_s);
        other.kinds = {{u"monsters"_s, QJsonObject{{u"rat"_s, QJsonObject{{u"base"_s, u"troll"_s}}}}}};
        const QJsonObject renamed = settled(cells, other, *shippedCatalogue()).properties.translations;
        QCOMPARE(textIn(u"de"_s, renamed, u"kinds.monsters.rat_2.name"_s, {}), u"Ratte"_s);
        QCOMPARE(textIn(u"de"_s, renamed, path, {}), QString());
    }

    void aRenamedKindKeepsItsTexts()
    {
        OwnKind kind = ownKind(level(), u"rat"_s).value();
        kind.key = u"mouse"_s;
        const KindChange change = changeByOwnKind(level(), kind, u"rat"_s);
        editor().document().changeLevel(u"rename"_s, change.properties, change.cells);
        QCOMPARE(german(u"kinds.monsters.mouse.name"_s), u"Ratte"_s);
        QCOMPARE(german(u"kinds.monsters.rat.name"_s), QString());
        undo();
        QCOMPARE(german(u"kinds.monsters.rat.name"_s), u"Ratte"_s);
    }

    void deletingAKindRemovesItsTexts()
    {
        const KindChange change = changeByRemovingKind(level(), u"rat"_s, true);
        editor().document().changeLevel(u"delete"_s, change.properties, change.cells);
        QCOMPARE(german(u"kinds.monsters.rat.name"_s), QString());
        QCOMPARE(german(u"kinds.monsters.big_rat.name"_s), u"Ratte"_s); // this kind took over the name
        undo();
        QCOMPARE(german(u"kinds.monsters.rat.name"_s), u"Ratte"_s);
    }

    void translationsSurviveRecovery()
    {
        const QString file = m_home->path() + u"/lost.recovery"_s;
        QVERIFY(!writeRecoveryFile(file, recoveryContent({.path = path()}, level(), *shippedCatalogue())));
        const std::optional<RecoveredLevel> found = readRecoveryFile(file, *shippedCatalogue());
        QVERIFY(found);
        QCOMPARE(found->level, level());
    }

    void theFileIsWrittenAsItWas()
    {
        const QByteArray before = contentOf(path());
        key(Qt::Key_V);
        drag({2, 0}, {3, 0});
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(contentOf(path()), QByteArray(before).replace("[2, 0]", "[3, 0]"));
        undo();
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(contentOf(path()), before);
    }

    void paletteAndTitleFollow()
    {
        m_window->useLanguage(u"de"_s);
        QVERIFY(editor().title() != u"Grube"_s); // the editor ignores translations, which are for players
        QCOMPARE(editor().title(), editor().document().level().name);
        auto *note = child<QLabel>(u"propertyNameNote"_s);
        QTRY_COMPARE(note->text(), u"Wer Deutsch (de) eingestellt hat, liest „Grube“."_s);
        const Catalogue &catalogue = *editor().document().catalogue();
        const KindId rat = catalogue.kindOf(u"rat"_s).value();
        QCOMPARE(catalogue.kind(rat).look.names.value(u"de"_s), u"Ratte"_s);
        QJsonObject texts = withText(all(), u"de"_s, u"kinds.monsters.rat.name"_s, u"Maus"_s);
        setTranslationsOf(editor().document(), withText(texts, u"de"_s, u"name"_s, u"Loch"_s));
        QVERIFY(note->text().contains(u"„Loch“"_s));
        const QString before = editor().document().level().name;
        setText(editor().document(), TextField::Name, u"Neuer Schacht"_s);
        QCOMPARE(editor().title(), u"Neuer Schacht"_s);
        QVERIFY2(note->text().contains(u"Der Name hat sich seit der Übersetzung geändert: "_s),
                 qPrintable(note->text()));
        setText(editor().document(), TextField::Name, before);
        QVERIFY(!note->text().contains(u"neuer"_s));
        QCOMPARE(editor().document().catalogue()->kind(rat).look.names.value(u"de"_s), u"Maus"_s);
        m_window->useLanguage(u"en"_s);
    }

private:
    const Level &level() { return editor().document().level(); }
    QJsonObject all() { return allTranslations(level(), *shippedCatalogue()); }
    QString german(const QString &path) { return textIn(u"de"_s, all(), path, {}); }
    void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
    void open(const std::function<void(QDialog *)> &act)
    {
        const DialogAnswer answer(u"translationsDialog"_s, act);
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        QTest::mouseClick(child<QPushButton>(u"levelTranslations"_s), Qt::LeftButton);
        QVERIFY(answer.wasGiven());
    }
    QString path() const { return m_folder->filePath(u"pit.level.json"_s); }
};

MAZEWRIGHT_SUITE(translating, TestTranslating)
#include "tst_translating.moc"
