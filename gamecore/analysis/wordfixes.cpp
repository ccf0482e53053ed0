#include "gamecore/analysis/wordfixes.h"

#include "gamecore/analysis/thingwords.h"
#include "gamecore/base/jsonedit.h"
#include "gamecore/base/nearest.h"
#include "gamecore/data/cataloguereader.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace {

using What = LevelFix::What;

/// Fixes of what stands outside of cells, where the path of the finding leads: rules, legend, own kinds, unknown keys.
class SettingFixes {
public:
    SettingFixes(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
        : m_level(level), m_analysis(analysis), m_issue(issue), m_root(level.unknown)
    {
        m_root.insert("ruleset"_L1, level.ruleset);
        m_root.insert("rules"_L1, level.rules);
        m_root.insert("legend"_L1, level.legend);
        m_root.insert("kinds"_L1, level.kinds);
    }

    std::vector<LevelFix> find()
    {
        switch (m_issue.code) {
        case IssueCode::UnknownRule:
            renameKeyTo(m_issue.names);
            remove();
            break;
        case IssueCode::UnknownRuleset:
        case IssueCode::UnknownEffect:
            setTo(wordsByLikeness());
            break;
        case IssueCode::UnknownKind:
            setTo(basesAmong(m_issue.names));
            moveToItsSection();
            removeKind();
            break;
        case IssueCode::UnknownKey:
            renameKeyTo(isSection() ? nearestNames(m_issue.found, sections()) : QStringList());
            remove();
            break;
        case IssueCode::BadValue:
            mendValue();
            break;
        default:
            break;
        }
        return std::move(m_fixes);
    }

private:
    static QStringList sections()
    {
        QStringList names;
        for (const KindCategory category : {KindCategory::Monster, KindCategory::Treasure, KindCategory::Item}) {
            names.append(QString(sectionOf(category)));
        }
        return names;
    }

    /// Of `kinds` itself.
    bool isSection() const { return m_issue.path.startsWith(u"kinds") && m_level.kinds.contains(m_issue.found); }

    void mendValue()
    {
        switch (m_issue.expected) {
        case Expected::OneOf:
            isAboutTimes() ? alignTimes() : mendWord();
            break;
        case Expected::WholeNumber:
            if (const std::optional<QJsonValue> number = jsonAt(m_root, m_issue.path)) {
                set(std::clamp(number->toInteger(), m_issue.first, m_issue.last));
            }
            break;
        case Expected::UnusedKey:
            renameKind();
            break;
        default:
            remove();
            break;
        }
    }

    /// A word that the list has already stands there twice: nobody knows what else was meant.
    void mendWord()
    {
        if (!m_issue.names.contains(m_issue.found)) {
            setTo(wordsByLikeness());
        }
        remove();
    }

    bool isAboutTimes() const { return m_issue.names.size() == 1 && m_issue.names.first().contains(u"<="); }

    /// The shorter time may not be above the longer one: what stands at the path goes as far as the other one lets it.
    void alignTimes()
    {
        Rules rules;
        if (const Ruleset *ruleset = m_analysis.catalogue->ruleset(m_level.ruleset)) {
            rules = ruleset->rules;
        }
        const bool isLongest = m_issue.path.endsWith(u"action_max_ms");
        set(isLongest ? m_analysis.rules.actionMinMs : rules.actionMaxMs);
        remove();
    }

    QStringList wordsByLikeness() const
    {
        constexpr qsizetype most = 4;
        QStringList words = nearestNames(m_issue.found, m_issue.names);
        for (const QString &name : m_issue.names) {
            words += words.contains(name) ? QStringList() : QStringList(name);
        }
        return words.first(qMin(words.size(), most));
    }

    /// An own kind is made from one of its own category.
    QStringList basesAmong(QStringList names) const
    {
        names.removeIf([this](const QString &name) {
            const std::optional<KindId> id = m_analysis.catalogue->kindOf(name);
            const QString section = id ? QString(sectionOf(m_analysis.catalogue->kind(*id).category)) : QString();
            return !m_issue.path.startsWith(u"kinds."_s + section + u'.');
        });
        return names;
    }

    /// A base that there is, but of another category: the kind stands in the wrong section.
    void moveToItsSection()
    {
        const std::optional<KindId> base = m_analysis.catalogue->kindOf(m_issue.found);
        const QStringList steps = m_issue.path.split(u'.');
        const auto category = base ? m_analysis.catalogue->kind(*base).category : KindCategory::Hero;
        if (category == KindCategory::Hero || steps.size() != 4) {
            return;
        }
        const QString section = sectionOf(category);
        QJsonObject kinds = m_level.kinds;
        QJsonObject from = kinds.value(steps[1]).toObject();
        QJsonObject to = kinds.value(section).toObject();
        if (!to.contains(steps[2]) && from.contains(steps[2])) {
            to.insert(steps[2], from.take(steps[2]));
            kinds.insert(steps[1], from);
            kinds.insert(section, to);
            QJsonObject root = m_root;
            root.insert("kinds"_L1, kinds);
            addRoot({.what = What::ReplaceWord, .found = steps[1], .word = section}, root);
        }
    }

    /// Nobody knows what it was meant to be like.
    void removeKind()
    {
        const QStringList steps = m_issue.path.split(u'.');
        if (m_fixes.empty() && steps.size() == 4) {
            addRoot({.what = What::RemoveWord, .found = steps[2]},
                    withJsonAt(m_root, steps.first(3).join(u'.'), QJsonValue::Undefined));
        }
    }

    void setTo(const QStringList &words)
    {
        const QJsonValue before = jsonAt(m_root, m_issue.path).value_or(QJsonValue());
        for (const QString &word : words) {
            set(before.isDouble() ? QJsonValue(word.toInt()) : QJsonValue(word));
        }
    }

    void set(const QJsonValue &value)
    {
        addRoot({.what = What::ReplaceWord,
                 .found = plainWord(jsonAt(m_root, m_issue.path).value_or(QJsonValue())),
                 .word = plainWord(value)},
                withJsonAt(m_root, m_issue.path, value));
    }

    void renameKeyTo(const QStringList &keys)
    {
        for (const QString &key : keys) {
            addRoot({.what = What::ReplaceWord, .found = m_issue.found, .word = key},
                    withKeyAt(m_root, m_issue.path, key));
        }
    }

    void remove()
    {
        const bool isNamed = m_issue.anchor == Anchor::Key || m_issue.path.endsWith(u']');
        addRoot({.what = What::RemoveWord, .found = isNamed ? m_issue.found : m_issue.path.section(u'.', -1)},
                withJsonAt(m_root, m_issue.path, QJsonValue::Undefined));
    }

    /// Things of that name are meant to be of the level's own kind.
    void renameKind()
    {
        const QString base = jsonAt(m_root, m_issue.path).value_or(QJsonValue()).toObject().value("base"_L1).toString();
        const QString stem = m_issue.found.isEmpty() ? base : m_issue.found;
        QString key;
        for (int number = 2; key.isEmpty() || isTaken(key); ++number) {
            key = u"%1_%2"_s.arg(stem).arg(number);
        }
        LevelFix fix{.what = What::ReplaceWord, .found = m_issue.found, .word = key};
        if (!m_issue.found.isEmpty()) {
            rewriteThings(m_level, m_issue.found, key, fix);
        }
        addRoot(std::move(fix), withKeyAt(m_root, m_issue.path, key));
    }

    bool isTaken(const QString &key) const
    {
        return m_analysis.catalogue->meaningOf(key)
               || std::any_of(m_level.kinds.begin(), m_level.kinds.end(),
                              [&](const QJsonValue &section) { return section.toObject().contains(key); });
    }

    void addRoot(LevelFix fix, std::optional<QJsonObject> root)
    {
        if (!root) {
            return;
        }
        LevelSettings settings;
        settings.ruleset = root->take("ruleset"_L1).toString();
        settings.rules = root->take("rules"_L1).toObject();
        settings.legend = root->take("legend"_L1).toObject();
        settings.kinds = root->take("kinds"_L1).toObject();
        settings.unknown = *root;
        fix.settings = std::move(settings);
        m_fixes.push_back(std::move(fix));
    }

    const Level &m_level;
    const LevelAnalysis &m_analysis;
    const Issue &m_issue;
    QJsonObject m_root;
    std::vector<LevelFix> m_fixes;
};

/// The character of the finding; then, if there are others, all of them at once.
std::vector<LevelFix> choicesOfMeaning(const Level &level, const Issue &issue)
{
    std::set<char32_t> unknown;
    for (const Thing &thing : level.things) {
        if (thing.isUnknownCharacter()) {
            unknown.insert(thing.character);
        }
    }
    std::vector<LevelFix> fixes;
    const QList<uint> own = issue.found.toUcs4();
    if (own.size() == 1 && unknown.contains(own.first())) {
        fixes.push_back({.what = What::ChooseMeaning, .found = issue.found, .characters = {own.first()}});
    }
    if (unknown.size() > fixes.size()) {
        fixes.push_back({.what = What::ChooseMeaning, .characters = {unknown.begin(), unknown.end()}});
    }
    return fixes;
}

} // namespace

std::vector<LevelFix> wordFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
{
    if (issue.code == IssueCode::UnknownCharacter) {
        return choicesOfMeaning(level, issue);
    }
    const bool isInLegend = issue.path.startsWith(u"legend");
    if (issue.code == IssueCode::UnknownKind && (issue.cell || isInLegend)) {
        return kindFixesFor(level, *analysis.catalogue, issue);
    }
    return issue.cell ? thingFixesFor(level, analysis, issue) : SettingFixes(level, analysis, issue).find();
}
