#include "gamecore/json/jsonscanner.h"

#include "gamecore/json/jsontext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

// Approximate memory of values in QJsonDocument, and of keys in JsonKeys.
constexpr int elementMemory = 24;
constexpr int memberMemory = 96;
constexpr int containerMemory = 160;
constexpr int stringMemory = 24; ///< in addition to the element or member

/// Returns the key inside quotes.
QString keyFrom(QByteArrayView quoted)
{
    if (!quoted.contains('\\')) {
        return textFromUtf8(quoted.sliced(1, quoted.size() - 2));
    }
    return QJsonDocument::fromJson(withBomEscaped('[' + quoted.toByteArray() + ']')).array().at(0).toString();
}

constexpr uchar firstPrintable = 0x20;

bool isPlain(char c)
{
    return c != '"' && c != '\\' && uchar(c) >= firstPrintable;
}

bool arePlain(EightBytes bytes)
{
    return !bytes.has('"') && !bytes.has('\\') && !bytes.hasBelow(firstPrintable);
}

/// Returns the end of a run of unescaped characters in a string.
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

bool JsonScanner::check(IssueList &issues)
{
    m_issues = &issues;
    m_wanted = nullptr;
    if (!scanText()) {
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
    m_issues = nullptr;
    m_wanted = &wanted;
    scanText();
    wanted.removeIf([](const auto &entry) { return entry.value().value < 0; });
    return wanted;
}

bool JsonScanner::scanText()
{
    m_at = markSize(m_text);
    m_steps.clear();
    m_path.clear();
    skipBlanks();
    remember(-1);
    return scanValue(0);
}

bool JsonScanner::scanValue(int depth)
{
    skipBlanks();
    switch (peek()) {
    case '{':
    case '[':
        return scanContainer(depth + 1);
    case '"':
        return scanString() && spend(stringMemory);
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

bool JsonScanner::scanContainer(int depth)
{
    if (depth > deepestJson) {
        return fail(Expected::Depth, IssueCode::TooDeep);
    }
    if (!spend(containerMemory)) {
        return false;
    }
    auto *const outer = m_wanted;
    if (m_wanted && !m_wanted->contains(m_path)) {
        m_wanted = nullptr;
    }
    const bool isWhole = peek() == '{' ? scanObject(depth) : scanArray(depth);
    m_wanted = outer;
    return isWhole;
}

bool JsonScanner::scanObject(int depth)
{
    take('{');
    skipBlanks();
    if (take('}')) {
        return true;
    }
    JsonKeys keys;
    const std::size_t unescaped = m_unescaped.size();
    do {
        if (!scanMember(depth, keys)) {
            return false;
        }
        skipBlanks();
    } while (take(','));
    m_unescaped.resize(unescaped);
    return take('}') || fail(Expected::CommaOrBrace);
}

bool JsonScanner::scanMember(int depth, JsonKeys &keys)
{
    skipBlanks();
    const qsizetype keyAt = m_at;
    if (peek() != '"') {
        return fail(Expected::KeyInQuotes);
    }
    if (!scanString() || !spend(memberMemory)) {
        return false;
    }
    const QByteArrayView key = QByteArrayView(m_text).sliced(keyAt, m_at - keyAt);
    skipBlanks();
    if (!take(':')) {
        return fail(Expected::Colon);
    }
    skipBlanks();
    enter(key, 0);
    remember(keyAt);
    if (m_issues && !keys.add(plainKey(key))) {
        reportDuplicate(keyAt);
    }
    const bool isWhole = scanMemberValue(depth, key);
    leave();
    return isWhole;
}

bool JsonScanner::scanMemberValue(int depth, QByteArrayView key)
{
    const qsizetype valueAt = m_at;
    const bool isWhole = isWatchedInLists(key) ? scanWatched(depth) : scanValue(depth);
    if (depth == 1 && !m_watchedKey.isNull() && keyFrom(key) == m_watchedKey) {
        m_watched = QByteArrayView(m_text).sliced(valueAt, m_at - valueAt);
    }
    return isWhole;
}

bool JsonScanner::isWatchedInLists(QByteArrayView key) const
{
    const bool isInList = m_steps.size() > 1 && m_steps[m_steps.size() - 2].key.isEmpty();
    return isInList && !m_isInWatched && !m_keysInLists.isEmpty() && m_keysInLists.contains(keyFrom(key));
}

bool JsonScanner::scanWatched(int depth)
{
    const qsizetype valueAt = m_at;
    m_isInWatched = true;
    const bool isWhole = scanValue(depth);
    m_isInWatched = false;
    m_inLists.push_back(QByteArrayView(m_text).sliced(valueAt, m_at - valueAt));
    return isWhole;
}

bool JsonScanner::scanArray(int depth)
{
    take('[');
    skipBlanks();
    if (take(']')) {
        return true;
    }
    qsizetype index = 0;
    do {
        if (!scanElement(index++, depth)) {
            return false;
        }
        skipBlanks();
    } while (take(','));
    return take(']') || fail(Expected::CommaOrBracket);
}

bool JsonScanner::scanElement(qsizetype index, int depth)
{
    skipBlanks();
    if (!spend(elementMemory)) {
        return false;
    }
    // Building paths for a million numbers costs more than reading them, so it is done only on request.
    if (!m_wanted && peek() != '{' && peek() != '[') {
        return scanValue(depth);
    }
    enter({}, index);
    remember(-1);
    const bool isWhole = scanValue(depth);
    leave();
    return isWhole;
}

/// Adds to the memory estimate. In watched lists, only members count, since their keys are kept while reading.
bool JsonScanner::spend(int bytes)
{
    m_memory += m_isInWatched && bytes != memberMemory ? 0 : bytes;
    return m_memory <= m_mostMemory || fail(Expected::Nothing, IssueCode::TooLarge);
}

bool JsonScanner::fail(Expected expected, IssueCode code)
{
    if (m_issues) {
        Issue issue{.code = code, .expected = expected, .first = deepestJson};
        if (m_at < m_text.size() && code == IssueCode::Syntax) {
            issue.found = codePointAt(m_text, m_at);
        }
        m_places.set(issue, m_at);
        m_issues->add(issue);
    }
    return false;
}

void JsonScanner::reportDuplicate(qsizetype keyAt)
{
    Issue issue{.code = IssueCode::DuplicateKey,
                .path = path(),
                .anchor = Anchor::Key,
                .found = shortened(keyFrom(m_steps.back().key))};
    m_places.set(issue, keyAt);
    m_issues->add(issue);
}

/// Enters a value. The path text is built only for requested paths, since it costs more than all the rest.
void JsonScanner::enter(QByteArrayView key, qsizetype index)
{
    m_steps.push_back({key, index, m_path.size()});
    if (m_wanted && key.isEmpty()) {
        appendIndex(m_path, index);
    } else if (m_wanted) {
        appendKey(m_path, keyFrom(key));
    }
}

void JsonScanner::leave()
{
    m_path.truncate(m_steps.back().pathSize);
    m_steps.pop_back();
}

QString JsonScanner::path() const
{
    QString path;
    for (const Step &step : m_steps) {
        if (step.key.isEmpty()) {
            appendIndex(path, step.index);
        } else {
            appendKey(path, keyFrom(step.key));
        }
    }
    return path;
}

void JsonScanner::remember(qsizetype key)
{
    if (!m_wanted) {
        return;
    }
    const auto found = m_wanted->find(m_path);
    if (found != m_wanted->end()) {
        *found = {m_at, key};
    }
}

/// Returns the bytes of a quoted key without escapes, so that equal keys compare equal.
QByteArrayView JsonScanner::plainKey(QByteArrayView quoted)
{
    if (!quoted.contains('\\')) {
        return quoted.sliced(1, quoted.size() - 2);
    }
    m_unescaped.push_back(keyFrom(quoted).toUtf8());
    return m_unescaped.back();
}

// JSON tokens: strings, numbers, words and whitespace.

qsizetype JsonScanner::offsetOfCharacter(qsizetype quote, int character) const
{
    qsizetype at = quote + 1;
    for (int i = 0; i < character && at < m_text.size() && m_text.at(at) != '"'; ++i) {
        at = characterEnd(at);
    }
    return at;
}

/// Returns the end of the code point at `at` in a string, written plainly or as an escape. Assumes that the text has
/// passed check(), so escapes are complete and surrogates paired.
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

/// Scans an escape up to, but excluding, its last character.
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

/// True if a number is in range. Only long numbers and those with an exponent can be too large.
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
