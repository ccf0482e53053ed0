#pragma once

#include "app/watch/frames.h"

#include <QStringList>

/// Frames as PNG files: one as `FOLDER/NAME.png`, several as `FOLDER/NAME-0001.png` and so on, in order. One replaces
/// what is there, as whoever chose the file was asked; several replace nothing.
class PictureSeries : public FrameSink {
public:
    /// The most digits of a number stand in all names.
    static constexpr int leastDigits = 4;

    /// `path` ends in `.png`. Its folder must be there.
    explicit PictureSeries(QString path) : m_path(std::move(path)) {}
    /// Removes what was written of a series that was not finished.
    ~PictureSeries() override;

    QString begin(QSize size, qint64 count) override;
    QString add(const QImage &frame) override;
    QString finish() override;

private:
    QString pathOf(qint64 frame) const;

    QString m_path;
    qint64 m_count = 0;
    QStringList m_written; ///< by this; empty once it is finished
    qint64 m_added = 0;
};
