#pragma once

#include <QStringList>

// What stands on the shelves of the start page beside levels that come with the program and one's own.

/// knownCampaigns() with all that were found to be one's `own`, in the order of those, behind the shipped ones.
QStringList campaignsToShow(const QStringList &own);
/// Levels and then campaigns opened last that are still there; also levels in archives.
QStringList openedLast();
