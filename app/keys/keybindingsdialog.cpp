#include "app/keys/keybindingsdialog.h"

#include "app/keys/keybindings.h"
#include "app/keys/keymap.h"
#include "editor/art/fontsize.h"
#include "editor/art/icon.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/base/enumerators.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>
#include <QWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

bool isModifier(int key)
{
    switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return true;
    default:
        return false;
    }
}

} // namespace

KeyField::KeyField(QWidget *parent) : QLineEdit(parent)
{
    setReadOnly(true);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setContextMenuPolicy(Qt::NoContextMenu);
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // even for keys that are shortcuts already
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        event->ignore();
    } else if (!isModifier(event->key()) && !event->isAutoRepeat()) {
        Q_EMIT pressed(sequenceOf(*event));
    }
}

/// All actions with their keys under a choice, grouped by scope. A single row is selected. A shared key is marked at
/// both actions; changed keys are bold.
class BindingTree : public QTreeWidget {
    Q_OBJECT

public:
    /// The bindings must outlive this object. The section of `place` comes first.
    BindingTree(const KeyBindings &bindings, KeyScope place, QWidget *parent = nullptr);

    void showChoice(const KeyChoice &choice);
    /// Shows only actions whose name or keys contain the text, and selects one of them. False if there is none.
    bool filter(const QString &text);
    /// Returns the selected action; null if none is visible, because hidden rows cannot be changed.
    const KeyBindings::Binding *selected() const;
    /// Returns a sentence that names the actions that share its keys; empty if there are none.
    QString conflictText(const KeyBindings::Binding &binding, const KeyChoice &choice) const;

Q_SIGNALS:
    /// Emitted on Delete or Backspace: the last key of the selected action should be removed.
    void lastUnwanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addSection(KeyScope scope, const QString &heading);
    void show(QTreeWidgetItem *item, const KeyChoice &choice);
    const KeyBindings::Binding *bindingOf(const QTreeWidgetItem &item) const;
    void selectShown();

    const KeyBindings &m_bindings;
};

namespace {

constexpr int nameWidth = 290;
constexpr int lowestRow = 20;
constexpr int bindingRole = Qt::UserRole; ///< index in all(); headings have none

} // namespace

BindingTree::BindingTree(const KeyBindings &bindings, KeyScope place, QWidget *parent)
    : QTreeWidget(parent), m_bindings(bindings)
{
    setObjectName(u"keyTree"_s);
    setAccessibleName(tr("Actions and their keys"));
    setHeaderLabels({tr("Action"), tr("Keys")});
    setColumnWidth(0, besideFont(nameWidth, font()));
    setRootIsDecorated(false);
    setIndentation(12);
    const auto headings = rowsFor<KeyScope>(tr("Playing"), tr("Watching"), tr("Drawing"), tr("Window"));
    for (const KeyScope scope : placesFrom(place)) {
        addSection(scope, headings[std::size_t(scope)]);
    }
    setCurrentItem(topLevelItem(0)->child(0));
}

void BindingTree::addSection(KeyScope scope, const QString &heading)
{
    auto *section = new QTreeWidgetItem(this, {heading});
    section->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setBold(true);
    section->setFont(0, bold);
    for (std::size_t i = 0; i < m_bindings.all().size(); ++i) {
        const KeyBindings::Binding &binding = m_bindings.all()[i];
        if (binding.scope == scope) {
            auto *item = new QTreeWidgetItem(section, {plainName(*binding.action)});
            item->setData(0, bindingRole, int(i));
            item->setSizeHint(0, {0, qMax(lowestRow, fontMetrics().height() + 4)});
            item->setToolTip(0, binding.action->statusTip());
        }
    }
    section->setExpanded(true);
}

void BindingTree::showChoice(const KeyChoice &choice)
{
    for (QTreeWidgetItemIterator item(this); *item; ++item) {
        if (bindingOf(**item)) {
            show(*item, choice);
        }
    }
}

void BindingTree::show(QTreeWidgetItem *item, const KeyChoice &choice)
{
    const KeyBindings::Binding &binding = *bindingOf(*item);
    const bool hasConflict = !m_bindings.conflictsOf(binding, choice).empty();
    item->setText(1, keyText(m_bindings.keysOf(binding, choice)));
    item->setIcon(1, hasConflict ? programIcon(u"warning"_s) : QIcon());
    item->setToolTip(1, conflictText(binding, choice));
    item->setForeground(1, palette().brush(hasConflict ? QPalette::BrightText : QPalette::Text));
    QFont face = font();
    face.setBold(choice.keys.contains(binding.action->objectName()));
    item->setFont(1, face);
}

const KeyBindings::Binding *BindingTree::bindingOf(const QTreeWidgetItem &item) const
{
    const QVariant index = item.data(0, bindingRole);
    return index.isValid() ? &m_bindings.all()[std::size_t(index.toInt())] : nullptr;
}

const KeyBindings::Binding *BindingTree::selected() const
{
    const QTreeWidgetItem *item = currentItem();
    return item && !item->isHidden() ? bindingOf(*item) : nullptr;
}

QString BindingTree::conflictText(const KeyBindings::Binding &binding, const KeyChoice &choice) const
{
    QStringList others;
    for (const KeyBindings::Binding *other : m_bindings.conflictsOf(binding, choice)) {
        others.append(plainName(*other->action));
    }
    //: %1 is an action, %2 one or more others
    return others.isEmpty() ? QString()
                            : tr("%1 shares a key with: %2.").arg(plainName(*binding.action), others.join(u", "_s));
}

bool BindingTree::filter(const QString &text)
{
    bool isAnyShown = false;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *section = topLevelItem(i);
        bool isShown = false;
        for (int j = 0; j < section->childCount(); ++j) {
            QTreeWidgetItem *item = section->child(j);
            const bool isWanted =
                item->text(0).contains(text, Qt::CaseInsensitive) || item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!isWanted);
            isShown |= isWanted;
        }
        section->setHidden(!isShown);
        isAnyShown |= isShown;
    }
    selectShown();
    return isAnyShown;
}

/// If the search hides the selected row, selects the first visible one.
void BindingTree::selectShown()
{
    if (selected()) {
        return;
    }
    for (QTreeWidgetItemIterator item(this, QTreeWidgetItemIterator::NotHidden); *item; ++item) {
        if (bindingOf(**item)) {
            setCurrentItem(*item);
            return;
        }
    }
}

void BindingTree::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        Q_EMIT lastUnwanted();
        return;
    }
    QTreeWidget::keyPressEvent(event);
}

/// The keys of an action, one button each, which removes its key on a click, Space, Delete or Backspace.
class KeyChips : public QWidget {
    Q_OBJECT

public:
    explicit KeyChips(QWidget *parent = nullptr);

    /// Sets the widget before the keys in tab order.
    void setBefore(QWidget *before) { m_before = before; }
    /// Shows these keys. If a key button had the focus, the button at its position gets it.
    void setKeys(const QList<QKeySequence> &keys);

Q_SIGNALS:
    void unwanted(const QKeySequence &key);
    /// Emitted when the last key, which had the focus, is gone.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPushButton *addChip(const QKeySequence &key);
    void giveKeyboard(qsizetype place);

    QWidget *m_before = nullptr;
    QList<QKeySequence> m_keys;
    QList<QPushButton *> m_chips;
};

namespace {

constexpr int chipGap = 4;

} // namespace

KeyChips::KeyChips(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"keyChips"_s);
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(chipGap);
}

void KeyChips::setKeys(const QList<QKeySequence> &keys)
{
    if (keys == m_keys) {
        return;
    }
    const qsizetype place = m_chips.indexOf(qobject_cast<QPushButton *>(window()->focusWidget()));
    const QList<QPushButton *> former = std::exchange(m_chips, {});
    m_keys = keys;
    for (const QKeySequence &key : keys) {
        m_chips.append(addChip(key));
    }
    if (place >= 0) {
        giveKeyboard(place);
    }
    for (QPushButton *chip : former) {
        chip->hide();
        layout()->removeWidget(chip);
        chip->setObjectName({});
        chip->deleteLater(); // one of them may be the button that was pressed
    }
    updateGeometry();
}

void KeyChips::giveKeyboard(qsizetype place)
{
    if (m_chips.isEmpty()) {
        Q_EMIT left();
    } else {
        m_chips.at(qMin(place, m_chips.size() - 1))->setFocus();
    }
}

QPushButton *KeyChips::addChip(const QKeySequence &key)
{
    const QString name = keyText(key);
    auto *chip = new QPushButton(name + u" ✕"_s);
    chip->setObjectName(u"key_"_s + key.toString(QKeySequence::PortableText));
    chip->setProperty("isOnCard", true);
    chip->setAutoDefault(false);
    //: %1 is a key
    chip->setAccessibleName(tr("Remove %1").arg(name));
    chip->setToolTip(tr("Remove this key (Delete)"));
    chip->installEventFilter(this);
    connect(chip, &QPushButton::clicked, this, [this, key] { Q_EMIT unwanted(key); });
    layout()->addWidget(chip);
    chip->ensurePolished();
    setMinimumHeight(qMax(minimumHeight(), chip->sizeHint().height())); // reserved even without keys, so that nothing
                                                                        // moves
    setTabOrder(m_chips.isEmpty() ? m_before : m_chips.last(), chip);
    chip->show();
    return chip;
}

bool KeyChips::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            static_cast<QPushButton *>(watched)->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

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
    m_field->setAccessibleName(tr("New key for the selected action"));
    m_field->setPlaceholderText(tr("Click here and press a key to add it"));
    m_clear = makeButton(u"keysClear"_s, tr("Remove all keys"));
    m_reset = makeButton(u"keysReset"_s, tr("Reset"));
    m_take = makeButton(u"keysTake"_s, tr("Remove from the other action"));
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

/// Applies a new choice.
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
    m_take->setVisible(!conflict.isEmpty());
    const bool areMany = binding && m_bindings.conflictsOf(*binding, m_choice).size() > 1;
    m_take->setText(areMany ? tr("Remove from the other actions") : tr("Remove from the other action"));
    m_take->setAccessibleName(m_take->text());
    if (!conflict.isEmpty()) {
        m_message->setText(conflict);
    } else if (m_bindings.hasConflicts(m_choice)) {
        m_message->setText(tr("Some keys are assigned twice; they are marked."));
    } else {
        m_message->clear();
    }
}

void KeyBindingsDialog::filter(const QString &text)
{
    const bool isAnyShown = m_tree->filter(text);
    showSelected();
    if (!isAnyShown) {
        m_message->setText(tr("No matching action or key. Clear the search to see all."));
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
        m_message->setText(tr("%1 is reserved and cannot be assigned.").arg(keyText(key)));
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
        m_message->setText(
            tr("%1 no longer uses %2; click “Reset” to restore it.").arg(plainName(*binding.action), keyText(key)));
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

/// Removes shared keys from the other actions. The button is then disabled, so the key field gets the focus; otherwise
/// it would go to the next widget.
void KeyBindingsDialog::takeFromOthers()
{
    m_field->setFocus();
    choose(m_bindings.withoutConflicts(*m_tree->selected(), m_choice));
}

#include "keybindingsdialog.moc"
