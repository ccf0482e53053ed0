#include "editor/forms/effectseditor.h"

#include "editor/art/icon.h"
#include "editor/text/fieldname.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/numberbox.h"
#include "editor/widgets/styled.h"
#include "gamecore/data/effect.h"

#include <QComboBox>
#include <QJsonObject>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostEffects = 8; // limit for adding

/// Returns the field of an effect that takes a word, such as its status; null if it has none.
const Field *wordFieldOf(const EffectRow &row)
{
    const auto field = std::find_if(row.fields.begin(), row.fields.end(),
                                    [](const RecordField<Effect> &one) { return one.field.type == Field::Type::Word; });
    return field == row.fields.end() ? nullptr : &field->field;
}

std::vector<Field> numbersOf(const EffectRow &row)
{
    std::vector<Field> numbers;
    for (const RecordField<Effect> &one : row.fields) {
        if (one.field.type == Field::Type::Number) {
            numbers.push_back(one.field);
        }
    }
    return numbers;
}

/// Returns the choices for an effect: its key, or the words that it takes.
QStringList choicesOf(const EffectRow &row)
{
    const Field *word = wordFieldOf(row);
    return word ? word->wordKeys() : QStringList(QString(row.key));
}

/// Returns the row of a choice; null if there is none.
const EffectRow *rowOf(const QString &choice)
{
    const auto row = std::find_if(effectRows.begin(), effectRows.end(),
                                  [&choice](const EffectRow &one) { return choicesOf(one).contains(choice); });
    return row == effectRows.end() ? nullptr : row;
}

QString choiceOf(const QJsonObject &effect)
{
    const QString key = effect.value("effect"_L1).toString();
    const auto row =
        std::find_if(effectRows.begin(), effectRows.end(), [&key](const EffectRow &one) { return one.key == key; });
    const Field *word = row == effectRows.end() ? nullptr : wordFieldOf(*row);
    return word ? effect.value(word->key).toString() : key;
}

/// Returns the effect that replaces `before`: its numbers are kept in order as far as they are valid.
QJsonObject effectOf(const QString &choice, const QJsonObject &before = {})
{
    const EffectRow &row = *rowOf(choice);
    const EffectRow *old = rowOf(choiceOf(before));
    const std::vector<Field> oldNumbers = old ? numbersOf(*old) : std::vector<Field>();
    QJsonObject effect{{u"effect"_s, QString(row.key)}};
    if (const Field *word = wordFieldOf(row)) {
        effect.insert(word->key, choice);
    }
    const std::vector<Field> numbers = numbersOf(row);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int said = i < oldNumbers.size() ? before.value(oldNumbers[i].key).toInt() : numbers[i].first;
        effect.insert(numbers[i].key, qBound(numbers[i].first, said, numbers[i].last));
    }
    return effect;
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
    connect(m_add, &QToolButton::clicked, this, &EffectsEditor::add);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        setEffects(QJsonValue::Undefined, m_base);
        Q_EMIT changed(QJsonValue::Undefined);
    });
    retranslateOnChange(*this, [this] { retranslate(); });
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
    QWidget *before = std::exchange(m_rows, new QWidget);
    auto *layout = newLayout<QVBoxLayout>(m_rows, 0, 4);
    for (int i = 0; i < m_effects.size(); ++i) {
        layout->addWidget(makeRow(i, m_effects.at(i).toObject()));
    }
    m_layout->addWidget(m_rows);
    if (before) {
        m_rows->show();
        keepKeyboard(*before);
        before->hide();
        before->deleteLater(); // a click inside it may have called this function
    }
    showState();
}

/// Restores the focus after rows were recreated. Otherwise the first field of the form would get it and scroll into
/// view.
void EffectsEditor::keepKeyboard(const QWidget &before)
{
    const QWidget *had = window()->focusWidget();
    if (had && before.isAncestorOf(had)) {
        auto *has = m_rows->findChild<QWidget *>(had->objectName());
        (has ? has : m_add)->setFocus();
    }
}

QWidget *EffectsEditor::makeRow(int number, const QJsonObject &effect)
{
    auto *row = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(row, 0);
    auto *type = new QComboBox;
    type->setObjectName(u"kindEffect%1"_s.arg(number));
    type->setAccessibleName(tr("Effect %1").arg(number + 1));
    for (const EffectRow &known : effectRows) {
        for (const QString &choice : choicesOf(known)) {
            type->addItem(effectWordName(choice), choice);
        }
    }
    const QString choice = choiceOf(effect);
    type->setPlaceholderText(choice.left(40));
    type->setCurrentIndex(type->findData(choice));
    layout->addWidget(type, 1);
    m_lastField = type;
    if (const EffectRow *known = rowOf(choice)) {
        for (const Field &field : numbersOf(*known)) {
            layout->addWidget(makeNumber(number, field));
        }
    }
    auto *gone = smallButton(u"erase"_s, u"kindEffectRemove%1"_s.arg(number));
    gone->setAccessibleName(tr("Remove effect %1").arg(number + 1));
    gone->setToolTip(gone->accessibleName());
    layout->addWidget(gone);
    connect(type, &QComboBox::activated, this, [this, number, type] {
        change(number, effectOf(type->currentData().toString(), m_effects.at(number).toObject()));
        showRows();
    });
    connect(gone, &QToolButton::clicked, this, [this, number] { remove(number); });
    return row;
}

QWidget *EffectsEditor::makeNumber(int number, const Field &field)
{
    auto *box = new NumberBox;
    box->setObjectName(u"kindEffect"_s + capitalized(field.key) + QString::number(number));
    box->setAccessibleName(tr(field.name));
    box->setRange(field.first, field.last);
    box->setValue(m_effects.at(number).toObject().value(field.key).toInt(field.first));
    box->setSuffix(field.unit ? tr(field.unit) : QString());
    box->setAlignment(Qt::AlignRight);
    connect(box, &QSpinBox::valueChanged, this, [this, number, key = field.key](int value) {
        QJsonObject effect = m_effects.at(number).toObject();
        effect.insert(key, value);
        change(number, effect);
    });
    return box;
}

void EffectsEditor::change(int number, const QJsonObject &effect)
{
    m_effects.replace(number, effect);
    m_isOwn = true;
    showState();
    Q_EMIT changed(m_effects);
}

void EffectsEditor::add()
{
    m_effects.append(effectOf(choicesOf(effectRows.front()).front()));
    tell();
    m_lastField->setFocus(Qt::TabFocusReason);
    Q_EMIT added(m_lastField);
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

void EffectsEditor::retranslate()
{
    setAccessibleName(tr("Effects"));
    m_add->setText(tr("Add"));
    m_add->setAccessibleName(tr("Add an effect"));
    m_reset->setAccessibleName(tr("Reset: %1").arg(tr("Effects")));
    m_reset->setToolTip(tr("Reset to the effects of the kind it is based on"));
    showRows();
}
