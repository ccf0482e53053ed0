#include "gamecore/replay/beats.h"

#include <algorithm>

namespace {

int beatsOf(const Command &command)
{
    const bool isTime = command.type == Command::Type::Advance;
    return isTime ? (command.milliseconds + Beats::longestMs - 1) / Beats::longestMs : 1;
}

} // namespace

Beats::Beats(const std::vector<RunLine> &lines)
{
    for (const RunLine &line : lines) {
        if (line.command) {
            const int beats = beatsOf(*line.command);
            m_pieces.push_back({.first = m_count, .times = line.times, .beats = beats, .command = *line.command});
            m_count += line.times * beats;
        }
    }
}

const Beats::Piece &Beats::pieceOf(qint64 beat) const
{
    Q_ASSERT(beat >= 0 && beat < m_count);
    const auto behind = std::upper_bound(m_pieces.begin(), m_pieces.end(), beat,
                                         [](qint64 sought, const Piece &piece) { return sought < piece.first; });
    return *std::prev(behind);
}

Command Beats::at(qint64 beat) const
{
    const Piece &piece = pieceOf(beat);
    if (piece.beats == 1) {
        return piece.command;
    }
    const int before = int((beat - piece.first) % piece.beats) * longestMs;
    return Command::advance(qMin(longestMs, piece.command.milliseconds - before));
}

std::vector<RunLine> Beats::linesUntil(qint64 beats) const
{
    std::vector<RunLine> lines;
    for (const Piece &piece : m_pieces) {
        const qint64 left = qMin(beats - piece.first, piece.times * piece.beats);
        if (left <= 0) {
            break;
        }
        if (left >= piece.beats) {
            lines.push_back({.command = piece.command, .times = left / piece.beats});
        }
        if (const qint64 begun = left % piece.beats; begun > 0) {
            lines.push_back({.command = Command::advance(int(begun) * longestMs)});
        }
    }
    return lines;
}
