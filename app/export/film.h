#pragma once

#include "app/export/frames.h"

#include <QProcess>
#include <QStringList>

/// Frames as a film, which the program ffmpeg makes of them. It gets them by a pipe, so that nothing but the film
/// takes room on the disk, and writes beside the file, whose place the film takes when it is done.
class Film : public FrameSink {
public:
    enum class Format : std::uint8_t { Mp4, Webm, Gif };
    static constexpr int mostFramesASecond = 60;

    struct Making {
        QString program; ///< the path of ffmpeg
        QString path;    ///< of the film; its folder must be there. What is there is replaced
        Format format = Format::Mp4;
        int framesASecond = 10; ///< 1..mostFramesASecond
    };

    /// Where ffmpeg is installed; empty: it is not.
    static QString findProgram();
    /// ".mp4", ".webm", ".gif".
    static QString endingOf(Format format);
    /// What ffmpeg is called with, to write frames of that size into the file `path`, which is not there yet.
    static QStringList argumentsOf(const Making &making, QSize size, const QString &path);

    /// `isCancelled` ends the waiting for ffmpeg; it must outlive this.
    Film(Making making, const std::atomic<bool> &isCancelled);
    /// Ends ffmpeg if it still runs, and removes what it wrote.
    ~Film() override;

    QString begin(QSize size, qint64 count) override;
    QString add(const QImage &frame) override;
    QString finish() override;

private:
    QString folderFault() const;
    QString failure();
    void readErrors();

    Making m_making;
    const std::atomic<bool> &m_isCancelled;
    QProcess m_ffmpeg;
    QString m_part;      ///< the file that is being written
    QByteArray m_errors; ///< the end of what ffmpeg said
};
