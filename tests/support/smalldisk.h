#pragma once

#include <QString>

/// A disk of four mebibytes (a tmpfs) that can be filled. It is visible only to this process and its children. Where
/// mounting is not permitted, such as in some containers, it is a folder, and a limit on file sizes makes it full;
/// programs see the same errors.
class SmallDisk {
public:
    /// Must be called by main() before any other thread exists.
    static void enterOwnMounts();

    SmallDisk();
    ~SmallDisk();
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    const QString &path() const { return m_path; }
    /// Fills the disk, so that not even one more block fits.
    void fill();
    /// Undoes fill().
    void makeRoom();

private:
    QString m_path;
    bool m_isMounted = false;
};
