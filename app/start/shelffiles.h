#pragma once

#include <QStringList>

// What the start page and the dialog for new games offer of files. All of it is known without a look at the disk.

/// What a look at the disk found (app/start/ownfiles.h).
struct FoundFiles {
    bool hasLooked = false;     ///< else the first look is not over, and nothing below is known
    QStringList campaigns = {}; ///< below one's own folder, the newest first
    QStringList levels = {};    ///< in one's own folder, by name
    QStringList gone = {};      ///< of openedFiles(), those that are not there any more
};

/// Levels and campaigns opened last, the newest first, also levels in archives, whether they are still there or not.
QStringList openedFiles();
/// The same without those that are gone.
QStringList openedLast(const FoundFiles &found);
/// Campaigns that come with the program, one's own, and those opened last; before the first look only those of the
/// program, behind which the others then stand: none moves under the hand of who is choosing already.
QStringList campaignsToShow(const FoundFiles &found);
/// The same of levels.
QStringList levelsToShow(const FoundFiles &found);
