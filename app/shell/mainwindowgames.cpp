// How the window chooses games, and what it says of those that cannot be played.

#include "app/shell/mainwindow.h"
#include "app/widgets/issuedialog.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/patience.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

using namespace Qt::StringLiterals;

void MainWindow::chooseGame(NewGameDialog::Page page)
{
    m_runs.saveForLater();
    auto *dialog =
        new NewGameDialog(m_catalogue, m_runs.saves().all(), HighScores(m_levelPage->scoresPath()), page, this);
    connect(dialog, &NewGameDialog::dungeonChosen, &m_runs, &Runs::playDungeon);
    connect(dialog, &NewGameDialog::dailyChosen, &m_runs, &Runs::playDaily);
    connect(dialog, &NewGameDialog::campaignChosen, &m_runs, &Runs::playCampaign);
    connect(dialog, &NewGameDialog::levelChosen, this, &MainWindow::playOrMend);
    connect(dialog, &NewGameDialog::levelWanted, this, &MainWindow::openByDialog);
    // Not every window manager gives the keyboard back by itself.
    connect(dialog, &QDialog::finished, this, &QWidget::activateWindow);
    dialog->open();
}

void MainWindow::connectRuns()
{
    m_runs.setWorker(patientWorker(this, {.sentence = tr("A large level is being made ready…")}));
    m_runs.setSaid([this] { return keptLines(m_levelPage->log().said()); });
    connect(&m_runs, &Runs::beginning, this, [this] { setMode(Mode::Play); });
    connect(&m_runs, &Runs::wentOn, this, &MainWindow::goOnWithGame);
    connect(&m_runs, &Runs::crowded, this, &MainWindow::offerRoom);
    connect(&m_runs, &Runs::refused, this,
            [this](const IssueList &issues, const QString &path) { refuse(issues, path, FileWish::Play); });
    connect(&m_runs, &Runs::notLoaded, this, &MainWindow::refuseSaved);
    connect(&m_runs, &Runs::said, this, [this](const QString &sentence) { m_levelPage->log().say(sentence); });
    connect(&m_session, &PlaySession::started, this, &MainWindow::updateTitle);
    connect(&m_levelPage->end(), &EndScreen::playAgain, &m_runs, &Runs::playAgain);
    connect(&m_levelPage->end(), &EndScreen::playSameSeed, &m_runs, &Runs::restart);
    connect(&m_levelPage->end(), &EndScreen::playNext, &m_runs, &Runs::playNext);
}

void MainWindow::refuse(const IssueList &issues, const QString &path, FileWish wish)
{
    whenSeen([this, issues, path, wish] { showIssues(issues, QDir::toNativeSeparators(path), wish, this); });
}

/// A dialog needs a window that it belongs to.
void MainWindow::whenSeen(const std::function<void()> &ask)
{
    isVisible() ? ask() : QTimer::singleShot(0, this, ask);
}

void MainWindow::refuseSaved(const QString &why)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Saved game"), why, QMessageBox::Ok, this);
    box->setObjectName(u"saveRefused"_s);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

QMessageBox *MainWindow::askToRemove(const QString &name, const QString &title, const QString &question,
                                     const std::function<void()> &remove, const QString &keep)
{
    auto *box = new QMessageBox(QMessageBox::Question, title, question, QMessageBox::Yes | QMessageBox::Cancel, this);
    box->setObjectName(name);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Yes)->setText(tr("&Delete"));
    box->setDefaultButton(QMessageBox::Cancel);
    if (!keep.isEmpty()) {
        box->button(QMessageBox::Cancel)->setText(keep);
    }
    nameButtons(*box);
    connect(box, &QMessageBox::finished, this, [remove](int answer) {
        if (answer == QMessageBox::Yes) {
            remove();
        }
    });
    return box;
}

void MainWindow::removeSaved(const QString &id, const QString &text)
{
    //: %1 says which game it is
    const QString question = tr("Delete this saved game for good?\n%1").arg(text);
    askToRemove(u"removeSavedGameBox"_s, tr("Delete a saved game"), question, [this, id] {
        m_runs.saves().remove(id);
        offerSaved();
        m_startPage->setFocus();
    })->open();
}

void MainWindow::offerRoom(const QList<SlotInfo> &older)
{
    const QString question = tr("More than %n game(s) of this are kept.", nullptr, Runs::mostOfTheSame) + u'\n'
                             + tr("Delete the %n oldest for good?", nullptr, int(older.size()));
    const auto remove = [this, older] {
        for (const SlotInfo &game : older) {
            m_runs.saves().remove(game.id);
        }
    };
    QMessageBox *box = askToRemove(u"makeRoomBox"_s, tr("Many saved games"), question, remove, tr("&Keep all"));
    whenSeen([box] { box->open(); });
}
