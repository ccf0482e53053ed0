#pragma once

// app/settings: what the program remembers: settings, language, theme, chosen keys.

#include "app/settings/keychoice.h"
#include "app/settings/knownlevels.h"
#include "app/settings/setting.h"
#include "gamecore/base/files.h"

enum class ThemeChoice : std::uint8_t { System, Dark, Light };

/// Files and folders of one sort that were used last, as lastingPath(). `all` lists those of every sort.
class RecentPaths : public RecentTexts {
public:
    RecentPaths(LateSettings &file, const QString &key, qsizetype most, RecentTexts &all)
        : RecentTexts(file, key, most), m_all(all)
    {
    }

    void add(const QString &path)
    {
        RecentTexts::add(lastingPath(path));
        m_all.add(lastingPath(path));
    }
    /// Puts another path in the place of one; does nothing for a path that is not listed.
    void replace(const QString &path, const QString &by)
    {
        RecentTexts::replace(lastingPath(path), lastingPath(by));
        m_all.replace(lastingPath(path), lastingPath(by));
    }

private:
    RecentTexts &m_all;
};

/// "de", "en"; empty: that of the system, as is any that there is not.
class LanguageSetting : public Setting<QString> {
public:
    using Setting::Setting;
    QString operator()() const;
};

/// What the program remembers between two runs: every key of QSettings stands here once. Organisation and program are
/// those of the application. What is set is seen by all others at once, and on the disk when this ends or a moment
/// later.
class Settings {
    LateSettings m_file; // first: the others look into it

public:
    Setting<QByteArray> geometry{m_file, QStringLiteral("window/geometry")};
    LanguageSetting language{m_file, QStringLiteral("window/language")};
    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// Object names of actions that the palette of commands has run.
    RecentTexts lastCommands{m_file, QStringLiteral("window/lastCommands"), mostCommands};

    Setting<bool> glides{m_file, QStringLiteral("view/glides"), true};
    /// Which keys matter now, below the level.
    Setting<bool> showsKeyLine{m_file, QStringLiteral("view/keyLine"), true};
    Setting<bool> showsGrid{m_file, QStringLiteral("view/grid"), false};
    /// Along the canvas while editing.
    Setting<bool> showsRulers{m_file, QStringLiteral("view/rulers"), true};
    /// What lies over the level while editing (OverlayActions::shown).
    Setting<QStringList> shownOverlays{m_file, QStringLiteral("view/overlays")};
    /// Characters instead of pictures.
    Setting<bool> showsAscii{m_file, QStringLiteral("view/ascii"), false};

    /// Where panels stand while playing: a game with a hero who fights has its own arrangement, and so has a test of
    /// either.
    Setting<QByteArray> playDocks(bool ofHero, bool ofTest);
    /// Speed of real time, in percent.
    NumberSetting speed{m_file, QStringLiteral("play/speed"), 100, 25, 200};
    /// How many games are kept for watching them, beside the best; 0: none.
    NumberSetting keptRuns{m_file, QStringLiteral("play/keptRuns"), 50, 0, mostKeptRuns};
    /// Folder into which pictures, films and texts of a game were saved last.
    Setting<QString> exportFolder{m_file, QStringLiteral("watch/exportFolder")};
    /// Keys of what was told about playing (app/play/lessons.h), one for each time.
    Setting<QStringList> toldLessons{m_file, QStringLiteral("play/told")};
    /// Name of the hero who went into a dungeon last; may be empty.
    Setting<QString> heroName{m_file, QStringLiteral("play/heroName")};

    /// Where panels and bars stand while watching.
    Setting<QByteArray> watchDocks{m_file, QStringLiteral("watch/panels")};
    /// Whether the cells are set off on which the hero of a watched game was.
    Setting<bool> showsTrail{m_file, QStringLiteral("watch/trail"), true};

    /// So many cores may play games of the level that is edited; 0: none, below 0: half of them.
    NumberSetting playtestCores{m_file, QStringLiteral("playtest/cores"), -1, -1, 1024};
    /// Where panels and bars stand while editing.
    Setting<QByteArray> editDocks{m_file, QStringLiteral("edit/panels")};
    /// Whether the way of the last test lies over its level.
    Setting<bool> showsTestTrail{m_file, QStringLiteral("edit/testTrail"), true};
    /// Hints of the editor that the person has closed.
    Setting<QStringList> closedHints{m_file, QStringLiteral("edit/closedHints")};
    /// Keys of what the palette of the editor shows with a star.
    Setting<QStringList> favorites{m_file, QStringLiteral("edit/favorites")};
    /// Which levels are open in the editor (editor/storage/editsession.h).
    Setting<QByteArray> editSession{m_file, QStringLiteral("edit/session")};

    /// Levels and campaigns that were opened, in one order.
    RecentTexts recentFiles{m_file, QStringLiteral("levels/recentFiles"), 2 * mostRecent};
    /// Levels that were opened.
    RecentPaths recentLevels{m_file, QStringLiteral("levels/recent"), mostRecent, recentFiles};
    /// Campaign files, and folders played as campaigns, that were opened.
    RecentPaths recentCampaigns{m_file, QStringLiteral("levels/recentCampaigns"), mostRecent, recentFiles};

    static constexpr int mostCommands = 8;
    static constexpr int mostRecent = 12;
    static constexpr int mostKeptRuns = 10'000;

    /// `tell` is called once, when something could not be written for the first time.
    void whenUnwritten(const std::function<void()> &tell) { m_file.whenUnwritten(tell); }

    /// Chosen keys stand in a file of their own, as JSON (toJson()): people share and mend it.
    static QString keysFile();
    struct Keys {
        KeyChoice choice;       ///< the usual one if there is no file
        bool isDamaged = false; ///< there is a file that cannot be understood
    };
    static Keys keys();
    /// A file that cannot be understood is put aside before (putDamagedAside()). A fault if they could not be kept.
    static std::optional<SaveFault> setKeys(const KeyChoice &choice);

    /// Where one's own levels are: Mazewright in the documents folder. It need not exist.
    static QString ownFolder();
    /// True if a file lies in ownFolder() or below it: the player has drawn it, or has put it there.
    static bool isOwn(const QString &path);
    /// ownFolder() for a dialog to begin in, which would begin anywhere if it did not exist: it is made.
    static QString folderToBeginIn();
};
