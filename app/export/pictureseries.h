#pragma once

#include "app/export/frames.h"

#include <QStringList>

/// A receiver of frames that writes PNG files. A single picture is `FOLDER/NAME.png` and replaces an existing file,
/// because the file dialog has already asked the user about that. A series, even of one picture, is
/// `FOLDER/NAME-0001.png` and so on, and never replaces files.
class PictureSeries : public FrameSink {
public:
    /// All numbers in file names have as many digits as the longest one, but at least this many.
    static constexpr int leastDigits = 4;

    enum class Of : std::uint8_t { One, Several };

    /// `path` ends in `.png`; its folder must exist.
    explicit PictureSeries(QString path, Of of = Of::Several) : m_path(std::move(path)), m_of(of) {}
    /// Removes the files of an unfinished series.
    ~PictureSeries() override;

    QString begin(QSize size, qint64 count) override;
    QString add(const QImage &frame) override;
    QString finish() override;

private:
    QString pathOf(qint64 frame) const;

    QString m_path;
    Of m_of;
    qint64 m_count = 0;
    QStringList m_written; ///< files written so far; empty once the series is finished
    qint64 m_added = 0;
};
