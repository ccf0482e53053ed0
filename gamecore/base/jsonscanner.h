#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>
#include <QHash>
#include <QSet>

/// Where one JSON value stands in its text, in bytes from the start.
struct JsonPosition {
    qsizetype value = 0;
    qsizetype key = -1; ///< -1 for values that have no key
};

/// Goes once over a JSON text (RFC 8259) without building values. Finds the first fault of syntax, nesting deeper than
/// 64, every duplicate key, and the places of the paths that it is asked for. Recursion is bounded by the nesting.
class JsonScanner {
public:
    explicit JsonScanner(const QByteArray &text) : m_text(text) {}

    /// False when the text is not JSON. Issues get line and column.
    bool check(IssueList &issues);
    /// The places of those `paths` that are in the text, which must have passed check().
    QHash<QString, JsonPosition> find(const QStringList &paths);

    /// Line and column, both from 1, of a byte offset; columns count code points.
    void setPlace(Issue &issue, qsizetype offset) const;
    /// Byte offset of a character, counted in code points, of the string whose opening quote stands at `quote`.
    qsizetype offsetOfCharacter(qsizetype quote, int character) const;

private:
    bool scanValue(const QString &path, int depth);
    bool scanObject(const QString &path, int depth);
    bool scanMember(const QString &path, int depth, QSet<QString> &keys);
    bool scanArray(const QString &path, int depth);
    bool scanString();
    bool scanEscape();
    bool scanNumber();
    bool scanDigits();
    bool scanWord(QByteArrayView word);
    void skipBlanks();
    bool take(char c);
    char peek() const { return m_at < m_text.size() ? m_text.at(m_at) : '\0'; }
    bool fail(Expected expected, IssueCode code = IssueCode::Syntax);
    void remember(const QString &path, qsizetype key);
    QString keyFrom(qsizetype quote) const;
    qsizetype codePointEnd(qsizetype at) const;

    const QByteArray &m_text;
    qsizetype m_at = 0;
    IssueList *m_issues = nullptr;
    QHash<QString, JsonPosition> *m_wanted = nullptr;
};

/// Offset of the first byte that is not UTF-8 (RFC 3629: no overlong forms, no surrogates); -1 if all of it is.
qsizetype firstNonUtf8(QByteArrayView text);
