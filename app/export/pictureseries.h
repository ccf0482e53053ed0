#pragma once

#include "app/export/frames.h"

#include <QStringList>

/// Frames as PNG files: a single one as `FOLDER/NAME.png`, which replaces what is there, as whoever chose the file was
/// asked; those of a series, even if it is of one, as `FOLDER/NAME-0001.png` and so on, in order, which replace
/// nothing.
class PictureSeries : public FrameSink {
public:
    /// The most digits of a number stand in all names.
    static constexpr int leastDigits = 4;

    enum class Of : std::uint8_t { One, Several };

    /// `path` ends in `.png`. Its folder must be there.
    explicit PictureSeries(QString path, Of of = Of::Several) : m_path(std::move(path)), m_of(of) {}
    /// Removes what was written of a series that was not finished.
    ~PictureSeries() override;

    QString begin(QSize size, qint64 count) override;
    QString add(const QImage &frame) override;
    QString finish() override;

private:
    QString pathOf(qint64 frame) const;

    QString m_path;
    Of m_of;
    qint64 m_count = 0;
    QStringList m_written; ///< by this; empty once it is finished
    qint64 m_added = 0;
};
