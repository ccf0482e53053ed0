#pragma once

// editor/forms: forms and dialogs for values: of things, kinds, rules, sizes, translations.
//
// Forms and files validate values by the same rules. A form calls issueOf() of gamecore/level/thingfields.h, or reads
// the record with the new value, and shows the message of the reader. An own value stays when the ruleset or the kind
// changes, even if it equals the default value. So every own value is marked and can be reset.

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

/// The content of a row. The default value comes from the ruleset (for a rule), from the thing's kind (for a value of a
/// thing), or from the base kind (for a value of a kind).
struct ValueShown {
    QJsonValue own = QJsonValue::Undefined; ///< own value; undefined if there is none, or if hasSeveralValues
    bool hasSeveralValues = false;          ///< the row is about several things, whose own values differ
    QString usual;                          ///< text of the default value, for users
    /// Default value in the format of files; needed only for ValueSpec::Type::Set.
    QJsonValue usualValue = QJsonValue::Undefined;
    /// Plain text that says where the default value comes from. It is shown below the name if there is an own value,
    /// and in the list of a choice.
    QString note;

    bool isOwn() const { return hasSeveralValues || !own.isUndefined(); }
};

/// A row of a form: the name of a value, a field, and a reset button. Without an own value, the field shows the default
/// value in a lighter color; an own value is marked by a dot and a bold name.
///
/// Typed values are validated. A bubble explains errors, and only valid values are emitted. If a field with an invalid
/// value loses the focus, the last valid value returns, and a line below the name explains what is allowed. The keys
/// for undo and redo act on the document, not on the text of the field. The height of the row does not depend on its
/// content.
class ValueRow : public QWidget {
    Q_OBJECT

public:
    /// Returns why a value is not valid, as plain text; empty if it is valid.
    using Check = std::function<QString(const QJsonValue &)>;
    /// Returns the text of a choice for users.
    using ChoiceName = std::function<QString(const QJsonValue &)>;
    /// Returns the picture of a choice.
    using ChoiceIcon = std::function<QIcon(const QJsonValue &)>;

    /// The object name of the field is `objectName`; that of the reset button is the same with "Reset" appended.
    ValueRow(ValueSpec spec, const QString &objectName, QWidget *parent = nullptr);

    const ValueSpec &spec() const { return m_spec; }
    const QString &name() const { return m_name; }
    /// Replaces ValueSpec::choices; call show() afterwards. Not for ValueSpec::Type::Set.
    void setChoices(std::vector<QJsonValue> choices) { m_spec.choices = std::move(choices); }
    /// Sets the pictures of choices; for ValueSpec::Type::Choice.
    void setIcons(ChoiceIcon icon);
    /// Sets the validation of typed values.
    void setCheck(Check check) { m_check = std::move(check); }
    /// Sets the width of a field for numbers or text. `width` is in logical pixels for a font of the usual size.
    void setFieldWidth(int width);
    /// Returns the width to the right of the field, in logical pixels: the reset button with the gap before it.
    int roomBehindField() const;
    /// Shows a unit at the end of the field; for numbers only.
    void setUnit(const QString &unit);
    /// Sets the texts of the row. `tip` is the tool tip of the row; empty: none.
    void setNames(const QString &name, const QString &tip, ChoiceName choiceName);
    /// Shows another content. The text in the field stays if it already stands for the own value, or if it is not valid
    /// and the user is still typing it.
    void show(const ValueShown &shown);
    /// True if the text in the field is not valid.
    bool isWrong() const { return !m_wrong.isEmpty(); }
    /// Moves the focus to the field and returns true if the text in the field is not valid, or if the field rejected an
    /// invalid text when it lost the focus. Otherwise returns false. A rejection counts only until the next call or
    /// edit, so the next call returns false.
    bool focusRejected();

Q_SIGNALS:
    /// A valid value is being typed; undefined if the field is empty.
    void typed(const QJsonValue &value);
    /// A value was chosen without typing; undefined if it was reset to the default.
    void chosen(const QJsonValue &value);
    /// The field for typed values lost the focus.
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
    ValueShown m_shown; ///< the last content of show()
    ChoiceIcon m_choiceIcon;
    QString m_wrong;                            ///< why the text in the field is not valid; empty if it is
    QJsonValue m_typed = QJsonValue::Undefined; ///< value of the last typed()
    QString m_refused; ///< explanation of the rejected value, shown below the name; empty if no value was rejected
    bool m_isRefusalUnseen = false; ///< focusRejected() has not yet led to the rejected value
    RowCaption *m_caption;
    FieldBubble *m_bubble;
    QToolButton *m_reset;
    QLineEdit *m_edit = nullptr;    ///< for Number, Text and Color; null for other types
    ColorButton *m_color = nullptr; ///< for Color, before m_edit; null for other types
    QLabel *m_unit = nullptr;       ///< see setUnit(); null if there is none
    QComboBox *m_choice = nullptr;  ///< for Choice; null for other types
    std::vector<QCheckBox *> m_set; ///< for Set, one per choice; empty for other types
};
