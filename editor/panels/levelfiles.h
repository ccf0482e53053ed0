#pragma once

#include "editor/document/leveldocument.h"

class QWidget;

/// Saves the edited level: asks for a name where there is none, asks about changes that would be lost, and says why
/// something failed.
class LevelFiles : public QObject {
    Q_OBJECT

public:
    /// `host` is the window that dialogs belong to; both must outlive this.
    LevelFiles(LevelDocument &document, QWidget *host);

    /// Where levels without a file of their own are saved unless the person says otherwise. It need not exist.
    void setOwnFolder(const QString &folder) { m_ownFolder = folder; }

    /// False if nothing was saved: it failed, or the person changed their mind.
    bool save();
    bool saveAs();
    /// Whether the level may be left: it has no changes, they were saved, or the person gives them up.
    bool maybeClose();

Q_SIGNALS:
    void saved(const QString &path);

private:
    bool saveTo(const QString &path);
    QString askPath();
    bool mayReplace(const QString &path);
    QString suggestedPath() const;

    LevelDocument &m_document;
    QWidget *m_host;
    QString m_ownFolder;
};

/// The name of the level, else that of its file, else "New level".
QString titleOf(const LevelDocument &document);
/// A message with one button, as plain text.
void showMessage(QWidget *host, const QString &objectName, const QString &text);
