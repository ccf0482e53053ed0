#pragma once

#include <QStringList>

/// A level or a campaign in a list: its displayed name and its file, which is empty for an unsaved level.
struct NamedFile {
    QString name;
    QString path = {};
};

/// Returns a label for each entry that distinguishes it from other entries with the same name; empty for a unique name.
/// The label is the file name; if those are equal, too, the folders as far as they differ. Unsaved levels with the same
/// name are numbered: the first has no label, the second "2".
QStringList distinguishingSuffixes(const QList<NamedFile> &files);
