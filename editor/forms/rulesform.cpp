#include "editor/forms/rulesform.h"

#include "editor/art/icon.h"
#include "editor/document/propertyedits.h"
#include "editor/text/fieldname.h"
#include "editor/text/issuetext.h"
#include "editor/widgets/elidedlabel.h"
#include "editor/widgets/languagechange.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace {

constexpr int rowsAtOnce = 3;
constexpr int rowsGapMs = 4;

/// Returns the text of a rule value for users.
QString ruleText(const QString &key, const QJsonValue &value)
{
    return value.isArray() ? ruleWordNames(key, value.toVariant().toStringList())
                           : ruleWordName(key, textOfValue(value));
}

IssueList findingsOf(const QJsonObject &own, Rules rules)
{
    IssueList found;
    readRules(own, {}, rules, found);
    return found;
}

} // namespace

RulesForm::RulesForm(LevelDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document),
      m_fields(u"rule_"_s, {.name = ruleName,
                            .tip = ruleHint,
                            .choice = ruleText,
                            .wrongness = std::bind_front(&RulesForm::wrongness, this)}),
      m_heading(new QLabel), m_summary(new ElidedLabel), m_resetAll(new QPushButton), m_search(new QLineEdit),
      m_nothing(new QLabel)
{
    setObjectName(u"rules"_s);
    m_heading->setProperty("isHeading", true);
    m_summary->setObjectName(u"rulesSummary"_s);
    m_resetAll->setObjectName(u"rulesResetAll"_s);
    m_resetAll->setProperty("isQuiet", true);
    m_search->setObjectName(u"rulesSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(programIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_summary->setProperty("isSecondary", true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("isSecondary", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_resetAll);
    layout->addLayout(head);
    layout->addWidget(m_summary);
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    m_nextRows.setInterval(rowsGapMs);
    connect(&m_nextRows, &QTimer::timeout, this, &RulesForm::addSomeRows);
    connect(&m_fields, &FieldRows::changed, this, [this](const QString &rule, const QJsonValue &value, bool isTyped) {
        isTyped ? typeRule(m_document, rule, value) : setRule(m_document, rule, value);
    });
    connect(&m_fields, &FieldRows::typingEnded, this, [this] { m_document.endTyping(); });
    connect(m_resetAll, &QPushButton::clicked, this, [this] { resetRules(m_document); });
    connect(m_search, &QLineEdit::textChanged, this, &RulesForm::filter);
    keepTranslated(*this, [this] { retranslate(); });
}

void RulesForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!hasAllRows()) {
        m_nextRows.start();
    }
}

void RulesForm::addSomeRows()
{
    const QWindow *handle = window()->windowHandle();
    if (handle && !handle->isExposed()) {
        return; // the level should be drawn first
    }
    for (int i = 0; i < rowsAtOnce && !hasAllRows(); ++i) {
        addRow(ruleRows()[m_fields.all().size()].field);
    }
    if (hasAllRows()) {
        m_nextRows.stop();
        filter();
    }
}

void RulesForm::addRow(const Field &rule)
{
    ValueRow *row = m_fields.add(specOf(rule), this);
    row->show(shownOf(row->spec().key, rulesetRules()));
    row->setVisible(fits(*row));
    layout()->addWidget(row);
}

bool RulesForm::hasAllRows() const
{
    return m_fields.all().size() == ruleRows().size();
}

Rules RulesForm::rulesetRules() const
{
    const Ruleset *ruleset = m_document.baseCatalogue()->ruleset(m_document.level().ruleset);
    return ruleset ? ruleset->rules : Rules();
}

/// Returns the reader's message about a rule value; ignores messages that apply to the present level, too.
QString RulesForm::wrongness(const QString &rule, const QJsonValue &value) const
{
    QJsonObject own = m_document.level().rules;
    const IssueList before = findingsOf(own, rulesetRules());
    own.insert(rule, value);
    for (const Issue &issue : findingsOf(own, rulesetRules())) {
        const bool isAbout = issue.path.startsWith(rule);
        const bool isNew = std::find(before.begin(), before.end(), issue) == before.end();
        if (isAbout || isNew) {
            return sentenceOf(issue);
        }
    }
    return {};
}

void RulesForm::showRules()
{
    const Rules usual = rulesetRules();
    m_fields.show([&](const ValueRow &row) { return shownOf(row.spec().key, usual); });
    m_summary->setText(summary());
    m_resetAll->setEnabled(!m_document.level().rules.isEmpty());
}

ValueShown RulesForm::shownOf(const QString &rule, const Rules &usual) const
{
    const QJsonValue value = ruleValue(usual, fieldNamed(ruleRows(), rule)->field.key);
    const QString text = ruleText(rule, value);
    return {.own = m_document.level().rules.value(rule),
            .usual = text,
            .usualValue = value,
            .note = tr("Ruleset: %1").arg(text.isEmpty() ? tr("nothing") : text)};
}

QString RulesForm::summary() const
{
    QStringList known;
    QStringList unknown;
    for (const QString &key : m_document.level().rules.keys()) {
        const bool isKnown = fieldNamed(ruleRows(), key) != nullptr;
        (isKnown ? known : unknown).append(isKnown ? ruleName(key) : key.left(40));
    }
    QString text = known.isEmpty() ? tr("All rules match the ruleset.")
                                   : tr("Differs from the ruleset: %1").arg(known.join(u", "_s));
    if (!unknown.isEmpty()) {
        text += u' ' + tr("There are no rules called %1.").arg(unknown.first(qMin(5, unknown.size())).join(u", "_s));
    }
    return text;
}

void RulesForm::filter()
{
    bool hasFound = !hasAllRows(); // more rows follow
    for (ValueRow *row : m_fields.all()) {
        const bool isFound = fits(*row);
        row->setVisible(isFound);
        hasFound = hasFound || isFound;
    }
    m_nothing->setText(tr("No rule matches “%1”. Clear the search to see all rules.").arg(m_search->text().trimmed()));
    m_nothing->setVisible(!hasFound);
}

bool RulesForm::fits(const ValueRow &row) const
{
    const QString wanted = m_search->text().trimmed();
    const QString &key = row.spec().key;
    return row.name().contains(wanted, Qt::CaseInsensitive) || key.contains(wanted, Qt::CaseInsensitive)
           || ruleHint(key).contains(wanted, Qt::CaseInsensitive);
}

void RulesForm::retranslate()
{
    setAccessibleName(tr("Rules"));
    m_heading->setText(tr("Rules"));
    m_resetAll->setText(tr("Reset all"));
    m_resetAll->setToolTip(tr("Reset every rule to its value in the ruleset"));
    m_search->setPlaceholderText(tr("Search rules"));
    m_search->setAccessibleName(tr("Search rules"));
    m_search->setToolTip(tr("Show only rules whose name or description contains this text"));
    m_fields.nameAll();
    filter();
    showRules();
}
