#pragma once

#include <QObject>
#include <QStringList>

/// Which hints a person who begins to draw still gets, one at a time. closed() is kept by the owner of the settings.
class WelcomeHints : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The keys of all hints in their order, which stay the same in all versions.
    static QStringList all();

    /// The first hint that is not closed; empty if all are.
    QString current() const;
    const QStringList &closed() const { return m_closed; }
    void setClosed(const QStringList &keys);
    /// Closes the current hint.
    void closeOne();
    /// Closes a hint whose advice was followed, also before its turn.
    void closeFollowed(const QString &key);
    void closeAll() { setClosed(all()); }
    void showAgain() { setClosed({}); }

Q_SIGNALS:
    void changed();

private:
    QStringList m_closed;
};
