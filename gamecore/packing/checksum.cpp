#include "gamecore/packing/checksum.h"

#include <zlib.h>

quint32 checksumOf(QByteArrayView bytes)
{
    return quint32(crc32_z(0, reinterpret_cast<const Bytef *>(bytes.data()), std::size_t(bytes.size())));
}
