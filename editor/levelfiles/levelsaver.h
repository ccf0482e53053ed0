#pragma once

// editor/levelfiles: opening, saving, importing and sharing levels, and the campaign panel, with their dialogs.
//
// Opening a level and leaving the editor need no confirmation: levels stay open, and the start page leads back to them.
// Closing a level asks about its changes, closing the window about all changes at once. A file is open only once, since
// saving one of two copies would overwrite the other.

#include "editor/document/leveltabs.h"

#include <functional>
#include <utility>

/// The saving of edited levels: asks for missing file names and about changes that would be lost, and reports errors.
class LevelSaver : public QObject {
    Q_OBJECT

public:
    /// `host` is the parent window of dialogs. All arguments must outlive this. `document` holds the current one of
    /// `levels`.
    LevelSaver(LevelDocument &document, LevelTabs &levels, QWidget *host);

    /// Sets the default folder for levels without a file. It need not exist.
    void setOwnFolder(const QString &folder) { m_ownFolder = folder; }

    const QString &ownFolder() const { return m_ownFolder; }

    /// Sets a confirmation that is called before a level overwrites its own file; false cancels.
    void setConsent(std::function<bool()> mayWrite) { m_mayWrite = std::move(mayWrite); }

    /// Saves the current level. False if that failed or was cancelled.
    bool save();
    bool saveAs();
    /// Saves all levels with changes. A level is shown while its name is asked for. False if one was not saved.
    bool saveAll() { return saveThose(m_levels.modified()); }
    /// Saves the levels at these indices, like saveAll().
    bool saveThose(const QList<int> &places);
    /// True if a level may be closed: it has no changes, they were saved, or the user discards them.
    bool mayClose(int place);
    /// True if all levels may be closed; asks once for all.
    bool mayCloseAll();

Q_SIGNALS:
    void saved(const QString &path);

private:
    bool saveTo(const QString &path);
    /// Reports why saving failed, and offers another place.
    bool saveElsewhere(const SaveFault &fault);
    QString askPath();
    bool isOpenElsewhere(const QString &path);
    bool mayReplace(const QString &path);
    QString suggestedPath() const;

    LevelDocument &m_document;
    LevelTabs &m_levels;
    QWidget *m_host;
    QString m_ownFolder;
    std::function<bool()> m_mayWrite;
};

/// Returns the name of the level, else that of its file, else "New level".
QString titleOf(const OpenLevel &level);
QString titleOf(const LevelDocument &document);

/// Returns the titles of all open levels, in the order of their tabs. Levels of the same title have their file, their
/// folder or a number behind it.
QStringList tabTitles(const LevelTabs &levels);
