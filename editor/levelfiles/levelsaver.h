#pragma once

// editor/levelfiles: opening, saving, importing and sharing levels, and the campaign panel, with their dialogs.
//
// Opening a level and leaving the editor need no confirmation: levels stay open, and the start page leads back to them.
// Closing a level asks about its unsaved changes; closing the window asks about those of all levels at once. A file
// cannot be open in two tabs, since saving one of them would overwrite the changes of the other.

#include "editor/document/leveltabs.h"

#include <functional>
#include <utility>

/// The class that saves edited levels. It asks for missing file names and about changes that would be lost, and reports
/// errors.
class LevelSaver : public QObject {
    Q_OBJECT

public:
    /// `host` owns this object and is the parent of its dialogs. `document` must be the document of `levels`; both must
    /// outlive this object.
    LevelSaver(LevelDocument &document, LevelTabs &levels, QWidget *host);

    /// Sets the author's folder, which need not exist. File dialogs propose it for levels without a file, shipped
    /// levels and levels in archives.
    void setOwnFolder(const QString &folder) { m_ownFolder = folder; }

    const QString &ownFolder() const { return m_ownFolder; }

    /// Sets a function that save() calls before a level overwrites its own file; if the function returns false, saving
    /// is cancelled. Null: always allowed.
    void setConsent(std::function<bool()> mayWrite) { m_mayWrite = std::move(mayWrite); }

    /// Saves the current level to its file. Asks for another file if the level has none, or if its file must not be
    /// overwritten. Returns false if saving failed or was cancelled.
    bool save();
    /// Asks for a file and saves the current level there. Returns false if saving failed or was cancelled.
    bool saveAs();
    /// Saves all levels with unsaved changes, each as the current level; then shows the level that was current before.
    /// If a level is not saved, stops there and returns false; that level stays current.
    bool saveAll() { return saveThose(m_levels.modified()); }
    /// Saves the levels with these tab indices like saveAll().
    bool saveThose(const QList<int> &places);
    /// Returns true if the level with this tab index may be closed: it has no unsaved changes, they were saved, or the
    /// user discards them. If the user must be asked, makes that level current first.
    bool mayClose(int place);
    /// Returns true if all levels may be closed; asks about all unsaved changes at once.
    bool mayCloseAll();

Q_SIGNALS:
    /// The current level was saved to this file.
    void saved(const QString &path);

private:
    bool saveTo(const QString &path);
    /// Reports why saving failed, and offers to save to another file. Returns true if the level was saved there.
    bool saveElsewhere(const SaveFault &fault);
    QString askPath();
    bool isOpenElsewhere(const QString &path);
    bool mayReplace(const QString &path);
    QString suggestedPath() const;

    LevelDocument &m_document;
    LevelTabs &m_levels;
    QWidget *m_host;
    QString m_ownFolder;
    std::function<bool()> m_mayWrite; ///< see setConsent(); null: always allowed
};

/// Returns the name of the level. If it has no name, returns the name of its file; if it has no file either, "New
/// level".
QString titleOf(const OpenLevel &level);
QString titleOf(const LevelDocument &document);

/// Returns the titles of all open levels in the program's language, in the order of their tabs. If several levels have
/// the same title, the file, the folder or a number is added to distinguish them.
QStringList tabTitles(const LevelTabs &levels);
