#pragma once

#include <QStringList>

/// A level or a campaign in a list: its displayed name and its file, which is empty for an unsaved level.
struct NamedFile {
    QString name;
    QString path = {};
};

/// Returns a label for each entry that distinguishes it from other entries with the same name; empty for a unique name.
/// If the files have different names, the label is the file name. If they all have the same name, the label is as many
/// of the last folders of the path as are needed to tell the files apart; otherwise these folders and the file name.
/// Unsaved levels with the same name are numbered: the first has no label, the second "2".
QStringList distinguishingSuffixes(const QList<NamedFile> &files);
