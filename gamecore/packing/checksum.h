#pragma once

#include <QByteArrayView>

/// The CRC-32 of zip, gzip and PNG (ISO 3309, reflected polynomial 0xEDB88320). It differs for any two texts of equal
/// length that differ within 32 bits only.
quint32 checksumOf(QByteArrayView bytes);
