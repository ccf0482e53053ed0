#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/contentof.h"
#include "tests/support/docpage.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

struct GitResult {
    int exitCode = -1;
    QString out; ///< of both output streams
};

const QByteArray attributes = "*.level.json diff=mazewright merge=mazewright\n";
const QString level = u"pit.level.json"_s;
const QString proof = u"\"proof\": { \"outcome\": \"won\", \"commands\": [\"move %1\"] }"_s;

} // namespace

/// Returns the floor cell of that number among the cells without things.
static Point freeFloor(const Level &drawn, int number)
{
    for (int y = 0; y < drawn.size().height; ++y) {
        for (int x = 0; x < drawn.size().width; ++x) {
            const auto [first, end] = thingsAt(drawn, {x, y});
            const bool isFree = first == end && drawn.terrain.at({x, y}) == shippedCatalogue()->floor();
            if (isFree && --number == 0) {
                return {x, y};
            }
        }
    }
    return {};
}

/// Returns a command of the page with the tested program instead of the installed one.
static QString programIn(QString command)
{
    return command.replace(u"mazewright "_s, u"'%1' "_s.arg(QStringLiteral(MAZEWRIGHT_PROGRAM)));
}

/// Returns the value of a git setting on the page.
static QString setting(const QString &name)
{
    const QRegularExpression line(u"git config (?:--global )?%1 (.+)\\n"_s.arg(QRegularExpression::escape(name)));
    QString value = line.match(page(u"git.md"_s)).captured(1);
    const bool isQuoted = value.startsWith(u'\'') && value.endsWith(u'\'');
    return isQuoted ? value.sliced(1, value.size() - 2).replace(u"'\\''"_s, u"'"_s) : value;
}

/// The real git shows and merges levels with the program, as docs/git.md describes.
class TestGit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QCOMPARE(git({u"init"_s, u"--quiet"_s, u"--initial-branch=ours"_s}).exitCode, 0);
        for (const QString &name : {u"diff.mazewright.textconv"_s, u"merge.mazewright.driver"_s,
                                    u"merge.mazewright.name"_s, u"difftool.mazewright.cmd"_s}) {
            git({u"config"_s, name, programIn(setting(name))});
        }
        write(u".gitattributes"_s, attributes);
    }

    void theSetupMatchesTheDocumentation()
    {
        QCOMPARE(setting(u"diff.mazewright.textconv"_s), u"mazewright diff --text"_s);
        QCOMPARE(setting(u"merge.mazewright.driver"_s), u"mazewright merge %O %A %B --path %P"_s);
        QVERIFY(page(u"git.md"_s).contains(QString::fromUtf8(attributes)));
    }

    void aDiffShowsRowsAndNoProofs()
    {
        writeLevel({u"@ O  "_s}, proof.arg(u"east"_s));
        commit();
        writeLevel({u"@  O "_s}, proof.arg(u"west"_s));
        const QString shown = git({u"diff"_s}).out;
        QVERIFY2(shown.contains(u"\n-@ O  \n"_s) && shown.contains(u"\n+@  O \n"_s), qPrintable(shown));
        QVERIFY2(shown.contains(u"\n+proof: won by , 1 lines of commands, hash "_s), qPrintable(shown));
        QVERIFY(!shown.contains(u"move west"_s));
    }

    void aDiffCanShowSentences()
    {
        const QString name = u"diff.mazewright.command"_s;
        QVERIFY(!setting(name).isEmpty());
        git({u"config"_s, name, programIn(setting(name))});
        writeLevel({u"@ O  "_s});
        commit();
        writeLevel({u"@  O "_s});
        QCOMPARE(git({u"diff"_s}).out, u"The orc at 2, 0 moved to 3, 0.\n"_s);
        QVERIFY(QFile::remove(m_dir->filePath(level)));
        QCOMPARE(git({u"diff"_s}).out, u"The level was removed.\n"_s);
    }

    void theDifftoolShowsSentences()
    {
        writeLevel({u"@ O  "_s});
        commit();
        writeLevel({u"@  O "_s});
        const GitResult shown = git({u"difftool"_s, u"--no-prompt"_s, u"--tool=mazewright"_s});
        QCOMPARE(shown.out, u"The orc at 2, 0 moved to 3, 0.\n"_s);
        QCOMPARE(shown.exitCode, 0);
    }

    void editsOfDifferentCellsMerge()
    {
        const GitResult merged = merge({u"@ O   "_s}, {u"@  O  "_s}, {u"@ O  ~"_s}); // git itself prints one line
        QVERIFY2(merged.exitCode == 0, qPrintable(merged.out));
        QVERIFY(content().contains("\"@  O ~\""));
        QCOMPARE(git({u"status"_s, u"--porcelain"_s}).out, QString());
    }

    void theSameCellIsAConflictWithAWholeFile()
    {
        const GitResult merged = merge({u"@     "_s}, {u"@ #   "_s}, {u"@ ~  O"_s});
        QCOMPARE(merged.exitCode, 1);
        QVERIFY2(merged.out.contains(
                     u"mazewright: pit.level.json: conflict: Cells at 2, 0: wall in ours, water in theirs."_s),
                 qPrintable(merged.out));
        QVERIFY2(merged.out.contains(u"CONFLICT"_s), qPrintable(merged.out));
        QCOMPARE(git({u"status"_s, u"--porcelain"_s}).out, u"UU pit.level.json\n"_s);
        QVERIFY(content().contains("\"@ #  O\""));
        QVERIFY(readLevelJson(content(), *shippedCatalogue()).level);
    }

    void anUnreadableVersionLeavesOurs()
    {
        writeLevel({u"@     "_s});
        commit();
        git({u"branch"_s, u"theirs"_s});
        writeLevel({u"@ #   "_s});
        commit();
        git({u"checkout"_s, u"--quiet"_s, u"theirs"_s});
        write(level, "{\n");
        commit();
        git({u"checkout"_s, u"--quiet"_s, u"ours"_s});
        const GitResult merged = git({u"merge"_s, u"--no-edit"_s, u"theirs"_s});
        QCOMPARE(merged.exitCode, 1);
        QVERIFY2(merged.out.contains(u"Cannot read the version of theirs; nothing was written."_s),
                 qPrintable(merged.out));
        QCOMPARE(content(), levelJson({u"@ #   "_s}));
    }

    void aFileAddedByBothMerges()
    {
        commit();
        git({u"branch"_s, u"theirs"_s});
        writeLevel({u"@  "_s}, u"\"name\": \"Pit\""_s);
        commit();
        git({u"checkout"_s, u"--quiet"_s, u"theirs"_s});
        writeLevel({u"@  "_s}, u"\"name\": \"Pit\", \"author\": \"Ann\""_s);
        commit();
        git({u"checkout"_s, u"--quiet"_s, u"ours"_s});
        const GitResult merged = git({u"merge"_s, u"--no-edit"_s, u"theirs"_s});
        QVERIFY2(merged.exitCode == 0, qPrintable(merged.out));
        QVERIFY(content().contains("\"author\": \"Ann\""));
    }

    void movingAMonsterChangesTwoLinesAtMost()
    {
        write(level, shippedLevelText());
        commit();
        const Level before = shippedLevel();
        int tried = 0;
        for (std::size_t i = 0; i < before.things.size(); ++i) {
            if (shippedCatalogue()->kind(shippedCatalogue()->kindOf(before.things[i].kind).value()).category
                != KindCategory::Monster) {
                continue;
            }
            Level moved = before;
            moved.things[i].cell = freeFloor(before, ++tried);
            sortThings(moved.things);
            write(level, writeLevelJson(moved, *shippedCatalogue()));
            const QStringList counts = git({u"diff"_s, u"--numstat"_s}).out.split(u'\t');
            QVERIFY(counts.value(0).toInt() >= 1 && counts.value(0).toInt() <= 2);
            QVERIFY(counts.value(1).toInt() >= 1 && counts.value(1).toInt() <= 2);
        }
        QVERIFY(tried > 3);
    }

private:
    GitResult git(const QStringList &arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"MAZEWRIGHT_DATA"_s);
        environment.insert(u"HOME"_s, m_dir->path());
        environment.insert(u"GIT_CONFIG_GLOBAL"_s, u"/dev/null"_s);
        environment.insert(u"GIT_CONFIG_NOSYSTEM"_s, u"1"_s);
        for (const QString &who : {u"AUTHOR"_s, u"COMMITTER"_s}) {
            environment.insert(u"GIT_%1_NAME"_s.arg(who), u"Ann"_s);
            environment.insert(u"GIT_%1_EMAIL"_s.arg(who), u"ann@example.org"_s);
        }
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.setWorkingDirectory(m_dir->path());
        process.start(u"git"_s, QStringList(u"--no-pager"_s) + arguments);
        process.closeWriteChannel();
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
            return {};
        }
        return {process.exitCode(), QString::fromUtf8(process.readAll())};
    }

    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_dir->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    void writeLevel(const QStringList &rows, const QString &rest = {}) const { write(level, levelJson(rows, rest)); }

    void commit() const
    {
        QCOMPARE(git({u"add"_s, u"--all"_s}).exitCode, 0);
        QCOMPARE(git({u"commit"_s, u"--quiet"_s, u"--message=edit"_s}).exitCode, 0);
    }

    /// Merges two versions edited from one base.
    GitResult merge(const QStringList &base, const QStringList &ours, const QStringList &theirs) const
    {
        writeLevel(base);
        commit();
        git({u"branch"_s, u"theirs"_s});
        writeLevel(ours);
        commit();
        git({u"checkout"_s, u"--quiet"_s, u"theirs"_s});
        writeLevel(theirs);
        commit();
        git({u"checkout"_s, u"--quiet"_s, u"ours"_s});
        return git({u"merge"_s, u"--no-edit"_s, u"theirs"_s});
    }

    QByteArray content() const { return contentOf(m_dir->filePath(level)); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

MAZEWRIGHT_SUITE(git, TestGit)
#include "tst_git.moc"
