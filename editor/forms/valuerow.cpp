#include "editor/forms/valuerow.h"

#include "editor/art/fontsize.h"
#include "editor/art/icon.h"
#include "editor/art/tileicon.h"
#include "editor/forms/colorpicker.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/fieldbubble.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/styled.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

/// The name of a value in a form, with a line for a note below it. Its height is constant with and without mark and
/// note, so that rows below do not move.
class RowCaption : public QWidget {
    Q_OBJECT

public:
    explicit RowCaption(const QString &noteName, QWidget *parent = nullptr);

    /// Sets the field that the name belongs to.
    void setBuddy(QWidget *field);
    /// `isMarked` adds a dot before the name and makes it bold, so that there are two signs. `isWarning`: the note is
    /// about a rejected value.
    void show(const QString &name, bool isMarked, const QString &note, bool isWarning = false);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();

    QLabel *m_label;
    ElidedLabel *m_note;
    QString m_name;
};

namespace {

QString marked(const QString &name)
{
    return u"● "_s + name;
}

} // namespace

RowCaption::RowCaption(const QString &noteName, QWidget *parent)
    : QWidget(parent), m_label(new QLabel(this)), m_note(new ElidedLabel(this))
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_note->setObjectName(noteName);
    m_note->setProperty("isSecondary", true);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RowCaption::setBuddy(QWidget *field)
{
    m_label->setBuddy(field);
}

void RowCaption::show(const QString &name, bool isMarked, const QString &note, bool isWarning)
{
    if (m_name != name) {
        m_name = name;
        updateGeometry();
    }
    m_label->setText(isMarked ? marked(name) : name);
    setStyled(m_label, "isChanged", isMarked);
    setStyled(m_note, "isSecondary", !isWarning);
    setStyled(m_note, "isDanger", isWarning);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    place();
}

/// Centers both lines. A layout would adapt the height of the caption to its content.
void RowCaption::place()
{
    const int labelHeight = m_label->heightForWidth(width());
    const int noteHeight = m_note->isHidden() ? 0 : m_note->sizeHint().height();
    const int top = std::max(0, (height() - labelHeight - noteHeight) / 2);
    m_label->setGeometry(0, top, width(), labelHeight);
    m_note->setGeometry(0, top + labelHeight, width(), noteHeight);
}

void RowCaption::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

QSize RowCaption::sizeHint() const
{
    QFont bold = m_label->font();
    bold.setWeight(QFont::DemiBold);
    const int width = QFontMetrics(bold).horizontalAdvance(marked(m_name));
    return {width, heightForWidth(width)};
}

QSize RowCaption::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

int RowCaption::heightForWidth(int width) const
{
    QFont bold = m_label->font();
    bold.setWeight(QFont::DemiBold);
    const QRect room(0, 0, qMax(1, width), QWIDGETSIZE_MAX);
    const QRect words = QFontMetrics(bold).boundingRect(room, Qt::TextWordWrap, marked(m_name));
    return words.height() + m_note->sizeHint().height();
}

namespace {

/// Draws the items of a list by their accessible text if they have one, otherwise by their name.
class AccessibleTextDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QString text = index.data(Qt::AccessibleTextRole).toString();
        option->text = text.isEmpty() ? option->text : text;
    }
};

} // namespace

/// A choice whose list can be wider than its field. The list shows the accessible text of an item instead of its name.
class ValueChoice : public ElidedChoice {
    Q_OBJECT

public:
    explicit ValueChoice(QWidget *parent);

    void showPopup() override;

private:
    QStyledItemDelegate *m_delegate;
};

ValueChoice::ValueChoice(QWidget *parent) : ElidedChoice(parent), m_delegate(new AccessibleTextDelegate(this))
{
}

/// Prepares the list only here: most choices of a form are never opened.
void ValueChoice::showPopup()
{
    setItemDelegate(m_delegate);
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + view()->verticalScrollBar()->sizeHint().width());
    ElidedChoice::showPopup();
}

namespace {

constexpr int fieldWidth = 124;
constexpr int partGap = 6;
constexpr int unitMargin = 6;
constexpr int longestValue = 200; // of a value; what is longer fits nowhere

} // namespace

ValueRow::ValueRow(ValueSpec spec, const QString &objectName, QWidget *parent)
    : QWidget(parent), m_spec(std::move(spec)), m_caption(new RowCaption(objectName + u"Note"_s, this)),
      m_bubble(new FieldBubble(this)), m_reset(new QToolButton(this))
{
    auto *layout = newLayout<QGridLayout>(this, 0);
    layout->setHorizontalSpacing(partGap);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(0, 1);
    QWidget *field = makeField(objectName);
    m_caption->setBuddy(field);
    m_bubble->setObjectName(objectName + u"Wrong"_s);
    m_reset->setObjectName(objectName + u"Reset"_s);
    m_reset->setIcon(programIcon(u"undo"_s));
    m_reset->setProperty("isSmall", true);
    m_reset->setIconSize({14, 14});
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    layout->addWidget(m_caption, 0, 0);
    if (m_spec.type == ValueSpec::Type::Set) {
        layout->addWidget(field, 1, 0, 1, 3); // its messages need the width
    } else {
        layout->addWidget(field, 0, 1);
    }
    layout->addWidget(m_reset, 0, 2);
    connect(m_reset, &QToolButton::clicked, this, [this] { Q_EMIT chosen(QJsonValue::Undefined); });
    setFocusProxy(m_edit     ? static_cast<QWidget *>(m_edit)
                  : m_choice ? static_cast<QWidget *>(m_choice)
                             : static_cast<QWidget *>(m_set.front()));
    show({});
    whenLanguageChanges(*this, [this] {
        if (m_choiceName) {
            nameParts();
            show(m_shown);
        }
    });
}

QWidget *ValueRow::makeField(const QString &objectName)
{
    if (m_spec.type == ValueSpec::Type::Set) {
        return makeSet(objectName);
    }
    if (m_spec.type == ValueSpec::Type::Choice) {
        m_choice = new ValueChoice(this);
        m_choice->setObjectName(objectName);
        m_choice->setMinimumWidth(besideFont(fieldWidth, font()));
        m_choice->setFocusPolicy(Qt::StrongFocus);
        m_choice->installEventFilter(this);
        connect(m_choice, &QComboBox::activated, this, [this](int index) {
            Q_EMIT chosen(index <= 0 ? QJsonValue(QJsonValue::Undefined) : m_spec.choices[std::size_t(index - 1)]);
        });
        return m_choice;
    }
    m_edit = new QLineEdit(this);
    m_edit->setObjectName(objectName);
    if (m_spec.type != ValueSpec::Type::Color) {
        m_edit->setFixedWidth(besideFont(fieldWidth, font()));
    }
    m_edit->setMaxLength(longestValue);
    m_edit->installEventFilter(this);
    if (m_spec.type == ValueSpec::Type::Number) {
        m_edit->setAlignment(Qt::AlignRight);
    }
    connect(m_edit, &QLineEdit::textEdited, this, &ValueRow::onEdited);
    return m_spec.type == ValueSpec::Type::Color ? makeColor(objectName) : m_edit;
}

/// Creates a button with the color, before the text field.
QWidget *ValueRow::makeColor(const QString &objectName)
{
    auto *field = new QWidget(this);
    field->setFixedWidth(besideFont(fieldWidth, font()));
    m_color = new ColorButton(field);
    m_color->setObjectName(objectName + u"Button"_s);
    auto *layout = newLayout<QHBoxLayout>(field, 0, 4);
    layout->addWidget(m_color);
    layout->addWidget(m_edit, 1);
    field->setFocusProxy(m_edit);
    connect(m_color, &ColorButton::picked, this, [this](const QColor &color) { Q_EMIT chosen(color.name()); });
    return field;
}

QWidget *ValueRow::makeSet(const QString &objectName)
{
    auto *field = new QWidget(this);
    auto *layout = newLayout<QVBoxLayout>(field, 0, 0);
    for (const QJsonValue &choice : m_spec.choices) {
        auto *box = new QCheckBox(field);
        box->setObjectName(objectName + u'_' + choice.toString());
        connect(box, &QCheckBox::clicked, this, &ValueRow::onTicked);
        layout->addWidget(box);
        m_set.push_back(box);
    }
    return field;
}

void ValueRow::setFieldWidth(int width)
{
    if (m_edit && !m_color) {
        m_edit->setFixedWidth(besideFont(width, font()));
    }
}

int ValueRow::roomBehindField() const
{
    m_reset->ensurePolished();
    return partGap + m_reset->sizeHint().width();
}

void ValueRow::setUnit(const QString &unit)
{
    if (m_spec.type != ValueSpec::Type::Number || (unit.isEmpty() && !m_unit)) {
        return;
    }
    if (!m_unit) {
        m_unit = new QLabel(m_edit);
        m_unit->setTextFormat(Qt::PlainText);
        m_unit->setProperty("isSecondary", true);
        m_unit->setAttribute(Qt::WA_TransparentForMouseEvents);
        auto *layout = new QHBoxLayout(m_edit);
        layout->setContentsMargins(0, 0, unitMargin, 0);
        layout->addWidget(m_unit, 0, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_unit->setText(unit.trimmed());
    m_unit->ensurePolished();
    m_edit->setTextMargins(0, 0, m_unit->sizeHint().width() + unitMargin, 0);
}

void ValueRow::setNames(const QString &name, const QString &tip, ChoiceName choiceName)
{
    m_name = name;
    m_choiceName = std::move(choiceName);
    setToolTip(tip.isEmpty() ? QString() : plainTip(tip));
    nameParts();
    show(m_shown);
}

void ValueRow::nameParts()
{
    for (QWidget *field : {static_cast<QWidget *>(m_edit), static_cast<QWidget *>(m_choice)}) {
        if (field) {
            field->setAccessibleName(m_name);
        }
    }
    for (std::size_t i = 0; i < m_set.size(); ++i) {
        const QString choice = capitalized(m_choiceName(m_spec.choices[i]));
        m_set[i]->setText(choice);
        m_set[i]->setAccessibleName(tr("%1: %2").arg(m_name, choice));
    }
    if (m_color) {
        m_color->setAccessibleName(tr("Pick: %1").arg(m_name));
    }
    m_reset->setAccessibleName(tr("Reset: %1").arg(m_name));
    m_reset->setToolTip(tr("Reset to the default value"));
}

void ValueRow::setIcons(ChoiceIcon icon)
{
    m_choiceIcon = std::move(icon);
    if (m_choice) {
        m_choice->setIconSize({KindIcons::side, KindIcons::side});
    }
}

bool ValueRow::focusRejected()
{
    if (!isWrong() && !std::exchange(m_isRefusalUnseen, false)) {
        return false;
    }
    setFocus();
    m_edit->selectAll();
    return true;
}

void ValueRow::show(const ValueShown &shown)
{
    const bool isTyped = shown.own == m_shown.own || shown.own == m_typed; // panels update slightly later
    if (!isTyped || shown.hasSeveralValues != m_shown.hasSeveralValues || shown.usual != m_shown.usual) {
        m_refused.clear(); // it was about another value
    }
    m_shown = shown;
    if (m_edit) {
        showText();
    } else if (m_choice) {
        showChoice();
    } else {
        showSet();
    }
    showState();
}

/// Sets the text only if it differs, so that the cursor of a field being edited stays.
void ValueRow::showText()
{
    m_edit->setPlaceholderText(m_shown.hasSeveralValues ? tr("various") : m_shown.usual);
    const QJsonValue own = m_shown.hasSeveralValues ? QJsonValue(QJsonValue::Undefined) : m_shown.own;
    if (valueOfText(m_spec, m_edit->text()) != own) {
        if (m_wrong.isEmpty() || !m_edit->hasFocus()) {
            m_wrong.clear();
            m_edit->setText(textOfValue(own));
            m_edit->setCursorPosition(0);
        }
    }
}

void ValueRow::showChoice()
{
    m_choice->clear();
    m_choice->addItem(tr("(%1)", "what is usual").arg(m_shown.usual));
    m_choice->setItemData(0, m_shown.note, Qt::AccessibleTextRole); // such as "Ruleset: hero returns"
    m_choice->setItemData(0, tr("Default value"), Qt::ToolTipRole);
    for (const QJsonValue &choice : m_spec.choices) {
        m_choice->addItem(m_choiceIcon ? m_choiceIcon(choice) : QIcon(),
                          m_choiceName ? m_choiceName(choice) : textOfValue(choice), choice.toVariant());
    }
    const auto found = std::find(m_spec.choices.begin(), m_spec.choices.end(), m_shown.own);
    const bool isKnown = found != m_spec.choices.end();
    m_choice->setPlaceholderText(m_shown.hasSeveralValues ? tr("various") : textOfValue(m_shown.own));
    m_choice->setCurrentIndex(isKnown ? int(found - m_spec.choices.begin()) + 1 : m_shown.isOwn() ? -1 : 0);
    placeChoice();
}

/// Gives choices with long names the whole width.
void ValueRow::placeChoice()
{
    auto *layout = static_cast<QGridLayout *>(this->layout());
    m_choice->ensurePolished(); // so that its width is that of the style from the start
    const bool isLong = m_choice->sizeHint().width() > fieldWidth;
    m_choice->setMaximumWidth(isLong ? QWIDGETSIZE_MAX : fieldWidth);
    layout->removeWidget(m_choice);
    isLong ? layout->addWidget(m_choice, 1, 0, 1, 2) : layout->addWidget(m_choice, 0, 1);
}

void ValueRow::showSet()
{
    const QJsonArray words = (m_shown.own.isUndefined() ? m_shown.usualValue : m_shown.own).toArray();
    for (std::size_t i = 0; i < m_set.size(); ++i) {
        m_set[i]->setChecked(words.contains(m_spec.choices[i]));
    }
}

void ValueRow::showState()
{
    const bool isOwn = m_shown.isOwn();
    const QString note = !m_refused.isEmpty() ? m_refused : isOwn ? m_shown.note : QString();
    m_caption->show(m_name, isOwn, note, !m_refused.isEmpty());
    m_bubble->say(m_wrong);
    if (!isOwn && m_reset->hasFocus()) {
        setFocus(); // otherwise another row would get the focus
    }
    m_reset->setVisible(isOwn);
    if (m_color) {
        m_color->setColor(QColor(m_shown.own.toString(m_shown.usual)));
    }
    for (QWidget *field : {static_cast<QWidget *>(m_edit), static_cast<QWidget *>(m_choice)}) {
        if (field) {
            field->setAccessibleDescription(isWrong() ? m_wrong : note);
        }
    }
}

void ValueRow::onEdited(const QString &text)
{
    const QJsonValue value = valueOfText(m_spec, text);
    m_refused.clear();
    m_isRefusalUnseen = false;
    m_wrong = m_check && !value.isUndefined() ? m_check(value) : QString();
    if (m_wrong.isEmpty()) {
        m_typed = value;
        Q_EMIT typed(value);
    }
    showState();
}

void ValueRow::onLeft()
{
    const bool hasBounds = m_spec.type == ValueSpec::Type::Number && m_spec.first <= m_spec.last;
    const QString why = std::exchange(m_wrong, {});
    Q_EMIT typingEnded();
    show(m_shown);
    if (!why.isEmpty()) {
        m_refused = hasBounds ? tr("Only %1 to %2").arg(m_spec.first).arg(m_spec.last) : why;
        m_isRefusalUnseen = true;
        showState();
    }
}

void ValueRow::onTicked()
{
    QJsonArray words;
    for (std::size_t i = 0; i < m_set.size(); ++i) {
        if (m_set[i]->isChecked()) {
            words.append(m_spec.choices[i]);
        }
    }
    Q_EMIT chosen(words);
}

bool ValueRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
        if (watched == m_choice && key->modifiers() == Qt::NoModifier && key->text().trimmed().size() == 1) {
            event->accept(); // letters search in the choice instead of selecting a tool
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut && watched == m_edit) {
        onLeft();
    }
    return QWidget::eventFilter(watched, event);
}

#include "valuerow.moc"
