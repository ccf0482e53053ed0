#pragma once

#include "app/edit/editmode.h"
#include "app/games/games.h"
#include "app/play/playmode.h"

#include <optional>

class FileOpener;
class MainWindow;
class NoticeBar;

/// Draws on the level that is being played, while its game waits, and leads back to it.
class WaitingGame : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    struct Parts {
        MainWindow &window;
        PlaySession &session;
        Games &games;
        PlayMode &playing;
        EditMode &editing;
        FileOpener &files;
    };
    explicit WaitingGame(const Parts &parts);

    /// Goes from the game to its level in the editor, which shows what the hero has not seen and may ask before; or
    /// from the editor to the game that waits.
    void change();
    /// Updates the action and the bar that lead back from the editor.
    void updateActions();
    /// The bar of the editor that says that a game waits. It belongs to the widget that shows it.
    NoticeBar &bar() { return *m_bar; }

Q_SIGNALS:
    /// The game under way is to go on.
    void wentOn();

private:
    void showTested();
    void showLevel();
    /// Shows the level of the game in the editor, opened once for each depth.
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
    std::optional<QString> m_told; ///< the key that the bar names; none: it is hidden
    QString m_slot;                ///< of a game that was left for the editor, until one is played; empty: of none
    QString m_closedFor;           ///< the same, if its bar was closed
    QString m_sheetSlot;           ///< of the game whose level, which has no file, was opened last
    int m_sheetDepth = 0;
    int m_sheet = -1; ///< OpenLevel::number of that
};
