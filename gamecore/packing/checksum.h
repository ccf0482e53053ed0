#pragma once

#include <QByteArrayView>

/// Returns the CRC-32 as used by zip, gzip and PNG (ISO 3309, reflected polynomial 0xEDB88320). Data of equal length
/// that differ only within 32 consecutive bits have different checksums.
quint32 checksumOf(QByteArrayView bytes);
