#pragma once

#include <QObject>
#include <QStringList>

/// The hints for new users, shown one at a time. The owner of the settings stores closed().
class WelcomeHints : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the keys of all hints in order; they are the same in all versions.
    static QStringList all();

    /// Returns the first hint that is not closed; empty if all are.
    QString current() const;
    const QStringList &closed() const { return m_closed; }
    void setClosed(const QStringList &keys);
    /// Closes the current hint.
    void closeOne();
    /// Closes a hint whose advice was followed, even before its turn.
    void closeFollowed(const QString &key);
    void closeAll() { setClosed(all()); }
    void showAgain() { setClosed({}); }

Q_SIGNALS:
    void changed();

private:
    QStringList m_closed;
};
