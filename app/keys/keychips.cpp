#include "app/keys/keychips.h"

#include "app/keys/keybindings.h"
#include "editor/widgets/flowlayout.h"

#include <QKeyEvent>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

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
        chip->deleteLater(); // one of them may be what was pressed
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
    chip->setAccessibleName(tr("Take %1 away").arg(name));
    chip->setToolTip(tr("Take this key away (Delete)"));
    chip->installEventFilter(this);
    connect(chip, &QPushButton::clicked, this, [this, key] { Q_EMIT unwanted(key); });
    layout()->addWidget(chip);
    chip->ensurePolished();
    setMinimumHeight(qMax(minimumHeight(), chip->sizeHint().height())); // also without keys, so that nothing moves
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
