#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/json/sourcetext.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QSet>
#include <QVarLengthArray>

#include <algorithm>
#include <limits>
#include <vector>

/// The keys of a JSON object, for detecting duplicates. Most objects have few keys, and for these linear search is many
/// times as fast as a set. This matters because a file with many things has hundreds of thousands of objects.
class JsonKeys {
public:
    /// Adds a key. False if it is a duplicate. The bytes are not copied and must outlive this object.
    bool add(QByteArrayView key)
    {
        if (m_many.isEmpty()) {
            if (std::find(m_few.begin(), m_few.end(), key) != m_few.end()) {
                return false;
            }
            if (m_few.size() < few) {
                m_few.append(key);
                return true;
            }
            m_many = QSet<QByteArrayView>(m_few.begin(), m_few.end());
        }
        const qsizetype known = m_many.size();
        m_many.insert(key);
        return m_many.size() > known;
    }

private:
    static constexpr qsizetype few = 16;
    QVarLengthArray<QByteArrayView, few> m_few;
    QSet<QByteArrayView> m_many; ///< all keys, once there are too many for linear search
};

/// The position of a JSON value in its text, as byte offsets.
struct JsonPosition {
    qsizetype value = 0; ///< offset of the value
    qsizetype key = -1;  ///< offset of the value's key; -1 for values without a key
};

/// Scanner for a JSON text (RFC 8259), in one pass and without building values. Finds the first syntax error, nesting
/// deeper than 64, every duplicate key, and the positions of requested paths. Lone surrogates in escapes are errors
/// too, since texts cannot contain them. The time is linear in the size of the text; the limit of nesting bounds the
/// recursion.
class JsonScanner {
public:
    /// `text` must be valid UTF-8 and outlive this object.
    explicit JsonScanner(const QByteArray &text) : m_text(text), m_places(text) {}

    /// Scans the text. False, with an issue, if it is not JSON, nested too deeply, or above the memory limit. Duplicate
    /// keys are only issues. Issues get line and column.
    bool check(IssueList &issues);
    /// Makes check() record the text of the value at a key of the outermost object.
    void watch(const QString &key) { m_watchedKey = key; }
    /// Returns the text of the value requested by watch(); empty if the text is not an object or lacks the key.
    QByteArrayView watched() const { return m_watched; }
    /// Makes check() record the texts of the values at some keys, in every object that is an element of a list.
    void watchInLists(const QStringList &keys) { m_keysInLists = keys; }
    /// Returns the texts of the values requested by watchInLists(), in the order of the text. A requested value inside
    /// another requested value is left out.
    const std::vector<QByteArrayView> &watchedInLists() const { return m_inLists; }
    /// Makes check() fail with `too_large` if an estimate of the memory for all values exceeds a limit. Inside the
    /// values that watchInLists() requested, only the keys count.
    void setMostMemory(qint64 bytes) { m_mostMemory = bytes; }
    /// Returns the positions of the values at `paths` (Issue::path); paths that do not exist are left out. The text
    /// must have passed check(). A path is found only if `paths` also contains all its parents, including the empty
    /// path, since the insides of all other values are skipped.
    QHash<QString, JsonPosition> find(const QStringList &paths);

    /// Returns the byte offset of a character, counted in code points, in the string whose opening quote is at `quote`.
    qsizetype offsetOfCharacter(qsizetype quote, int character) const;

private:
    bool scanText();
    bool scanValue(int depth);
    bool scanContainer(int depth);
    bool scanObject(int depth);
    bool scanMember(int depth, JsonKeys &keys);
    bool scanMemberValue(int depth, QByteArrayView key);
    bool isWatchedInLists(QByteArrayView key) const;
    bool scanWatched(int depth);
    bool scanArray(int depth);
    bool scanElement(qsizetype index, int depth);
    bool scanString();
    bool scanEscape();
    bool scanHexDigits(char32_t &code);
    bool scanNumber();
    bool fitsNumber(qsizetype start);
    bool scanDigits();
    bool scanWord(QByteArrayView word);
    bool spend(int bytes);
    void skipBlanks();
    bool take(char c);
    char peek() const { return m_at < m_text.size() ? m_text.at(m_at) : '\0'; }
    bool fail(Expected expected, IssueCode code = IssueCode::Syntax);
    void reportDuplicate(qsizetype keyAt);
    void remember(qsizetype key);
    void enter(QByteArrayView key, qsizetype index);
    void leave();
    QString path() const;
    QByteArrayView plainKey(QByteArrayView quoted);
    qsizetype characterEnd(qsizetype at) const;

    const QByteArray &m_text;
    TextPositions m_places;
    qsizetype m_at = 0;
    /// A step of the current path: a quoted key, or, if the key is empty, the index in a list.
    struct Step {
        QByteArrayView key;
        qsizetype index = 0;
        qsizetype pathSize = 0; ///< length of m_path before this step
    };
    std::vector<Step> m_steps;
    QString m_path;                      ///< m_steps as text, as long as the current path may lead to requested paths
    std::vector<QByteArray> m_unescaped; ///< unescaped copies of those keys of the enclosing objects that have escapes
    QString m_watchedKey;                ///< null: none
    QByteArrayView m_watched;
    QStringList m_keysInLists;
    std::vector<QByteArrayView> m_inLists;
    bool m_isInWatched = false; ///< inside a watched value
    qint64 m_memory = 0;        ///< estimated memory of the values so far
    qint64 m_mostMemory = std::numeric_limits<qint64>::max();
    IssueList *m_issues = nullptr;
    QHash<QString, JsonPosition> *m_wanted = nullptr; ///< null while no requested path can follow
};
