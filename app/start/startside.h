#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/data/ids.h"
#include "gamecore/play/game.h"

#include <QIcon>
#include <QWidget>

#include <optional>

class SavedGames;
struct SaveInfo;
class QAction;
class QVBoxLayout;
class QLabel;
class QPushButton;

/// The side bar of the start page: games to continue, the main actions, and first steps for new users. Enter presses
/// the default button: the button of a game to continue, or the button of the first main action if there is no such
/// game.
class StartSide : public QWidget {
    Q_OBJECT

public:
    explicit StartSide(const CataloguePtr &catalogue, QWidget *parent = nullptr);

    /// Adds buttons for the main actions. The first one is the default button if there is no game to continue. The
    /// actions must outlive this object.
    void setActions(const QList<QAction *> &actions);
    /// Shows a button that resumes the current game or, after a victory, starts the next level of the campaign. The
    /// text of the button is `name`, with `howFar` below; there is no button if `name` is empty. A worker thread draws
    /// the hero's surroundings in `game`; std::nullopt: the button has no picture.
    void setUnderWay(const QString &name, const QString &howFar, const std::optional<Game> &game = {});
    /// Shows buttons for these saved games, sorted newest first.
    void setSavedGames(const QList<SaveInfo> &games);
    /// Sets whether anything was opened before; if so, the first steps are hidden.
    void setKnown(bool isKnown);
    /// True if there is a game to continue.
    bool hasGames() const;
    /// Sets the width of the bar for a page of this size, and shows as many saved games as fit into its height.
    void fitInto(QSize page);
    /// Returns the panels that F6 visits.
    QList<QWidget *> panels() const;

Q_SIGNALS:
    /// Emitted when the button of setUnderWay() is pressed.
    void continued();
    void savedGameChosen(const QString &id);
    /// Forwards SavedGames::removeRequested().
    void savedGameUnwanted(const QString &id, const QString &text);
    /// Emitted whenever the default button for Enter is determined, even if it is the same as before. `button` is null
    /// if there is none yet.
    void firstChoiceChanged(QPushButton *button);

private:
    void layOut();
    void addChoice(QAction *action);
    void showChoice(QPushButton *button, const QAction &action);
    void showChoices();
    void showUnderWay();
    int heightBesideSaved() const;
    void retranslate();

    QLabel *m_title;
    QLabel *m_subtitle;
    QLabel *m_goOnHeading;
    QPushButton *m_continue;
    SavedGames *m_saved;
    QWidget *m_begin; ///< contains the main actions
    QVBoxLayout *m_buttons;
    QLabel *m_stepsHeading;
    QLabel *m_steps;
    QPushButton *m_first = nullptr; ///< first of the main actions
    QIcon m_firstIcon;
    QList<std::pair<QPushButton *, QAction *>> m_choices; ///< buttons of the main actions
    QString m_underWay;                                   ///< name given to setUnderWay(); empty: no button
    QString m_howFar;                                     ///< progress given to setUnderWay()
    bool m_isKnown = false;
    CataloguePtr m_catalogue;
    BackgroundJob m_job; ///< draws the picture of m_continue; last, because its worker thread must end first
};
