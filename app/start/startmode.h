#pragma once

#include "app/games/games.h"
#include "app/shell/mode.h"
#include "app/start/startpage.h"

class MainWindow;

/// The window shows the page on which one chooses what to play or draw.
class StartMode : public Mode {
    Q_OBJECT

public:
    /// All must outlive this.
    StartMode(CataloguePtr catalogue, MainWindow &window, PlaySession &session, Games &games, OwnFiles &ownFiles);

    /// Made when it is first wanted.
    StartPage &startPage();

    QWidget *page() override { return &startPage(); }
    void enter() override;
    void leave() override { m_isCurrent = false; }
    ModeTitle title() const override { return {}; }
    std::optional<KeyScope> keyScope() const override { return KeyScope::Window; }
    void retranslate() override;
    QList<QWidget *> panels() const override { return m_page->panels(); }

    /// Looks again at what there is to go on with.
    void offer();

Q_SIGNALS:
    /// `isAnew`: without going on with a kept game.
    void chosen(const QString &path, bool isAnew);
    /// Another action on the file of a card was chosen.
    void actChosen(CardAct act, const QString &path);
    /// The game under way is to go on.
    void continued();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makePage();
    void offerSaved();
    void offerAgain();
    /// True if the game under way has a turn or is kept: others are not worth going on with.
    bool isGameToContinue() const;
    void nameUnderWay();
    bool isPracticeListed(const QList<SaveInfo> &saved) const;
    void removeSaved(const QString &id, const QString &text);

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    PlaySession &m_session;
    Games &m_games;
    OwnFiles &m_ownFiles;
    StartPage *m_page = nullptr;
    bool m_isCurrent = false;
    bool m_hasOffered = false; ///< the page is filled
    bool m_isListed = false;   ///< the game under way stands among the saved ones
};
