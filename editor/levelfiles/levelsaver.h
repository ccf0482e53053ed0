#pragma once

// editor/levelfiles: levels as files and in campaigns: opening, saving, ordering.
//
// Opening a level asks nothing, and neither does leaving the editor: levels stay open, and the start page goes back to
// them. Closing a level asks about it, closing the window about all at once. A file is open once, since of two levels
// in one file the one saved last would take the other's place.

#include "editor/document/leveltabs.h"

#include <functional>
#include <utility>

/// Saves the edited levels: asks for a name where there is none, asks about changes that would be lost, and says why
/// something failed.
class LevelSaver : public QObject {
    Q_OBJECT

public:
    /// `host` is the window that dialogs belong to; all must outlive this. The document is one of the levels.
    LevelSaver(LevelDocument &document, LevelTabs &levels, QWidget *host);

    /// Sets where levels without a file of their own are saved unless the person says otherwise. It need not exist.
    void setOwnFolder(const QString &folder) { m_ownFolder = folder; }

    const QString &ownFolder() const { return m_ownFolder; }

    /// Sets a question asked before the level is written over its own file; false: it is not written.
    void setConsent(std::function<bool()> mayWrite) { m_mayWrite = std::move(mayWrite); }

    /// False if nothing was saved: it failed, or the person changed their mind.
    bool save();
    bool saveAs();
    /// Saves every level that has changes, each shown while a name for it is asked; false if one was not saved.
    bool saveAll() { return saveThose(m_levels.modified()); }
    /// The same of levels at these places.
    bool saveThose(const QList<int> &places);
    /// Whether a level may be closed: it has no changes, they were saved, or the person gives them up.
    bool mayClose(int place);
    /// Whether all levels may be closed, asked at once.
    bool mayCloseAll();

Q_SIGNALS:
    void saved(const QString &path);

private:
    bool saveTo(const QString &path);
    /// Tells why saving failed, and offers another place.
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

/// The name of the level, else that of its file, else "New level".
QString titleOf(const OpenLevel &level);
QString titleOf(const LevelDocument &document);

/// Returns the titles of all open levels, in the order of their tabs. Levels of the same title have their file, their
/// folder or a number behind it.
QStringList tabTitles(const LevelTabs &levels);
