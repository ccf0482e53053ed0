#include "app/export/film.h"

#include "editor/text/plaintext.h"
#include "editor/text/savefault.h"
#include "gamecore/base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// How long to wait for ffmpeg before checking for cancellation.
constexpr int encoderPatienceMs = 50;
/// The most bytes of ffmpeg's output that are kept, counted from the end.
constexpr qsizetype mostErrors = 4096;

struct FormatRow {
    Film::Format format;
    QLatin1StringView ending;
    QLatin1StringView muxer;
    const char *options;
};

/// Encoder arguments per format. Sides are made even for mp4 and webm, as most players require. GIFs have a palette per
/// frame, because a common palette would keep all frames in memory.
constexpr std::array<FormatRow, 3> formatRows{{
    {Film::Format::Mp4, ".mp4"_L1, "mp4"_L1,
     "-vf pad=ceil(iw/2)*2:ceil(ih/2)*2 -c:v libx264 -crf 18 -pix_fmt yuv420p -movflags +faststart"},
    {Film::Format::Webm, ".webm"_L1, "webm"_L1,
     "-vf pad=ceil(iw/2)*2:ceil(ih/2)*2 -c:v libvpx-vp9 -crf 24 -b:v 0 -deadline good -cpu-used 5 -row-mt 1 "
     "-pix_fmt yuv420p"},
    {Film::Format::Gif, ".gif"_L1, "gif"_L1,
     "-vf split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none"},
}};

const FormatRow &rowOf(Film::Format format)
{
    return formatRows[std::size_t(format)];
}

class FilmText {
    Q_DECLARE_TR_FUNCTIONS(FilmText)

public:
    static QString notMade(const QString &path, const QString &reason)
    {
        return tr("Cannot save the film “%1”. ffmpeg reports: %2").arg(QDir::toNativeSeparators(path), reason);
    }
    static QString silent(const QString &path)
    {
        return tr("Cannot save the film “%1”. ffmpeg gives no reason.").arg(QDir::toNativeSeparators(path));
    }
    static QString notStarted(const QString &program)
    {
        return tr("Cannot start the program “%1”.").arg(QDir::toNativeSeparators(program));
    }
};

/// Returns the pixels row by row, one byte per color channel, without padding.
QByteArray rawPixels(const QImage &frame)
{
    const QImage rgb = frame.convertToFormat(QImage::Format_RGB888);
    const qsizetype line = qsizetype(rgb.width()) * 3;
    QByteArray bytes;
    bytes.reserve(line * rgb.height());
    for (int y = 0; y < rgb.height(); ++y) {
        bytes.append(reinterpret_cast<const char *>(rgb.constScanLine(y)), line);
    }
    return bytes;
}

} // namespace

QString Film::findProgram()
{
    return QStandardPaths::findExecutable(u"ffmpeg"_s);
}

QString Film::endingOf(Format format)
{
    return rowOf(format).ending;
}

QStringList Film::argumentsOf(const Settings &settings, QSize size, const QString &path)
{
    const FormatRow &row = rowOf(settings.format);
    return QStringList{u"-hide_banner"_s, u"-loglevel"_s,
                       u"error"_s,        u"-n"_s,
                       u"-f"_s,           u"rawvideo"_s,
                       u"-pix_fmt"_s,     u"rgb24"_s,
                       u"-video_size"_s,  u"%1x%2"_s.arg(size.width()).arg(size.height()),
                       u"-framerate"_s,   QString::number(settings.framesASecond),
                       u"-i"_s,           u"pipe:0"_s}
           + QString::fromLatin1(row.options).split(u' ')
           + QStringList{u"-f"_s, row.muxer, u"file:"_s + QFileInfo(path).absoluteFilePath()};
}

Film::Film(Settings settings, const std::atomic<bool> &isCancelled)
    : m_settings(std::move(settings)), m_isCancelled(isCancelled)
{
    Q_ASSERT(m_settings.framesASecond >= 1 && m_settings.framesASecond <= mostFramesASecond);
    m_ffmpeg.setStandardOutputFile(QProcess::nullDevice());
}

Film::~Film()
{
    if (m_ffmpeg.state() != QProcess::NotRunning) {
        m_ffmpeg.kill();
        m_ffmpeg.waitForFinished();
    }
    if (!m_part.isEmpty()) {
        QFile::remove(m_part);
    }
}

/// Returns why the film could not be saved at its path, checked before encoding; empty if it can.
QString Film::folderFault() const
{
    const QFileInfo file(m_settings.path);
    const QFileInfo folder(file.absolutePath());
    if (!folder.isDir()) {
        return sentenceOf({.what = SaveFault::What::NoFolder, .path = m_settings.path, .detail = {}});
    }
    if (file.exists() && !file.isFile()) {
        return sentenceOf({.what = SaveFault::What::NotAFile, .path = m_settings.path, .detail = {}});
    }
    if (!folder.isWritable() || (file.exists() && !file.isWritable())) {
        return sentenceOf({.what = SaveFault::What::NotAllowed, .path = m_settings.path, .detail = {}});
    }
    return {};
}

QString Film::begin(QSize size, qint64)
{
    if (const QString fault = folderFault(); !fault.isEmpty()) {
        return fault;
    }
    const quint32 number = QRandomGenerator::global()->generate();
    m_part = u"%1.%2.part"_s.arg(m_settings.path, QString::number(number, 36));
    m_ffmpeg.start(m_settings.program, argumentsOf(m_settings, size, m_part));
    return m_ffmpeg.waitForStarted() ? QString() : FilmText::notStarted(m_settings.program);
}

QString Film::add(const QImage &frame)
{
    m_ffmpeg.write(rawPixels(frame));
    while (m_ffmpeg.bytesToWrite() > 0 && !m_isCancelled) {
        m_ffmpeg.waitForBytesWritten(encoderPatienceMs);
        readErrors();
        if (m_ffmpeg.state() == QProcess::NotRunning) {
            return failure();
        }
    }
    return {};
}

QString Film::finish()
{
    m_ffmpeg.closeWriteChannel();
    while (m_ffmpeg.state() != QProcess::NotRunning && !m_isCancelled) {
        m_ffmpeg.waitForFinished(encoderPatienceMs);
        readErrors();
    }
    if (m_isCancelled) {
        return {};
    }
    if (m_ffmpeg.exitStatus() != QProcess::NormalExit || m_ffmpeg.exitCode() != 0 || !QFileInfo::exists(m_part)) {
        return failure();
    }
    if (!moveFile(m_part, m_settings.path)) {
        return sentenceOf({.what = SaveFault::What::NotAllowed, .path = m_settings.path, .detail = {}});
    }
    m_part.clear();
    return {};
}

void Film::readErrors()
{
    m_errors.append(m_ffmpeg.readAllStandardError());
    m_errors.remove(0, qMax<qsizetype>(0, m_errors.size() - mostErrors));
}

/// Returns an error message with the last line of ffmpeg's output, skipping lines that only say that it failed.
QString Film::failure()
{
    readErrors();
    QStringList lines = QString::fromLocal8Bit(m_errors).split(u'\n', Qt::SkipEmptyParts);
    lines.removeAll(u"Conversion failed!"_s);
    const QString last = lines.isEmpty() ? QString() : onOneLine(lines.last()).trimmed();
    return last.isEmpty() ? FilmText::silent(m_settings.path) : FilmText::notMade(m_settings.path, last);
}
