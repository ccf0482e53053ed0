#pragma once

#include "app/edit/editmode.h"
#include "app/games/games.h"
#include "app/play/playmode.h"

#include <optional>

class FileOpener;
class MainWindow;
class NoticeBar;

/// The command that switches from a game to its level in the editor, and back to the game, which waits meanwhile.
class WaitingGame : public QObject {
    Q_OBJECT

public:
    /// References that must outlive this object.
    struct Parts {
        MainWindow &window;
        PlaySession &session;
        Games &games;
        PlayMode &playing;
        EditMode &editing;
        FileOpener &files;
    };
    explicit WaitingGame(const Parts &parts);

    /// Switches from the game to its level in the editor, or back to the game that waits. The editor shows the whole
    /// level, including cells that the hero has not seen. If this could help the player, asks first; if the player
    /// agrees, the game becomes practice.
    void change();
    /// Updates the action and the bar that lead back to the game.
    void updateActions();
    /// Returns the bar in the editor that says that a game waits. It is owned by the widget that shows it.
    NoticeBar &bar() { return *m_bar; }

Q_SIGNALS:
    /// Emitted when the game should be resumed.
    void gameResumed();

private:
    void showTested();
    void showLevel();
    /// Shows the level of the game, which has no file, in the editor. Opens it once per depth.
    void showSheet();
    void askToPractice();
    void goBack();
    void close();
    void tell(const std::optional<QString> &key);
    bool isEditing() const;
    bool countsUnseen() const;
    bool isOfAuthor() const;

    Parts m_parts;
    NoticeBar *m_bar;
    std::optional<QString> m_told; ///< the key that the bar names; std::nullopt: the bar is hidden
    QString m_slot;                ///< save id of the game that was left for the editor, until a game is played; empty:
                                   ///< none
    QString m_closedFor;           ///< value of m_slot when the user closed the bar
    QString m_sheetSlot;           ///< save id of the game for which showSheet() last opened a level
    int m_sheetDepth = 0;
    int m_sheet = -1; ///< OpenLevel::number of the level opened by showSheet(); -1: none
};
