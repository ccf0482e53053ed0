#include "editor/levelfiles/campaignlist.h"

#include "editor/art/icon.h"
#include "editor/pictures/levelpicture.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelformats.h"

#include <QDir>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Finds the items that only this level defines, and those of them that the hero could obtain in it.
void findOwnItems(const Level &level, const Catalogue &inForce, LevelFacts &facts)
{
    const QStringList own = level.kinds.value("items"_L1).toObject().keys();
    for (const QString &key : own) {
        const std::optional<KindId> kind = inForce.kindOf(key);
        if (kind && inForce.kind(*kind).category == KindCategory::Item) {
            facts.ownItems.insert(key, nameOf(inForce.kind(*kind).look));
        }
    }
    QStringList found = inForce.kind(inForce.start()).items;
    for (const Thing &thing : level.things) {
        if (!own.isEmpty()) {
            found += kindsNamedBy(thing);
        }
    }
    for (const QString &key : own) {
        if (facts.ownItems.contains(key) && found.contains(key)) {
            facts.usedItems.append(key);
        }
    }
}

/// Finds the reason why the level cannot be played, else why it cannot be won.
void findFault(const Level &level, const Catalogue &catalogue, LevelFacts &facts, const std::atomic<bool> &isCancelled)
{
    const CheckResult checked = checkLevelUntil(&isCancelled, level, catalogue);
    const IssueList issues = analyzeLevel(level, checked, {}, &isCancelled).issues;
    const auto isUnwinnable = [](const Issue &issue) { return issue.code == IssueCode::CannotBeWon; };
    const auto unwinnable = std::find_if(issues.begin(), issues.end(), isUnwinnable);
    if (const Issue *error = issues.firstAtLeast(Severity::Error)) {
        facts.fault = *error;
    } else if (unwinnable != issues.end()) {
        facts.fault = *unwinnable;
    }
    findOwnItems(level, *checked.catalogue(), facts);
    facts.ruleset = level.ruleset;
    facts.startItems = checked.catalogue()->kind(checked.catalogue()->start()).items;
}

/// A reader that collects facts and draws pictures in a worker thread.
class FactReader {
public:
    FactReader(CataloguePtr catalogue, std::shared_ptr<LastArchive> archive, QSize box, double ratio)
        : m_catalogue(std::move(catalogue)), m_archive(std::move(archive)), m_picture(*m_catalogue), m_box(box),
          m_ratio(ratio)
    {
    }

    std::optional<LevelFacts> read(const QString &path, const std::atomic<bool> &isCancelled) const
    {
        const auto [level, isTooLarge] = readForThumbnail(path, *m_catalogue, m_archive->reader());
        LevelFacts facts{.isDamaged = !level && !isTooLarge};
        if (level) {
            facts.name = level->name;
            findFault(*level, *m_catalogue, facts, isCancelled);
            facts.picture = levelThumbnail(m_picture, *level, m_box, m_ratio);
        }
        return facts;
    }

private:
    CataloguePtr m_catalogue;
    std::shared_ptr<LastArchive> m_archive;
    LevelPicture m_picture;
    QSize m_box;
    double m_ratio;
};

} // namespace

LevelIcons::LevelIcons(CataloguePtr catalogue, std::shared_ptr<LastArchive> archive, QSize box, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_archive(std::move(archive)), m_box(box),
      m_files([this](const QString &path, const LevelFacts &facts) { Q_EMIT read(path, facts); })
{
}

void LevelIcons::request(const QStringList &paths)
{
    const auto makeReader = [catalogue = m_catalogue, archive = m_archive, box = m_box,
                             ratio = qApp->devicePixelRatio()] { return FactReader(catalogue, archive, box, ratio); };
    m_files.request(paths, makeReader);
}

bool LevelIcons::isDamaged(const QString &path) const
{
    const LevelFacts *facts = m_files.known(path);
    if (facts) {
        return facts->isDamaged;
    }
    const auto [level, isTooLarge] = readForThumbnail(path, *m_catalogue, m_archive->reader());
    return !level && !isTooLarge;
}

namespace {

constexpr int fewRows = 2 * (CampaignList::pictureSize.height() - 6); // pictures are usually lower

enum RowRole {
    LevelPathRole = Qt::UserRole,
    NameRole,
    OpenTitleRole,
    MissingRole,
    DamagedRole,
    WarningRole,
    ReasonRole
};

/// Returns a picture with a warning sign in its corner.
QPixmap withMark(const QPixmap &picture, const QPalette &palette)
{
    constexpr int side = 20;
    constexpr int inset = 2;
    QPixmap marked = picture;
    const QRectF corner(marked.deviceIndependentSize().width() - side, 0, side, side);
    QPainter painter(&marked);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.base());
    painter.drawEllipse(corner);
    programIcon(u"warning"_s).paint(&painter, corner.toRect().adjusted(inset, inset, -inset, -inset));
    return marked;
}

/// Returns the file of the row with the current level; empty if there is none.
QString editedIn(const QList<CampaignRow> &rows)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [](const CampaignRow &row) { return row.isCurrent; });
    return found == rows.end() ? QString() : found->path;
}

} // namespace

CampaignList::CampaignList(QWidget *parent) : OrderList(parent)
{
    setIconSize(pictureSize);
    setMinimumHeight(fewRows);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(this, &QListWidget::currentRowChanged, this, [this] {
        if (!m_isFilling) {
            Q_EMIT rowChosen();
        }
    });
    whenLanguageChanges(*this, [this] {
        for (int i = 0; i < count(); ++i) {
            showText(item(i), i + 1);
        }
    });
}

QSize CampaignList::sizeHint() const
{
    return {OrderList::sizeHint().width(), minimumHeight()};
}

void CampaignList::setRows(const QList<CampaignRow> &rows)
{
    if (rows == m_rows) {
        return; // does not interrupt dragging
    }
    const QString chosen = currentRow() < 0 ? QString() : m_rows.at(currentRow()).path;
    const QString edited = editedIn(rows);
    const QString wanted = edited == editedIn(m_rows) ? chosen : edited;
    m_rows = rows;
    m_isFilling = true;
    clear();
    for (const CampaignRow &row : rows) {
        addRow(row);
        if (row.path == wanted) {
            setCurrentRow(count() - 1);
        }
    }
    m_isFilling = false;
    Q_EMIT rowChosen();
}

void CampaignList::addRow(const CampaignRow &row)
{
    auto *item = new QListWidgetItem(this);
    item->setData(LevelPathRole, row.path);
    item->setData(OpenTitleRole, row.openTitle);
    item->setData(MissingRole, row.isMissing);
    QPixmap empty(pictureSize);
    empty.fill(Qt::transparent);
    item->setIcon(row.isMissing ? programIcon(u"warning"_s) : QIcon(empty));
    QFont font = this->font();
    font.setBold(row.isCurrent);
    item->setFont(font);
    if (row.isChecked) {
        item->setCheckState(*row.isChecked ? Qt::Checked : Qt::Unchecked);
    }
    showText(item, count());
}

void CampaignList::showText(QListWidgetItem *item, int number)
{
    const QString path = item->data(LevelPathRole).toString();
    const QString file = levelNameOf(path);
    const QString open = item->data(OpenTitleRole).toString();
    const QString named = open.isEmpty() ? item->data(NameRole).toString() : open;
    const QString title = named.trimmed().isEmpty() ? file : named;
    const QString fault = item->data(MissingRole).toBool()   ? tr("The file is missing")
                          : item->data(DamagedRole).toBool() ? tr("The file cannot be read")
                                                             : QString();
    const QString warning = item->data(WarningRole).toString();
    const QString reason = item->data(ReasonRole).toString();
    const QString second = !fault.isEmpty() ? fault : !warning.isEmpty() ? warning : title == file ? QString() : file;
    const bool hasBox = item->data(Qt::CheckStateRole).isValid();
    const QString first = hasBox ? title : u"%1  "_s.arg(number) + title;
    item->setText(second.isEmpty() ? first : first + u'\n' + second);
    const QString spoken = hasBox ? title : tr("Level %1: %2").arg(number).arg(title);
    const QString trouble = !fault.isEmpty() || reason.isEmpty() ? fault : reason;
    item->setData(Qt::AccessibleTextRole, trouble.isEmpty() ? spoken : QString(spoken + u". "_s + trouble));
    const QString native = QDir::toNativeSeparators(path);
    item->setToolTip(plainTip(reason.isEmpty() ? native : reason + u'\n' + native));
}

void CampaignList::setFacts(const QString &path, const LevelFacts &facts, const QString &warning, const QString &reason)
{
    for (int i = 0; i < count(); ++i) {
        QListWidgetItem *item = this->item(i);
        if (item->data(LevelPathRole).toString() != path || item->data(MissingRole).toBool()) {
            continue;
        }
        item->setData(NameRole, facts.name);
        item->setData(DamagedRole, facts.isDamaged);
        item->setData(WarningRole, warning);
        item->setData(ReasonRole, reason);
        showPicture(item, facts, warning);
        showText(item, i + 1);
    }
}

void CampaignList::showPicture(QListWidgetItem *item, const LevelFacts &facts, const QString &warning)
{
    if (facts.isDamaged) {
        item->setIcon(programIcon(u"warning"_s));
    } else if (!facts.picture.isNull()) {
        const QPixmap plain = QPixmap::fromImage(facts.picture);
        const QPixmap picture = warning.isEmpty() ? plain : withMark(plain, palette());
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected); // prevents tinting
        item->setIcon(icon);
    }
}
