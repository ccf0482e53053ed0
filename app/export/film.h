#pragma once

#include "app/export/frames.h"

#include <QProcess>
#include <QStringList>

/// A receiver of frames that makes a film with the program ffmpeg. ffmpeg reads the frames from a pipe, so only the
/// film takes disk space. ffmpeg writes a temporary file; once the film is complete, this file replaces the file at the
/// film's path.
class Film : public FrameSink {
public:
    enum class Format : std::uint8_t { Mp4, Webm, Gif };
    static constexpr int mostFramesASecond = 60;

    /// The settings of a film.
    struct Settings {
        QString program; ///< the path of ffmpeg
        QString path;    ///< path of the film, in an existing folder; an existing file is replaced
        Format format = Format::Mp4;
        int framesASecond = 10; ///< 1..mostFramesASecond
    };

    /// Returns the path of ffmpeg; empty if it is not installed.
    static QString findProgram();
    /// Returns the extension ".mp4", ".webm" or ".gif".
    static QString endingOf(Format format);
    /// Returns the arguments of ffmpeg for writing frames of `size` pixels into the new file `path`.
    static QStringList argumentsOf(const Settings &settings, QSize size, const QString &path);

    /// When `isCancelled` becomes true, add() and finish() no longer wait for ffmpeg. `isCancelled` must outlive this
    /// object.
    Film(Settings settings, const std::atomic<bool> &isCancelled);
    /// Stops ffmpeg if it still runs, and removes the temporary file of an unfinished film.
    ~Film() override;

    QString begin(QSize size, qint64 count) override;
    QString add(const QImage &frame) override;
    QString finish() override;

private:
    QString folderFault() const;
    QString failure();
    void readErrors();

    Settings m_settings;
    const std::atomic<bool> &m_isCancelled;
    QProcess m_ffmpeg;
    QString m_part;      ///< the temporary file being written
    QByteArray m_errors; ///< the last error messages of ffmpeg
};
