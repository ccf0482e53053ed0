#include "app/start/savedgames.h"

#include "app/cards/firstsight.h"
#include "app/games/gamesource.h"
#include "app/games/gametitle.h"
#include "app/messages/howfar.h"
#include "app/widgets/brokenlines.h"
#include "app/widgets/cardpicture.h"
#include "editor/text/mnemonics.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/styled.h"

#include <QAction>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

constexpr auto linesProperty = "lines"; ///< of a button: its whole text
constexpr auto pathProperty = "path";   ///< of a button: the file of its game
/// A name has at most so many lines beside the picture.
constexpr int mostNameLines = 3;

/// Draws saved games in a worker thread.
class SightReader {
public:
    SightReader(CataloguePtr catalogue, double ratio)
        : m_catalogue(std::move(catalogue)), m_picture(*m_catalogue), m_ratio(ratio)
    {
    }

    std::optional<QImage> read(const QString &path, const std::atomic<bool> & /*isCancelled*/) const
    {
        const std::optional<Game> game = readSave(path, m_catalogue);
        return game ? std::optional(SavedGames::draw(m_picture, *game, m_ratio)) : std::nullopt;
    }

private:
    CataloguePtr m_catalogue;
    LevelPicture m_picture;
    double m_ratio;
};

/// Sorts games: the newest of each level, then the others. Practice games come last, except the newest one, which is
/// among the first `most` games.
QList<SaveInfo> spread(const QList<SaveInfo> &games, qsizetype most)
{
    QList<SaveInfo> firsts;
    QList<SaveInfo> others;
    QList<SaveInfo> practice;
    QSet<QString> seen;
    for (const SaveInfo &game : games) {
        const QString what = playKeyOf(game.head.origin);
        const bool isFirst = !game.canBeLoaded() || game.head.isDungeon || !seen.contains(what);
        if (game.isPractice()) {
            practice.append(game);
        } else {
            (isFirst ? firsts : others).append(game);
            seen.insert(what);
        }
    }
    QList<SaveInfo> all = firsts + others;
    if (!practice.isEmpty()) {
        all.insert(qMin<qsizetype>(all.size(), most - 1), practice.takeFirst());
    }
    return all + practice;
}

} // namespace

SavedGames::SavedGames(CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_buttons(new QVBoxLayout(this)),
      m_pictures([this](const QString &path, const QImage &picture) {
          for (QPushButton *button : findChildren<QPushButton *>(Qt::FindDirectChildrenOnly)) {
              if (button->property(pathProperty).toString() == path) {
                  button->setIcon(iconOf(picture));
              }
          }
      })
{
    setObjectName(u"savedGames"_s);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setSpacing(4);
    hide();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void SavedGames::setGames(const QList<SaveInfo> &games)
{
    m_games = games;
    build();
}

/// Returns the number of games shown until the user asks for all.
qsizetype SavedGames::countAtFirst() const
{
    const auto practice = std::count_if(m_games.begin(), m_games.end(), std::mem_fn(&SaveInfo::isPractice));
    return qMin(qMax(m_fitting, leastCount()), m_games.size() - qMax<qsizetype>(0, practice - 1));
}

void SavedGames::setTextWidth(int width)
{
    if (width != m_textWidth) {
        m_textWidth = width;
        elide();
    }
}

void SavedGames::fitInto(int height)
{
    const qsizetype before = countAtFirst();
    m_fitting = countThatFits(height);
    if (countAtFirst() == before || m_isWhole) {
        return;
    }
    const QWidget *focus = window()->focusWidget();
    const QString keyboard = focus && isAncestorOf(focus) ? focus->objectName() : QString();
    build();
    setKeyboardTo(keyboard);
}

/// Returns the number of games whose buttons fit into a height, together with the button that shows the rest.
qsizetype SavedGames::countThatFits(int height)
{
    QPushButton sample(this); // its style is that of the buttons
    sample.setProperty("isRow", true);
    sample.setText(tr("Show %n more saved game(s)", nullptr, int(m_games.size())));
    sample.ensurePolished();
    const int more = sample.sizeHint().height() + m_buttons->spacing();
    int used = 0;
    qsizetype count = 0;
    for (const SaveInfo &game : spread(m_games, leastCount())) {
        sample.setIconSize(iconSize);
        sample.setIcon(game.canBeLoaded() ? noPicture() : QIcon());
        QStringList lines = linesOf(game);
        const bool isPrimary = count == 0 && m_isPrimary;
        lines.first() = isPrimary ? tr("Continue: %1").arg(lines.first()) : lines.first();
        setStyled(&sample, "isPrimary", isPrimary);
        showLines(sample, lines);
        used += sample.sizeHint().height() + m_buttons->spacing();
        if (used + (count + 1 < m_games.size() ? more : 0) > height) {
            break;
        }
        ++count;
    }
    return count;
}

/// Gives the keyboard back to a button that was replaced; an empty name does nothing.
void SavedGames::setKeyboardTo(const QString &name)
{
    if (auto *button = name.isEmpty() ? nullptr : findChild<QPushButton *>(name)) {
        button->show(); // the layout would show it later, and a hidden button gets no focus
        button->setFocus();
    } else if (!name.isEmpty() && m_newest) {
        m_newest->setFocus();
    }
}

/// Cuts the texts without replacing the buttons, which would lose the focus.
void SavedGames::elide()
{
    for (QPushButton *button : findChildren<QPushButton *>(Qt::FindDirectChildrenOnly)) {
        if (const QStringList lines = button->property(linesProperty).toStringList(); !lines.isEmpty()) {
            showLines(*button, lines);
        }
    }
}

/// Cuts lines to the width of the texts, in the font of their button: that of the default button is wider.
void SavedGames::showLines(QPushButton &button, const QStringList &lines) const
{
    button.ensurePolished();
    const int width = m_textWidth - (button.icon().isNull() ? 0 : pictureSize.width() + pictureGap);
    QStringList shown = brokenLines(lines.first(), button.fontMetrics(), width, mostNameLines);
    for (const QString &line : lines.sliced(1)) {
        shown += brokenPhrases(line, button.fontMetrics(), width, 2);
    }
    button.setText(withoutMnemonics(shown.join(u'\n')));
}

void SavedGames::setPrimary(bool isPrimary)
{
    if (isPrimary != m_isPrimary) {
        m_isPrimary = isPrimary;
        build();
    }
}

void SavedGames::showNewest()
{
    if (!m_newest) {
        return;
    }
    setStyled(m_newest, "isPrimary", m_isPrimary);
    QStringList lines = m_newestLines;
    if (m_isPrimary) {
        lines.first() = tr("Continue: %1").arg(lines.first());
    }
    m_newest->setProperty(linesProperty, lines);
    showLines(*m_newest, lines);
}

void SavedGames::build()
{
    setAccessibleName(tr("Saved games"));
    m_newest = nullptr;
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const qsizetype atFirst = countAtFirst();
    const qsizetype shown = m_isWhole ? m_games.size() : atFirst;
    for (const SaveInfo &game : spread(m_games, atFirst).first(shown)) {
        QPushButton *button = addButton(game);
        if (!m_newest && game.canBeLoaded()) {
            m_newest = button;
            m_newestLines = linesOf(game);
        }
    }
    if (shown < m_games.size()) {
        addMoreButton(int(m_games.size() - shown));
    }
    setVisible(!m_games.isEmpty());
    requestPictures();
    if (m_newest) {
        showNewest();
        m_newest->show(); // the layout would show it later, and a hidden button gets no focus
    }
    Q_EMIT rebuilt();
}

void SavedGames::requestPictures()
{
    QStringList paths;
    for (const QPushButton *button : findChildren<QPushButton *>(Qt::FindDirectChildrenOnly)) {
        if (const QString path = button->property(pathProperty).toString(); !path.isEmpty()) {
            paths.append(path);
        }
    }
    m_pictures.request(
        paths, [catalogue = m_catalogue, ratio = devicePixelRatioF()] { return SightReader(catalogue, ratio); });
}

QImage SavedGames::draw(const LevelPicture &painter, const Game &game, double ratio)
{
    return lastSight(painter, game, coveringSize({9, 7}, pictureSize), ratio);
}

QIcon SavedGames::iconOf(const QImage &picture)
{
    const QPixmap filled = cardPicture(picture, {0.5, 0.5}, pictureSize);
    QPixmap icon((QSizeF(iconSize) * filled.devicePixelRatio()).toSize());
    icon.setDevicePixelRatio(filled.devicePixelRatio());
    icon.fill(Qt::transparent);
    QPainter(&icon).drawPixmap(0, 0, filled);
    return icon;
}

QIcon SavedGames::noPicture()
{
    QPixmap none(iconSize);
    none.fill(Qt::transparent);
    return none;
}

QPushButton *SavedGames::addButton(const SaveInfo &game)
{
    const QString name = textOf(game);
    //: %1 says which game it is
    const QString text = game.canBeLoaded() ? tr("Continue: %1").arg(name) : name;
    const QStringList lines = linesOf(game);
    auto *button = new QPushButton;
    button->setProperty(linesProperty, lines);
    button->setProperty("isRow", true);
    if (game.canBeLoaded()) {
        button->setProperty(pathProperty, game.path);
        button->setIconSize(iconSize);
        button->setIcon(noPicture());
    }
    button->setObjectName(u"savedGame-"_s + game.id);
    button->setAccessibleName(text);
    //: %1 is a date and a time
    button->setToolTip(
        tr("Saved %1. Press Delete to delete it.").arg(QLocale().toString(game.savedAt, QLocale::ShortFormat)));
    connect(button, &QPushButton::clicked, this, [this, id = game.id] { Q_EMIT chosen(id); });
    auto *remove = new QAction(tr("&Delete…"), button);
    remove->setObjectName(u"removeSavedGame"_s);
    connect(remove, &QAction::triggered, this, [this, id = game.id, name] { Q_EMIT removeRequested(id, name); });
    button->addAction(remove);
    button->installEventFilter(this);
    button->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_buttons->addWidget(button);
    showLines(*button, lines); // the style of its parent decides its font
    return button;
}

void SavedGames::addMoreButton(int count)
{
    auto *more = new QPushButton(tr("Show %n more saved game(s)", nullptr, count));
    more->setObjectName(u"olderSavedGames"_s);
    more->setAccessibleName(more->text());
    // Queued, because this button is replaced too.
    connect(more, &QPushButton::clicked, this, &SavedGames::showAll, Qt::QueuedConnection);
    more->setProperty("isRow", true);
    more->setProperty("isLink", true);
    m_buttons->addWidget(more);
}

void SavedGames::showAll()
{
    m_isWhole = true;
    build();
    QWidget *firstOlder = m_buttons->itemAt(int(countAtFirst()))->widget();
    firstOlder->show(); // the layout would show it later, and a hidden button gets no focus
    firstOlder->setFocus();
}

QString SavedGames::textOf(const SaveInfo &game) const
{
    if (game.state == SaveState::Newer) {
        return tr("A game saved by a newer version");
    }
    //: %1 is the name of a game, %2 how far it is
    return tr("%1, %2").arg(gameTitle(game.head, *m_catalogue), linesOf(game).at(1));
}

/// Returns the day and the time at which a game was saved; empty if it is not known.
QString SavedGames::whenSaved(const QDateTime &when)
{
    const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
    switch (when.daysTo(QDateTime::currentDateTime())) {
    case 0:
        //: %1 is a time
        return tr("Today, %1").arg(time);
    case 1:
        //: %1 is a time
        return tr("Yesterday, %1").arg(time);
    default:
        return QLocale().toString(when, QLocale::ShortFormat);
    }
}

/// Returns the lines of a button: the name, and the progress and when it was saved, or why the game cannot be loaded.
QStringList SavedGames::linesOf(const SaveInfo &game) const
{
    switch (game.state) {
    case SaveState::Good:
        return {gameTitle(game.head, *m_catalogue), placeOf(game.head), whenSaved(game.savedAt)};
    case SaveState::Older:
        return {gameTitle(game.head, *m_catalogue), tr("saved by an older version")};
    case SaveState::Newer:
    case SaveState::Damaged:
        break;
    }
    return {textOf(game)};
}

void SavedGames::retranslate()
{
    const bool hadKeyboard = isAncestorOf(window()->focusWidget());
    build();
    if (hadKeyboard && m_newest) {
        m_newest->setFocus();
    }
}

void SavedGames::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        elide();
    }
}

/// Handles the Delete key. It is not a shortcut, because the editor has one with the same key in the same window.
bool SavedGames::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    const auto *button = isKey ? qobject_cast<QPushButton *>(watched) : nullptr;
    if (!button || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Delete) {
        return QWidget::eventFilter(watched, event);
    }
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        button->actions().first()->trigger();
    }
    return true;
}
