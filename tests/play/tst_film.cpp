#include "app/export/film.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace Qt::StringLiterals;

namespace {

const std::atomic<bool> neverCancelled = false;
constexpr QSize smallFrame{9 * 16, 3 * 16};

/// Returns a run of three turns in a corridor.
Run walkRun()
{
    const Game game = gameOf({u"#########"_s, u"#@      #"_s, u"#########"_s}, classicSeeingAll);
    return recordedRun(game, {u"move east"_s, u"move east"_s, u"move east"_s});
}

/// Writes a script that replaces ffmpeg; `LAST` is the path of the film.
QString stand(const QTemporaryDir &folder, const QByteArray &script)
{
    const QString path = folder.filePath(u"stand in"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("no script");
    }
    file.write("#!/bin/sh\nfor LAST; do :; done\nLAST=\"${LAST#file:}\"\n" + script + "\n");
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

QString makeFilm(const Film::Settings &settings, const std::atomic<bool> &isCancelled = neverCancelled)
{
    Film film(settings, isCancelled);
    return writeFrames(walkRun(), shippedCatalogue(), {.span = {}, .look = {.tile = 16}}, film, isCancelled);
}

QStringList filmsIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Films are made by ffmpeg or not at all. Where it is not installed, a script replaces it.
class TestFilm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ffmpegGetsTheFrameFormat()
    {
        const QStringList given =
            Film::argumentsOf({.program = {}, .path = u"-x.mp4"_s, .format = Film::Format::Mp4, .framesASecond = 7},
                              {31, 17}, u"-x.part"_s);
        const QString line = given.join(u' ');
        QVERIFY2(line.contains(u"-f rawvideo -pix_fmt rgb24 -video_size 31x17 -framerate 7 -i pipe:0"_s),
                 qPrintable(line));
        QVERIFY2(line.contains(u"-c:v libx264"_s) && line.contains(u"-pix_fmt yuv420p"_s), qPrintable(line));
        QCOMPARE(given.last(), u"file:"_s + QDir::current().absoluteFilePath(u"-x.part"_s));
        QCOMPARE(given.at(given.size() - 2), u"mp4"_s);
    }

    void ffmpegGetsAllPixelsInOrder()
    {
        const QTemporaryDir folder;
        const QTemporaryDir films;
        const QString script = stand(folder, "cat > \"$LAST\"");
        const QString path = films.filePath(u"%d -y <b>“$(touch x)`.gif"_s);
        QCOMPARE(makeFilm({.program = script, .path = path, .format = Film::Format::Gif, .framesASecond = 10}),
                 QString());
        QCOMPARE(filmsIn(films), QStringList{QFileInfo(path).fileName()});
        const QByteArray pixels = readAll(path);
        const qsizetype frameBytes = qsizetype(smallFrame.width()) * smallFrame.height() * 3;
        QCOMPARE(pixels.size(), 4 * frameBytes);
        Game game = gameOf({u"#########"_s, u"#@      #"_s, u"#########"_s}, classicSeeingAll);
        for (int i = 0; i < 4; ++i) {
            const QImage frame(reinterpret_cast<const uchar *>(pixels.constData()) + i * frameBytes, smallFrame.width(),
                               smallFrame.height(), smallFrame.width() * 3, QImage::Format_RGB888);
            QVERIFY(frame.convertToFormat(QImage::Format_RGB32) == FramePainter({.tile = 16}).paint(game));
            play(game, u"move east"_s);
        }
    }

    void aFinishedFilmReplacesTheFile()
    {
        const QTemporaryDir folder;
        const QTemporaryDir films;
        QFile former(films.filePath(u"a.mp4"_s));
        QVERIFY(former.open(QIODevice::WriteOnly));
        former.write("former");
        former.close();
        const QString failing = stand(folder, "echo broken >&2; exit 1");
        QVERIFY(!makeFilm({.program = failing, .path = former.fileName()}).isEmpty());
        QCOMPARE(readAll(former.fileName()), QByteArray("former"));
        const QString working = stand(folder, "cat > /dev/null; echo film > \"$LAST\"");
        QCOMPARE(makeFilm({.program = working, .path = former.fileName()}), QString());
        QCOMPARE(readAll(former.fileName()), QByteArray("film\n"));
        QCOMPARE(filmsIn(films), QStringList{u"a.mp4"_s});
    }

    void theLastFfmpegErrorsAreReported()
    {
        const QTemporaryDir folder;
        const QByteArray script =
            "printf 'first\\nUnknown <i>encoder</i>\\033[2J x\\nConversion failed!\\n' >&2; exit 3";
        const QString fault = makeFilm({.program = stand(folder, script), .path = folder.filePath(u"a.mp4"_s)});
        QVERIFY2(fault.contains(u"a.mp4"_s) && fault.contains(u"Unknown <i>encoder</i>"_s), qPrintable(fault));
        QVERIFY2(!fault.contains(u"first"_s) && !fault.contains(u'\x1b'), qPrintable(fault));
        const QString silent = makeFilm({.program = stand(folder, "exit 3"), .path = folder.filePath(u"a.mp4"_s)});
        QVERIFY2(silent.contains(u"gives no reason"_s), qPrintable(silent));
    }

    void aFailedFilmLeavesNoFile()
    {
        const QTemporaryDir folder;
        const QTemporaryDir films;
        const QString script = stand(folder, "echo half > \"$LAST\"; cat > /dev/null; exit 1");
        QVERIFY(!makeFilm({.program = script, .path = films.filePath(u"a.mp4"_s)}).isEmpty());
        QCOMPARE(filmsIn(films), QStringList());
    }

    void aMissingFilmIsReported()
    {
        const QTemporaryDir folder;
        QVERIFY(
            !makeFilm({.program = stand(folder, "cat > /dev/null"), .path = folder.filePath(u"a.mp4"_s)}).isEmpty());
    }

    void aProgramThatDoesNotStartIsReported()
    {
        const QTemporaryDir folder;
        const QString program = folder.filePath(u"missing"_s);
        const QString fault = makeFilm({.program = program, .path = folder.filePath(u"a.mp4"_s)});
        QVERIFY2(fault.contains(u"missing"_s), qPrintable(fault));
        QCOMPARE(filmsIn(folder), QStringList());
    }

    void aBadTargetIsReportedBeforeStarting()
    {
        const QTemporaryDir folder;
        const QString script = stand(folder, "touch \"$0.started\"; cat > /dev/null");
        QVERIFY(QDir(folder.path()).mkdir(u"b.mp4"_s));
        const QString missing = makeFilm({.program = script, .path = folder.filePath(u"missing/a.mp4"_s)});
        QVERIFY2(missing.contains(u"folder does not exist"_s), qPrintable(missing));
        const QString inTheWay = makeFilm({.program = script, .path = folder.filePath(u"b.mp4"_s)});
        QVERIFY2(inTheWay.contains(u"not a file"_s), qPrintable(inTheWay));
        QVERIFY(!QFile::exists(script + u".started"_s));
    }

    void cancellingEndsFfmpeg()
    {
        const QTemporaryDir folder;
        const QTemporaryDir films;
        const QString script =
            stand(folder, "echo half > \"$LAST\"; echo $$ > \"$0.pid.new\"; mv \"$0.pid.new\" \"$0.pid\"\n"
                          "exec tail -f /dev/null");
        std::atomic<bool> isCancelled = false;
        {
            Film film({.program = script, .path = films.filePath(u"a.mp4"_s)}, isCancelled);
            QCOMPARE(film.begin({1000, 1000}, 2), QString());
            QTRY_VERIFY(QFile::exists(script + u".pid"_s));
            // The frame exceeds the capacity of the pipe, which is never read, so that only canceling ends the wait.
            const std::unique_ptr<QThread> thread(QThread::create([&isCancelled] { isCancelled = true; }));
            thread->start();
            QCOMPARE(film.add(QImage(1000, 1000, QImage::Format_RGB32)), QString());
            QVERIFY(thread->wait());
            QCOMPARE(film.finish(), QString());
            QCOMPARE(filmsIn(films).size(), 1);
        }
        QCOMPARE(filmsIn(films), QStringList());
#ifdef Q_OS_UNIX
        const int pid = readAll(script + u".pid"_s).trimmed().toInt();
        QVERIFY(pid > 0);
        QVERIFY(::kill(pid, 0) != 0);
#endif
    }

    void everyFormatMakesAFilm_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QByteArray>("mark");
        QTest::newRow("mp4") << int(Film::Format::Mp4) << QByteArray("ftyp");
        QTest::newRow("webm") << int(Film::Format::Webm) << QByteArray("webm");
        QTest::newRow("gif") << int(Film::Format::Gif) << QByteArray("GIF89a");
    }

    void everyFormatMakesAFilm()
    {
        QFETCH(int, format);
        QFETCH(QByteArray, mark);
        const QString program = Film::findProgram();
        const QTemporaryDir films;
        const QString path = films.filePath(u"%d a film: 100 %'"_s + Film::endingOf(Film::Format(format)));
        const QString fault =
            makeFilm({.program = program, .path = path, .format = Film::Format(format), .framesASecond = 5});
        if (program.isEmpty()) { // then there is no film, and an error says so
            QVERIFY(!fault.isEmpty());
            QCOMPARE(filmsIn(films), QStringList());
            return;
        }
        QCOMPARE(fault, QString());
        QCOMPARE(filmsIn(films), QStringList{QFileInfo(path).fileName()});
        QVERIFY(readAll(path).first(100).contains(mark));
        if (Film::Format(format) == Film::Format::Gif && QImageReader::supportedImageFormats().contains("gif")) {
            QImageReader reader(path);
            QCOMPARE(reader.size(), smallFrame);
            QCOMPARE(reader.imageCount(), 4);
            QCOMPARE(reader.nextImageDelay() == 0, false);
        }
    }
};

MAZEWRIGHT_SUITE(film, TestFilm)
#include "tst_film.moc"
