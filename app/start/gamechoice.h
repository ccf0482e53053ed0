#pragma once

#include "app/games/games.h"
#include "app/start/newgamedialog.h"
#include "app/start/ownfiles.h"

class MainWindow;

/// Asks what to play when the window's actions request it, and reports what happens to saved games.
class GameChoice : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    GameChoice(CataloguePtr catalogue, MainWindow &window, Games &games, OwnFiles &ownFiles);

Q_SIGNALS:
    /// Same signals as in NewGameDialog.
    void levelChosen(const QString &path, bool isAnew);
    void levelWanted();

private:
    void ask(NewGameDialog::Page page);
    void offerRoom(const QList<SaveInfo> &older);
    void refuseSaved(const QString &why);

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    Games &m_games;
    OwnFiles &m_ownFiles;
};
