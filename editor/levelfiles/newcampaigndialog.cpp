#include "editor/levelfiles/newcampaigndialog.h"

#include "editor/art/icon.h"
#include "editor/document/leveldocument.h"
#include "editor/forms/newleveldialog.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

NewCampaignDialog::NewCampaignDialog(const QStringList &files, const QString &ruleset, const CataloguePtr &catalogue,
                                     QWidget *parent)
    : QDialog(parent), m_icons(catalogue, std::make_shared<LastArchive>(), CampaignList::pictureSize),
      m_name(new QLineEdit(tr("My campaign"))), m_list(new CampaignList),
      m_up(new QAction(programIcon(u"up"_s), tr("Move up"), this)),
      m_down(new QAction(programIcon(u"down"_s), tr("Move down"), this)),
      m_level(new NewLevelForm(LevelDocument::defaultSize, ruleset, catalogue))
{
    setObjectName(u"newCampaignDialog"_s);
    setWindowTitle(tr("New campaign"));
    setAccessibleName(windowTitle());
    m_name->setObjectName(u"newCampaignName"_s);
    m_name->setAccessibleName(tr("Campaign name"));
    auto *layout = newLayout<QFormLayout>(this, 16, 8);
    layout->addRow(tr("C&ampaign name"), m_name);
    if (!files.isEmpty()) {
        addFiles(files);
    }
    layout->addRow(new QLabel(files.isEmpty()
                                  ? tr("Its first level is a floor with a wall around it and the start in a corner.")
                                  : tr("If no level is checked, the campaign begins with a new level:")));
    layout->addRow(m_level);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(u"newCampaignButtons"_s);
    m_create = buttons->button(QDialogButtonBox::Ok);
    m_create->setText(tr("Create"));
    layout->addRow(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &NewCampaignDialog::update);
    m_name->selectAll();
    m_name->setFocus();
    update();
}

void NewCampaignDialog::addFiles(const QStringList &files)
{
    m_rows.reserve(files.size());
    for (const QString &file : files) {
        m_rows.append({.path = file, .openTitle = {}, .isChecked = false});
    }
    m_list->setObjectName(u"newCampaignLevels"_s);
    m_list->setAccessibleName(tr("Your levels, in the order of play"));
    m_list->setMinimumHeight(3 * CampaignList::pictureSize.height());
    auto *caption = new QLabel(tr("&Check the levels that belong to the campaign, and drag them into order:"));
    caption->setBuddy(m_list);
    auto *form = static_cast<QFormLayout *>(layout());
    form->addRow(caption);
    form->addRow(m_list);
    form->addRow(makeMoves());
    connect(m_list, &OrderList::moveRequested, this, &NewCampaignDialog::move);
    connect(m_list, &CampaignList::rowChosen, this, &NewCampaignDialog::update);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) { follow(*item); });
    connect(&m_icons, &LevelIcons::read, m_list,
            [this](const QString &path, const LevelFacts &facts) { m_list->setFacts(path, facts, {}, {}); });
    showRows();
}

QLayout *NewCampaignDialog::makeMoves()
{
    auto *row = new QHBoxLayout;
    const auto add = [this, row](QAction *action, const QString &name, Qt::Key key, int step) {
        action->setObjectName(name);
        action->setShortcut(Qt::ALT | key);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action);
        auto *button = new QToolButton;
        button->setObjectName(name + u"Button"_s);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->text());
        row->addWidget(button);
        connect(action, &QAction::triggered, this,
                [this, step] { move(m_list->currentRow(), m_list->currentRow() + step); });
    };
    add(m_up, u"moveNewCampaignLevelUp"_s, Qt::Key_Up, -1);
    add(m_down, u"moveNewCampaignLevelDown"_s, Qt::Key_Down, 1);
    row->addStretch();
    return row;
}

void NewCampaignDialog::move(int from, int to)
{
    m_rows.move(from, to);
    showRows();
    m_list->setCurrentRow(to);
}

void NewCampaignDialog::showRows()
{
    QStringList paths;
    paths.reserve(m_rows.size());
    for (const CampaignRow &row : m_rows) {
        paths.append(row.path);
    }
    m_list->setRows(m_rows);
    m_icons.request(paths);
}

/// Stores the check state of a row after a click; other changes of the item are ignored.
void NewCampaignDialog::follow(const QListWidgetItem &item)
{
    const int row = m_list->row(&item);
    if (row >= 0 && row < m_rows.size()) {
        m_rows[row].isChecked = item.checkState() == Qt::Checked;
        update();
    }
}

void NewCampaignDialog::update()
{
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
    m_level->setEnabled(files().isEmpty());
    if (m_create) {
        m_create->setEnabled(!campaignName().isEmpty());
    }
}

QString NewCampaignDialog::campaignName() const
{
    return m_name->text().trimmed();
}

QStringList NewCampaignDialog::files() const
{
    QStringList files;
    for (const CampaignRow &row : m_rows) {
        if (row.isChecked.value_or(false)) {
            files.append(row.path);
        }
    }
    return files;
}

Level NewCampaignDialog::newLevel() const
{
    return m_level->level();
}

void NewCampaignDialog::accept()
{
    if (!files().isEmpty() || !m_level->mustReviewSize()) {
        QDialog::accept();
    }
}
