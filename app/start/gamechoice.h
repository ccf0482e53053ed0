#pragma once

#include "app/games/games.h"
#include "app/start/newgamedialog.h"
#include "app/start/ownfiles.h"

class MainWindow;

/// Asks what to play when the window's actions for that are triggered, and says what becomes of games that are kept.
class GameChoice : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    GameChoice(CataloguePtr catalogue, MainWindow &window, Games &games, OwnFiles &ownFiles);

Q_SIGNALS:
    /// As those of NewGameDialog.
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
