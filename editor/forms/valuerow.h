#pragma once

// editor/forms: forms and dialogs for values: of things, kinds, rules, sizes, translations.
//
// Forms and files validate values by the same rules. A form calls issueOf() of gamecore/level/thingfields.h, or reads
// the record with the new value, and shows the message of the reader. A value equal to the default is still an own
// value. It stays when the ruleset or the kind changes, so it is marked and can be reset.

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

/// The content of a row.
struct ValueShown {
    QJsonValue own = QJsonValue::Undefined;        ///< undefined: it has none of its own
    bool isVarious = false;                        ///< several things have different own values
    QString usual;                                 ///< default value, for users
    QJsonValue usualValue = QJsonValue::Undefined; ///< default value in the format of files, if there is a single one
    QString note;                                  ///< plain text below an own value

    bool isOwn() const { return isVarious || !own.isUndefined(); }
};

/// A row of a form: the name of a value, a field, and a reset button. The default value is shown in the field in a
/// lighter color; an own value has a mark and a bold name.
///
/// Typed values are validated. A bubble explains errors, and only valid values are emitted. If a field is left with an
/// invalid value, it returns to the last valid one, and a line below its name explains what is allowed. Undo and redo
/// in the field act on the document. The height of the row never changes.
class ValueRow : public QWidget {
    Q_OBJECT

public:
    /// Returns why a value is not valid, as plain text; empty if it is valid.
    using Check = std::function<QString(const QJsonValue &)>;
    /// Returns the text of a choice for users.
    using ChoiceName = std::function<QString(const QJsonValue &)>;
    /// Returns the picture of a choice.
    using ChoiceIcon = std::function<QIcon(const QJsonValue &)>;

    /// The object name of the field is `objectName`, that of the button has "Reset" appended.
    ValueRow(ValueSpec spec, const QString &objectName, QWidget *parent = nullptr);

    const ValueSpec &spec() const { return m_spec; }
    const QString &name() const { return m_name; }
    /// Sets other choices; call show() afterwards.
    void setChoices(std::vector<QJsonValue> choices) { m_spec.choices = std::move(choices); }
    void setIcons(ChoiceIcon icon);
    void setCheck(Check check) { m_check = std::move(check); }
    /// Sets the width of a text field, in logical pixels for a font of the usual size.
    void setFieldWidth(int width);
    /// Returns the width of the reset button, right of the field.
    int roomBehindField() const;
    /// Shows a unit at the end of the field of a number.
    void setUnit(const QString &unit);
    void setNames(const QString &name, const QString &tip, ChoiceName choiceName);
    void show(const ValueShown &shown);
    /// True if the value in the field is not valid.
    bool isWrong() const { return !m_wrong.isEmpty(); }
    /// Implements FieldRows::leadToRefused() for this row.
    bool leadToRefused();

Q_SIGNALS:
    /// A valid value is being typed; undefined if the field is empty.
    void typed(const QJsonValue &value);
    /// A value was chosen; undefined if it was reset.
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
    QString m_wrong;                            ///< why the value in the field is not valid
    QJsonValue m_typed = QJsonValue::Undefined; ///< last value emitted
    QString m_refused;                          ///< explanation shown after an invalid value was rejected
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
