#include "gamecore/sharing/packedfile.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/packing/compression.h"
#include "gamecore/sharing/partscoder.h"

namespace {

/// The file that models read out of bytes.
UnpackedFile modelled(QByteArrayView bytes, bool isRun, qsizetype most)
{
    BitCoder coder(bytes);
    const std::optional<FileParts> parts = codeParts(coder, {}, most);
    std::optional<QJsonObject> file = parts ? fileOf(*parts, isRun) : std::nullopt;
    // Few letters stand for a long command.
    if (file && jsonLine(*file).toUtf8().size() > most) {
        return {.isTooLarge = true, .file = std::nullopt};
    }
    return {.isTooLarge = false, .file = std::move(file)};
}

} // namespace

std::optional<PackedFile> packFile(const QJsonObject &file, bool isRun, qsizetype most)
{
    const QByteArray text = jsonLine(file).toUtf8();
    if (text.size() > most) {
        return std::nullopt;
    }
    const PackedFile deflated{.packing = FilePacking::Deflate, .bytes = pack(text, Compression::Deflate)};
    const std::optional<FileParts> parts = partsOf(file, isRun);
    if (!parts || !canCodeParts(*parts)) {
        return deflated;
    }
    BitCoder coder;
    codeParts(coder, *parts, most);
    PackedFile coded{.packing = FilePacking::Models, .bytes = std::move(coder).written()};
    const bool isBetter = coded.bytes.size() < deflated.bytes.size() && modelled(coded.bytes, isRun, most).file == file;
    return isBetter ? coded : deflated;
}

UnpackedFile unpackFile(const PackedFile &packed, bool isRun, qsizetype most)
{
    if (packed.packing == FilePacking::Models) {
        return modelled(packed.bytes, isRun, most);
    }
    const Unpacked text = unpack(packed.bytes, Compression::Deflate, most);
    IssueList issues;
    return {.isTooLarge = text.result == Unpacked::Result::TooLarge,
            .file = text.result == Unpacked::Result::Done ? parseJson(text.bytes, issues) : std::nullopt};
}
