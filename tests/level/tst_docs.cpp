#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/docpage.h"
#include "tests/support/drawnworld.h"
#include "tests/support/listdifference.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the path of a suite in the folders of tests.
QString pathOfSuite(const QString &name)
{
    QDirIterator files(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests"), {u"tst_"_s + name + u".cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    return files.next();
}

/// Returns the words in backquotes on a page, without its code blocks.
QStringList quotedWords(QString text)
{
    static const QRegularExpression block(u"```.*?```"_s, QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression word(u"`([^`]+)`"_s);
    text.remove(block);
    QStringList words;
    for (auto matches = word.globalMatch(text); matches.hasNext();) {
        words.append(matches.next().captured(1));
    }
    return words;
}

/// True if a word is the path of a file or folder in the source tree, or the name of a file. Words with a placeholder
/// do not count.
bool isPath(const QString &word)
{
    static const QRegularExpression path(QRegularExpression::anchoredPattern(
        u"(\\.?\\w[\\w.-]*/)+[\\w.*-]*|\\w[\\w.-]*\\.(cpp|h|in|json|md|py|svg|ts|txt)"_s));
    return path.match(word).hasMatch() && !word.contains(u"NAME"_s) && !word.contains(u"CODE"_s);
}

/// Returns the names of all files in the source tree.
QSet<QString> namesOfFiles()
{
    QSet<QString> names;
    for (const QString &folder : {u"app"_s, u"docs"_s, u"editor"_s, u"gamecore"_s, u"packaging"_s, u"resources"_s,
                                  u"tests"_s, u"translations"_s}) {
        const QString path = QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/") + folder;
        QDirIterator files(path, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            names.insert(files.fileName());
        }
    }
    return names;
}

/// True if the path exists, counted from the root, or if any file has that name. A star in the last part of a path
/// stands for any name.
bool isThere(const QString &word, const QSet<QString> &names)
{
    const QFileInfo file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/") + word);
    if (file.fileName().contains(u'*')) {
        return !file.dir().entryList({file.fileName()}).isEmpty();
    }
    return file.exists() || names.contains(word);
}

} // namespace

/// The pages name every code, character and key, and only paths, tests and pictures that exist.
class TestDocs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyIssueCodeIsDocumentedWithItsGrade()
    {
        const QString text = page(u"level-format.md"_s);
        const QString table = tableAt(text, u"| code | grade | it means |"_s);
        const QString ofAnalysis = tableAt(text, u"| code | grade | figures |"_s);
        const QStringList grades{u"unreadable"_s, u"error"_s, u"warning"_s};
        for (int i = 0; i < issueCodeCount; ++i) {
            const QString row = tableRow(isOfAnalysis(IssueCode(i)) ? ofAnalysis : table, issueKey(IssueCode(i)));
            QVERIFY2(row.contains(u"| "_s + grades.at(int(severityOf(IssueCode(i)))) + u" |"_s),
                     qPrintable(u"docs/level-format.md: add a row | `%1` | %2 | ... |"_s.arg(
                         issueKey(IssueCode(i)), grades.at(int(severityOf(IssueCode(i)))))));
        }
    }

    void everyDefaultLegendCharacterIsDocumented()
    {
        const QString text = page(u"level-format.md"_s).simplified();
        const auto check = [&](const QString &key, const Appearance &look) {
            if (look.characters.isEmpty()) {
                return;
            }
            const QString character = look.characters.startsWith(u' ')
                                          ? u"blank and `.` "_s
                                          : QString(quoted(look.characters.first(1)) + u' ');
            QVERIFY2(text.contains(character + key),
                     qPrintable(u"docs/level-format.md, Default legend: add %1%2"_s.arg(character, key)));
        };
        for (const Terrain &terrain : shippedCatalogue()->terrain()) {
            check(terrain.key, terrain.look);
        }
        for (const Kind &kind : shippedCatalogue()->kinds()) {
            check(kind.key, kind.look);
        }
    }

    void everyDataKeyIsDocumented()
    {
        const QString text = page(u"data.md"_s);
        const QString ofAll = tableAt(text, u"## Keys of every terrain and kind"_s);
        for (const QString &name : Catalogue::fileNames()) {
            const QString own = tableAt(text, u"## "_s + name);
            QVERIFY2(!own.isEmpty(), qPrintable(u"docs/data.md: add a section ## %1 with a table"_s.arg(name)));
            const QString table = name == u"rulesets.json" ? own : own + u'\n' + ofAll;
            QFile file(u":/data/"_s + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
            for (const QJsonValue &record : object.value(name.chopped(5)).toArray()) {
                for (const QString &key : record.toObject().keys()) {
                    verifyComplete(lackOf(u"docs/data.md, "_s + name, tableRow(table, key), key));
                }
            }
        }
    }

    /// Each row of tutorials.md names tests that exist, as `file::test`. A row that is not left out names at least one.
    void everyRowOfTheTutorialsNamesExistingTests()
    {
        const QString text = treeText(u"tests/tutorials.md"_s);
        const QRegularExpression name(u"`(\\w+)::(\\w+)`"_s);
        int rows = 0;
        for (const QString &line : text.split(u'\n')) {
            if (!line.startsWith(u"| ") || line.startsWith(u"| source") || line.startsWith(u"| open")) {
                continue;
            }
            ++rows;
            const QString decision = line.section(u" | "_s, 1, 1);
            const bool isLeftOut = decision.startsWith(u"left out"_s);
            QVERIFY2(isLeftOut || name.match(line).hasMatch(),
                     qPrintable(u"tests/tutorials.md: name a test as `file::test` in "_s + line));
            for (auto matches = name.globalMatch(line); matches.hasNext();) {
                const QRegularExpressionMatch match = matches.next();
                QFile file(pathOfSuite(match.captured(1)));
                QVERIFY2(file.open(QIODevice::ReadOnly),
                         qPrintable(u"tests/tutorials.md names %1: there is no such file"_s.arg(match.captured())));
                const QString slot = u"    void "_s + match.captured(2) + u"()"_s;
                QVERIFY2(file.readAll().contains(slot.toUtf8()),
                         qPrintable(u"tests/tutorials.md names %1: there is no such test"_s.arg(match.captured())));
            }
        }
        QVERIFY2(rows >= 79,
                 "tests/tutorials.md: put back the row that was taken out: it says what became of a source");
    }

    /// Pages for developers name only paths that exist, since a moved file would break a recipe.
    void everyPathInDeveloperPagesExists()
    {
        const QSet<QString> names = namesOfFiles();
        const std::pair<QString, int> pages[] = {{u"CONTRIBUTING.md"_s, 20}, {u"docs/architecture.md"_s, 1}};
        for (const auto &[name, least] : pages) {
            int paths = 0;
            for (const QString &word : quotedWords(treeText(name))) {
                if (isPath(word)) {
                    ++paths;
                    QVERIFY2(isThere(word, names), qPrintable(u"%1 names %2, which is not there"_s.arg(name, word)));
                }
            }
            QVERIFY2(paths >= least, qPrintable(name + u" is not there, or no path in it is found"_s));
        }
    }

    /// Each walk in architecture.md has the stated length and names existing files. Its form is `- A key to its
    /// repaint, 12: mainwindow → playmode → ...`.
    void everyWalkHasItsStatedLengthAndNamesFiles()
    {
        static const QRegularExpression walk(u"^- ([^:]*), (\\d+): (.*?)(?=^- |\\z)"_s,
                                             QRegularExpression::MultilineOption
                                                 | QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression aside(u"[^.;]*\\bcomes in\\b[^.]*\\."_s); // describes another entry point
        static const QRegularExpression stage(u"[^;.:]*:"_s);                     // `Ctrl+S:` begins the next stage
        static const QRegularExpression arrow(u"[→;.]"_s);
        const QSet<QString> names = namesOfFiles();
        int walks = 0;
        for (auto matches = walk.globalMatch(page(u"architecture.md"_s)); matches.hasNext(); ++walks) {
            const QRegularExpressionMatch match = matches.next();
            QString path = match.captured(3).simplified();
            path.remove(aside);
            path.remove(stage);
            int files = 0;
            for (const QString &part : path.split(arrow, Qt::SkipEmptyParts)) {
                const QString name = part.trimmed();
                if (name.isEmpty()) {
                    continue;
                }
                QVERIFY2(names.contains(name + u".cpp"_s) || names.contains(name + u".h"_s),
                         qPrintable(u"docs/architecture.md: the walk “%1” names %2, which is no file"_s.arg(
                             match.captured(1), name)));
                ++files;
            }
            QCOMPARE(files, match.captured(2).toInt());
        }
        QCOMPARE(walks, 4);
    }

    /// Pages for developers stay short. The architecture fits on one page, and there are few decision records, so that
    /// each of them is current.
    void developerPagesStayShort()
    {
        const auto lines = page(u"architecture.md"_s).count(u'\n');
        QVERIFY2(lines > 0 && lines <= 90, "docs/architecture.md is one page of at most 90 lines");
        const QDir folder(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/docs/decisions"));
        const QStringList records = folder.entryList(QDir::Files, QDir::Name);
        QVERIFY2(!records.isEmpty() && records.size() <= 15,
                 "docs/decisions holds at most fifteen records: one that holds no longer gives its place to another");
        const QRegularExpression name(QRegularExpression::anchoredPattern(u"\\d{4}-[a-z0-9-]+\\.md"_s));
        const QRegularExpression date(u"^\\d{4}-\\d{2}-\\d{2}"_s, QRegularExpression::MultilineOption);
        for (const QString &record : records) {
            QVERIFY2(name.match(record).hasMatch(),
                     qPrintable(u"docs/decisions/%1: call it by a number and words, 0001-like-this.md"_s.arg(record)));
            QVERIFY2(date.match(page(u"decisions/"_s + record)).hasMatch(),
                     qPrintable(u"docs/decisions/%1: say on which day it was decided"_s.arg(record)));
        }
    }

    void everyEditorPictureExistsAndIsUsed()
    {
        const QDir pictures(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/docs/pictures"));
        const QRegularExpression picture(u"!\\[[^\\]]+\\]\\(pictures/([^)]+)\\)"_s);
        QStringList named;
        for (auto matches = picture.globalMatch(page(u"editor.md"_s) + page(u"fairness.md"_s)); matches.hasNext();) {
            named.append(matches.next().captured(1));
        }
        named.sort();
        const QString lack = differenceOf(u"docs/editor.md and fairness.md"_s, named, u"docs/pictures"_s,
                                          pictures.entryList({u"editor_*.png"_s}, QDir::Files, QDir::Name));
        QVERIFY2(lack.isEmpty(),
                 qPrintable(lack
                            + u": ./dev pictures NAME makes one of a scene of tests/pictures; show each "
                              "once in docs/editor.md or docs/fairness.md, or take it away"_s));
    }

    /// Soft light needs all 256 colors of a PNG: the whole window is then about 110 KiB, so the tree grows by a few MiB
    /// whenever all pictures are taken again.
    void noPictureIsLarge()
    {
        constexpr int mostKiB = 128;
        const QDir pictures(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/docs/pictures"));
        for (const QFileInfo &file : pictures.entryInfoList({u"*.png"_s}, QDir::Files)) {
            QVERIFY2(
                file.size() < mostKiB * 1024,
                qPrintable(u"docs/pictures/%1 is not to be larger than %2 KiB"_s.arg(file.fileName()).arg(mostKiB)));
        }
    }

    void theExampleIsACanonicalLevelWithoutFindings()
    {
        const QString text = page(u"level-format.md"_s);
        const QString example = text.section(u"```json\n"_s, 1).section(u"```"_s, 0, 0);
        const ReadLevel read = readLevelJson(example.toUtf8(), *shippedCatalogue());
        QVERIFY(read.level);
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(writeLevelJson(*read.level, *shippedCatalogue()), example.toUtf8());
    }
};

MAZEWRIGHT_SUITE(docs, TestDocs)
#include "tst_docs.moc"
