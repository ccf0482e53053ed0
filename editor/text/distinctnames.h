#pragma once

#include <QStringList>

/// A level or a campaign in a list, with its displayed name.
struct NamedFile {
    QString name;
    QString path = {}; ///< path of the file; empty for an unsaved level
};

/// Returns a label for each entry, to be shown beside its name; empty if the name is unique. Labels distinguish the
/// entries with the same name. If the file names of these entries are all different, the labels are the file names
/// without suffix. If the file names are all equal, the labels are the last folders of the paths, as many as are
/// needed; for a shipped file, the label is the translated word "shipped" instead. In other cases, the labels are these
/// folders with the file name. Unsaved levels with the same name are numbered: the first has no label, the second "2".
QStringList distinguishingSuffixes(const QList<NamedFile> &files);
