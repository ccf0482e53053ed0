#pragma once

#include <QObject>
#include <QStringList>

/// The hints for new users, shown one at a time until they are closed. The owner of the settings stores closed().
class WelcomeHints : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the keys of all hints, in the order in which they are shown. Settings contain these keys, so the keys
    /// must never change.
    static QStringList all();

    /// Returns the key of the first hint that is not closed; empty if all hints are closed.
    QString current() const;
    /// Returns the keys of the closed hints.
    const QStringList &closed() const { return m_closed; }
    void setClosed(const QStringList &keys);
    /// Closes the current hint.
    void closeOne();
    /// Closes a hint because the user has done what it advises, even before it was shown.
    void closeFollowed(const QString &key);
    void closeAll() { setClosed(all()); }
    /// Opens all hints again.
    void showAgain() { setClosed({}); }

Q_SIGNALS:
    /// The closed hints changed, and perhaps current().
    void changed();

private:
    QStringList m_closed;
};
