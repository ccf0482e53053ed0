#include "gamecore/analysis/settingfixes.h"

#include "gamecore/analysis/thingwords.h"
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

/// What a level says of itself as JSON, where the paths of findings lead (Issue::path): unknown keys stand beside it.
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

/// The keys of a level as in its file, without cells and things.
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

/// True if a level can be read from it: the value of an unknown key may be anything.
bool isLevelRoot(const QJsonObject &root)
{
    const LevelProperties unsaid;
    return std::all_of(levelFields.begin(), levelFields.end(), [&](const RecordField<LevelProperties> &row) {
        return !root.contains(row.field.key) || root.value(row.field.key).type() == row.valueIn(unsaid).type();
    });
}

/// The reverse of rootOf(); languages without texts are dropped.
LevelProperties propertiesIn(QJsonObject root)
{
    LevelProperties properties = propertiesOf(Level());
    IssueList none; // isLevelRoot()
    JsonFields fields(root, {}, none);
    readFields(fields, levelFields, properties);
    for (const RecordField<LevelProperties> &row : levelFields) {
        root.remove(row.field.key);
    }
    properties.translations = withoutEmptyLanguages(properties.translations);
    properties.unknown = root;
    return properties;
}

/// Moves the name of an own kind, in all languages, from one path to another, or removes it if `to` is empty.
void moveNameIn(QJsonObject &root, const QString &from, const QString &to)
{
    if (root.contains("translations"_L1)) {
        root.insert("translations"_L1, withTextsMoved(root.value("translations"_L1).toObject(), from, to));
    }
}

using What = LevelFix::What;

/// Fixes of what stands outside of cells, where the path of the finding leads: rules, legend, own kinds, unknown keys.
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

    /// Whether the finding is about `kinds` itself.
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
            setTo(likelyWords());
        }
        remove();
    }

    bool isAboutTimes() const { return m_issue.names.size() == 1 && m_issue.names.first().contains(u"<="); }

    /// Fits the shorter and the longer time: what stands at the path goes as far as the other one lets it.
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

    /// Bases for an own kind, which is made from one of its own category.
    QStringList basesAmong(QStringList names) const
    {
        names.removeIf([this](const QString &name) {
            const std::optional<KindId> id = m_analysis.catalogue->kindOf(name);
            const QString section = id ? QString(sectionOf(m_analysis.catalogue->kind(*id).category)) : QString();
            return !m_issue.path.startsWith(u"kinds."_s + section + u'.');
        });
        return names;
    }

    /// Moves a kind whose base is of another category: it stands in the wrong section.
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

    /// Removes a kind of which nobody knows what it was meant to be like.
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

    /// Removes a language, texts of things in it too.
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

    /// Things and characters of that name are meant to be of the level's own kind.
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
