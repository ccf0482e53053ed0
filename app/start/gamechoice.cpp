#include "app/start/gamechoice.h"

#include "app/shell/mainwindow.h"
#include "editor/widgets/question.h"

using namespace Qt::StringLiterals;

GameChoice::GameChoice(CataloguePtr catalogue, MainWindow &window, Games &games, OwnFiles &ownFiles)
    : m_catalogue(std::move(catalogue)), m_window(window), m_games(games), m_ownFiles(ownFiles)
{
    connect(window.commands().chooseGame, &QAction::triggered, this, [this] { ask(NewGameDialog::Dungeon); });
    connect(window.commands().daily, &QAction::triggered, this, [this] { ask(NewGameDialog::Daily); });
    connect(&m_games, &Games::crowded, this, &GameChoice::offerRoom);
    connect(&m_games, &Games::notLoaded, this, &GameChoice::refuseSaved);
}

void GameChoice::ask(NewGameDialog::Page page)
{
    m_games.saveForLater();
    m_ownFiles.look();
    auto *dialog = new NewGameDialog(m_catalogue, m_ownFiles, m_games.lists(), page, &m_window);
    connect(dialog, &NewGameDialog::dungeonChosen, &m_games, &Games::playDungeon);
    connect(dialog, &NewGameDialog::dailyChosen, &m_games, &Games::playDaily);
    connect(dialog, &NewGameDialog::campaignChosen, &m_games, &Games::playCampaign);
    connect(dialog, &NewGameDialog::levelChosen, this, &GameChoice::levelChosen);
    connect(dialog, &NewGameDialog::levelWanted, this, &GameChoice::levelWanted);
    // Not every window manager returns the focus by itself.
    connect(dialog, &QDialog::finished, &m_window, &QWidget::activateWindow);
    dialog->open();
}

void GameChoice::offerRoom(const QList<SaveInfo> &older)
{
    const QString question =
        tr("There are more than %n saved game(s) for this level or dungeon.", nullptr, Games::mostOfTheSame) + u'\n'
        + tr("Delete the %n oldest for good?", nullptr, int(older.size()));
    const auto remove = [this, older] {
        for (const SaveInfo &game : older) {
            m_games.saves().remove(game.id);
        }
    };
    m_window.whenVisible([this, question, remove] {
        ::ask(&m_window, {.name = u"makeRoomBox"_s,
                          .title = tr("Many saved games"),
                          .text = question,
                          .answers = {{.button = QMessageBox::Yes, .text = tr("&Delete"), .act = remove},
                                      {.button = QMessageBox::Cancel, .text = tr("&Keep all")}},
                          .usual = 1});
    });
}

void GameChoice::refuseSaved(const QString &why)
{
    tell(&m_window, u"saveRefused"_s, tr("Saved game"), why);
}
