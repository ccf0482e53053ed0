#include "gamecore/json/sourcetext.h"

#include <QStringDecoder>

#include <algorithm>

namespace {

bool isContinuation(char c)
{
    return (uchar(c) & 0xc0) == 0x80;
}

/// Returns the length of a UTF-8 sequence from its first byte; 0 for an invalid first byte.
int sequenceLength(uchar first)
{
    if (first < 0x80) {
        return 1;
    }
    if (first >= 0xc2 && first <= 0xdf) {
        return 2;
    }
    if (first >= 0xe0 && first <= 0xef) {
        return 3;
    }
    return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/// False for overlong forms, surrogates and code points above U+10FFFF, which all show in the second byte.
bool secondByteFits(uchar first, uchar second)
{
    switch (first) {
    case 0xe0:
        return second >= 0xa0;
    case 0xed:
        return second < 0xa0;
    case 0xf0:
        return second >= 0x90;
    case 0xf4:
        return second < 0x90;
    default:
        return true;
    }
}

bool sequenceFits(QByteArrayView text, qsizetype at, int length)
{
    if (length == 0 || at + length > text.size()) {
        return false;
    }
    for (int i = 1; i < length; ++i) {
        if (!isContinuation(text.at(at + i))) {
            return false;
        }
    }
    return length == 1 || secondByteFits(uchar(text.at(at)), uchar(text.at(at + 1)));
}

} // namespace

qsizetype asciiEnd(QByteArrayView text, qsizetype at)
{
    const char *bytes = text.data();
    while (at + EightBytes::size <= text.size() && EightBytes(bytes + at).areAscii()) {
        at += EightBytes::size;
    }
    while (at < text.size() && uchar(bytes[at]) < 0x80) {
        ++at;
    }
    return at;
}

qsizetype codePointCount(QByteArrayView text)
{
    const qsizetype ascii = asciiEnd(text);
    return text.size() - std::count_if(text.begin() + ascii, text.end(), isContinuation);
}

qsizetype firstNonUtf8(QByteArrayView text)
{
    for (qsizetype at = asciiEnd(text); at < text.size(); at = asciiEnd(text, at)) {
        const int length = sequenceLength(uchar(text.at(at)));
        if (!sequenceFits(text, at, length)) {
            return at;
        }
        at += length;
    }
    return -1;
}

bool checkUtf8(QByteArrayView text, IssueList &issues)
{
    const qsizetype bad = firstNonUtf8(text);
    if (bad < 0) {
        return true;
    }
    // byte order marks of UTF-16, little and big endian
    const bool isUtf16 = text.startsWith("\xff\xfe") || text.startsWith("\xfe\xff");
    Issue issue{.code = IssueCode::NotUtf8,
                .found = isUtf16 ? QStringLiteral("UTF-16") : QString::number(uchar(text.at(bad)), 16)};
    TextPositions(text).set(issue, bad);
    issues.add(issue);
    return false;
}

QString textFromUtf8(QByteArrayView utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(utf8);
}

qsizetype codePointEnd(QByteArrayView text, qsizetype at)
{
    do {
        ++at;
    } while (at < text.size() && isContinuation(text[at]));
    return at;
}

QString codePointAt(QByteArrayView text, qsizetype at)
{
    return textFromUtf8(text.sliced(at, codePointEnd(text, at) - at));
}

void TextPositions::set(Issue &issue, qsizetype offset)
{
    const qsizetype end = qMin(offset, m_text.size());
    if (end < m_at || m_at == 0) {
        m_at = qMin(markSize(m_text), end);
        m_line = 1;
        m_column = 1;
    }
    const QByteArrayView passed = m_text.sliced(m_at, end - m_at);
    const qsizetype lineEnd = passed.lastIndexOf('\n');
    m_line += int(passed.count('\n'));
    m_column = (lineEnd < 0 ? m_column : 1) + int(codePointCount(passed.sliced(lineEnd + 1)));
    m_at = end;
    issue.line = m_line;
    issue.column = m_column;
}
