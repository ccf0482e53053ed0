#include "gamecore/packing/compression.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <zlib.h>
#include <zstd.h>

namespace {

constexpr qsizetype firstGuess = 4096;

/// Doubles the buffer, up to one byte above the limit, which detects excess.
void grow(QByteArray &bytes, qsizetype most)
{
    const qsizetype wanted = std::max(firstGuess, 2 * bytes.size());
    bytes.resize(std::min(wanted, most + 1));
}

/// Returns zlib's code for a format: the binary logarithm of the window size, and a marker for the header.
int windowBits(Compression compression)
{
    switch (compression) {
    case Compression::Gzip:
        return MAX_WBITS + 16;
    case Compression::Zlib:
        return MAX_WBITS;
    default:
        return -MAX_WBITS;
    }
}

/// Returns the bytes for zlib, which takes a pointer to non-const but does not modify them.
Bytef *zlibBytes(QByteArrayView bytes)
{
    return reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
}

/// True if zlib, which counts in 32 bits, can handle the size.
bool isCountable(qsizetype size)
{
    return size < qsizetype(std::numeric_limits<uInt>::max());
}

Unpacked inflated(QByteArrayView packed, Compression compression, qsizetype most, QByteArrayView dictionary)
{
    z_stream stream{};
    if (!isCountable(packed.size()) || inflateInit2(&stream, windowBits(compression)) != Z_OK) {
        return {};
    }
    const std::unique_ptr<z_stream, int (*)(z_stream *)> end(&stream, inflateEnd);
    if (compression == Compression::Deflate && !dictionary.isEmpty()) {
        inflateSetDictionary(&stream, zlibBytes(dictionary), uInt(dictionary.size()));
    }
    stream.next_in = zlibBytes(packed);
    stream.avail_in = uInt(packed.size());
    QByteArray bytes;
    qsizetype filled = 0;
    int status = Z_OK;
    while (status == Z_OK && filled <= most) {
        grow(bytes, most);
        stream.next_out = reinterpret_cast<Bytef *>(bytes.data() + filled);
        stream.avail_out = uInt(bytes.size() - filled);
        status = inflate(&stream, Z_NO_FLUSH);
        filled = bytes.size() - qsizetype(stream.avail_out);
    }
    if (filled > most) {
        return {.result = Unpacked::Result::TooLarge, .bytes = {}};
    }
    if (status != Z_STREAM_END || stream.avail_in > 0) {
        return {};
    }
    bytes.truncate(filled);
    return {.result = Unpacked::Result::Done, .bytes = bytes};
}

Unpacked unzstd(QByteArrayView packed, qsizetype most)
{
    const std::unique_ptr<ZSTD_DStream, std::size_t (*)(ZSTD_DStream *)> stream(ZSTD_createDStream(), ZSTD_freeDStream);
    ZSTD_inBuffer in{packed.data(), std::size_t(packed.size()), 0};
    QByteArray bytes;
    qsizetype filled = 0;
    std::size_t left = 1;
    while (left != 0 && filled <= most) {
        grow(bytes, most);
        ZSTD_outBuffer out{bytes.data(), std::size_t(bytes.size()), std::size_t(filled)};
        left = ZSTD_decompressStream(stream.get(), &out, &in);
        const bool isStuck = qsizetype(out.pos) < bytes.size() && in.pos == in.size;
        filled = qsizetype(out.pos);
        if (ZSTD_isError(left) != 0 || (left != 0 && isStuck)) {
            return {};
        }
    }
    if (filled > most) {
        return {.result = Unpacked::Result::TooLarge, .bytes = {}};
    }
    if (in.pos < in.size) {
        return {};
    }
    bytes.truncate(filled);
    return {.result = Unpacked::Result::Done, .bytes = bytes};
}

QByteArray deflated(QByteArrayView bytes, Compression compression, QByteArrayView dictionary)
{
    constexpr int mostMemory = 9;
    z_stream stream{};
    if (!isCountable(bytes.size())
        || deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, windowBits(compression), mostMemory,
                        Z_DEFAULT_STRATEGY)
               != Z_OK) {
        return {};
    }
    const std::unique_ptr<z_stream, int (*)(z_stream *)> end(&stream, deflateEnd);
    QByteArray packed(qsizetype(deflateBound(&stream, uLong(bytes.size()))), Qt::Uninitialized);
    if (compression == Compression::Deflate && !dictionary.isEmpty()) {
        deflateSetDictionary(&stream, zlibBytes(dictionary), uInt(dictionary.size()));
    }
    stream.next_in = zlibBytes(bytes);
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = uInt(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(qsizetype(stream.total_out));
    return packed;
}

QByteArray zstd(QByteArrayView bytes)
{
    QByteArray packed(qsizetype(ZSTD_compressBound(std::size_t(bytes.size()))), Qt::Uninitialized);
    const std::size_t size = ZSTD_compress(packed.data(), std::size_t(packed.size()), bytes.data(),
                                           std::size_t(bytes.size()), ZSTD_CLEVEL_DEFAULT);
    packed.truncate(ZSTD_isError(size) != 0 ? 0 : qsizetype(size));
    return packed;
}

} // namespace

Unpacked unpack(QByteArrayView packed, Compression compression, qsizetype most, QByteArrayView dictionary)
{
    return compression == Compression::Zstd ? unzstd(packed, most) : inflated(packed, compression, most, dictionary);
}

QByteArray pack(QByteArrayView bytes, Compression compression, QByteArrayView dictionary)
{
    return compression == Compression::Zstd ? zstd(bytes) : deflated(bytes, compression, dictionary);
}

quint32 checksumOf(QByteArrayView bytes)
{
    return quint32(crc32_z(0, reinterpret_cast<const Bytef *>(bytes.data()), std::size_t(bytes.size())));
}
