#include "app/keys/keybindingsdialog.h"

#include "app/keys/bindingtree.h"
#include "app/keys/keychips.h"
#include "app/keys/keyfield.h"
#include "editor/widgets/dialogsize.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize bindingsSize{640, 620};

} // namespace

KeyBindingsDialog::KeyBindingsDialog(const KeyBindings &bindings, const KeyChoice &choice, KeyScope place,
                                     QWidget *parent)
    : QDialog(parent), m_bindings(bindings), m_choice(choice), m_preset(new QComboBox), m_search(new QLineEdit),
      m_tree(new BindingTree(bindings, place)), m_name(namedLabel(u"keyAction"_s)), m_chips(new KeyChips),
      m_field(new KeyField), m_message(wrappedLabel(u"keyMessage"_s)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(u"keyBindingsDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Change keys"));
    build();
    connectParts();
    choose(choice);
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
    connect(m_preset, &QComboBox::activated, this,
            [this](int index) { choose({.preset = KeyPreset(index), .keys = {}}); });
    connect(m_search, &QLineEdit::textChanged, this, &KeyBindingsDialog::filter);
    connect(m_tree, &BindingTree::currentItemChanged, this, &KeyBindingsDialog::showSelected);
    connect(m_tree, &BindingTree::itemActivated, this, [this] { m_field->setFocus(); });
    connect(m_chips, &KeyChips::unwanted, this, &KeyBindingsDialog::takeAway);
    connect(m_chips, &KeyChips::left, m_tree, [this] { m_tree->setFocus(); });
    m_chips->setBefore(m_tree);
    connect(m_tree, &BindingTree::lastUnwanted, this, &KeyBindingsDialog::takeLastAway);
    connect(m_field, &KeyField::pressed, this, &KeyBindingsDialog::addKey);
    connect(m_clear, &QPushButton::clicked, this, [this] { setKeys({}); });
    connect(m_reset, &QPushButton::clicked, this, &KeyBindingsDialog::resetSelected);
    connect(m_take, &QPushButton::clicked, this, &KeyBindingsDialog::takeFromOthers);
    connect(m_resetAll, &QPushButton::clicked, this, [this] { choose({.preset = m_choice.preset, .keys = {}}); });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(m_choice);
        accept();
    });
}

/// What is chosen from now on.
void KeyBindingsDialog::choose(KeyChoice choice)
{
    m_choice = std::move(choice);
    m_tree->showChoice(m_choice);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_bindings.hasConflicts(m_choice));
    m_resetAll->setEnabled(!m_choice.keys.isEmpty());
    showSelected();
}

void KeyBindingsDialog::showSelected()
{
    const KeyBindings::Binding *binding = m_tree->selected();
    const QString conflict = binding ? m_tree->conflictText(*binding, m_choice) : QString();
    const QString name = binding ? plainName(*binding->action) : QString();
    m_name->setText(name);
    m_chips->setKeys(binding ? m_bindings.keysOf(*binding, m_choice) : QList<QKeySequence>());
    m_field->setAccessibleDescription(name);
    for (QWidget *part : {static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_clear)}) {
        part->setEnabled(binding != nullptr);
    }
    m_reset->setEnabled(binding && m_choice.keys.contains(binding->action->objectName()));
    m_take->setEnabled(!conflict.isEmpty());
    const bool areMany = binding && m_bindings.conflictsOf(*binding, m_choice).size() > 1;
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

void KeyBindingsDialog::filter(const QString &text)
{
    const bool isAnyShown = m_tree->filter(text);
    showSelected();
    if (!isAnyShown) {
        m_message->setText(tr("No action and no key is called so. Empty the search to see all."));
    }
}

void KeyBindingsDialog::setKeys(const QList<QKeySequence> &keys)
{
    choose(m_bindings.withKeys(*m_tree->selected(), keys, m_choice));
}

void KeyBindingsDialog::resetSelected()
{
    setKeys(m_bindings.presetKeys(*m_tree->selected(), m_choice.preset));
}

void KeyBindingsDialog::addKey(const QKeySequence &key)
{
    if (KeyBindings::isReserved(key)) {
        m_message->setText(tr("%1 always means the same and cannot be chosen.").arg(keyText(key)));
        return;
    }
    QList<QKeySequence> keys = m_bindings.keysOf(*m_tree->selected(), m_choice);
    if (!keys.contains(key)) {
        keys.append(key);
        setKeys(keys);
    }
}

void KeyBindingsDialog::takeAway(const QKeySequence &key)
{
    const KeyBindings::Binding &binding = *m_tree->selected();
    QList<QKeySequence> keys = m_bindings.keysOf(binding, m_choice);
    keys.removeAll(key);
    setKeys(keys);
    if (m_message->text().isEmpty()) {
        //: %1 is an action, %2 a key
        m_message->setText(tr("%1 has lost %2; Reset gives it back.").arg(plainName(*binding.action), keyText(key)));
    }
}

void KeyBindingsDialog::takeLastAway()
{
    const KeyBindings::Binding *binding = m_tree->selected();
    const QList<QKeySequence> keys = binding ? m_bindings.keysOf(*binding, m_choice) : QList<QKeySequence>();
    if (!keys.isEmpty()) {
        takeAway(keys.last());
    }
}

/// The button is off once nothing is shared, which would hand the keyboard to whatever comes next: the field gets it.
void KeyBindingsDialog::takeFromOthers()
{
    m_field->setFocus();
    choose(m_bindings.withoutConflicts(*m_tree->selected(), m_choice));
}
