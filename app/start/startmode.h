#pragma once

#include "app/games/games.h"
#include "app/shell/mode.h"
#include "app/start/showcase.h"
#include "app/start/startpage.h"

class MainWindow;

/// The mode in which the window shows the start page.
class StartMode : public Mode {
    Q_OBJECT

public:
    /// All references must outlive this object.
    StartMode(CataloguePtr catalogue, MainWindow &window, PlaySession &session, Games &games, OwnFiles &ownFiles);

    /// Returns the start page; makes it on the first call.
    StartPage &startPage();

    QWidget *page() override { return &startPage(); }
    void enter() override;
    void leave() override { m_isCurrent = false; }
    ModeTitle title() const override { return {}; }
    std::optional<KeyScope> keyScope() const override { return KeyScope::Window; }
    void retranslate() override;
    QList<QWidget *> panels() const override { return m_page->panels(); }

    /// Updates everything on the start page: saved games, the game in progress, and files, which are searched again.
    void offer();

Q_SIGNALS:
    /// Emitted when a file should be played. `isAnew`: start a new game even if there is a saved one.
    void chosen(const QString &path, bool isAnew);
    /// Emitted when an action on the file of a card, other than playing, is chosen.
    void actChosen(CardAct act, const QString &path);
    /// Emitted when the current game should be resumed.
    void continued();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makePage();
    void offerSaved();
    void offerAgain();
    /// True if the current game can be continued: a command was played, or the game was saved.
    bool isGameToContinue() const;
    void nameUnderWay();
    Showcase::Subject newestUnfinished() const;
    bool isPracticeListed(const QList<SaveInfo> &saved) const;
    void removeSaved(const QString &id, const QString &text);

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    PlaySession &m_session;
    Games &m_games;
    OwnFiles &m_ownFiles;
    StartPage *m_page = nullptr;
    QList<SaveInfo> m_saved; ///< games with a button on the page, newest first
    bool m_isCurrent = false;
    bool m_hasOffered = false; ///< offer() has filled the page
    bool m_isListed = false;   ///< the current game is listed among the saved games, instead of having its own button
};
