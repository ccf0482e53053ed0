#include "app/hud/endscreen.h"

#include "app/games/gametitle.h"
#include "app/games/highscores.h"
#include "app/settings/settings.h"
#include "editor/text/authoredtext.h"
#include "editor/text/kindname.h"
#include "editor/text/savefault.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/question.h"
#include "editor/widgets/styled.h"
#include "gamecore/base/files.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// The smallest number of buttons besides the default one that are no links.
constexpr qsizetype fewestSecondary = 2;
/// Height of the screen below which the card has no scene.
constexpr int heightForScene = 560;

} // namespace

EndScreen::EndScreen(QWidget *parent)
    : OverlayCard({.name = u"endCard"_s, .width = 400, .spacing = 8, .veil = 0.62F, .keepsPrimary = true}, parent),
      m_scene(new EndScene), m_title(addText(u"endTitle"_s)), m_story(addText(u"endStory"_s, true)),
      m_facts(addText(u"endFacts"_s)), m_place(addText(u"endPlace"_s, true)), m_next(makeChoice(u"endNext"_s)),
      m_again(makeChoice(u"endAgain"_s)), m_same(makeChoice(u"endSameSeed"_s)), m_edit(makeChoice(u"endEdit"_s)),
      m_proof(makeChoice(u"endProof"_s)), m_watch(makeChoice(u"endWatch"_s)), m_before(makeChoice(u"endBefore"_s)),
      m_copy(makeChoice(u"endCopy"_s)), m_save(makeChoice(u"endSave"_s)), m_scores(makeChoice(u"endScores"_s)),
      m_seed(nullptr), m_buttons(nullptr)
{
    setObjectName(u"endScreen"_s);
    content().insertWidget(0, m_scene);
    content().addSpacing(8);
    auto *buttons = new QWidget;
    m_buttons = newLayout<QGridLayout>(buttons, 0, 8);
    m_buttons->setHorizontalSpacing(8);
    content().addWidget(buttons);
    m_seed = addText(u"endSeed"_s, true);
    m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_seed->setFocusPolicy(Qt::NoFocus);
    connectButtons();
    arrange();
    retranslate();
}

EndScreen::Choice EndScreen::currentChoice() const
{
    const std::array buttons{m_next, m_again, m_same, m_edit, m_proof, m_watch, m_before, m_copy, m_save, m_scores};
    const auto found = std::find(buttons.begin(), buttons.end(), current());
    return found == buttons.end() ? Choice::Again : Choice(found - buttons.begin());
}

void EndScreen::connectButtons()
{
    connect(m_again, &QPushButton::clicked, this, [this] { isOfDay() ? playSameSeed() : playAgain(); });
    connect(m_same, &QPushButton::clicked, this, [this] { isOfDay() ? playAgain() : playSameSeed(); });
    connect(m_edit, &QPushButton::clicked, this, &EndScreen::editLevel);
    connect(m_proof, &QPushButton::clicked, this, &EndScreen::keepProof);
    connect(m_next, &QPushButton::clicked, this, &EndScreen::playNext);
    connect(m_watch, &QPushButton::clicked, this, &EndScreen::watchEnd);
    connect(m_before, &QPushButton::clicked, this, &EndScreen::tryBefore);
    connect(m_copy, &QPushButton::clicked, this, &EndScreen::copySummary);
    connect(m_save, &QPushButton::clicked, this, &EndScreen::saveSummary);
    connect(m_scores, &QPushButton::clicked, this, &EndScreen::showScores);
}

/// Returns all choices that are offered, the most important ones first.
QList<QPushButton *> EndScreen::sortedChoices() const
{
    QList<QPushButton *> sorted;
    if (offersNext()) {
        sorted.append(m_next);
    }
    sorted.append(m_again);
    if (m_offer.source.isTest) {
        sorted.append(m_edit);
        if (!m_offer.source.campaign && m_summary.hasWon && !m_offer.wasProtected) {
            sorted.append(m_proof);
        }
    }
    sorted.append(m_watch);
    if (!m_summary.hasWon) {
        sorted.append(m_before);
    }
    sorted.append(m_same);
    if (!m_offer.source.isTest) {
        sorted.append(m_edit);
        sorted.append(m_scores);
    }
    return sorted + QList<QPushButton *>{m_copy, m_save};
}

/// Arranges the choices: the default one and the next two below each other, the others as links in two columns. If a
/// link would be alone in its row, the first link becomes a button.
void EndScreen::arrange()
{
    const QList<QPushButton *> sorted = sortedChoices();
    QList<QPushButton *> all = sorted;
    for (QPushButton *button :
         {m_next, m_again, m_same, m_edit, m_proof, m_watch, m_before, m_copy, m_save, m_scores}) {
        m_buttons->removeWidget(button);
        if (!sorted.contains(button)) {
            all.append(button);
        }
    }
    const qsizetype buttons = 1 + fewestSecondary + (sorted.size() - 1 - fewestSecondary) % 2;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const qsizetype link = i - buttons;
        const bool isLink = link >= 0;
        setStyled(all.at(i), "isLink", isLink);
        const qsizetype row = isLink ? buttons + link / 2 : i;
        m_buttons->addWidget(all.at(i), int(row), isLink ? int(link % 2) : 0, 1, isLink ? 1 : 2);
        all.at(i)->setVisible(i < sorted.size());
    }
    setOrder(all);
}

void EndScreen::showEnd(const GameSummary &summary, const CataloguePtr &catalogue, const Offer &offer)
{
    m_summary = summary;
    m_catalogue = catalogue;
    m_offer = offer;
    m_scene->setCast(offer.cast);
    setStyled(m_title, "hasWon", summary.hasWon);
    arrange();
    retranslate();
    open(offersNext() ? m_next : m_again);
}

void EndScreen::resizeEvent(QResizeEvent *event)
{
    OverlayCard::resizeEvent(event);
    m_scene->setVisible(height() >= heightForScene);
}

void EndScreen::retranslate()
{
    setAccessibleName(tr("End of the game"));
    m_title->setText(m_summary.hasWon ? tr("The maze is yours") : tr("The lantern is out"));
    m_story->setText(QString(storyText() + u'\n' + campaignText()).trimmed());
    m_facts->setText(factsOf(m_summary));
    m_place->setText(placeText());
    m_seed->setText(tr("Seed %1").arg(m_summary.seed));
    m_place->setVisible(m_summary.isPractice || m_offer.place >= 0);
    nameGames();
    m_edit->setText(m_offer.source.isTest ? tr("Back to the editor") : tr("Edit this level"));
    m_proof->setText(tr("Keep as proof"));
    m_proof->setToolTip(tr("Keep this game with the level as proof that it can be won"));
    m_next->setText(tr("Next level"));
    m_watch->setText(m_summary.hasWon ? tr("Watch this game") : tr("Watch how it happened"));
    m_watch->setToolTip(tr("Go through this game move by move"));
    m_before->setText(tr("Retry from before the danger"));
    m_before->setToolTip(tr("Continue from shortly before the danger, as practice"));
    m_copy->setText(tr("Copy summary"));
    m_copy->setToolTip(tr("Copy a summary of this game as text"));
    m_save->setText(tr("Save summary…"));
    m_save->setToolTip(tr("Save a summary of this game as text"));
    m_scores->setText(tr("Best games"));
    m_scores->setToolTip(tr("Show the best games for each ruleset"));
}

/// Sets the button texts. A daily dungeon is played again with the same seed, because it is the same for all players.
void EndScreen::nameGames()
{
    m_again->setText(isOfDay() ? tr("Play the day’s dungeon again") : tr("Play with another seed"));
    m_same->setText(isOfDay() ? tr("Another dungeon") : tr("Restart (same seed)"));
    const QString same = tr("Play the same game from the beginning");
    m_again->setToolTip(isOfDay() ? same : tr("Play the same level with another seed"));
    m_same->setToolTip(isOfDay() ? tr("Play a dungeon with the same rules and another seed") : same);
}

QString EndScreen::storyText() const
{
    if (!m_summary.killer.isEmpty()) {
        //: %1 is what killed the hero, such as "orc" or "spikes"
        return tr("Killed by %1").arg(withArticle(killerNameOf(m_summary)));
    }
    if (!m_summary.hasWon) {
        return tr("This maze keeps what it has caught.");
    }
    const bool isFull = m_summary.hasAllTreasure && !m_summary.hasCharacter;
    return isFull ? tr("Every treasure is in your bag.") : tr("You have done what you came for.");
}

/// Returns the number of the level in its campaign, or a note that the campaign is won; empty without a campaign.
QString EndScreen::campaignText() const
{
    const GameSource &source = m_offer.source;
    const bool isEnd = m_summary.hasWon && source.isRemembered && source.campaign && !source.hasNext();
    //: %1 is the name of a campaign, all of whose levels are won
    return isEnd ? tr("%1 completed").arg(nameOf(*source.campaign)) : campaignTitle(source);
}

QString EndScreen::placeText() const
{
    if (m_summary.isPractice) {
        return tr("Practice: not among the best games");
    }
    if (isSlowed(m_summary)) {
        return tr("Played at %1 % speed: ranked below games at 100 % or more").arg(m_summary.speed);
    }
    return m_summary.isDungeon ? placeInDungeons() : placeInLevel();
}

QString EndScreen::placeInDungeons() const
{
    if (m_offer.place == 0) {
        return m_offer.isFirst ? tr("Your first game with these rules") : tr("Your best game with these rules");
    }
    return tr("Rank %1 among your games with these rules").arg(m_offer.place + 1);
}

QString EndScreen::placeInLevel() const
{
    if (m_offer.place == 0) {
        return m_offer.isFirst ? tr("Your first game in this level") : tr("Your best game in this level");
    }
    return tr("Rank %1 among your games in this level").arg(m_offer.place + 1);
}

void EndScreen::copySummary()
{
    QApplication::clipboard()->setText(textOf(m_summary, *m_catalogue));
    m_copy->setText(tr("Copied"));
}

void EndScreen::saveSummary()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save summary"), Settings::folderToBeginIn() + u"/mazewright.txt"_s,
                                     tr("Text (*.txt);;All files (*)"));
    if (path.isEmpty()) {
        return;
    }
    if (const std::optional<SaveFault> fault = writeWhole(path, textOf(m_summary, *m_catalogue).toUtf8())) {
        tell(this, u"summaryNotSaved"_s, tr("Save summary"), sentenceOf(*fault));
    }
}
