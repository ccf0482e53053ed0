#pragma once

// app/settings: what the program remembers: settings, language, theme, chosen keys.

#include "app/settings/keychoice.h"
#include "app/settings/latesettings.h"

#include <QByteArray>
#include <QStringList>

enum class ThemeChoice : std::uint8_t { System, Dark, Light };

/// What the program remembers between two runs: every key of QSettings stands here once. Organisation and program are
/// those of the application. What is set is seen by all others at once, and on the disk when this ends or a moment
/// later.
class Settings {
public:
    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

    /// Where panels stand while playing: a game with a hero who fights has its own arrangement,
    /// and so has a test of either.
    QByteArray playDocks(bool ofHero, bool ofTest) const;
    void setPlayDocks(bool ofHero, bool ofTest, const QByteArray &arrangement);
    /// Where panels and bars stand while editing.
    QByteArray editDocks() const;
    void setEditDocks(const QByteArray &arrangement);

    /// Keys of what was told about playing (app/play/lessons.h), one for each time.
    QStringList toldLessons() const;
    void setToldLessons(const QStringList &keys);

    /// Hints of the editor that the person has closed.
    QStringList closedHints() const;
    void setClosedHints(const QStringList &keys);
    /// Keys of what the palette of the editor shows with a star.
    QStringList favorites() const;
    void setFavorites(const QStringList &keys);
    /// Which levels are open in the editor (editor/files/editsession.h).
    QByteArray editSession() const;
    void setEditSession(const QByteArray &session);

    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// "de", "en"; empty: that of the system.
    QString language() const;
    void setLanguage(const QString &language);

    bool glides() const;
    void setGlides(bool isOn);
    /// Which keys matter now, below the level.
    bool showsKeyLine() const;
    void setShowsKeyLine(bool isOn);
    bool showsGrid() const;
    void setShowsGrid(bool isOn);
    /// Along the canvas while editing.
    bool showsRulers() const;
    void setShowsRulers(bool isOn);
    /// Characters instead of pictures.
    bool showsAscii() const;
    void setShowsAscii(bool isOn);
    /// Of real time, in percent.
    int speed() const;
    void setSpeed(int percent);

    /// Absolute paths of levels that were opened, the last one first, at most mostRecent.
    QStringList recentLevels() const;
    void addRecentLevel(const QString &path);
    static constexpr int mostRecent = 12;

    /// Chosen keys stand in a file of their own, as JSON (toJson()): people share and mend it.
    static QString keysFile();
    struct Keys {
        KeyChoice choice;       ///< the usual one if there is no file
        bool isDamaged = false; ///< there is a file that cannot be understood
    };
    Keys keys() const;
    /// False if they could not be kept; then the former file is as it was.
    bool setKeys(const KeyChoice &choice);

    /// The same of campaign files and folders played as campaigns.
    QStringList recentCampaigns() const;
    void addRecentCampaign(const QString &path);

    /// Object names of actions that the palette of commands has run, the last one first, at most mostCommands.
    QStringList lastCommands() const;
    void addLastCommand(const QString &name);
    static constexpr int mostCommands = 8;

    /// Of the hero who went into a dungeon last; may be empty.
    QString heroName() const;
    void setHeroName(const QString &name);

    /// Where one's own levels are: Mazewright in the documents folder. It need not exist.
    static QString ownFolder();

private:
    LateSettings m_file;
};
