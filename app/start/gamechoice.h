#pragma once

#include "app/games/games.h"
#include "app/start/newgamedialog.h"
#include "app/start/ownfiles.h"

class MainWindow;

/// Opens the dialog for a new game when the window's actions request it, and starts the chosen game. Also shows
/// messages about saved games: too many of them, or one that cannot be loaded.
class GameChoice : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    GameChoice(CataloguePtr catalogue, MainWindow &window, Games &games, OwnFiles &ownFiles);

Q_SIGNALS:
    /// Forwards NewGameDialog::levelChosen().
    void levelChosen(const QString &path, bool isAnew);
    /// Forwards NewGameDialog::levelWanted().
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
