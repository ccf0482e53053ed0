#include "app/keys/keybindingsdialog.h"

#include "app/keys/keychips.h"
#include "app/keys/keyfield.h"
#include "editor/art/fontsize.h"
#include "editor/art/icon.h"
#include "editor/widgets/dialogsize.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/base/enumerators.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize bindingsSize{640, 620};
constexpr int nameWidth = 290;
constexpr int rowRole = Qt::UserRole;

} // namespace

KeyBindingsDialog::KeyBindingsDialog(const KeyBindings &bindings, const KeyChoice &choice, KeyScope place,
                                     QWidget *parent)
    : QDialog(parent), m_bindings(bindings), m_choice(choice), m_preset(new QComboBox), m_search(new QLineEdit),
      m_tree(new QTreeWidget), m_name(namedLabel(u"keyAction"_s)), m_chips(new KeyChips), m_field(new KeyField),
      m_message(wrappedLabel(u"keyMessage"_s)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(u"keyBindingsDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Change keys"));
    build();
    fill(place);
    connectParts();
    showAll();
    resizeOnScreen(*this, bindingsSize);
}

void KeyBindingsDialog::build()
{
    m_preset->setObjectName(u"keyPreset"_s);
    m_preset->setAccessibleName(tr("Preset"));
    m_preset->addItems({tr("Arrow keys, keypad, vi keys"), tr("WASD keys")});
    m_preset->setCurrentIndex(int(m_choice.preset));
    m_search->setObjectName(u"keySearch"_s);
    m_search->setAccessibleName(tr("Search"));
    m_search->setPlaceholderText(tr("Search for an action or a key…"));
    m_search->setClearButtonEnabled(true);
    m_tree->setObjectName(u"keyTree"_s);
    m_tree->setAccessibleName(tr("Actions and their keys"));
    m_tree->setHeaderLabels({tr("Action"), tr("Keys")});
    m_tree->setColumnWidth(0, besideFont(nameWidth, font()));
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(12);
    m_message->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_resetAll = makeButton(u"keysResetAll"_s, tr("Reset all"));
    m_buttons->addButton(m_resetAll, QDialogButtonBox::ResetRole);
    auto *top = new QHBoxLayout;
    top->addWidget(m_preset);
    top->addWidget(m_search, 1);
    auto *chosen = new QHBoxLayout;
    chosen->addWidget(m_name);
    chosen->addWidget(m_chips, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    layout->addLayout(chosen);
    layout->addWidget(makeEditor());
    layout->addWidget(m_message);
    layout->addWidget(m_buttons);
}

QWidget *KeyBindingsDialog::makeEditor()
{
    m_field->setObjectName(u"keyField"_s);
    m_field->setAccessibleName(tr("Another key for the selected action"));
    m_field->setPlaceholderText(tr("Click here and press a key to add it"));
    m_clear = makeButton(u"keysClear"_s, tr("No keys"));
    m_reset = makeButton(u"keysReset"_s, tr("Reset"));
    m_take = makeButton(u"keysTake"_s, tr("Take from the other"));
    auto *editor = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(editor, 0);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_clear);
    layout->addWidget(m_reset);
    layout->addWidget(m_take);
    return editor;
}

QPushButton *KeyBindingsDialog::makeButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    return button;
}

void KeyBindingsDialog::connectParts()
{
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        m_choice = {.preset = KeyPreset(index), .keys = {}};
        showAll();
    });
    connect(m_search, &QLineEdit::textChanged, this, &KeyBindingsDialog::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &KeyBindingsDialog::showSelected);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { m_field->setFocus(); });
    connect(m_chips, &KeyChips::unwanted, this, &KeyBindingsDialog::takeAway);
    connect(m_chips, &KeyChips::left, m_tree, [this] { m_tree->setFocus(); });
    m_chips->setBefore(m_tree);
    m_tree->installEventFilter(this);
    connect(m_field, &KeyField::pressed, this, &KeyBindingsDialog::addKey);
    connect(m_clear, &QPushButton::clicked, this, [this] { setKeys(*selected(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_choice.keys.remove(selected()->action->objectName());
        showAll();
    });
    connect(m_take, &QPushButton::clicked, this, &KeyBindingsDialog::takeFromOthers);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        m_choice.keys.clear();
        showAll();
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(m_choice);
        accept();
    });
}

void KeyBindingsDialog::fill(KeyScope place)
{
    const auto headings = rowsFor<KeyScope>(tr("Playing"), tr("Drawing"), tr("The window"));
    for (const KeyScope scope : placesFrom(place)) {
        auto *group = new QTreeWidgetItem(m_tree, {headings[std::size_t(scope)]});
        group->setFlags(Qt::ItemIsEnabled);
        QFont bold = font();
        bold.setBold(true);
        group->setFont(0, bold);
        for (std::size_t i = 0; i < m_bindings.rows().size(); ++i) {
            const KeyBindings::Row &row = m_bindings.rows()[i];
            if (row.scope == scope) {
                auto *item = new QTreeWidgetItem(group, {plainName(*row.action)});
                item->setData(0, rowRole, int(i));
                item->setToolTip(0, row.action->statusTip());
            }
        }
        group->setExpanded(true);
    }
    m_tree->setCurrentItem(m_tree->topLevelItem(0)->child(0));
}

void KeyBindingsDialog::show(QTreeWidgetItem *item)
{
    const KeyBindings::Row &row = m_bindings.rows()[std::size_t(item->data(0, rowRole).toInt())];
    const bool hasConflict = !m_bindings.conflictsOf(row, m_choice).empty();
    const bool isChanged = m_choice.keys.contains(row.action->objectName());
    item->setText(1, keyText(m_bindings.keysOf(row, m_choice)));
    item->setIcon(1, hasConflict ? programIcon(u"warning"_s) : QIcon());
    item->setToolTip(1, conflictText(row));
    item->setForeground(1, palette().brush(hasConflict ? QPalette::BrightText : QPalette::Text));
    QFont face = font();
    face.setBold(isChanged);
    item->setFont(1, face);
}

void KeyBindingsDialog::showAll()
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        for (int j = 0; j < m_tree->topLevelItem(i)->childCount(); ++j) {
            show(m_tree->topLevelItem(i)->child(j));
        }
    }
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_bindings.hasConflicts(m_choice));
    m_resetAll->setEnabled(!m_choice.keys.isEmpty());
    showSelected();
}

void KeyBindingsDialog::showSelected()
{
    const KeyBindings::Row *row = selected();
    const QString conflict = row ? conflictText(*row) : QString();
    const QString name = row ? plainName(*row->action) : QString();
    m_name->setText(name);
    m_chips->setKeys(row ? m_bindings.keysOf(*row, m_choice) : QList<QKeySequence>());
    m_field->setAccessibleDescription(name);
    for (QWidget *part : {static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_clear)}) {
        part->setEnabled(row != nullptr);
    }
    m_reset->setEnabled(row && m_choice.keys.contains(row->action->objectName()));
    m_take->setEnabled(!conflict.isEmpty());
    const bool areMany = row && m_bindings.conflictsOf(*row, m_choice).size() > 1;
    m_take->setText(areMany ? tr("Take from the others") : tr("Take from the other"));
    m_take->setAccessibleName(m_take->text());
    if (!conflict.isEmpty()) {
        m_message->setText(conflict);
    } else if (m_bindings.hasConflicts(m_choice)) {
        m_message->setText(tr("Some keys have two meanings; they are marked."));
    } else {
        m_message->clear();
    }
}

const KeyBindings::Row *KeyBindingsDialog::selected() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    const bool isShown = item && !item->isHidden(); // nothing is done to what the search does not show
    const QVariant number = isShown ? item->data(0, rowRole) : QVariant();
    return number.isValid() ? &m_bindings.rows()[std::size_t(number.toInt())] : nullptr;
}

QString KeyBindingsDialog::conflictText(const KeyBindings::Row &row) const
{
    QStringList others;
    for (const KeyBindings::Row *other : m_bindings.conflictsOf(row, m_choice)) {
        others.append(plainName(*other->action));
    }
    //: %1 is an action, %2 one or more others
    return others.isEmpty() ? QString()
                            : tr("%1 shares a key with: %2.").arg(plainName(*row.action), others.join(u", "_s));
}

/// Selects the first row that the search shows, if it hides the selected one.
void KeyBindingsDialog::selectShown()
{
    if (selected()) {
        return;
    }
    for (QTreeWidgetItemIterator row(m_tree, QTreeWidgetItemIterator::NotHidden); *row; ++row) {
        if ((*row)->parent()) {
            m_tree->setCurrentItem(*row);
            return;
        }
    }
}

void KeyBindingsDialog::filter(const QString &text)
{
    int allShown = 0;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_tree->topLevelItem(i);
        int shown = 0;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem *item = group->child(j);
            const bool isWanted =
                item->text(0).contains(text, Qt::CaseInsensitive) || item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!isWanted);
            shown += isWanted ? 1 : 0;
        }
        group->setHidden(shown == 0);
        allShown += shown;
    }
    selectShown();
    if (allShown == 0) {
        showSelected();
        m_message->setText(tr("No action and no key is called so. Empty the search to see all."));
    } else {
        showSelected();
    }
}
