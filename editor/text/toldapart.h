#pragma once

#include <QStringList>

/// A level or a campaign in a list: its name as it is shown and its file, which an unsaved level does not have.
struct NamedFile {
    QString name;
    QString path = {};
};

/// Words for each entry that tell it from others of the same name: the name of its file, its folders as far as they
/// differ, or a number for all but the first entry without a file. Empty for names that stand once.
QStringList toldApart(const QList<NamedFile> &files);
