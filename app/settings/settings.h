#pragma once

// app/settings: the stored settings, such as options, language, theme, keys and known levels.

#include "app/settings/keychoice.h"
#include "app/settings/knownlevels.h"
#include "app/settings/setting.h"
#include "editor/canvas/motion.h"
#include "gamecore/base/files.h"

/// The state of the settings file at the start of the program.
enum class SettingsFile : std::uint8_t {
    Good,      ///< valid, or not there yet
    PutAside,  ///< invalid: moved aside, and the defaults are used
    Unwritable ///< cannot be written; changed settings last until the program ends
};

/// Returns the path of the settings file, on systems that store settings in a text file.
QString settingsPath();
/// Moves an invalid file aside (renameDamaged()), since QSettings would read what it can and overwrite the rest. Also
/// removes an incomplete lock file. Call before making a Settings object that changes settings.
SettingsFile mendSettingsFile();

enum class ThemeChoice : std::uint8_t { System, Dark, Light };

/// Returns Motion::Reduced if the desktop asks programs to reduce animations, as far as Qt and the settings files of
/// KDE and GTK tell; otherwise Motion::Full. CanvasCommands asks GNOME.
Motion systemMotion();

/// Recently used files or folders of one kind, as lastingPath(). Changes also apply to `all`, the common list of files
/// of all kinds.
class RecentPaths : public RecentTexts {
public:
    RecentPaths(DelayedSettings &file, const QString &key, qsizetype most, RecentTexts &all)
        : RecentTexts(file, key, most), m_all(all)
    {
    }

    void add(const QString &path)
    {
        RecentTexts::add(lastingPath(path));
        m_all.add(lastingPath(path));
    }
    /// Replaces a path by another one; does nothing for a path that is not listed.
    void replace(const QString &path, const QString &by)
    {
        RecentTexts::replace(lastingPath(path), lastingPath(by));
        m_all.replace(lastingPath(path), lastingPath(by));
    }

private:
    RecentTexts &m_all;
};

/// The language: "de", "en"; empty: that of the system, which is also used for unavailable languages.
class LanguageSetting : public Setting<QString> {
public:
    using Setting::Setting;
    QString operator()() const;
};

/// All values that are saved between two runs of the program; every key of QSettings occurs once here. The file is
/// named after the organization and the name of the application. Changes are visible at once, and written shortly
/// afterwards or on destruction.
class Settings {
    DelayedSettings m_file; // first, because the settings refer to it

public:
    Setting<QByteArray> geometry{m_file, QStringLiteral("window/geometry")};
    LanguageSetting language{m_file, QStringLiteral("window/language")};
    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// Object names of actions run from the command palette.
    RecentTexts lastCommands{m_file, QStringLiteral("window/lastCommands"), mostCommands};

    /// Returns how much moves on the canvas. Until the user chooses, it is what the system asks for (systemMotion()).
    Motion motion() const;
    void setMotion(Motion motion);
    /// True if the user has chosen how much moves.
    bool hasMotion() const;
    /// Shows the most useful keys below the level.
    Setting<bool> showsKeyLine{m_file, QStringLiteral("view/keyLine"), true};
    Setting<bool> showsGrid{m_file, QStringLiteral("view/grid"), false};
    /// Shows rulers beside the canvas while editing.
    Setting<bool> showsRulers{m_file, QStringLiteral("view/rulers"), true};
    /// Overlays on the level while editing (OverlayActions::shown).
    Setting<QStringList> shownOverlays{m_file, QStringLiteral("view/overlays")};
    /// Shows characters instead of pictures.
    Setting<bool> showsAscii{m_file, QStringLiteral("view/ascii"), false};

    /// Returns the setting with the arrangement of panels while playing. There is one for each kind of game
    /// (PlayDocks::Style): `ofHero` means Style::Hero, and `ofTest` a test from the editor.
    Setting<QByteArray> playDocks(bool ofHero, bool ofTest);
    /// Speed of real time in percent.
    NumberSetting speed{m_file, QStringLiteral("play/speed"), 100, 25, 200};
    /// Volume of all sounds in percent.
    NumberSetting volume{m_file, QStringLiteral("sound/volume"), 60, 0, 100};
    Setting<bool> isMuted{m_file, QStringLiteral("sound/mute"), false};
    /// Shows captions in the log for important sounds out of sight.
    Setting<bool> showsCaptions{m_file, QStringLiteral("sound/captions"), false};
    /// Number of recordings to keep, not counting recordings of the best games, named recordings and branches; 0: none.
    NumberSetting keptRuns{m_file, QStringLiteral("play/keptRuns"), 50, 0, mostKeptRuns};
    /// Last folder for saved pictures, films and texts of a game.
    Setting<QString> exportFolder{m_file, QStringLiteral("watch/exportFolder")};
    /// Keys of the lessons already shown (app/play/playhints.h); a key occurs once per showing.
    Setting<QStringList> toldLessons{m_file, QStringLiteral("play/told")};
    /// Name of the last dungeon hero; may be empty.
    Setting<QString> heroName{m_file, QStringLiteral("play/heroName")};

    /// Arrangement of panels and bars while watching.
    Setting<QByteArray> watchDocks{m_file, QStringLiteral("watch/panels")};
    /// True if the program, not the user, has closed the map (WatchPanels::setMapNeeded).
    Setting<bool> isWatchMapPutAway{m_file, QStringLiteral("watch/mapPutAway"), false};
    /// Highlights the cells that the hero of a watched game visited.
    Setting<bool> showsTrail{m_file, QStringLiteral("watch/trail"), true};

    /// Number of cores for playtests of the edited level; 0: none, below 0: half of the cores.
    NumberSetting playtestCores{m_file, QStringLiteral("playtest/cores"), -1, -1, 1024};
    /// Arrangement of panels and bars while editing.
    Setting<QByteArray> editDocks{m_file, QStringLiteral("edit/panels")};
    /// Highlights the cells that the hero visited in the last test of the edited level.
    Setting<bool> showsTestTrail{m_file, QStringLiteral("edit/testTrail"), true};
    /// The editor's hints that the user has closed, as WelcomeHints::closed().
    Setting<QStringList> closedHints{m_file, QStringLiteral("edit/closedHints")};
    /// Catalogue keys of the starred terrain and kinds in the editor's palette.
    Setting<QStringList> favorites{m_file, QStringLiteral("edit/favorites")};
    /// Open levels in the editor (editor/storage/editsession.h).
    Setting<QByteArray> editSession{m_file, QStringLiteral("edit/session")};

    /// Recently opened levels and campaigns in a common order.
    RecentTexts recentFiles{m_file, QStringLiteral("levels/recentFiles"), 2 * mostRecent};
    /// Recently opened levels.
    RecentPaths recentLevels{m_file, QStringLiteral("levels/recent"), mostRecent, recentFiles};
    /// Recently opened campaign files and folders played as campaigns.
    RecentPaths recentCampaigns{m_file, QStringLiteral("levels/recentCampaigns"), mostRecent, recentFiles};

    static constexpr int mostCommands = 8;
    static constexpr int mostRecent = 12;
    static constexpr int mostKeptRuns = 10'000;

    /// Sets a function that is called once, at the first failure to write.
    void whenUnwritten(const std::function<void()> &tell) { m_file.whenUnwritten(tell); }

    /// Returns the path of the file with the key configuration. This is a separate JSON file (toJson()), because users
    /// share and edit it.
    static QString keysFile();
    struct Keys {
        KeyChoice choice;       ///< the default if there is no file
        bool isDamaged = false; ///< the file is invalid
    };
    /// Reads the key configuration.
    static Keys keys();
    /// Saves the key configuration; std::nullopt on success. An invalid file is moved aside first (renameDamaged()).
    static std::optional<SaveFault> setKeys(const KeyChoice &choice);

    /// Returns the folder of the user's levels: Mazewright in the documents folder. It need not exist.
    static QString ownFolder();
    /// True if a file lies in ownFolder() or below it, so the user has made it or put it there.
    static bool isOwn(const QString &path);
    /// Returns ownFolder() as the initial folder of a dialog; creates it, because dialogs ignore a missing folder.
    static QString folderToBeginIn();
};
