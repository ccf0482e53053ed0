#pragma once

#include "editor/forms/valuerow.h"

/// The functions that return the texts and pictures of a form. `key` is the ValueSpec::key of a row.
struct FieldWords {
    std::function<QString(const QString &key)> name;      ///< name of a row
    std::function<QString(const QString &key)> tip = {};  ///< tool tip of a row; null: no tool tips
    std::function<QString(const QString &key)> unit = {}; ///< unit of a number; null: no units
    std::function<QString(const QString &key, const QJsonValue &choice)> choice; ///< name of a choice
    /// Picture of a choice; null: no pictures.
    std::function<QIcon(const QString &key, const QJsonValue &choice)> icon = {};
    /// Returns why a value is not valid, as plain text; empty if it is valid.
    std::function<QString(const QString &key, const QJsonValue &value)> faultOfValue;
};

/// The rows of a form, one per value. This class creates, names, validates and updates the rows and reports changes.
/// The form defines the texts and puts the rows into its layout.
class FieldRows : public QObject {
    Q_OBJECT

public:
    /// The object name of a field is `prefix` followed by its key.
    FieldRows(const QString &prefix, FieldWords words);

    /// Creates a row, without a value, and returns it.
    ValueRow *add(const ValueSpec &spec, QWidget *parent);
    const std::vector<ValueRow *> &all() const { return m_rows; }
    /// Updates the texts of all rows after a change of the language.
    void nameAll();
    /// Moves the focus to the first field with an invalid text. A field that rejected an invalid text when it lost the
    /// focus also counts, but only once and only until it is edited. Returns true if there is such a field. The dialog
    /// must then not be accepted, since it would use another value than the typed one.
    bool focusRejected();
    /// Updates the rows. `shown` is called for each row and returns its new content, or std::nullopt to leave the row
    /// unchanged.
    void show(const std::function<std::optional<ValueShown>(ValueRow &row)> &shown);

Q_SIGNALS:
    /// A value was changed. `isTyped`: it is being typed; otherwise it was chosen. `value` is undefined if the field
    /// is empty or was reset. Only valid values are reported.
    void changed(const QString &key, const QJsonValue &value, bool isTyped);
    /// A field for typed values lost the focus.
    void typingEnded();

private:
    void nameRow(ValueRow &row);

    QString m_prefix;
    FieldWords m_words;
    std::vector<ValueRow *> m_rows; ///< owned by the form
};
