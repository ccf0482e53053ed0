#pragma once

#include "app/program/program.h"
#include "app/settings/theme.h"
#include "app/shell/mainwindow.h"

/// Sets style and font before there is a window, as the program does when it starts.
struct DressedApplication {
    DressedApplication() { useOwnStyle(); }
};

/// The window with the whole program, and access to its parts.
class ProgramWindow : DressedApplication, public MainWindow {
public:
    enum class Mode : std::uint8_t { Start, Play, Edit, Watch, Other };

    /// Without a choice in the settings, motion is reduced, so that pictures of a window at rest are the same each
    /// time.
    explicit ProgramWindow(CataloguePtr catalogue) : m_program(std::move(catalogue), *this)
    {
        if (!settings().hasMotion()) {
            canvas().setMotion(Motion::Reduced);
        }
    }

    Mode mode()
    {
        return isCurrent(m_program.starting())   ? Mode::Start
               : isCurrent(m_program.playing())  ? Mode::Play
               : isCurrent(m_program.editing())  ? Mode::Edit
               : isCurrent(m_program.watching()) ? Mode::Watch
                                                 : Mode::Other;
    }
    Program &program() { return m_program; }
    PlaySession &session() { return m_program.session(); }
    Games &games() { return m_program.games(); }
    Saves &saves() { return games().saves(); }
    const GameSource &source() { return games().source(); }
    LevelPage &levelPage() { return m_program.levelPage(); }
    Canvas &canvas() { return levelPage().canvas(); }
    StartPage &startPage() { return m_program.starting().startPage(); }
    LevelEditor &editor() { return m_program.editing().editor(); }
    Look &look() { return m_program.playing().controls().look(); }
    TargetingMode &targeting() { return m_program.playing().controls().targeting(); }
    PathPreview &pathPreview() { return m_program.playing().controls().pathPreview(); }
    WatchMode &watching() { return m_program.watching(); }
    JourneyRunner &journeys() { return m_program.playing().controls().journeys(); }

    bool playFile(const QString &path) { return games().playFile(path); }
    bool playLevel(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt)
    {
        return games().playLevel(std::move(level), path, seed);
    }
    bool playDungeon(const QString &heroName, const QString &ruleset, std::uint64_t seed)
    {
        return games().playDungeon(heroName, ruleset, seed);
    }
    bool playCampaign(const QString &path, Games::Begin begin = Games::Begin::GoOn)
    {
        return games().playCampaign(path, begin);
    }
    bool continueSaved(const QString &id) { return games().continueSaved(id); }
    bool openFile(const QString &path, bool isAnew = false) { return m_program.files().open(path, isAnew); }
    bool editFile(const QString &path) { return m_program.files().edit(path); }
    bool playOrEdit(const QString &path, bool isAnew) { return m_program.files().playOrEdit(path, isAnew); }
    void editNewLevel() { m_program.editing().openNew(); }
    void editLastLevels() { m_program.editLastLevels(); }
    void showStartPage() { m_program.showStartPage(); }

private:
    Program m_program;
};
