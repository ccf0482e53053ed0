#include "editor/panels/thingspanel.h"

#include "editor/art/tileset.h"
#include "editor/forms/thingform.h"
#include "editor/pictures/levelpainter.h"
#include "editor/tools/strokename.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/quietlist.h"

#include <QAction>
#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int thingPictureSide = 20;
constexpr qsizetype mostKindsTold = 8;
constexpr int mostRows = 5;            // visible; more scroll
constexpr std::size_t mostShown = 200; // of a cell

QToolButton *smallButton()
{
    auto *button = new QToolButton;
    button->setIconSize({16, 16});
    return button;
}

} // namespace

ThingsPanel::ThingsPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent)
    : QWidget(parent), m_document(document), m_toolbox(toolbox), m_heading(wrappedLabel(u"thingsHeading"_s)),
      m_kinds(wrappedLabel(u"thingsKinds"_s, true)), m_nothing(wrappedLabel(u"thingsNothing"_s, true)),
      m_cell(new QWidget), m_cellHeading(wrappedLabel(u"thingsCellHeading"_s, true)),
      m_list(new QuietList<QListWidget>), m_up(smallButton()), m_down(smallButton()), m_buttons(new QWidget)
{
    setObjectName(u"things"_s);
    m_heading->setProperty("isHeading", true);
    m_list->setObjectName(u"thingsInCell"_s);
    m_list->setIconSize({thingPictureSide, thingPictureSide});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *cell = newLayout<QGridLayout>(m_cell, 0);
    cell->addWidget(m_cellHeading, 0, 0, 1, 2);
    cell->addWidget(m_list, 1, 0, 2, 1);
    cell->addWidget(m_up, 1, 1, Qt::AlignBottom);
    cell->addWidget(m_down, 2, 1, Qt::AlignTop);
    auto *layout = newLayout<QVBoxLayout>(this, 8, 8);
    for (QWidget *part : {static_cast<QWidget *>(m_heading), static_cast<QWidget *>(m_kinds),
                          static_cast<QWidget *>(m_nothing), m_cell, m_buttons}) {
        layout->addWidget(part);
    }
    layout->addStretch();
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &ThingsPanel::showThings);
    connect(&m_toolbox.selection(), &Selection::changed, this, &ThingsPanel::showLater);
    connect(&m_document, &LevelDocument::regionChanged, this, &ThingsPanel::showLater);
    connect(&m_document, &LevelDocument::levelReplaced, this, &ThingsPanel::showLater);
    connect(&m_document, &LevelDocument::catalogueChanged, this, &ThingsPanel::showLater);
    connect(&m_document, &LevelDocument::propertiesChanged, this, &ThingsPanel::showLater);
    connect(m_list, &QListWidget::currentRowChanged, this, &ThingsPanel::onRowClicked);
    retranslate();
    whenLanguageChanges(*this, [this] {
        retranslate();
        showThings();
    });
}

void ThingsPanel::setActions(QAction *up, QAction *down, const QList<QAction *> &others)
{
    m_up->setDefaultAction(up);
    m_down->setDefaultAction(down);
    m_up->setObjectName(u"thingUpButton"_s);
    m_down->setObjectName(u"thingDownButton"_s);
    auto *layout = new FlowLayout(m_buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QAction *action : others) {
        QToolButton *button = smallButton();
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setProperty("isSmall", true);
        button->setObjectName(action->objectName() + u"Button"_s);
        layout->addWidget(button);
    }
}

void ThingsPanel::showLater()
{
    // A stroke changes cells many times per frame, and a hidden panel need not be updated.
    if (isVisible()) {
        m_later.start();
    }
}

void ThingsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showThings();
}

void ThingsPanel::showThings()
{
    m_later.stop();
    const std::vector<std::size_t> things = m_toolbox.selection().things();
    m_nothing->setVisible(things.empty());
    m_heading->setVisible(!things.empty());
    m_kinds->setVisible(things.size() > 1);
    m_buttons->setVisible(!things.empty());
    showHeading(things);
    showCell(things);
    showForm(things);
}

void ThingsPanel::showForm(const std::vector<std::size_t> &things)
{
    if (!m_form && !things.empty()) {
        m_form = new ThingForm(m_document, m_toolbox, this);
        auto *rows = static_cast<QVBoxLayout *>(layout());
        rows->insertWidget(rows->count() - 1, m_form);
    }
    if (m_form) {
        m_form->setVisible(!things.empty());
        m_form->showThings(things);
    }
}

void ThingsPanel::showHeading(const std::vector<std::size_t> &things)
{
    const std::vector<Thing> &all = m_document.level().things;
    if (things.size() == 1) {
        const Thing &thing = all[things.front()];
        m_heading->setText(tr("%1 at %2, %3")
                               .arg(nameOf(Paint::ofThing(thing), *m_document.catalogue()))
                               .arg(thing.cell.x)
                               .arg(thing.cell.y));
        return;
    }
    m_heading->setText(tr("%n things", nullptr, int(things.size())));
    m_kinds->setText(kindsText(things));
}

/// Returns "orc 2, troll 1", the most frequent first.
QString ThingsPanel::kindsText(const std::vector<std::size_t> &things) const
{
    QHash<QString, int> counts;
    for (const std::size_t thing : things) {
        ++counts[nameOf(Paint::ofThing(m_document.level().things[thing]), *m_document.catalogue())];
    }
    std::vector<std::pair<int, QString>> kinds;
    for (auto kind = counts.cbegin(); kind != counts.cend(); ++kind) {
        kinds.emplace_back(-kind.value(), kind.key());
    }
    std::sort(kinds.begin(), kinds.end());
    QStringList texts;
    for (const auto &[count, name] : kinds) {
        texts.append(texts.size() < mostKindsTold ? tr("%1 %2", "kind and count").arg(name).arg(-count) : u"…"_s);
        if (texts.size() > mostKindsTold) {
            break;
        }
    }
    return texts.join(u", "_s);
}

/// Lists the things on the cell, the uppermost first.
void ThingsPanel::showCell(const std::vector<std::size_t> &things)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const Level &level = m_document.level();
    const bool isOneCell = !things.empty() && level.things[things.front()].cell == level.things[things.back()].cell;
    const auto [first, last] =
        isOneCell ? thingsAt(level, level.things[things.front()].cell) : std::pair<std::size_t, std::size_t>(0, 0);
    m_cell->setVisible(last - first > 1);
    if (last - first < 2) {
        return;
    }
    m_endOfCell = last;
    const Tileset tileset;
    for (std::size_t i = last; i-- > first && last - i <= mostShown;) {
        const Thing &thing = level.things[i];
        const QString name = thingPicture(*m_document.catalogue(), thing, true);
        const QPixmap picture = tileset.pixmap(name, thingPictureSide, devicePixelRatioF());
        auto *item = new QListWidgetItem(nameOf(Paint::ofThing(thing), *m_document.catalogue()), m_list);
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected);
        item->setIcon(icon);
    }
    if (things.size() == 1) {
        m_list->setCurrentRow(int(last - 1 - things.front()));
    }
    const int rows = std::min(m_list->count(), mostRows);
    m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth() + 4);
}

void ThingsPanel::onRowClicked(int row)
{
    if (row >= 0 && m_endOfCell > std::size_t(row)) {
        m_toolbox.selection().setThings({m_endOfCell - 1 - std::size_t(row)});
    }
}

/// Overrides the Delete key: the window's action deletes selected cells, which this panel does not show.
bool ThingsPanel::event(QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !m_deletion || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::Delete)) {
        return QWidget::event(event);
    }
    if (event->type() == QEvent::KeyPress) {
        m_deletion->trigger();
    }
    event->accept();
    return true;
}

void ThingsPanel::retranslate()
{
    setWindowTitle(tr("Things"));
    setAccessibleName(tr("Selected things"));
    m_nothing->setText(tr("Nothing is selected. With the “Select things” tool (V), click a monster, treasure or item, "
                          "or drag a frame around several."));
    m_cellHeading->setText(tr("In this cell, from top to bottom"));
    m_list->setAccessibleName(tr("Things in this cell"));
}
