#include "app/watch/runtree.h"

#include "app/games/leveltitle.h"
#include "app/games/playedgametext.h"
#include "app/watch/rundelegate.h"
#include "editor/wording/plaintip.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPixmap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// What stands above each listed run.
class Ancestry {
public:
    explicit Ancestry(const QList<PlayedGame> &games)
    {
        QHash<QString, QString> noted;
        for (const PlayedGame &game : games) {
            noted.insert(game.id, game.branch.of);
        }
        for (const PlayedGame &game : games) {
            const bool isBelow = noted.contains(game.branch.of) && !isAboveItself(game.id, noted);
            m_parents.insert(game.id, isBelow ? game.branch.of : QString());
        }
    }

    /// Empty for a root.
    QString parentOf(const QString &id) const { return m_parents.value(id); }

    /// From the root to the run itself.
    QStringList wayTo(const QString &id) const
    {
        QStringList way;
        for (QString above = id; !above.isEmpty(); above = parentOf(above)) {
            way.prepend(above);
        }
        return way;
    }

private:
    /// A file can say that runs are branches of each other: then each is a root.
    static bool isAboveItself(const QString &id, const QHash<QString, QString> &noted)
    {
        QSet<QString> seen;
        for (QString above = noted.value(id); noted.contains(above) && !seen.contains(above);
             above = noted.value(above)) {
            if (above == id) {
                return true;
            }
            seen.insert(above);
        }
        return false;
    }

    QHash<QString, QString> m_parents;
};

/// Keys that mean a row here, whatever the window means by them.
bool isKeyOfRow(const QKeyEvent &key)
{
    const QList<int> keys{Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2, Qt::Key_Delete};
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    return modifiers == Qt::NoModifier && keys.contains(key.key());
}

} // namespace

RunTree::RunTree(CataloguePtr shipped, QWidget *parent) : QTreeWidget(parent), m_shipped(std::move(shipped))
{
    setObjectName(u"runTree"_s);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setExpandsOnDoubleClick(false);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    auto *delegate = new RunDelegate(this);
    setItemDelegate(delegate);
    connect(delegate, &RunDelegate::named, this, &RunTree::renamed);
    connect(this, &QTreeWidget::itemDoubleClicked, this,
            [this](const QTreeWidgetItem *row) { Q_EMIT chosen(row->data(0, RunDelegate::IdRole).toString()); });
}

void RunTree::setRoles(const QString &watched, const QString &ghost)
{
    m_watched = watched;
    m_ghost = ghost;
}

QList<RunTree::Place> RunTree::placesOf(const QList<PlayedGame> &games)
{
    const Ancestry ancestry(games);
    QList<Place> places;
    QSet<QString> placed;
    for (const PlayedGame &game : games) { // the first of a tree brings all above it
        for (const QString &id : ancestry.wayTo(game.id)) {
            if (!placed.contains(id)) {
                placed.insert(id);
                places.append({id, ancestry.parentOf(id)});
            }
        }
    }
    return places;
}

void RunTree::setGames(const QList<PlayedGame> &games)
{
    if (state() == EditingState) {
        m_isOutdated = true;
        return;
    }
    if (const QList<Place> places = placesOf(games); places != m_places) {
        build(places);
    }
    for (const PlayedGame &game : games) {
        showGame(game);
    }
}

void RunTree::build(const QList<Place> &places)
{
    const QString current = neighborOf(places);
    QSet<QString> closed;
    for (QTreeWidgetItem *row : std::as_const(m_rows)) {
        if (row->childCount() > 0 && !row->isExpanded()) {
            closed.insert(row->data(0, RunDelegate::IdRole).toString());
        }
    }
    clear();
    m_rows.clear();
    m_places = places;
    for (const auto &[id, above] : places) {
        auto *row = above.isEmpty() ? new QTreeWidgetItem(this) : new QTreeWidgetItem(m_rows.value(above));
        row->setData(0, RunDelegate::IdRole, id);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        m_rows.insert(id, row);
    }
    for (QTreeWidgetItem *row : std::as_const(m_rows)) {
        row->setExpanded(!closed.contains(row->data(0, RunDelegate::IdRole).toString()));
    }
    const bool hasBranches =
        std::any_of(places.begin(), places.end(), [](const Place &place) { return !place.second.isEmpty(); });
    setRootIsDecorated(hasBranches); // else the room is for names
    makeCurrent(current.isEmpty() ? m_watched : current);
}

/// The current one if it is left, else the next below it that is, or above it.
QString RunTree::neighborOf(const QList<Place> &left) const
{
    const auto isLeft = [&left](const QTreeWidgetItem *row) {
        const QString id = row->data(0, RunDelegate::IdRole).toString();
        return std::any_of(left.begin(), left.end(), [&id](const Place &place) { return place.first == id; });
    };
    QTreeWidgetItem *row = currentItem();
    while (row && !isLeft(row)) {
        row = itemBelow(row);
    }
    if (!row) {
        row = currentItem();
        while (row && !isLeft(row)) {
            row = itemAbove(row);
        }
    }
    return row ? row->data(0, RunDelegate::IdRole).toString() : QString();
}

void RunTree::makeCurrent(const QString &id)
{
    QTreeWidgetItem *row = m_rows.value(id, topLevelItem(0));
    if (row) {
        setCurrentItem(row);
    }
}

void RunTree::showGame(const PlayedGame &game)
{
    QTreeWidgetItem *row = m_rows.value(game.id);
    if (state() == EditingState || !row) {
        m_isOutdated = true;
        return;
    }
    const QString title = titleOf(game, *m_shipped);
    const QString detail = detailOfRow(game);
    row->setText(0, title);
    row->setData(0, RunDelegate::DetailRole, detail);
    row->setData(0, RunDelegate::PictureRole, QPixmap::fromImage(game.run.picture));
    row->setData(0, RunDelegate::OwnNameRole, game.branch.name);
    row->setData(0, RunDelegate::UsualNameRole, usualTitleOf(game, *m_shipped));
    //: %1 is the name of a game, %2 what is known of it
    row->setData(0, Qt::AccessibleTextRole, tr("%1, %2").arg(title, detail));
    row->setToolTip(0, plainTip(title + u'\n' + detail));
}

QString RunTree::detailOfRow(const PlayedGame &game) const
{
    QStringList parts;
    if (game.id == m_watched) {
        parts.append(tr("being watched"));
    }
    if (game.id == m_ghost) {
        parts.append(tr("shown as ghost"));
    }
    parts.append(detailOf(game, *m_shipped));
    return parts.join(u" · "_s);
}

QString RunTree::currentId() const
{
    return currentItem() ? currentItem()->data(0, RunDelegate::IdRole).toString() : QString();
}

void RunTree::editName()
{
    if (currentItem()) {
        editItem(currentItem());
    }
}

bool RunTree::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isKeyOfRow(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QTreeWidget::event(event);
}

void RunTree::keyPressEvent(QKeyEvent *event)
{
    if (state() == EditingState) {
        return; // Enter in a name that is typed comes here, too
    }
    if (!isKeyOfRow(*event) || !currentItem()) {
        QTreeWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_F2:
        editName();
        break;
    case Qt::Key_Delete:
        Q_EMIT removeRequested(currentId());
        break;
    default:
        Q_EMIT chosen(currentId());
    }
}

void RunTree::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTreeWidget::closeEditor(editor, hint);
    if (m_isOutdated && state() != EditingState) {
        m_isOutdated = false;
        Q_EMIT outdated();
    }
}
