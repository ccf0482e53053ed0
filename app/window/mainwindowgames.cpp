// What the window plays: dungeons, campaigns and their levels.

#include "app/window/giveup.h"
#include "app/window/levelfiles.h"
#include "app/window/mainwindow.h"
#include "app/window/newgamedialog.h"
#include "editor/wording/kindname.h"
#include "gamecore/level/levelreader.h"
#include "gamecore/play/traveller.h"

void MainWindow::chooseGame()
{
    auto *dialog = new NewGameDialog(m_catalogue, NewGameDialog::Dungeon, this);
    connect(dialog, &NewGameDialog::dungeonChosen, this, &MainWindow::playDungeon);
    connect(dialog, &NewGameDialog::campaignChosen, this, &MainWindow::playCampaign);
    connect(dialog, &NewGameDialog::levelWanted, this, &MainWindow::openByDialog);
    dialog->open();
}

void MainWindow::giveUpFor(const std::function<void()> &next)
{
    m_journeys.stop();
    if (m_source.isTest || !isWorthKeeping(m_session)) {
        next();
    } else {
        askToGiveUp(this, next);
    }
}

bool MainWindow::playDungeon(const QString &heroName, const QString &ruleset, std::uint64_t seed)
{
    return beginGame(Game::startDungeon(m_catalogue, ruleset, seed), {.heroName = heroName});
}

bool MainWindow::playCampaign(const QString &path, bool isFromBeginning)
{
    ReadCampaign read = readCampaign(lastingPath(path));
    if (!read.campaign) {
        refuse(read.issues, path);
        return false;
    }
    CampaignProgress progress = loadProgress(*read.campaign);
    const bool isAnew = isFromBeginning || progress.isDone(*read.campaign);
    if (isAnew) {
        progress = {};
    }
    const bool isPlayed = playPlace({.campaign = std::move(read.campaign),
                                     .place = progress.place,
                                     .isRemembered = true,
                                     .traveller = progress.traveller});
    if (isPlayed && isAnew) {
        remember(progress);
    }
    return isPlayed;
}

bool MainWindow::playPlace(GameSource source)
{
    source.path = source.campaign->levels.at(source.place);
    ReadLevel read = readLevelFile(source.path, *m_catalogue);
    if (!read.level || read.issues.hasErrors()) {
        refuse(read.issues, source.path);
        return false;
    }
    if (source.isRemembered) {
        m_settings.addRecentCampaign(source.campaign->path);
    }
    return startGame(std::move(*read.level), std::move(source));
}

void MainWindow::playNext()
{
    if (!m_source.hasNext()) {
        return;
    }
    GameSource next = m_source;
    ++next.place;
    if (next.campaign->carriesHero) {
        next.traveller = afterLevel(m_session.world());
    }
    playPlace(std::move(next));
}

void MainWindow::rememberProgress(PlaySession::State state)
{
    const bool isWon = state == PlaySession::State::Over && m_session.world().status() == Status::Won;
    if (!isWon || !m_source.isRemembered) {
        return;
    }
    CampaignProgress progress{.place = m_source.place + 1, .traveller = {}};
    if (m_source.campaign->carriesHero) {
        progress.traveller = afterLevel(m_session.world());
    }
    // Who wins an old saved game has not lost what came after it.
    if (progress.place > loadProgress(*m_source.campaign).place) {
        remember(progress);
    }
    if (!m_source.hasNext()) {
        m_levelPage->log().say(tr("That was the last level of %1.").arg(m_source.campaign->name));
    }
}

void MainWindow::remember(const CampaignProgress &progress)
{
    if (!saveProgress(*m_source.campaign, progress)) {
        m_levelPage->log().say(tr("How far you have come could not be saved."));
    }
}

/// By the catalogue of the level that the hero comes from, which knows them if it is still there.
QString MainWindow::namesOf(const QStringList &kinds) const
{
    QStringList names;
    for (const QString &key : kinds) {
        const bool hasGame = m_session.state() != PlaySession::State::Empty;
        const Catalogue &catalogue = hasGame ? *m_session.game().catalogue() : *m_catalogue;
        const std::optional<KindId> kind = catalogue.kindOf(key);
        names.append(kind ? nameOf(catalogue.kind(*kind).look) : key);
    }
    return names.join(QStringLiteral(", "));
}
