#include "editor/panels/effectseditor.h"

#include "editor/canvas/icon.h"
#include "editor/panels/styled.h"
#include "editor/wording/fieldname.h"
#include "gamecore/data/effect.h"

#include <QComboBox>
#include <QEvent>
#include <QJsonObject>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostEffects = 8; // that can be added here

bool isStatus(const QString &word)
{
    return itemStatusKeys().contains(word);
}

/// Effects that are chosen: damage, heal, and one a status.
QStringList words()
{
    QStringList all = effectTypeKeys();
    all.removeAll(u"status"_s);
    return all + itemStatusKeys();
}

QString wordOf(const QJsonObject &effect)
{
    const QString word = effect.value("effect"_L1).toString();
    return word == u"status" ? effect.value("status"_L1).toString() : word;
}

QLatin1StringView numberKey(const QString &word)
{
    return isStatus(word) ? "turns"_L1 : "amount"_L1;
}

QJsonObject effectOf(const QString &word, int number)
{
    if (isStatus(word)) {
        return {{u"effect"_s, u"status"_s}, {u"status"_s, word}, {u"turns"_s, number}};
    }
    return {{u"effect"_s, word}, {u"amount"_s, number}};
}

QToolButton *smallButton(const QString &icon, const QString &objectName)
{
    auto *button = new QToolButton;
    button->setIcon(programIcon(icon));
    button->setIconSize({14, 14});
    button->setProperty("isSmall", true);
    button->setObjectName(objectName);
    return button;
}

} // namespace

EffectsEditor::EffectsEditor(QWidget *parent)
    : QWidget(parent), m_label(new QLabel), m_reset(smallButton(u"undo"_s, u"kindEffectsReset"_s)),
      m_add(smallButton(u"new"_s, u"kindEffectsAdd"_s)), m_layout(new QVBoxLayout(this))
{
    setObjectName(u"kindEffects"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->addWidget(m_label, 1);
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head->addWidget(m_add);
    QSizePolicy place = m_reset->sizePolicy();
    place.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(place);
    head->addWidget(m_reset);
    m_layout->addLayout(head);
    connect(m_add, &QToolButton::clicked, this, [this] {
        m_effects.append(effectOf(words().front(), 1));
        tell();
    });
    connect(m_reset, &QToolButton::clicked, this, [this] {
        setEffects(QJsonValue::Undefined, m_base);
        Q_EMIT changed(QJsonValue::Undefined);
    });
    retranslate();
}

void EffectsEditor::setEffects(const QJsonValue &own, const QJsonArray &base)
{
    m_base = base;
    m_isOwn = !own.isUndefined();
    m_effects = m_isOwn ? own.toArray() : base;
    showRows();
}

void EffectsEditor::showRows()
{
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater(); // a click in it may be what brought us here
    }
    m_rows = new QWidget;
    auto *layout = new QVBoxLayout(m_rows);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (int i = 0; i < m_effects.size(); ++i) {
        layout->addWidget(makeRow(i, m_effects.at(i).toObject()));
    }
    m_layout->addWidget(m_rows);
    showState();
}

QWidget *EffectsEditor::makeRow(int number, const QJsonObject &effect)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *type = new QComboBox;
    type->setObjectName(u"kindEffect%1"_s.arg(number));
    type->setAccessibleName(tr("Effect %1").arg(number + 1));
    for (const QString &word : words()) {
        type->addItem(fieldWordName(isStatus(word) ? u"status"_s : u"effect"_s, word), word);
    }
    const QString word = wordOf(effect);
    type->setPlaceholderText(word.left(40));
    type->setCurrentIndex(type->findData(word));
    auto *amount = new QSpinBox;
    amount->setObjectName(u"kindEffectAmount%1"_s.arg(number));
    amount->setAccessibleName(isStatus(word) ? tr("Turns") : tr("Hit points"));
    amount->setRange(1, isStatus(word) ? 1000 : 9999);
    amount->setValue(effect.value(numberKey(word)).toInt(1));
    amount->setSuffix(isStatus(word) ? tr(" turns") : tr(" HP"));
    amount->setAlignment(Qt::AlignRight);
    auto *gone = smallButton(u"erase"_s, u"kindEffectRemove%1"_s.arg(number));
    gone->setAccessibleName(tr("Remove effect %1").arg(number + 1));
    gone->setToolTip(gone->accessibleName());
    layout->addWidget(type, 1);
    layout->addWidget(amount);
    layout->addWidget(gone);
    connect(type, &QComboBox::activated, this, [this, number, type, amount] {
        change(number, effectOf(type->currentData().toString(), amount->value()));
        showRows();
    });
    connect(amount, &QSpinBox::valueChanged, this,
            [this, number, type](int value) { change(number, effectOf(type->currentData().toString(), value)); });
    connect(gone, &QToolButton::clicked, this, [this, number] { remove(number); });
    return row;
}

void EffectsEditor::change(int number, const QJsonObject &effect)
{
    m_effects.replace(number, effect);
    m_isOwn = true;
    showState();
    Q_EMIT changed(m_effects);
}

void EffectsEditor::remove(int number)
{
    m_effects.removeAt(number);
    tell();
}

void EffectsEditor::tell()
{
    m_isOwn = true;
    showRows();
    Q_EMIT changed(m_effects);
}

void EffectsEditor::showState()
{
    m_label->setText(m_isOwn ? u"● "_s + tr("Effects") : tr("Effects"));
    setStyled(m_label, "isChanged", m_isOwn);
    m_reset->setVisible(m_isOwn);
    m_add->setEnabled(m_effects.size() < mostEffects);
}

void EffectsEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void EffectsEditor::retranslate()
{
    setAccessibleName(tr("Effects"));
    m_add->setText(tr("Add"));
    m_add->setAccessibleName(tr("Add an effect"));
    m_reset->setAccessibleName(tr("Reset: %1").arg(tr("Effects")));
    m_reset->setToolTip(tr("Back to the effects of the kind that it is made from"));
    showRows();
}
