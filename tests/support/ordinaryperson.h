#pragma once

#include <QString>

/// Root may read and write what nobody may. While this lives the process has no more rights than an ordinary person,
/// whom everything in a folder belongs to from then on.
class OrdinaryPerson {
public:
    explicit OrdinaryPerson(const QString &folder);
    ~OrdinaryPerson();
    OrdinaryPerson(const OrdinaryPerson &) = delete;
    OrdinaryPerson &operator=(const OrdinaryPerson &) = delete;
};
