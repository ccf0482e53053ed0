#pragma once

// app/shell: the main window and the interface of its modes (start, play, edit, watch), none of which it knows.

#include "app/keys/keybindings.h"
#include "app/keys/windowactions.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/shell/mode.h"
#include "editor/workspace/workspace.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <vector>

class ManualWindow;
class QStackedWidget;

/// The main window: bars, menus, full screen, language and theme, and the page of the current mode.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);

    /// Returns the commands of the window; other classes connect the effects.
    WindowActions &commands() { return m_actions; }
    /// Returns the dockable panels of all modes.
    Workspace &workspace() { return m_workspace; }
    const KeyNames &keyNames() const { return m_keyNames; }
    Settings &settings() { return m_settings; }

    /// Adds a mode, which must live as long as the window is used. The first mode is current from the start, and
    /// entered when the window becomes visible.
    void addMode(Mode &mode);
    /// Fills the menus. Call once all commands are registered and all panels and bars added to the workspace. A mode
    /// may be added later.
    void fillMenus();
    Mode &current() const { return *m_current; }
    bool isCurrent(const Mode &mode) const { return m_current == &mode; }
    /// Enters a mode, even if it is the current one. Leaves the current mode first if it is another one.
    void enter(Mode &mode);
    /// Updates the actions of all modes and the title of the window.
    void refresh();
    /// Updates all texts that contain keys or do not belong to widgets. Call it after the keys have changed. It is
    /// called automatically when the language changes.
    void retranslate();
    /// Adds a bar above the page, in all modes. The bar controls its own visibility.
    void setBar(QWidget &bar);
    /// Calls `ask`, which opens a dialog over the window: at once if the window is visible, otherwise when the event
    /// loop runs, because a dialog needs a visible parent.
    void whenVisible(const std::function<void()> &ask);

    /// Applies a theme; does not save it. If this was not called before, showing the window applies the theme of the
    /// settings. A style sheet set earlier would be evaluated again whenever a widget is made or placed, which took a
    /// quarter of the start time.
    void setTheme(ThemeChoice choice);
    /// Sets the language: "de", "en"; empty: that of the system. Not saved; lasts until the next call.
    void useLanguage(const QString &code) { m_language.use(code); }
    /// Enters or leaves full screen. The rest happens in changeEvent(), because the window system can also enter or
    /// leave full screen.
    void setFullScreen(bool isOn);
    /// Before the window becomes visible, enters the first mode if none was entered, and applies the theme of the
    /// settings if setTheme() was not called.
    void setVisible(bool isVisible) override;

Q_SIGNALS:
    /// Emitted before `mode` is entered, after the former mode was left. `mode` may already be the current one.
    void aboutToEnter(const Mode &mode);
    /// Emitted when current() was entered, even if that mode was current before.
    void entered();
    /// Emitted when refresh() was called and the modes have updated their actions.
    void refreshed();
    /// Emitted when another window of the desktop gets the focus.
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
    /// Does the first available action of Escape.
    void stepBack();
    void openManual();
    QAction *actionOfDigit(const QKeyEvent &key) const;

    SettingsFile m_foundSettings = mendSettingsFile(); // first, because the settings are read afterwards
    Settings m_settings;
    Language m_language{m_settings.language()};
    Commands m_commands{*this};
    WindowActions m_actions{*this, m_commands};
    KeyNames m_keyNames{m_actions};
    Workspace m_workspace{*this};
    QStackedWidget *m_pages;
    QWidget *m_bar = nullptr; ///< above the pages; null: none
    std::vector<Mode *> m_modes;
    Mode *m_current = nullptr;
    bool m_isEntered = false;        ///< enter() was called
    bool m_hasTheme = false;         ///< setTheme() was called
    QPointer<ManualWindow> m_manual; ///< null unless open
};
