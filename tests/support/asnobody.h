#pragma once

#include <QString>

/// Runs the program, during the lifetime of this object, as a user who owns nothing but that folder and its contents,
/// since root may write everything regardless of permissions. Does nothing if the test does not run as root.
class AsNobody {
public:
    explicit AsNobody(const QString &folder);
    ~AsNobody();
    Q_DISABLE_COPY_MOVE(AsNobody)

private:
    bool m_wasRoot = false;
};
