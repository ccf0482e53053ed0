#pragma once

#include <QString>

/// A guard that makes this process act, during its lifetime, as a user who owns nothing but that folder and its
/// contents: root may write everything regardless of permissions. Does nothing if the test does not run as root.
class AsNobody {
public:
    explicit AsNobody(const QString &folder);
    ~AsNobody();
    Q_DISABLE_COPY_MOVE(AsNobody)

private:
    bool m_wasRoot = false;
};
