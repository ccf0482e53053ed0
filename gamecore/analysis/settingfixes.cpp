#include "gamecore/analysis/settingfixes.h"

#include "gamecore/analysis/thingfixes.h"
#include "gamecore/base/nearest.h"
#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/json/jsonedit.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/level.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The properties of a level that have a key in JSON, as used by Issue::path. Unknown keys are on the same level.
constexpr auto levelFields = std::span(propertyFields).first<propertyFields.size() - 2>();

QJsonObject withoutEmptyLanguages(QJsonObject translations)
{
    for (const QString &language : translations.keys()) {
        if (translations.value(language).toObject().isEmpty()) {
            translations.remove(language);
        }
    }
    return translations;
}

/// Returns the keys of a level as in its file, without cells and things.
QJsonObject rootOf(const Level &level)
{
    const LevelProperties said = propertiesOf(level);
    const LevelProperties unsaid = propertiesOf(Level());
    QJsonObject root = level.unknown;
    for (const RecordField<LevelProperties> &row : levelFields) {
        if (row.valueIn(said) != row.valueIn(unsaid)) {
            root.insert(row.field.key, row.valueIn(said));
        }
    }
    return root;
}

/// True if a level can be read from `root`. Values of unknown keys may have any type.
bool isLevelRoot(const QJsonObject &root)
{
    const LevelProperties unsaid;
    return std::all_of(levelFields.begin(), levelFields.end(), [&](const RecordField<LevelProperties> &row) {
        return !root.contains(row.field.key) || root.value(row.field.key).type() == row.valueIn(unsaid).type();
    });
}

/// Converts back from rootOf(). Languages without texts are dropped.
LevelProperties propertiesIn(QJsonObject root)
{
    LevelProperties properties = propertiesOf(Level());
    IssueList none; // isLevelRoot() holds, so there are no issues
    JsonFields fields(root, {}, none);
    readFields(fields, levelFields, properties);
    for (const RecordField<LevelProperties> &row : levelFields) {
        root.remove(row.field.key);
    }
    properties.translations = withoutEmptyLanguages(properties.translations);
    properties.unknown = root;
    return properties;
}

/// Moves the translated names of a custom kind to another path, or removes them if `to` is empty.
void moveNameIn(QJsonObject &root, const QString &from, const QString &to)
{
    if (root.contains("translations"_L1)) {
        root.insert("translations"_L1, withTextsMoved(root.value("translations"_L1).toObject(), from, to));
    }
}

using What = LevelFix::What;

/// Fixes for the settings at the path of a finding: rules, legend, custom kinds and unknown keys.
class SettingFixes {
public:
    SettingFixes(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
        : m_level(level), m_analysis(analysis), m_issue(issue), m_root(rootOf(level))
    {
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
            setTo(likelyWords());
            break;
        case IssueCode::UnknownTileset:
            setTo(likelyWords());
            remove();
            break;
        case IssueCode::UnknownKind:
            setTo(basesAmong(m_issue.names));
            moveToItsSection();
            removeKind();
            break;
        case IssueCode::UnknownKey:
            renameKeyTo(isSection() ? nearestNames(m_issue.found, sections()) : m_issue.names);
            m_issue.expected == Expected::Language ? removeLanguage() : remove();
            break;
        case IssueCode::BadValue:
            mendValue();
            break;
        case IssueCode::WrongType:
            remove();
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
        for (const KindCategory category : ownCategories) {
            names.append(QString(sectionOf(category)));
        }
        return names;
    }

    /// True if the finding is about a section of `kinds`.
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

    /// Fixes a wrong word in a list. A word that is already in the list is a duplicate, which can only be removed.
    void mendWord()
    {
        if (!m_issue.names.contains(m_issue.found)) {
            setTo(likelyWords());
        }
        remove();
    }

    bool isAboutTimes() const { return m_issue.names.size() == 1 && m_issue.names.first().contains(u"<="); }

    /// Makes the shorter and the longer time consistent by moving the value at the path to the limit that the other one
    /// sets.
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

    QStringList likelyWords() const
    {
        constexpr qsizetype most = 4;
        return namesByLikeness(m_issue.found, m_issue.names).first(qMin(m_issue.names.size(), most));
    }

    /// Returns the possible bases for a custom kind: those of its own category.
    QStringList basesAmong(QStringList names) const
    {
        names.removeIf([this](const QString &name) {
            const std::optional<KindId> id = m_analysis.catalogue->kindOf(name);
            const QString section = id ? QString(sectionOf(m_analysis.catalogue->kind(*id).category)) : QString();
            return !m_issue.path.startsWith(u"kinds."_s + section + u'.');
        });
        return names;
    }

    /// Moves a custom kind to the section of its base, if it is in the wrong section.
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
            moveNameIn(root, pathOfKindName(steps[1], steps[2]), pathOfKindName(section, steps[2]));
            addRoot({.what = What::ReplaceWord, .found = steps[1], .word = section}, root);
        }
    }

    /// Removes a custom kind whose base cannot be guessed.
    void removeKind()
    {
        const QStringList steps = m_issue.path.split(u'.');
        if (m_fixes.empty() && steps.size() == 4) {
            std::optional<QJsonObject> root = withJsonAt(m_root, steps.first(3).join(u'.'), QJsonValue::Undefined);
            if (root) {
                moveNameIn(*root, pathOfKindName(steps[1], steps[2]), {});
            }
            addRoot({.what = What::RemoveWord, .found = steps[2]}, root);
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
            const std::optional<QJsonObject> root = withKeyAt(m_root, m_issue.path, key);
            if (root && isLevelRoot(*root)) {
                addRoot({.what = What::ReplaceWord, .found = m_issue.found, .word = key}, root);
            }
        }
    }

    void remove()
    {
        const bool isNamed = m_issue.anchor == Anchor::Key || m_issue.path.endsWith(u']');
        addRoot({.what = What::RemoveWord, .found = isNamed ? m_issue.found : m_issue.path.section(u'.', -1)},
                withJsonAt(m_root, m_issue.path, QJsonValue::Undefined));
    }

    /// Removes a language, including the texts of things.
    void removeLanguage()
    {
        LevelFix fix{.what = What::RemoveWord, .found = m_issue.found};
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            Thing after = m_level.things[i];
            for (const QString &language : m_level.things[i].translations.keys()) {
                if (shortened(language) == m_issue.found) {
                    after.translations.remove(language);
                }
            }
            if (after != m_level.things[i]) {
                fix.rewritten.push_back({i, std::move(after)});
            }
        }
        addRoot(std::move(fix), withJsonAt(m_root, m_issue.path, QJsonValue::Undefined).value_or(m_root));
    }

    /// Renames a custom kind with a name that is taken. Things and characters of that name follow it.
    void renameKind()
    {
        const QString base = jsonAt(m_root, m_issue.path).value_or(QJsonValue()).toObject().value("base"_L1).toString();
        const QString stem = m_issue.found.isEmpty() ? base : m_issue.found;
        QString key;
        for (int number = 2; key.isEmpty() || isTaken(key); ++number) {
            key = u"%1_%2"_s.arg(stem).arg(number);
        }
        LevelFix fix{.what = What::ReplaceWord, .found = m_issue.found, .word = key};
        std::optional<QJsonObject> root = withKeyAt(m_root, m_issue.path, key);
        const QString section = m_issue.path.section(u'.', 1, 1);
        if (root) {
            moveNameIn(*root, pathOfKindName(section, m_issue.found), pathOfKindName(section, key));
        }
        if (root && !m_issue.found.isEmpty()) {
            rewriteThings(m_level, m_issue.found, key, fix);
            root->insert("legend"_L1, withLegendRenamed(m_level.legend, m_issue.found, key));
        }
        addRoot(std::move(fix), root);
    }

    bool isTaken(const QString &key) const
    {
        return m_analysis.catalogue->meaningOf(key)
               || std::any_of(m_level.kinds.begin(), m_level.kinds.end(),
                              [&](const QJsonValue &section) { return section.toObject().contains(key); });
    }

    void addRoot(LevelFix fix, const std::optional<QJsonObject> &root)
    {
        if (root) {
            fix.settings = propertiesIn(*root);
            m_fixes.push_back(std::move(fix));
        }
    }

    const Level &m_level;
    const LevelAnalysis &m_analysis;
    const Issue &m_issue;
    QJsonObject m_root;
    std::vector<LevelFix> m_fixes;
};

} // namespace

std::vector<LevelFix> settingFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
{
    return SettingFixes(level, analysis, issue).find();
}
