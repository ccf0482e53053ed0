#pragma once

#include "editor/document/leveldocument.h"
#include "editor/forms/fieldrows.h"

#include <QTimer>

class ElidedLabel;
class QLabel;
class QLineEdit;
class QPushButton;

/// Every rule of the level: what its ruleset says, and what it overrides, which is marked and can be taken back one by
/// one or all at once. Each change is one step; what is typed in one field is one step. A search box finds rules.
/// The many rows are made a few at a time once it is shown, so that the window does not wait for them.
class RulesForm : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive this.
    explicit RulesForm(LevelDocument &document, QWidget *parent = nullptr);

    /// Shows the level's rules as they are now.
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
    FieldRows m_fields; ///< one a rule of ruleRows(), as many as there are already
    QLabel *m_heading;
    ElidedLabel *m_summary;
    QPushButton *m_resetAll;
    QLineEdit *m_search;
    QLabel *m_nothing;
    QTimer m_nextRows;
};
