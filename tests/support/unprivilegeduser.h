#pragma once

#include <QString>

/// A guard that makes this process act, during its lifetime, as a user who owns nothing but that folder and its
/// contents: root may write everything regardless of permissions. Does nothing if the test does not run as root.
class UnprivilegedUser {
public:
    explicit UnprivilegedUser(const QString &folder);
    ~UnprivilegedUser();
    Q_DISABLE_COPY_MOVE(UnprivilegedUser)

private:
    bool m_wasRoot = false;
};
