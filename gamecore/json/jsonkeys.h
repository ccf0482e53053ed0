#pragma once

#include <QByteArrayView>
#include <QSet>
#include <QVarLengthArray>

#include <algorithm>

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
