#pragma once

#include <QString>

/// A disk of four mebibytes (a tmpfs), which can be full. Nobody sees it but this process and those that it
/// starts. Where the system lets nobody mount, as within some containers, it is a folder, and what makes it full is a
/// limit on files, which programs meet alike.
class SmallDisk {
public:
    /// For main(), before there is any other thread.
    static void enterOwnMounts();

    SmallDisk();
    ~SmallDisk();
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    const QString &path() const { return m_path; }
    /// Not one more block of bytes fits.
    void fill();
    /// Undoes fill().
    void makeRoom();

private:
    QString m_path;
    bool m_isMounted = false;
};
