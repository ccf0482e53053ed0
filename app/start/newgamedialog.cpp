#include "app/start/newgamedialog.h"

#include "app/cards/cardproofs.h"
#include "app/cards/levelshelf.h"
#include "app/games/gamesource.h"
#include "app/games/highscores.h"
#include "app/games/saves.h"
#include "app/settings/settings.h"
#include "app/start/campaignchoice.h"
#include "app/start/dungeonfacts.h"
#include "app/start/ownfiles.h"
#include "editor/art/icon.h"
#include "editor/forms/ruleschoice.h"
#include "editor/text/kindname.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/ruleset.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>

#include <optional>

using namespace Qt::StringLiterals;

/// A field for the hero's name, which may be empty. It initially contains the name that was used last.
class HeroName : public QLineEdit {
    Q_OBJECT

public:
    explicit HeroName(const QString &objectName, QWidget *parent = nullptr);

    /// Returns the name without blanks at its ends, and saves it for the next time.
    QString remembered() const;
    /// Keeps the text of two fields equal.
    void shareWith(HeroName &other);
};

HeroName::HeroName(const QString &objectName, QWidget *parent) : QLineEdit(Settings().heroName(), parent)
{
    constexpr int longestName = 40;
    setObjectName(objectName);
    setAccessibleName(tr("Name of the hero"));
    setPlaceholderText(tr("A lamplighter"));
    setMaxLength(longestName);
}

QString HeroName::remembered() const
{
    const QString name = text().simplified();
    Settings().heroName.set(name);
    return name;
}

void HeroName::shareWith(HeroName &other)
{
    connect(this, &QLineEdit::textEdited, &other, &QLineEdit::setText);
    connect(&other, &QLineEdit::textEdited, this, &QLineEdit::setText);
}

/// The choice of a dungeon: the hero's name, the ruleset and the seed (shown, typed or random). Below are facts about
/// the ruleset and the best game so far.
class DungeonChoice : public QWidget {
    Q_OBJECT

public:
    DungeonChoice(CataloguePtr catalogue, HighScores scores, QWidget *parent = nullptr);

    /// Returns the hero's name, which may be empty, and saves it for the next time.
    QString heroName() const;
    HeroName &name() { return *m_name; }
    QString ruleset() const;
    /// Returns the seed; std::nullopt while the text is invalid.
    std::optional<std::uint64_t> seed() const;

Q_SIGNALS:
    void changed();

private:
    void drawSeed();
    void showRuleset();

    CataloguePtr m_catalogue;
    HighScores m_scores;
    HeroName *m_name;
    QComboBox *m_ruleset;
    QLabel *m_description;
    FactSheet *m_facts;
    QLineEdit *m_seed;
    QLabel *m_fault;
};

namespace {

QLabel *buddyLabel(const QString &text, QWidget *buddy)
{
    auto *label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

} // namespace

DungeonChoice::DungeonChoice(CataloguePtr catalogue, HighScores scores, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_scores(std::move(scores)),
      m_name(new HeroName(u"heroName"_s)), m_ruleset(new QComboBox),
      m_description(wrappedLabel(u"dungeonDescription"_s, true)), m_facts(new FactSheet(u"dungeonFacts"_s)),
      m_seed(new QLineEdit), m_fault(wrappedLabel(u"seedHint"_s, true))
{
    m_ruleset->setObjectName(u"dungeonRuleset"_s);
    m_ruleset->setAccessibleName(tr("Rules"));
    listRulesets(*m_ruleset, dungeonRulesets(*m_catalogue));
    m_seed->setObjectName(u"dungeonSeed"_s);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setMaxLength(longestSeed);
    auto *draw = new QPushButton(programIcon(u"seed"_s), tr("&Another"));
    draw->setObjectName(u"drawSeed"_s);
    draw->setAccessibleName(tr("Another seed"));
    draw->setToolTip(tr("Another random seed"));
    auto *layout = newLayout<QGridLayout>(this, 0, 8);
    layout->addWidget(buddyLabel(tr("&Name"), m_name), 0, 0);
    layout->addWidget(m_name, 0, 1, 1, 2);
    layout->addWidget(buddyLabel(tr("&Rules"), m_ruleset), 1, 0);
    layout->addWidget(m_ruleset, 1, 1, 1, 2);
    layout->addWidget(buddyLabel(tr("&Seed"), m_seed), 2, 0);
    layout->addWidget(m_seed, 2, 1);
    layout->addWidget(draw, 2, 2);
    layout->addWidget(m_fault, 3, 1, 1, 2);
    layout->addWidget(FactSheet::scrolling(u"dungeonFactsArea"_s, {m_description, m_facts}), 4, 0, 1,
                      3); // last, because its length moves everything below it
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(4, 1);
    connect(m_ruleset, &QComboBox::currentIndexChanged, this, &DungeonChoice::showRuleset);
    connect(draw, &QPushButton::clicked, this, &DungeonChoice::drawSeed);
    connect(m_seed, &QLineEdit::textChanged, this, [this] {
        m_fault->setText(seed() ? tr("The same seed and rules make the same dungeon.")
                                : tr("A seed is a whole number from 0 to %1.").arg(largestSeed));
        Q_EMIT changed();
    });
    drawSeed();
    showRuleset();
}

QString DungeonChoice::heroName() const
{
    return m_name->remembered();
}

QString DungeonChoice::ruleset() const
{
    return m_ruleset->currentData().toString();
}

std::optional<std::uint64_t> DungeonChoice::seed() const
{
    bool isNumber = false;
    const qulonglong number = m_seed->text().trimmed().toULongLong(&isNumber);
    return isNumber && number <= largestSeed ? std::optional<std::uint64_t>(number) : std::nullopt;
}

void DungeonChoice::drawSeed()
{
    m_seed->setText(QString::number(randomSeed()));
}

void DungeonChoice::showRuleset()
{
    const Ruleset *ruleset = m_catalogue->ruleset(this->ruleset());
    m_description->setText(ruleset ? descriptionOf(*ruleset) : QString());
    m_facts->setFacts(ruleset ? QList<Fact>{bestSoFar(m_scores, ruleset->key)} + dungeonFacts(*m_catalogue, *ruleset)
                              : QList<Fact>());
    Q_EMIT changed();
}

/// The page of the daily dungeon, with its best games and the choice to continue a saved game in it.
class DailyChoice : public QWidget {
    Q_OBJECT

public:
    /// `ruleset` is the one of all daily dungeons; `kept` lists saved games, newest first.
    DailyChoice(const Catalogue &catalogue, const Ruleset &ruleset, const QList<SaveInfo> &kept,
                const HighScores &scores, QWidget *parent = nullptr);

    /// Returns the hero's name for a new game, which may be empty, and saves it for the next time.
    QString heroName() const;
    HeroName &name() { return *m_name; }
    /// True if a new game was chosen although there is a saved one.
    bool isAnew() const;
    /// True if continuing a saved game was chosen.
    bool goesOn() const;

Q_SIGNALS:
    void changed();

private:
    void addName(QVBoxLayout &layout);
    void showName();
    void addWays(QVBoxLayout &layout, const SaveInfo &kept);
    void addFacts(QVBoxLayout &layout, const Catalogue &catalogue, const Ruleset &ruleset, const HighScores &scores);

    HeroName *m_name;
    QRadioButton *m_anew = nullptr; ///< null without a saved game of the day
    QWidget *m_nameRow = nullptr;
};

namespace {

QLabel *paragraph(const QString &text, const QString &name)
{
    QLabel *label = wrappedLabel(name);
    label->setText(text);
    return label;
}

} // namespace

DailyChoice::DailyChoice(const Catalogue &catalogue, const Ruleset &ruleset, const QList<SaveInfo> &kept,
                         const HighScores &scores, QWidget *parent)
    : QWidget(parent), m_name(new HeroName(u"dailyHeroName"_s))
{
    QLabel *title = paragraph(QLocale().toString(today(), QLocale::LongFormat), u"dailyDate"_s);
    title->setProperty("isHeading", true);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    layout->addWidget(title);
    layout->addWidget(paragraph(tr("The same dungeon for everyone, from midnight to midnight (UTC): the same layout, "
                                   "monsters and items. How deep can you get?"),
                                u"dailyText"_s));
    if (const SaveInfo *game = newestOf(kept, {.day = today().toString(Qt::ISODate)})) {
        addWays(*layout, *game);
    }
    addName(*layout);
    addFacts(*layout, catalogue, ruleset, scores);
    QLabel *seed = paragraph(tr("Seed: %1").arg(dailySeed(today())), u"dailySeed"_s);
    seed->setProperty("isSecondary", true);
    layout->addWidget(seed);
}

void DailyChoice::addFacts(QVBoxLayout &layout, const Catalogue &catalogue, const Ruleset &ruleset,
                           const HighScores &scores)
{
    auto *sheet = new FactSheet(u"dailyFacts"_s);
    sheet->setFacts(dayFacts(scores, ruleset.key, today()) + QList<Fact>{rulesFact(ruleset)}
                    + dungeonFacts(catalogue, ruleset));
    layout.addWidget(FactSheet::scrolling(u"dailyFactsArea"_s, {sheet}), 1);
}

void DailyChoice::addName(QVBoxLayout &layout)
{
    m_nameRow = new QWidget;
    auto *row = newLayout<QHBoxLayout>(m_nameRow, 0, 8);
    auto *caption = new QLabel(tr("&Name"));
    caption->setBuddy(m_name);
    row->addWidget(caption);
    row->addWidget(m_name, 1);
    layout.addWidget(m_nameRow);
    showName();
}

/// Disables the name field if a game is continued, because its hero already has a name.
void DailyChoice::showName()
{
    m_nameRow->setEnabled(!goesOn());
}

QString DailyChoice::heroName() const
{
    return m_name->remembered();
}

void DailyChoice::addWays(QVBoxLayout &layout, const SaveInfo &kept)
{
    const QLocale locale;
    auto *goOn = new QRadioButton(tr("C&ontinue the game in progress: depth %1, turn %2")
                                      .arg(locale.toString(kept.head.depth), locale.toString(kept.head.turn)));
    m_anew = new QRadioButton(tr("Rest&art; the game in progress is kept"));
    goOn->setObjectName(u"dailyGoOn"_s);
    m_anew->setObjectName(u"dailyAnew"_s);
    for (QRadioButton *way : {goOn, m_anew}) {
        way->setAccessibleName(way->text().remove(u'&'));
        layout.addWidget(way);
    }
    goOn->setChecked(true);
    connect(goOn, &QRadioButton::toggled, this, [this] {
        showName();
        Q_EMIT changed();
    });
}

bool DailyChoice::isAnew() const
{
    return m_anew && m_anew->isChecked();
}

bool DailyChoice::goesOn() const
{
    return m_anew && !m_anew->isChecked();
}

namespace {

constexpr QSize dialogSize{736, 660};
constexpr QSize levelPicture{176, 132};
constexpr int listWidth = 176;
constexpr int pageRowHeight = 40;

/// Returns a page with a heading, a description and its contents.
QWidget *titled(const QString &title, const QString &text, QWidget *content)
{
    QLabel *heading = plainLabel(title);
    heading->setProperty("isHeading", true);
    QLabel *words = plainLabel(text);
    words->setWordWrap(true);
    words->setProperty("isSecondary", true);
    auto *page = new QWidget;
    auto *layout = newLayout<QVBoxLayout>(page, 0, 8);
    layout->addWidget(heading);
    layout->addWidget(words);
    layout->addSpacing(8);
    layout->addWidget(content, 1);
    return page;
}

} // namespace

NewGameDialog::NewGameDialog(const CataloguePtr &catalogue, const OwnFiles &ownFiles, const GameLists &kept, Page page,
                             QWidget *parent)
    : QDialog(parent), m_list(new QListWidget), m_pages(new QStackedWidget),
      m_campaign(new CampaignChoice(catalogue, kept)), m_thumbnails(new Thumbnails(catalogue, this)),
      m_proofs(new CardProofs(catalogue, this)), m_levels(new LevelShelf(u"levelCards"_s))
{
    m_thumbnails->setKept(kept);
    setObjectName(u"newGameDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("New game"));
    setAccessibleName(tr("New game"));
    m_list->setObjectName(u"gameTypes"_s);
    m_list->setAccessibleName(tr("What to play"));
    m_list->setFixedWidth(qMax(listWidth, 24 * fontMetrics().averageCharWidth()));
    m_list->setIconSize({20, 20});
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addDungeonPages(catalogue, kept);
    addPage(Campaign, u"campaign"_s, tr("Campaign"),
            titled(tr("Play levels in order"),
                   tr("Each victory opens the next level, and levels you have won stay unlocked."), m_campaign));
    addPage(Level, u"open"_s, tr("Level"), makeLevelPage(kept.saves));
    offer(ownFiles.found());
    connect(&ownFiles, &OwnFiles::looked, this, [this, &ownFiles] { offer(ownFiles.found()); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->setObjectName(u"newGameButtons"_s);
    m_play = buttons->button(QDialogButtonBox::Ok);
    m_play->setText(tr("&Play"));
    m_play->setProperty("isPrimary", true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::play);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = newLayout<QGridLayout>(this, 16, 16);
    layout->addWidget(m_list, 0, 0);
    layout->addWidget(m_pages, 0, 1);
    layout->addWidget(buttons, 1, 0, 1, 2);
    layout->setColumnStretch(1, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &NewGameDialog::showPage);
    connect(m_list, &QListWidget::itemActivated, this, &NewGameDialog::play);
    connect(m_campaign, &CampaignChoice::changed, this, &NewGameDialog::updatePlay);
    connect(m_campaign, &CampaignChoice::activated, this, &NewGameDialog::play);
    nameButtons(*this);
    resizeOnScreen(*this, dialogSize);
    m_list->setCurrentRow(int(qMax<qsizetype>(0, m_offered.indexOf(page))));
    m_list->setFocus();
}

void NewGameDialog::addPage(Page page, const QString &icon, const QString &name, QWidget *widget)
{
    auto *item = new QListWidgetItem(programIcon(icon), name, m_list);
    item->setSizeHint({0, qMax(pageRowHeight, 2 * fontMetrics().height())});
    m_offered.append(page);
    m_pages->addWidget(widget);
}

/// Adds the dungeon pages, if a ruleset has a dungeon; custom data need not have one.
void NewGameDialog::addDungeonPages(const CataloguePtr &catalogue, const GameLists &kept)
{
    const std::vector<const Ruleset *> rulesets = dungeonRulesets(*catalogue);
    if (rulesets.empty()) {
        return;
    }
    const Ruleset &ruleset = *rulesets.front();
    m_dailyRuleset = ruleset.key;
    m_dungeon = new DungeonChoice(catalogue, kept.scores);
    connect(m_dungeon, &DungeonChoice::changed, this, &NewGameDialog::updatePlay);
    addPage(Dungeon, u"dungeon"_s, tr("Dungeon"),
            titled(tr("Random dungeon"), tr("Find the stairs on each depth. Each depth is harder than the last."),
                   m_dungeon));
    m_daily = new DailyChoice(*catalogue, ruleset, kept.saves, kept.scores);
    m_daily->name().shareWith(m_dungeon->name());
    connect(m_daily, &DailyChoice::changed, this, &NewGameDialog::updatePlay);
    addPage(Daily, u"daily"_s, tr("Dungeon of the day"), m_daily);
}

/// Makes the page of levels; its pictures are made when it is first shown.
QWidget *NewGameDialog::makeLevelPage(const QList<SaveInfo> &kept)
{
    m_levels->setWrapping();
    m_levels->setPictureSize(levelPicture);
    m_thumbnails->setPictureSize(levelPicture);
    m_levels->setTexts(tr("Built-in, your own and recent levels"), tr("There are no levels yet."));
    m_levels->setSaves(kept);
    connect(m_thumbnails, &Thumbnails::drawn, m_levels, &LevelShelf::showLevel);
    connect(m_proofs, &CardProofs::played, m_levels, &LevelShelf::showProof);
    const auto choose = [this](const QString &path, bool isAnew) {
        hide();
        Q_EMIT levelChosen(path, isAnew);
        accept();
    };
    connect(m_levels, &LevelShelf::chosen, this, [choose](const QString &path) { choose(path, false); });
    connect(m_levels, &LevelShelf::restartRequested, this, [choose](const QString &path) { choose(path, true); });
    return m_levels;
}

/// Offers the files found. An unchanged list of levels is kept.
void NewGameDialog::offer(const FoundFiles &found)
{
    m_campaign->offer(campaignsToShow(found));
    const QStringList levels = levelsToShow(found);
    if (levels.isEmpty() || levels != m_levels->paths()) {
        m_levels->setLevels(levels);
        requestPictures();
    }
}

NewGameDialog::Page NewGameDialog::shownPage() const
{
    return m_offered.at(m_pages->currentIndex());
}

void NewGameDialog::showPage(int row)
{
    m_pages->setCurrentIndex(row);
    requestPictures();
    updatePlay();
}

void NewGameDialog::requestPictures()
{
    if (shownPage() == Level) {
        m_thumbnails->request(m_levels->paths());
        m_proofs->request(m_levels->paths());
    }
}

void NewGameDialog::updatePlay()
{
    const Page page = shownPage();
    const bool isReady =
        page == Dungeon ? m_dungeon->seed().has_value() : page != Campaign || m_campaign->hasCampaign();
    m_play->setEnabled(isReady);
    const bool goesOn = page == Daily && m_daily->goesOn();
    m_play->setText(page == Level      ? tr("&Open a file…")
                    : page == Campaign ? m_campaign->playText()
                    : goesOn           ? tr("&Continue")
                                       : tr("&Enter the dungeon"));
}

void NewGameDialog::play()
{
    if (!m_play->isEnabled()) {
        return;
    }
    const Page page = shownPage();
    hide();
    if (page == Dungeon) {
        Q_EMIT dungeonChosen(m_dungeon->heroName(), m_dungeon->ruleset(), *m_dungeon->seed());
    } else if (page == Daily) {
        Q_EMIT dailyChosen(m_daily->heroName(), m_dailyRuleset, m_daily->isAnew());
    } else if (page == Campaign) {
        Q_EMIT campaignChosen(m_campaign->path(), m_campaign->begin());
    } else {
        Q_EMIT levelWanted();
    }
    accept();
}

#include "newgamedialog.moc"
