#include "editor/levelfiles/campaignpanel.h"

#include "editor/art/icon.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

QToolButton *buttonOf(QAction *action)
{
    auto *button = new QToolButton;
    button->setObjectName(action->objectName() + u"Button"_s);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    const auto name = [button, action] { button->setAccessibleName(action->text().remove(u'&')); };
    name();
    QObject::connect(action, &QAction::changed, button, name);
    return button;
}

void setShown(const QLayout &row, bool isShown)
{
    for (int i = 0; i < row.count(); ++i) {
        if (QWidget *widget = row.itemAt(i)->widget()) {
            widget->setVisible(isShown);
        }
    }
}

} // namespace

CampaignPanel::CampaignPanel(QWidget *parent)
    : QWidget(parent), m_choice(new QComboBox), m_note(wrappedLabel(u"campaignNote"_s, true)), m_copy(new QPushButton),
      m_save(new QPushButton), m_open(new QPushButton), m_beginning(makeBeginning()), m_list(new CampaignList),
      m_ofCampaign(new QHBoxLayout), m_buttons(new QHBoxLayout)
{
    setObjectName(u"campaign"_s);
    m_choice->setObjectName(u"campaignOfLevel"_s);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_copy->setObjectName(u"copyCampaign"_s);
    for (QPushButton *button : {m_copy, m_save, m_open}) {
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_list->setObjectName(u"campaignLevels"_s);
    m_list->installEventFilter(this);
    m_ofCampaign->setSpacing(4);
    m_buttons->setSpacing(4);
    auto *layout = newLayout<QVBoxLayout>(this, 8, 8);
    layout->addWidget(m_choice);
    layout->addLayout(m_ofCampaign);
    layout->addWidget(m_note);
    layout->addWidget(m_copy);
    layout->addWidget(m_beginning, 1);
    layout->addWidget(m_list, 1);
    layout->addLayout(m_buttons);
    connect(m_choice, &QComboBox::activated, this, &CampaignPanel::campaignChosen);
    connect(m_copy, &QPushButton::clicked, this, &CampaignPanel::copyRequested);
    connect(m_save, &QPushButton::clicked, this, &CampaignPanel::saveRequested);
    connect(m_open, &QPushButton::clicked, this, &CampaignPanel::openRequested);
    connect(m_list, &OrderList::moveRequested, this, &CampaignPanel::moveRequested);
    connect(m_list, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { Q_EMIT opened(m_list->row(item)); });
    connect(m_list, &CampaignList::rowChosen, this, &CampaignPanel::currentRowChanged);
    showNote();
    retranslateOnChange(*this, [this] { retranslate(); });
}

QWidget *CampaignPanel::makeBeginning()
{
    m_save->setObjectName(u"campaignSaveLevel"_s);
    m_open->setObjectName(u"campaignOpenLevel"_s);
    auto *beginning = new QWidget;
    auto *layout = newLayout<QVBoxLayout>(beginning, 0, 8);
    layout->addWidget(m_save);
    layout->addWidget(m_open);
    layout->addStretch();
    beginning->hide();
    return beginning;
}

void CampaignPanel::setEmpty(bool isEmpty)
{
    m_beginning->setVisible(isEmpty);
    m_choice->setVisible(!isEmpty);
    m_list->setVisible(!isEmpty);
    setShown(*m_ofCampaign, !isEmpty);
    setShown(*m_buttons, !isEmpty);
}

void CampaignPanel::setCampaigns(const QStringList &names, int chosen)
{
    m_choice->clear();
    m_choice->addItems(names);
    m_choice->setCurrentIndex(chosen);
    m_choice->setEnabled(names.size() > 1);
}

void CampaignPanel::setRows(const QList<CampaignRow> &rows, const CampaignNote &note)
{
    m_ownNote = note;
    showNote();
    m_list->setRows(rows);
}

void CampaignPanel::setFacts(const QString &path, const LevelFacts &facts, const QString &warning,
                             const QString &reason)
{
    m_list->setFacts(path, facts, warning, reason);
}

void CampaignPanel::setRemark(const QString &remark)
{
    m_remark = remark;
    showNote();
}

void CampaignPanel::showNote()
{
    QStringList notes{m_ownNote.text, m_remark};
    notes.removeAll(QString());
    m_note->setText(notes.join(u'\n'));
    m_note->setToolTip(m_ownNote.tip.isEmpty() ? QString() : plainTip(m_ownNote.tip));
    m_note->setAccessibleDescription(m_ownNote.tip);
    m_note->setVisible(!notes.isEmpty());
}

void CampaignPanel::setCopyOffered(CopyOffer offer)
{
    m_offer = offer;
    showOffer();
}

void CampaignPanel::showOffer()
{
    const bool isUnpacking = m_offer == CopyOffer::Unpack;
    m_copy->setText(isUnpacking ? tr("Unpack…") : tr("Make my own copy"));
    m_copy->setAccessibleName(m_copy->text());
    m_copy->setToolTip(isUnpacking ? tr("Unpack the campaign with all its levels into a new folder, to change it there")
                                   : tr("Copy the campaign with all its levels into your folder, to change the copy"));
    m_copy->setVisible(m_offer != CopyOffer::None);
}

void CampaignPanel::setMovable(bool isMovable)
{
    m_list->setMovable(isMovable);
}

void CampaignPanel::setActions(const QList<QAction *> &buttons, const QList<QAction *> &all)
{
    for (QAction *action : buttons) {
        m_buttons->addWidget(buttonOf(action));
    }
    m_buttons->addStretch();
    m_list->addActions(all);
}

void CampaignPanel::setCampaignActions(QAction *properties, QAction *undo, QAction *redo)
{
    m_undo = undo;
    m_redo = redo;
    QToolButton *words = buttonOf(properties);
    words->setToolButtonStyle(Qt::ToolButtonTextOnly);
    words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_ofCampaign->addWidget(words);
    m_ofCampaign->addWidget(buttonOf(undo));
    m_ofCampaign->addWidget(buttonOf(redo));
    m_choice->installEventFilter(this);
}

/// Makes undo and redo in the list act on the campaign. Elsewhere their shortcuts act on the level.
bool CampaignPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    const auto *key = isKey ? static_cast<QKeyEvent *>(event) : nullptr;
    QAction *action = !key                               ? nullptr
                      : key->matches(QKeySequence::Undo) ? m_undo
                      : key->matches(QKeySequence::Redo) ? m_redo
                                                         : nullptr;
    if (!action) {
        return QWidget::eventFilter(watched, event);
    }
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        action->trigger();
    }
    return true;
}

int CampaignPanel::currentRow() const
{
    return m_list->currentRow();
}

void CampaignPanel::setCurrentRow(int row)
{
    m_list->setCurrentRow(row);
}

/// Checks visibility later: the dock is shown after its content, and only then knows whether it is behind another tab.
void CampaignPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &CampaignPanel::tellIfSeen);
}

void CampaignPanel::tellIfSeen()
{
    if (isSeen()) {
        Q_EMIT seen();
    }
}

void CampaignPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange) {
        tellIfSeen();
    }
}

void CampaignPanel::retranslate()
{
    setWindowTitle(tr("Campaign"));
    setAccessibleName(windowTitle());
    m_choice->setAccessibleName(tr("Campaign of this level"));
    m_choice->setToolTip(tr("Choose which campaign or folder of this level to show"));
    m_list->setAccessibleName(tr("Levels of the campaign"));
    m_save->setText(tr("Save this level…"));
    m_save->setAccessibleName(m_save->text());
    m_save->setToolTip(tr("Save the level to see the levels of its folder here"));
    m_open->setText(tr("Open another level…"));
    m_open->setAccessibleName(m_open->text());
    m_open->setToolTip(tr("Open a level to see the levels of its campaign or folder here"));
    showOffer();
}
