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

/// The keys of one JSON object, to tell one that is there twice. Most objects have few keys, which are compared one by
/// one, many times as fast as in a set; a file of things has hundreds of thousands of objects.
class JsonKeys {
public:
    /// False if it is there already. The bytes must outlive this.
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
    QSet<QByteArrayView> m_many; ///< all of them, once they are more
};

/// Where one JSON value stands in its text, in bytes from the start.
struct JsonPosition {
    qsizetype value = 0;
    qsizetype key = -1; ///< -1 for values that have no key
};

/// Goes once over a JSON text (RFC 8259) without building values. Finds the first fault of syntax, lists and objects
/// nested deeper than 64, every duplicate key, and the places of the paths that it is asked for. Escapes that are half
/// a character (a lone surrogate) are faults too: no text can hold them. Time is linear in the text, recursion is
/// bounded by the nesting.
class JsonScanner {
public:
    explicit JsonScanner(const QByteArray &text) : m_text(text), m_places(text) {}

    /// False when the text is not JSON. Issues get line and column.
    bool check(IssueList &issues);
    /// Tells check() to look where the value of that key of the outermost object stands.
    void watch(const QString &key) { m_watchedKey = key; }
    /// That value as it stands in the text; empty if the text is no object, or has no such key.
    QByteArrayView watched() const { return m_watched; }
    /// Tells check() to look where the values of those keys stand, in objects that are elements of a list.
    void watchInLists(const QStringList &keys) { m_keysInLists = keys; }
    /// Those values as they stand in the text, in its order; none within another.
    const std::vector<QByteArrayView> &watchedInLists() const { return m_inLists; }
    /// Lets check() end with `too_large` where the values of the text would take more than so many bytes of memory, by
    /// an estimate. Lists that are watched do not count.
    void setMostMemory(qint64 bytes) { m_mostMemory = bytes; }
    /// The places of those `paths` that are in the text, which must have passed check(). A path is found only if all
    /// paths around it are asked for too: what nobody asks about is passed over.
    QHash<QString, JsonPosition> find(const QStringList &paths);

    /// Byte offset of a character, counted in code points, of the string whose opening quote stands at `quote`.
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
    TextPlaces m_places;
    qsizetype m_at = 0;
    /// A step to the value that is being read: a key in its quotes, or with none the place in a list.
    struct Step {
        QByteArrayView key;
        qsizetype index = 0;
        qsizetype pathSize = 0; ///< of the path before it
    };
    std::vector<Step> m_steps;
    QString m_path;                      ///< m_steps as a text, while wanted paths can follow
    std::vector<QByteArray> m_unescaped; ///< keys of the objects around that are written with escapes, without these
    QString m_watchedKey;                ///< null: none is watched
    QByteArrayView m_watched;
    QStringList m_keysInLists;
    std::vector<QByteArrayView> m_inLists;
    bool m_isInWatched = false; ///< in a value that is watched
    qint64 m_memory = 0;        ///< that the values so far would take
    qint64 m_mostMemory = std::numeric_limits<qint64>::max();
    IssueList *m_issues = nullptr;
    QHash<QString, JsonPosition> *m_wanted = nullptr; ///< null while no wanted path can follow
};
