#include "app/export/pictureseries.h"

#include "editor/text/savefault.h"
#include "gamecore/base/files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageWriter>

using namespace Qt::StringLiterals;

namespace {

/// QImageWriter's quality of a PNG is its compression level. This value means zlib level 1, which takes a fifth of the
/// default's time; a series may have thousands of pictures.
constexpr int quickQuality = 80;

class SeriesText {
    Q_DECLARE_TR_FUNCTIONS(SeriesText)

public:
    static QString isThere(const QString &path)
    {
        return tr("“%1” already exists, and saving several pictures never replaces a file. Choose another name or "
                  "folder.")
            .arg(QDir::toNativeSeparators(path));
    }
    static QString notMade(const QString &path, const QString &reason)
    {
        return tr("Cannot save the picture “%1”: %2").arg(QDir::toNativeSeparators(path), reason);
    }
};

/// Returns a file in the folder that belongs to a series of this name, with any number; empty if there is none.
QString fileOfSeries(const QString &stem)
{
    const QFileInfo info(stem);
    const QString start = info.fileName() + u'-';
    const QStringList names = QDir(info.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System);
    for (const QString &name : names) {
        const bool isOne = name.startsWith(start) && name.endsWith(".png"_L1, Qt::CaseInsensitive);
        bool isNumber = false;
        if (isOne) {
            name.sliced(start.size()).chopped(4).toInt(&isNumber);
        }
        if (isNumber) {
            return info.path() + u'/' + name;
        }
    }
    return {};
}

} // namespace

PictureSeries::~PictureSeries()
{
    for (const QString &path : m_written) {
        QFile::remove(path);
    }
}

QString PictureSeries::begin(QSize, qint64 count)
{
    m_count = count;
    const QString former = m_of == Of::Several ? fileOfSeries(m_path.chopped(4)) : QString();
    return former.isEmpty() ? QString() : SeriesText::isThere(former);
}

QString PictureSeries::pathOf(qint64 frame) const
{
    const int digits = qMax(leastDigits, int(QString::number(m_count).size()));
    return m_of == Of::One ? m_path
                           : u"%1-%2%3"_s.arg(m_path.chopped(4), QString::number(frame).rightJustified(digits, u'0'),
                                              m_path.last(4));
}

QString PictureSeries::add(const QImage &frame)
{
    const QString path = pathOf(++m_added);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    writer.setQuality(quickQuality);
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(frame)) {
        return SeriesText::notMade(path, writer.errorString());
    }
    if (const std::optional<SaveFault> fault = writeWhole(path, bytes, MissingFolder::Refuse)) {
        return sentenceOf(*fault);
    }
    if (m_of == Of::Several) {
        m_written.append(path); // a single picture is never removed
    }
    return {};
}

QString PictureSeries::finish()
{
    m_written.clear();
    return {};
}
