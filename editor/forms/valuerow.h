#pragma once

// editor/forms: forms and dialogs in which values are typed: of things, kinds, rules, sizes, texts.
//
// Forms and files have one rule for a value: a form asks issueOf() of gamecore/level/thingfields.h, or reads the record
// with the new value in place, and says what does not fit in the sentence of the reader. A value that is the same as
// the usual one is still a value of its own: it stays when the ruleset or the kind changes, so it is marked and can be
// reset.

#include "editor/edits/valuespec.h"

#include <QIcon>
#include <QWidget>

#include <functional>

class ColorButton;
class FieldBubble;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;
class RowCaption;

/// The content of a row for a value.
struct ValueShown {
    QJsonValue own = QJsonValue::Undefined;        ///< undefined: it has none of its own
    bool isVarious = false;                        ///< several have different ones of their own
    QString usual;                                 ///< what holds without one of its own, for people
    QJsonValue usualValue = QJsonValue::Undefined; ///< the usual value for files, where it is one value
    QString note;                                  ///< what stands below, of a value of its own; plain text

    bool isOwn() const { return isVarious || !own.isUndefined(); }
};

/// A row of a form: the name of a value, a field, and a button that takes it back to what is usual. The usual value
/// shows in the field in a lighter color; a value of its own has a mark and a bold name. Typed values are checked. A
/// bubble says why one does not fit, and only those that fit are told. A field that is left with one that does not fit
/// goes back to the last that did, and a line below its name says what is allowed. Undo and redo in the field are the
/// document's. Nothing of this changes the row's height.
class ValueRow : public QWidget {
    Q_OBJECT

public:
    /// Why a value cannot be; empty if it can. Plain text.
    using Check = std::function<QString(const QJsonValue &)>;
    /// A choice for people.
    using ChoiceName = std::function<QString(const QJsonValue &)>;
    /// The picture of a choice.
    using ChoiceIcon = std::function<QIcon(const QJsonValue &)>;

    /// The field is called `objectName`, the button has "Reset" behind that.
    ValueRow(ValueSpec spec, const QString &objectName, QWidget *parent = nullptr);

    const ValueSpec &spec() const { return m_spec; }
    const QString &name() const { return m_name; }
    /// Sets other choices; show() comes after it.
    void setChoices(std::vector<QJsonValue> choices) { m_spec.choices = std::move(choices); }
    void setIcons(ChoiceIcon icon);
    void setCheck(Check check) { m_check = std::move(check); }
    /// Sets the width of a field for text, in logical pixels beside a font of the usual size.
    void setFieldWidth(int width);
    /// The room for the button that resets the value, right of the field.
    int roomBehindField() const;
    /// Shows a unit at the end of the field of a number.
    void setUnit(const QString &unit);
    void setNames(const QString &name, const QString &tip, ChoiceName choiceName);
    void show(const ValueShown &shown);
    /// Whether what stands in the field does not fit.
    bool isWrong() const { return !m_wrong.isEmpty(); }
    /// FieldRows::leadToRefused() for this row.
    bool leadToRefused();

Q_SIGNALS:
    /// A value was typed so far; undefined for none.
    void typed(const QJsonValue &value);
    /// A value was chosen; undefined to take it back.
    void chosen(const QJsonValue &value);
    void typingEnded();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeField(const QString &objectName);
    QWidget *makeSet(const QString &objectName);
    QWidget *makeColor(const QString &objectName);
    void nameParts();
    void onEdited(const QString &text);
    void onLeft();
    void onTicked();
    void showText();
    void showChoice();
    void placeChoice();
    void showSet();
    void showState();

    ValueSpec m_spec;
    QString m_name;
    Check m_check;
    ChoiceName m_choiceName;
    ValueShown m_shown;
    ChoiceIcon m_choiceIcon;
    QString m_wrong;                            ///< why what stands in the field does not fit
    QJsonValue m_typed = QJsonValue::Undefined; ///< the last that was told
    QString m_refused;                          ///< what is allowed, after the field was left with what does not fit
    bool m_isRefusalUnseen = false;
    RowCaption *m_caption;
    FieldBubble *m_bubble;
    QToolButton *m_reset;
    QLineEdit *m_edit = nullptr;    ///< of what is typed
    ColorButton *m_color = nullptr; ///< before that, of a color
    QLabel *m_unit = nullptr;       ///< in the field of a number that has a unit
    QComboBox *m_choice = nullptr;  ///< of one choice
    std::vector<QCheckBox *> m_set; ///< of several
};
