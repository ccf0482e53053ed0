// How the window keeps the game that is played, and goes on with one that was kept.

#include "app/window/mainwindow.h"
#include "editor/panels/buttonnames.h"

#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

/// What a save remembers beside the game itself.
QJsonObject originOf(const GameSource &source)
{
    return {{u"path"_s, source.path},
            {u"campaign"_s, source.isRemembered && source.campaign ? source.campaign->path : QString()},
            {u"hero"_s, source.heroName}};
}

/// A campaign or a file that is no longer there is left out.
GameSource sourceFrom(const QJsonObject &origin, const Game &game)
{
    const QString path = origin.value("path"_L1).toString();
    const QString campaign = origin.value("campaign"_L1).toString();
    GameSource source = sourceOfFile(path);
    if (!campaign.isEmpty()) {
        ReadCampaign read = readCampaign(campaign);
        const qsizetype place = read.campaign ? read.campaign->placeOf(path) : -1;
        if (place >= 0) {
            source = {.path = path, .campaign = std::move(read.campaign), .place = place, .isRemembered = true};
        }
    }
    source.traveller = game.traveller();
    source.heroName = origin.value("hero"_L1).toString();
    return source;
}

} // namespace

void MainWindow::connectSaves()
{
    connect(m_startPage, &StartPage::savedGameChosen, this, &MainWindow::continueSaved);
    connect(m_startPage, &StartPage::savedGameUnwanted, this, &MainWindow::removeSaved);
    connect(&m_saves, &SaveSlots::failed, this,
            [this](const QString &, const SaveFault &fault) { m_levelPage->log().say(sentenceOf(fault)); });
}

void MainWindow::keepGame(const QString &slot)
{
    if (m_source.isTest) {
        m_autoSave.end();
    } else {
        m_autoSave.begin(slot.isEmpty() ? SaveSlots::newId() : slot, originOf(m_source));
    }
}

void MainWindow::saveForLater()
{
    m_autoSave.saveNow();
    m_saves.flush();
}

QList<SlotInfo> MainWindow::savedGames() const
{
    QList<SlotInfo> games = m_saves.all();
    const bool isUnderWay = m_session.isUnderWay();
    games.removeIf([&](const SlotInfo &game) { return isUnderWay && game.id == m_autoSave.id(); });
    return games;
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
            m_saves.remove(id);
            m_startPage->setSavedGames(savedGames());
            m_startPage->setFocus();
        }
    });
    box->open();
}

bool MainWindow::continueSaved(const QString &id)
{
    QString why;
    std::optional<Game> game = m_saves.load(id, &why);
    if (!game) {
        auto *box = new QMessageBox(QMessageBox::Warning, tr("Saved game"), why, QMessageBox::Ok, this);
        box->setObjectName(u"saveRefused"_s);
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
        return false;
    }
    QJsonObject origin;
    for (const SlotInfo &info : m_saves.all()) {
        origin = info.id == id ? info.head.origin : origin;
    }
    GameSource source = sourceFrom(origin, *game);
    if (!beginGame(std::move(*game), std::move(source), id)) {
        return false;
    }
    if (!why.isEmpty()) {
        m_levelPage->log().say(why);
    }
    return true;
}
