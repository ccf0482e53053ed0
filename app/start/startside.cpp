#include "app/start/startside.h"

#include "app/start/savedgames.h"
#include "app/widgets/brokenlines.h"
#include "editor/pictures/levelpicture.h"
#include "editor/text/mnemonics.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/styled.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int sideGap = 8;
constexpr int narrowestSide = 248;
constexpr int widestSide = 400;
constexpr int buttonPadding = 16; // including the border
constexpr int iconGap = 8;

/// Recolors an icon for the default button. Icons are made for dark or light buttons, not for its color.
QIcon onAccent(const QIcon &icon)
{
    return QIcon(icon.pixmap(QSize(64, 64), QIcon::Selected));
}

} // namespace

StartSide::StartSide(const CataloguePtr &catalogue, QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_subtitle(new QLabel), m_goOnHeading(new QLabel),
      m_continue(new QPushButton), m_saved(new SavedGames(catalogue)), m_begin(new QWidget),
      m_buttons(newLayout<QVBoxLayout>(m_begin, 0, sideGap)), m_stepsHeading(new QLabel),
      m_steps(wrappedLabel(u"firstSteps"_s, true)), m_catalogue(catalogue)
{
    m_title->setObjectName(u"startTitle"_s);
    m_subtitle->setProperty("isSecondary", true);
    m_subtitle->setWordWrap(true);
    for (QLabel *heading : {m_goOnHeading, m_stepsHeading}) {
        heading->setTextFormat(Qt::PlainText);
        heading->setProperty("isHeading", true);
    }
    m_continue->setObjectName(u"continueGame"_s);
    m_continue->setProperty("isPrimary", true);
    m_continue->setProperty("isRow", true);
    m_continue->hide();
    layOut();
    connect(m_continue, &QPushButton::clicked, this, &StartSide::continued);
    connect(m_saved, &SavedGames::rebuilt, this, &StartSide::showChoices);
    connect(m_saved, &SavedGames::chosen, this, &StartSide::savedGameChosen);
    connect(m_saved, &SavedGames::removeRequested, this, &StartSide::savedGameUnwanted);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void StartSide::layOut()
{
    auto *layout = newLayout<QVBoxLayout>(this, 0, sideGap);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addSpacing(sideGap);
    layout->addWidget(m_goOnHeading);
    layout->addWidget(m_continue);
    layout->addWidget(m_saved);
    layout->addSpacing(sideGap);
    layout->addWidget(m_begin);
    layout->addSpacing(sideGap);
    layout->addWidget(m_stepsHeading);
    layout->addWidget(m_steps);
    layout->addStretch(1);
}

void StartSide::setActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        addChoice(action);
    }
    m_first = m_choices.first().first;
    m_firstIcon = m_first->icon();
    showChoices();
}

void StartSide::addChoice(QAction *action)
{
    auto *button = new QPushButton(action->icon(), action->text());
    button->setObjectName(action->objectName() + u"OnStartPage"_s);
    button->setProperty("isRow", true);
    const auto follow = [this, button, action] {
        showChoice(button, *action);
        button->setVisible(action->isVisible());
        button->setEnabled(action->isEnabled());
    };
    follow();
    m_choices.append({button, action});
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_buttons->addWidget(button);
}

/// Sets the text of a button. Its mnemonic is removed, because mnemonics belong to the menu bar here. A long name of a
/// level takes two lines.
void StartSide::showChoice(QPushButton *button, const QAction &action)
{
    const QString text = unmarked(action.text());
    const int space = width() - 2 * buttonPadding - button->iconSize().width() - iconGap;
    button->ensurePolished();
    const QStringList lines = brokenLines(text, button->fontMetrics(), space, 2);
    button->setText(withoutMnemonics(lines.join(u'\n')));
    button->setAccessibleName(text);
    button->setToolTip(lines.join(u' ') == text ? action.toolTip() : plainTip(text));
}

void StartSide::setUnderWay(const QString &name, const QString &howFar, const std::optional<Game> &game)
{
    m_underWay = name;
    m_howFar = howFar;
    if (game) {
        m_continue->setIconSize(SavedGames::iconSize);
        if (m_continue->icon().isNull()) {
            m_continue->setIcon(SavedGames::noPicture());
        }
        m_job.run([catalogue = m_catalogue, game = *game, ratio = devicePixelRatioF()](
                      const std::atomic<bool> &) { return SavedGames::draw(LevelPicture(*catalogue), game, ratio); },
                  [this](const QImage &picture) { m_continue->setIcon(SavedGames::iconOf(picture)); });
    } else {
        m_job.cancel();
        m_continue->setIcon({});
    }
    showChoices();
}

void StartSide::setSavedGames(const QList<SaveInfo> &games)
{
    m_saved->setGames(games);
    showChoices();
}

void StartSide::setKnown(bool isKnown)
{
    m_isKnown = isKnown;
    showChoices();
}

bool StartSide::hasGames() const
{
    return !m_underWay.isEmpty() || m_saved->hasGames();
}

void StartSide::fitInto(QSize page)
{
    const int least = qMax(narrowestSide, m_title->sizeHint().width());
    const int side = qBound(least, page.width() * 23 / 100, qMax(least, widestSide));
    setFixedWidth(side);
    m_saved->setTextWidth(side - 2 * buttonPadding);
    showChoices();
    for (const auto &[button, action] : std::as_const(m_choices)) {
        showChoice(button, *action);
    }
    m_saved->fitInto(page.height() - heightBesideSaved());
}

/// Returns the height of everything but the saved games.
int StartSide::heightBesideSaved() const
{
    int height = 0;
    for (int i = 0; i < layout()->count(); ++i) {
        QLayoutItem *item = layout()->itemAt(i);
        if (item->widget() == m_saved || (item->widget() && item->isEmpty())) {
            continue;
        }
        height += item->hasHeightForWidth() ? item->heightForWidth(width()) : item->sizeHint().height();
        height += item->widget() ? sideGap : 0;
    }
    return height;
}

QList<QWidget *> StartSide::panels() const
{
    return {m_continue, m_saved, m_begin};
}

void StartSide::showChoices()
{
    const bool goesOn = !m_underWay.isEmpty();
    m_continue->setVisible(goesOn);
    m_goOnHeading->setVisible(hasGames());
    const bool isNew = !hasGames() && !m_isKnown;
    m_stepsHeading->setVisible(isNew);
    m_steps->setVisible(isNew);
    showUnderWay();
    m_saved->setPrimary(!goesOn);
    const bool isFirst = !goesOn && !m_saved->newest();
    if (m_first) {
        m_first->setIcon(isFirst ? onAccent(m_firstIcon) : m_firstIcon);
        setStyled(m_first, "isPrimary", isFirst);
    }
    Q_EMIT firstChoiceChanged(goesOn ? m_continue : isFirst ? m_first : m_saved->newest());
}

void StartSide::showUnderWay()
{
    const int picture = m_continue->icon().isNull() ? 0 : SavedGames::pictureSize.width() + SavedGames::pictureGap;
    const int space = width() - 2 * buttonPadding - picture;
    m_continue->ensurePolished();
    const QFontMetrics metrics = m_continue->fontMetrics();
    const QString name = tr("&Continue: %1").arg(withoutMnemonics(m_underWay));
    QStringList lines = brokenLines(name, metrics, space + metrics.horizontalAdvance(u'&'), 3);
    QStringList spoken{unmarked(tr("&Continue: %1")).arg(m_underWay)};
    if (!m_howFar.isEmpty()) {
        lines.append(withoutMnemonics(brokenPhrases(m_howFar, metrics, space, 2).join(u'\n')));
        spoken.append(m_howFar);
    }
    m_continue->setText(lines.join(u'\n'));
    m_continue->setAccessibleName(spoken.join(u", "_s));
}

void StartSide::retranslate()
{
    m_title->setText(u"Mazewright"_s);
    m_subtitle->setText(tr("Draw a maze, play it, know that it is fair."));
    m_goOnHeading->setText(tr("Continue"));
    m_stepsHeading->setText(tr("First steps"));
    m_steps->setText(tr("Play a level: click its card, then walk with the arrow keys or click a cell.") + u"\n\n"_s
                     + tr("Play a campaign: each victory opens its next level.") + u"\n\n"_s
                     + tr("Draw your own level with “New level” and play it at any time."));
    showChoices();
}
