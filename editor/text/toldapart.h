#pragma once

#include <QStringList>

/// A level or a campaign in a list: its displayed name and its file, which is empty for an unsaved level.
struct NamedFile {
    QString name;
    QString path = {};
};

/// Returns a suffix for each entry that distinguishes equal names: the file name, or the folders as far as they differ.
/// Entries without a file get a number, except for the first one. Empty for unique names.
QStringList toldApart(const QList<NamedFile> &files);
