#include "app/keys/bindingtree.h"

#include "editor/art/fontsize.h"
#include "editor/art/icon.h"
#include "gamecore/base/enumerators.h"

#include <QAction>
#include <QKeyEvent>
#include <QTreeWidgetItemIterator>

using namespace Qt::StringLiterals;

namespace {

constexpr int nameWidth = 290;
constexpr int bindingRole = Qt::UserRole; ///< its index among all; headings have none

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
    const auto headings = rowsFor<KeyScope>(tr("Playing"), tr("Watching"), tr("Drawing"), tr("The window"));
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

/// Selects the first row that the search shows, if it hides the selected one.
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
