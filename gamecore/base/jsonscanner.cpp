#include "gamecore/base/jsonscanner.h"

#include "gamecore/base/jsontext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

bool isContinuation(char c)
{
    return (uchar(c) & 0xc0) == 0x80;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Length of a UTF-8 sequence from its first byte; 0 for a byte that cannot begin one.
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

/// Overlong forms, surrogates and code points above U+10FFFF all show in the second byte.
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

qsizetype firstNonUtf8(QByteArrayView text)
{
    qsizetype at = 0;
    while (at < text.size()) {
        const auto first = uchar(text.at(at));
        if (first < 0x80) {
            ++at;
            continue;
        }
        const int length = sequenceLength(first);
        if (!sequenceFits(text, at, length)) {
            return at;
        }
        at += length;
    }
    return -1;
}

bool JsonScanner::check(IssueList &issues)
{
    m_at = m_text.startsWith("\xef\xbb\xbf") ? 3 : 0;
    m_issues = &issues;
    m_wanted = nullptr;
    if (!scanValue({}, 1)) {
        return false;
    }
    skipBlanks();
    return m_at == m_text.size() || fail(Expected::EndOfText);
}

QHash<QString, JsonPosition> JsonScanner::find(const QStringList &paths)
{
    QHash<QString, JsonPosition> wanted;
    for (const QString &path : paths) {
        wanted.insert(path, {-1, -1});
    }
    m_at = m_text.startsWith("\xef\xbb\xbf") ? 3 : 0;
    m_issues = nullptr;
    m_wanted = &wanted;
    skipBlanks();
    remember({}, -1);
    scanValue({}, 1);
    wanted.removeIf([](const auto &entry) { return entry.value().value < 0; });
    return wanted;
}

void JsonScanner::setPlace(Issue &issue, qsizetype offset) const
{
    const qsizetype end = qMin(offset, m_text.size());
    const qsizetype lineStart = end == 0 ? 0 : m_text.lastIndexOf('\n', end - 1) + 1;
    issue.line = 1 + int(QByteArrayView(m_text).first(lineStart).count('\n'));
    issue.column = 1;
    for (qsizetype at = lineStart; at < end; ++at) {
        issue.column += isContinuation(m_text.at(at)) ? 0 : 1;
    }
}

qsizetype JsonScanner::offsetOfCharacter(qsizetype quote, int character) const
{
    qsizetype at = quote + 1;
    for (int i = 0; i < character && at < m_text.size() && m_text.at(at) != '"'; ++i) {
        at = codePointEnd(at);
    }
    return at;
}

/// End of the code point that begins at `at` within a string, be it written plainly or as an escape.
qsizetype JsonScanner::codePointEnd(qsizetype at) const
{
    if (m_text.at(at) == '\\') {
        const bool isUnicode = at + 1 < m_text.size() && m_text.at(at + 1) == 'u';
        const bool isHighSurrogate = isUnicode
                                     && QByteArrayView(m_text).sliced(at + 2, 1).compare("d", Qt::CaseInsensitive) == 0
                                     && QByteArrayView("89abAB").contains(m_text.at(at + 3));
        const bool isPair =
            isHighSurrogate && at + 7 < m_text.size() && m_text.at(at + 6) == '\\' && m_text.at(at + 7) == 'u';
        return at + (isPair ? 12 : isUnicode ? 6 : 2);
    }
    ++at;
    while (at < m_text.size() && isContinuation(m_text.at(at))) {
        ++at;
    }
    return at;
}

bool JsonScanner::scanValue(const QString &path, int depth)
{
    skipBlanks();
    if (depth > deepestJson) {
        return fail(Expected::Depth, IssueCode::TooDeep);
    }
    switch (peek()) {
    case '{':
        return scanObject(path, depth);
    case '[':
        return scanArray(path, depth);
    case '"':
        return scanString();
    case 't':
        return scanWord("true");
    case 'f':
        return scanWord("false");
    case 'n':
        return scanWord("null");
    default:
        return scanNumber();
    }
}

bool JsonScanner::scanObject(const QString &path, int depth)
{
    take('{');
    skipBlanks();
    if (take('}')) {
        return true;
    }
    QSet<QString> keys;
    do {
        if (!scanMember(path, depth, keys)) {
            return false;
        }
        skipBlanks();
    } while (take(','));
    return take('}') || fail(Expected::CommaOrBrace);
}

bool JsonScanner::scanMember(const QString &path, int depth, QSet<QString> &keys)
{
    skipBlanks();
    const qsizetype keyAt = m_at;
    if (peek() != '"') {
        return fail(Expected::KeyInQuotes);
    }
    if (!scanString()) {
        return false;
    }
    const QString key = keyFrom(keyAt);
    const bool isDuplicate = keys.contains(key);
    keys.insert(key);
    skipBlanks();
    if (!take(':')) {
        return fail(Expected::Colon);
    }
    skipBlanks();
    const QString child = m_wanted || m_issues ? pathOfKey(path, key) : QString();
    remember(child, keyAt);
    if (m_issues && isDuplicate) {
        Issue issue{.code = IssueCode::DuplicateKey, .path = child, .anchor = Anchor::Key, .found = shortened(key)};
        setPlace(issue, keyAt);
        m_issues->add(issue);
    }
    return scanValue(child, depth + 1);
}

bool JsonScanner::scanArray(const QString &path, int depth)
{
    take('[');
    skipBlanks();
    if (take(']')) {
        return true;
    }
    for (qsizetype index = 0;; ++index) {
        skipBlanks();
        // Building a path for each of a million numbers costs more than reading them: only when asked for.
        const QString child = m_wanted || peek() == '{' || peek() == '[' ? pathOfIndex(path, index) : QString();
        remember(child, -1);
        if (!scanValue(child, depth + 1)) {
            return false;
        }
        skipBlanks();
        if (!take(',')) {
            return take(']') || fail(Expected::CommaOrBracket);
        }
    }
}

bool JsonScanner::scanString()
{
    take('"');
    while (m_at < m_text.size()) {
        const char c = m_text.at(m_at);
        if (c == '"') {
            ++m_at;
            return true;
        }
        if (uchar(c) < 0x20) {
            break;
        }
        if (c == '\\' && !scanEscape()) {
            return false;
        }
        ++m_at;
    }
    return fail(Expected::ClosingQuote);
}

/// Leaves the last character of the escape for the caller to pass.
bool JsonScanner::scanEscape()
{
    ++m_at;
    if (peek() == 'u') {
        for (int i = 0; i < 4; ++i) {
            ++m_at;
            if (!QByteArrayView("0123456789abcdefABCDEF").contains(peek()) || m_at >= m_text.size()) {
                return fail(Expected::EscapeCode);
            }
        }
        return true;
    }
    return (m_at < m_text.size() && QByteArrayView("\"\\/bfnrt").contains(peek())) || fail(Expected::EscapeCode);
}

bool JsonScanner::scanNumber()
{
    if (peek() != '-' && !isDigit(peek())) {
        return fail(Expected::Value);
    }
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
        return scanDigits();
    }
    return true;
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
    while (m_at < m_text.size() && QByteArrayView(" \t\r\n").contains(m_text.at(m_at))) {
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

bool JsonScanner::fail(Expected expected, IssueCode code)
{
    if (m_issues) {
        Issue issue{.code = code, .expected = expected, .first = deepestJson};
        if (m_at < m_text.size() && code == IssueCode::Syntax) {
            issue.found = QString::fromUtf8(QByteArrayView(m_text).sliced(m_at).first(codePointEnd(m_at) - m_at));
        }
        setPlace(issue, m_at);
        m_issues->add(issue);
    }
    return false;
}

void JsonScanner::remember(const QString &path, qsizetype key)
{
    if (!m_wanted) {
        return;
    }
    const auto found = m_wanted->find(path);
    if (found != m_wanted->end()) {
        *found = {m_at, key};
    }
}

QString JsonScanner::keyFrom(qsizetype quote) const
{
    const QByteArrayView quoted = QByteArrayView(m_text).sliced(quote, m_at - quote);
    if (!quoted.contains('\\')) {
        return QString::fromUtf8(quoted.sliced(1, quoted.size() - 2));
    }
    return QJsonDocument::fromJson('[' + quoted.toByteArray() + ']').array().at(0).toString();
}
