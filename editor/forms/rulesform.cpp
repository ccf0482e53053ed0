#include "editor/forms/rulesform.h"

#include "editor/art/icon.h"
#include "editor/document/propertyedits.h"
#include "editor/text/fieldname.h"
#include "editor/text/issuetext.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/section.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
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

RulesForm::RulesForm(LevelDocument &document, QWidget *ruleset, QWidget *parent)
    : QWidget(parent), m_document(document),
      m_fields(u"rule_"_s, {.name = ruleName,
                            .tip = ruleHint,
                            .unit = ruleUnit,
                            .choice = ruleText,
                            .faultOfValue = std::bind_front(&RulesForm::faultOfValue, this)}),
      m_victory(new Section(u"victoryRules"_s, true)), m_play(new Section(u"playRules"_s, true)),
      m_advanced(new Section(u"advancedRules"_s, false)), m_summary(new ElidedLabel), m_resetAll(new QPushButton),
      m_legend(wrappedLabel(u"rulesLegend"_s, true)), m_search(new QLineEdit), m_nothing(new QLabel)
{
    setObjectName(u"rules"_s);
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
    auto *own = new QWidget; // what differs from the ruleset
    auto *ownLayout = newLayout<QHBoxLayout>(own, 0, 8);
    ownLayout->addWidget(m_summary, 1);
    ownLayout->addWidget(m_resetAll);
    m_play->add(own);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 6);
    layout->addWidget(ruleset);
    layout->addWidget(m_legend);
    for (Section *part : {m_victory, m_play, m_advanced}) {
        layout->addWidget(part);
    }
    layout->addSpacing(6);
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
    retranslateOnChange(*this, [this] { retranslate(); });
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
    sectionOf(row->spec().key).add(row);
}

/// Returns the section of a rule. Rules that few levels change are advanced.
Section &RulesForm::sectionOf(const QString &rule) const
{
    static const QStringList ofVictory{u"win"_s, u"death"_s, u"hints"_s};
    static const QStringList ofPlay{u"clock"_s,   u"vision"_s,   u"fov_radius"_s, u"moves"_s,
                                    u"contact"_s, u"monsters"_s, u"item_use"_s,   u"stairs_heal"_s};
    return ofVictory.contains(rule) ? *m_victory : ofPlay.contains(rule) ? *m_play : *m_advanced;
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
QString RulesForm::faultOfValue(const QString &rule, const QJsonValue &value) const
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
    QSet<const Section *> found;
    for (ValueRow *row : m_fields.all()) {
        const bool isFound = fits(*row);
        row->setVisible(isFound);
        if (isFound) {
            found.insert(&sectionOf(row->spec().key));
        }
    }
    const bool isSearching = !m_search->text().trimmed().isEmpty();
    for (Section *section : {m_victory, m_play, m_advanced}) {
        section->setFound(isSearching ? std::optional(found.contains(section)) : std::nullopt);
    }
    const bool hasFound = !found.isEmpty() || !hasAllRows(); // others come
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
    m_victory->setTitle(tr("Winning and losing"));
    m_play->setTitle(tr("Rules of play"));
    m_advanced->setTitle(tr("Advanced"));
    m_legend->setText(tr("Values in parentheses come from the ruleset."));
    m_resetAll->setText(tr("Reset all"));
    m_resetAll->setToolTip(tr("Reset every rule to its value in the ruleset"));
    m_search->setPlaceholderText(tr("Search rules"));
    m_search->setAccessibleName(tr("Search rules"));
    m_search->setToolTip(tr("Show only rules whose name or description contains this text"));
    m_fields.nameAll();
    filter();
    showRules();
}
