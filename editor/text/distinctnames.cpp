#include "editor/text/distinctnames.h"

#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelformats.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the last `count` folders of a path; all of them if there are fewer. Users do not know the folders of shipped
/// files: returns a word instead.
QString foldersOf(const QString &path, qsizetype count)
{
    if (isShippedFile(path)) {
        //: tells a level that comes with the program from the user's level of the same name
        return QCoreApplication::translate("DistinctNames", "shipped");
    }
    const QStringList folders = QFileInfo(path).path().split(u'/', Qt::SkipEmptyParts);
    return QDir::toNativeSeparators(folders.sliced(qMax<qsizetype>(0, folders.size() - count)).join(u'/'));
}

bool areDifferent(QStringList labels)
{
    return labels.removeDuplicates() == 0;
}

/// Returns labels for files of one name: file names if these differ, else folders, else both.
QStringList labelsOf(const QStringList &paths)
{
    QStringList files;
    qsizetype mostFolders = 0;
    for (const QString &path : paths) {
        files.append(levelNameOf(path));
        mostFolders = qMax(mostFolders, path.count(u'/'));
    }
    if (areDifferent(files)) {
        return files;
    }
    const bool isOneName =
        std::all_of(files.begin(), files.end(), [&](const QString &file) { return file == files[0]; });
    QStringList labels = files;
    for (qsizetype folders = 1; folders <= mostFolders && !areDifferent(labels); ++folders) {
        for (qsizetype i = 0; i < paths.size(); ++i) {
            const QString folder = foldersOf(paths[i], folders);
            labels[i] = isOneName ? folder : QDir::toNativeSeparators(folder + u'/' + files[i]);
        }
    }
    return labels;
}

} // namespace

QStringList distinguishingSuffixes(const QList<NamedFile> &files)
{
    QHash<QString, QList<qsizetype>> places;
    for (qsizetype i = 0; i < files.size(); ++i) {
        places[files[i].name].append(i);
    }
    QStringList words(files.size());
    for (const QList<qsizetype> &same : std::as_const(places)) {
        QStringList paths;
        int unsaved = 0;
        for (const qsizetype i : same) {
            if (!files[i].path.isEmpty()) {
                paths.append(files[i].path);
            } else if (++unsaved > 1) {
                words[i] = QString::number(unsaved);
            }
        }
        paths.removeDuplicates();
        if (same.size() < 2 || paths.isEmpty() || (paths.size() == 1 && unsaved == 0)) {
            continue;
        }
        const QStringList labels = labelsOf(paths);
        for (const qsizetype i : same) {
            const qsizetype label = paths.indexOf(files[i].path);
            words[i] = label < 0 ? words[i] : labels[label];
        }
    }
    return words;
}
