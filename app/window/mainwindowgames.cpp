// How the window chooses games, and what it says of those that cannot be played.

#include "app/window/giveup.h"
#include "app/window/issuedialog.h"
#include "app/window/mainwindow.h"
#include "app/window/newgamedialog.h"
#include "editor/panels/buttonnames.h"
#include "editor/panels/patience.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

using namespace Qt::StringLiterals;

void MainWindow::chooseGame()
{
    auto *dialog = new NewGameDialog(m_catalogue, NewGameDialog::Dungeon, this);
    connect(dialog, &NewGameDialog::dungeonChosen, &m_runs, &Runs::playDungeon);
    connect(dialog, &NewGameDialog::campaignChosen, &m_runs, &Runs::playCampaign);
    connect(dialog, &NewGameDialog::levelWanted, this, &MainWindow::openByDialog);
    dialog->open();
}

void MainWindow::giveUpFor(const std::function<void()> &next)
{
    m_journeys.stop();
    if (m_runs.isTest() || !isWorthKeeping(m_session)) {
        next();
    } else {
        askToGiveUp(this, next);
    }
}

void MainWindow::connectRuns()
{
    m_runs.setWorker(patientWorker(this, {.sentence = tr("A large level is being made ready…")}));
    connect(&m_runs, &Runs::beginning, this, [this] { setMode(Mode::Play); });
    connect(&m_runs, &Runs::refused, this,
            [this](const IssueList &issues, const QString &path) { refuse(issues, path, FileWish::Play); });
    connect(&m_runs, &Runs::notLoaded, this, &MainWindow::refuseSaved);
    connect(&m_runs, &Runs::said, this, [this](const QString &sentence) { m_levelPage->log().say(sentence); });
    connect(&m_session, &PlaySession::started, this, &MainWindow::updateTitle);
    connect(&m_levelPage->end(), &EndScreen::playAgain, &m_runs, &Runs::playAgain);
    connect(&m_levelPage->end(), &EndScreen::playSameSeed, &m_session, &PlaySession::restart);
    connect(&m_levelPage->end(), &EndScreen::playNext, &m_runs, &Runs::playNext);
}

void MainWindow::refuse(const IssueList &issues, const QString &path, FileWish wish)
{
    const auto tell = [this, issues, path, wish] { showIssues(issues, QDir::toNativeSeparators(path), wish, this); };
    // A dialog needs a window that it belongs to.
    isVisible() ? tell() : QTimer::singleShot(0, this, tell);
}

void MainWindow::refuseSaved(const QString &why)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Saved game"), why, QMessageBox::Ok, this);
    box->setObjectName(u"saveRefused"_s);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::removeSaved(const QString &id, const QString &text)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Delete a saved game"),
                                //: %1 says which game it is
                                tr("Delete this saved game for good?\n%1").arg(text),
                                QMessageBox::Yes | QMessageBox::Cancel, this);
    box->setObjectName(u"removeSavedGameBox"_s);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Yes)->setText(tr("&Delete"));
    box->setDefaultButton(QMessageBox::Cancel);
    nameButtons(*box);
    connect(box, &QMessageBox::finished, this, [this, id](int answer) {
        if (answer == QMessageBox::Yes) {
            m_runs.saves().remove(id);
            m_startPage->setSavedGames(m_runs.savedGames());
            m_startPage->setFocus();
        }
    });
    box->open();
}
