#pragma once

#include <QString>

/// As long as this lives, the program may do no more than somebody who owns that folder and all in it: root may write
/// everything, whatever a file says. Where the test is not run by root nothing needs to change.
class AsNobody {
public:
    explicit AsNobody(const QString &folder);
    ~AsNobody();
    Q_DISABLE_COPY_MOVE(AsNobody)

private:
    bool m_wasRoot = false;
};
