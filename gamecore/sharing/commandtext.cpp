#include "gamecore/sharing/commandtext.h"

#include <QString>

#include <array>

using namespace Qt::StringLiterals;

namespace {

struct LetterRow {
    char letter;
    QLatin1StringView line;
};

constexpr std::array<LetterRow, 12> letters{{{'n', "move north"_L1},
                                             {'e', "move east"_L1},
                                             {'s', "move south"_L1},
                                             {'w', "move west"_L1},
                                             {'u', "move northeast"_L1},
                                             {'v', "move southeast"_L1},
                                             {'x', "move southwest"_L1},
                                             {'y', "move northwest"_L1},
                                             {'.', "wait"_L1},
                                             {',', "pickup"_L1},
                                             {'>', "descend"_L1},
                                             {'l', "look"_L1}}};
constexpr auto advance = "advance "_L1;

class CommandWriter {
public:
    /// False if a line cannot be told.
    bool add(const QString &line, qint64 times)
    {
        if (times < 1 || line.contains(u')') || line.contains(QChar(0))) {
            return false;
        }
        m_text += named(line) + (times == 1 ? QByteArray() : QByteArray::number(times));
        return true;
    }
    const QByteArray &text() const { return m_text; }

private:
    QByteArray named(const QString &line)
    {
        for (const LetterRow &row : letters) {
            if (line == row.line) {
                return QByteArray(1, row.letter);
            }
        }
        bool isNumber = false;
        const uint length = line.startsWith(advance) ? line.sliced(advance.size()).toUInt(&isNumber) : 0;
        if (!isNumber || line != advance + QString::number(length)) {
            return '(' + line.toUtf8() + ')';
        }
        const bool isSame = length == m_advance;
        m_advance = length;
        return isSame ? "a"_ba : 'A' + QByteArray::number(length) + ';';
    }

    QByteArray m_text;
    uint m_advance = 120;
};

class CommandReader {
public:
    explicit CommandReader(const QByteArray &text) : m_text(text) {}

    std::optional<QJsonArray> read()
    {
        QJsonArray commands;
        while (m_place < m_text.size()) {
            const QString line = readLine();
            const QByteArray digits = readDigits();
            if (line.isEmpty()) {
                return std::nullopt;
            }
            commands.append(digits.isEmpty() ? QJsonValue(line) : QJsonValue(QJsonArray{line, digits.toLongLong()}));
        }
        return commands;
    }

private:
    QString readLine()
    {
        const char letter = m_text.at(m_place++);
        if (letter == '(') {
            return QString::fromUtf8(readUntil(')'));
        }
        if (letter == 'A') {
            m_advance = readUntil(';').toUInt();
        }
        if (letter == 'A' || letter == 'a') {
            return advance + QString::number(m_advance);
        }
        for (const LetterRow &row : letters) {
            if (letter == row.letter) {
                return row.line;
            }
        }
        return {};
    }

    QByteArray readUntil(char end)
    {
        const qsizetype found = m_text.indexOf(end, m_place);
        const qsizetype last = found < 0 ? m_text.size() : found;
        const QByteArray between = m_text.sliced(m_place, last - m_place);
        m_place = qMin(last + 1, m_text.size());
        return between;
    }

    QByteArray readDigits()
    {
        const qsizetype from = m_place;
        while (m_place < m_text.size() && m_text.at(m_place) >= '0' && m_text.at(m_place) <= '9') {
            ++m_place;
        }
        return m_text.sliced(from, m_place - from);
    }

    const QByteArray &m_text;
    qsizetype m_place = 0;
    uint m_advance = 120;
};

} // namespace

std::optional<QByteArray> commandTextOf(const QJsonArray &commands)
{
    CommandWriter writer;
    for (const QJsonValue &value : commands) {
        const bool isRepeated = value.isArray();
        const QString line = isRepeated ? value[0].toString() : value.toString();
        if (!writer.add(line, isRepeated ? value[1].toInteger() : 1)) {
            return std::nullopt;
        }
    }
    return writer.text();
}

std::optional<QJsonArray> commandsOfText(const QByteArray &text)
{
    return CommandReader(text).read();
}
