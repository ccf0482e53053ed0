#include "gamecore/sharing/partscoder.h"

#include "gamecore/sharing/bitmodel.h"
#include "gamecore/sharing/textmodel.h"

namespace {

/// The most hashes: of a run of as many commands as there may be.
constexpr quint32 mostHashes = 100'003;

class PartsCoder {
public:
    PartsCoder(BitCoder &coder, qsizetype most)
        : m_coder(coder), m_mostCells(qMin<qsizetype>(most, mostCodedCells)), m_mostText(qMin(most, longestCodedText))
    {
    }

    std::optional<FileParts> code(const FileParts &parts)
    {
        FileParts coded;
        if (flag(parts.level.has_value())) {
            coded.level = codeLevel(parts.level.value_or(LevelParts()));
            m_isSound = m_isSound && coded.level;
        }
        if (m_isSound && flag(parts.run.has_value())) {
            coded.run = codeRun(parts.run.value_or(RunParts()));
        }
        return m_isSound && !m_coder.isOverrun() ? std::optional(coded) : std::nullopt;
    }

private:
    bool flag(bool isSet) { return m_coder.code(isSet, certainChance / 2); }

    QByteArray text(const QByteArray &text)
    {
        if (!m_isSound || !flag(!text.isEmpty())) {
            return {};
        }
        const std::optional<QByteArray> coded = m_texts.code(m_coder, text, m_mostText);
        m_isSound = coded.has_value();
        return coded.value_or(QByteArray());
    }

    std::uint64_t hash(std::uint64_t hash)
    {
        constexpr int bits = 64;
        std::uint64_t coded = 0;
        for (int i = bits - 1; i >= 0; --i) {
            coded = coded << 1 | std::uint64_t(flag((hash >> i & 1) != 0));
        }
        return coded;
    }

    std::optional<LevelParts> codeLevel(const LevelParts &parts)
    {
        std::optional<CharacterGrid> rows = codeRows(m_coder, parts.rows, m_mostCells);
        if (!rows) {
            return std::nullopt;
        }
        LevelParts coded{.rows = std::move(*rows)};
        coded.rest = text(parts.rest);
        coded.things = text(parts.things);
        return coded;
    }

    RunParts codeRun(const RunParts &parts)
    {
        RunParts coded;
        coded.rest = text(parts.rest);
        coded.commands = text(parts.commands);
        coded.hasLevelHash = flag(parts.hasLevelHash);
        NumberModel number;
        const quint32 count = number.code(m_coder, quint32(parts.hashes.size()));
        m_isSound = m_isSound && count <= mostHashes;
        for (quint32 i = 0; m_isSound && !m_coder.isOverrun() && i < count; ++i) {
            coded.hashes.push_back(hash(m_coder.isReading() ? 0 : parts.hashes[i]));
        }
        return coded;
    }

    BitCoder &m_coder;
    qsizetype m_mostCells;
    qsizetype m_mostText;
    TextModel m_texts = TextModel::primed();
    bool m_isSound = true;
};

bool isCodable(const QByteArray &text)
{
    return text.size() <= longestCodedText && !text.contains('\0');
}

} // namespace

bool canCodeParts(const FileParts &parts)
{
    const auto &[level, run] = parts;
    const bool isLevelCodable =
        !level || (canCodeRows(level->rows) && isCodable(level->rest) && isCodable(level->things));
    return isLevelCodable
           && (!run || (isCodable(run->rest) && isCodable(run->commands) && run->hashes.size() <= mostHashes));
}

std::optional<FileParts> codeParts(BitCoder &coder, const FileParts &parts, qsizetype most)
{
    return PartsCoder(coder, most).code(parts);
}
