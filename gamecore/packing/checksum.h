#pragma once

#include <QByteArrayView>

/// Returns the CRC-32 of zip, gzip and PNG (ISO 3309, reflected polynomial 0xEDB88320). It detects every difference
/// limited to 32 consecutive bits between texts of equal length.
quint32 checksumOf(QByteArrayView bytes);
