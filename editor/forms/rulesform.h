#pragma once

#include "editor/document/leveldocument.h"
#include "editor/forms/fieldrows.h"

#include <QTimer>

class ElidedLabel;
class QLabel;
class QLineEdit;
class QPushButton;

/// The form of all rules of the level: values of the ruleset, and overrides. Overrides are marked and can be reset one
/// by one or all at once. Each change is one step, and so is typing in one field. A search box finds rules. The rows
/// are created gradually once the form is shown, so that the window does not wait.
class RulesForm : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the form.
    explicit RulesForm(LevelDocument &document, QWidget *parent = nullptr);

    /// Updates the form to the present rules of the level.
    void showRules();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void addSomeRows();
    void addRow(const Field &rule);
    bool hasAllRows() const;
    ValueShown shownOf(const QString &rule, const Rules &usual) const;
    bool fits(const ValueRow &row) const;
    Rules rulesetRules() const;
    QString wrongness(const QString &rule, const QJsonValue &value) const;
    QString summary() const;
    void filter();
    void retranslate();

    LevelDocument &m_document;
    FieldRows m_fields; ///< one per rule of ruleRows() created so far
    QLabel *m_heading;
    ElidedLabel *m_summary;
    QPushButton *m_resetAll;
    QLineEdit *m_search;
    QLabel *m_nothing;
    QTimer m_nextRows;
};
