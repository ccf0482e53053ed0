#pragma once

// app/shell: the window and what it asks of its modes; it knows none of them.

#include "app/keys/keynames.h"
#include "app/keys/windowactions.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/settings/settingsfile.h"
#include "app/shell/mode.h"
#include "editor/workspace/workspace.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <vector>

class ManualWindow;
class QStackedWidget;

/// The window: its bars and menus, full screen, language and theme, and whatever its current mode shows between them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);

    /// What the window can do, and what others connect.
    WindowActions &commands() { return m_actions; }
    /// Where the panels of all modes stand.
    Workspace &workspace() { return m_workspace; }
    const KeyNames &keyNames() const { return m_keyNames; }
    Settings &settings() { return m_settings; }

    /// The first one is the current one from the start, and entered once the window is seen. Once a mode has ended the
    /// window may only be destroyed.
    void addMode(Mode &mode);
    /// Once all commands are registered, and all panels and bars added to the workspace. A mode may be added later.
    void fillMenus();
    Mode &current() const { return *m_current; }
    bool isCurrent(const Mode &mode) const { return m_current == &mode; }
    /// Leaves the current mode, unless it is that one.
    void enter(Mode &mode);
    /// Makes title and actions anew.
    void refresh();
    /// Makes texts anew that widgets do not make themselves, after the keys have changed.
    void retranslate();
    /// Puts a bar above the pages of all modes, which shows and hides itself.
    void setBar(QWidget &bar);
    /// Calls `ask`, which opens a dialog over this, once the window is seen.
    void whenSeen(const std::function<void()> &ask);

    /// Until it is called the setting is put on when the window is first shown: widgets that are made and placed under
    /// a style sheet are polished again at each step, which was a quarter of the time until the window is seen.
    void setTheme(ThemeChoice choice);
    /// "de", "en"; empty: that of the system. Lasts until the next call, not longer than the program.
    void useLanguage(const QString &code) { m_language.use(code); }
    /// What follows from it is in changeEvent(): the window system can do the same.
    void setFullScreen(bool isOn);
    /// Enters the first mode if it is what will be seen.
    void setVisible(bool isVisible) override;

Q_SIGNALS:
    /// The former mode was left, this one is about to be entered: as it is, or once more.
    void aboutToEnter(const Mode &mode);
    /// Another mode is the current one, or the same was entered again.
    void entered();
    /// refresh() was called, and the modes have updated their actions.
    void refreshed();
    /// Another window of the desktop has the keyboard.
    void deactivated();
    void fullScreenChanged(bool isFullScreen);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectActions();
    void connectLook();
    void showPage();
    void updateTitle();
    void changeActivation();
    void changeState();
    /// Does the first of the things that Escape can do now.
    void stepBack();
    void openManual();
    QAction *actionOfDigit(const QKeyEvent &key) const;

    SettingsFile m_foundSettings = mendSettingsFile(); // first: then the settings are read
    Settings m_settings;
    Language m_language{m_settings.language()};
    Commands m_commands{*this};
    WindowActions m_actions{*this, m_commands};
    KeyNames m_keyNames{m_actions};
    Workspace m_workspace{*this};
    QStackedWidget *m_pages;
    QWidget *m_bar = nullptr; ///< above them; null: there is none
    std::vector<Mode *> m_modes;
    Mode *m_current = nullptr;
    bool m_isEntered = false;
    bool m_hasTheme = false;
    QPointer<ManualWindow> m_manual; ///< while it is open
};
