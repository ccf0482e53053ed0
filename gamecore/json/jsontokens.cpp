// The smallest parts of JSON: strings, numbers, words and blanks.
#include "gamecore/json/eightbytes.h"
#include "gamecore/json/jsonscanner.h"

namespace {

constexpr uchar firstPrintable = 0x20;

bool isPlain(char c)
{
    return c != '"' && c != '\\' && uchar(c) >= firstPrintable;
}

bool arePlain(EightBytes bytes)
{
    return !bytes.has('"') && !bytes.has('\\') && !bytes.hasBelow(firstPrintable);
}

/// The place where characters of a string that stand for themselves end.
qsizetype plainEnd(QByteArrayView text, qsizetype at)
{
    const char *bytes = text.data();
    while (at + EightBytes::size <= text.size() && arePlain(EightBytes(bytes + at))) {
        at += EightBytes::size;
    }
    while (at < text.size() && isPlain(bytes[at])) {
        ++at;
    }
    return at;
}

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

qsizetype JsonScanner::offsetOfCharacter(qsizetype quote, int character) const
{
    qsizetype at = quote + 1;
    for (int i = 0; i < character && at < m_text.size() && m_text.at(at) != '"'; ++i) {
        at = characterEnd(at);
    }
    return at;
}

/// End of the code point that begins at `at` within a string, be it written plainly or as an escape. The text has
/// passed check(), so escapes are whole and high surrogates have their other half.
qsizetype JsonScanner::characterEnd(qsizetype at) const
{
    if (m_text.at(at) != '\\') {
        return codePointEnd(m_text, at);
    }
    if (m_text.at(at + 1) != 'u') {
        return at + 2;
    }
    return at + (QChar::isHighSurrogate(m_text.mid(at + 2, 4).toUInt(nullptr, 16)) ? 12 : 6);
}

bool JsonScanner::scanString()
{
    take('"');
    m_at = plainEnd(m_text, m_at);
    while (peek() == '\\') {
        if (!scanEscape()) {
            return false;
        }
        m_at = plainEnd(m_text, m_at + 1);
    }
    return take('"') || fail(Expected::ClosingQuote);
}

/// Leaves the last character of the escape for the caller to pass.
bool JsonScanner::scanEscape()
{
    const qsizetype start = m_at++;
    if (peek() != 'u') {
        return (m_at < m_text.size() && QByteArrayView("\"\\/bfnrt").contains(peek())) || fail(Expected::EscapeCode);
    }
    char32_t first = 0;
    char32_t second = 0;
    if (!scanHexDigits(first)) {
        return false;
    }
    bool isWhole = !QChar::isLowSurrogate(first);
    if (QChar::isHighSurrogate(first)) {
        isWhole = QByteArrayView(m_text).sliced(m_at + 1).startsWith("\\u");
        m_at += isWhole ? 2 : 0;
        if (isWhole && !scanHexDigits(second)) {
            return false;
        }
        isWhole = QChar::isLowSurrogate(second);
    }
    if (!isWhole) {
        m_at = start;
    }
    return isWhole || fail(Expected::EscapeCode);
}

/// Scans from the `u` to the last of its four digits.
bool JsonScanner::scanHexDigits(char32_t &code)
{
    for (int i = 0; i < 4; ++i) {
        ++m_at;
        const int digit =
            m_at < m_text.size() ? int(QByteArrayView("0123456789abcdef").indexOf(char(peek() | 0x20))) : -1;
        const bool isHex = digit >= 0 && (digit > 9 || isDigit(peek()));
        if (!isHex) {
            return fail(Expected::EscapeCode);
        }
        code = code * 16 + char32_t(digit);
    }
    return true;
}

bool JsonScanner::scanNumber()
{
    if (peek() != '-' && !isDigit(peek())) {
        return fail(Expected::Value);
    }
    const qsizetype start = m_at;
    take('-');
    if (!take('0') && !scanDigits()) {
        return false;
    }
    if (take('.') && !scanDigits()) {
        return false;
    }
    if (take('e') || take('E')) {
        if (!take('+')) {
            take('-');
        }
        if (!scanDigits()) {
            return false;
        }
    }
    return fitsNumber(start);
}

/// Only long numbers and those with an exponent can be too large.
bool JsonScanner::fitsNumber(qsizetype start)
{
    const QByteArray number = QByteArray::fromRawData(m_text.constData() + start, m_at - start);
    bool fits = true;
    if (m_issues && (number.size() > 300 || number.contains('e') || number.contains('E'))) {
        number.toDouble(&fits);
    }
    if (!fits) {
        m_at = start;
        Issue issue{
            .code = IssueCode::Syntax, .found = shortened(QString::fromLatin1(number)), .expected = Expected::Value};
        m_places.set(issue, start);
        m_issues->add(issue);
    }
    return fits;
}

bool JsonScanner::scanDigits()
{
    if (!isDigit(peek())) {
        return fail(Expected::Digit);
    }
    while (isDigit(peek())) {
        ++m_at;
    }
    return true;
}

bool JsonScanner::scanWord(QByteArrayView word)
{
    if (!QByteArrayView(m_text).sliced(m_at).startsWith(word)) {
        return fail(Expected::Value);
    }
    m_at += word.size();
    return true;
}

void JsonScanner::skipBlanks()
{
    while (m_at < m_text.size() && isBlank(m_text.at(m_at))) {
        ++m_at;
    }
}

bool JsonScanner::take(char c)
{
    if (peek() != c || m_at >= m_text.size()) {
        return false;
    }
    ++m_at;
    return true;
}
