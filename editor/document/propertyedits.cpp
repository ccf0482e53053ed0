#include "editor/document/propertyedits.h"

#include "editor/edits/stamp.h"
#include "editor/text/fieldname.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/leveltranslations.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class PropertyEdits {
    Q_DECLARE_TR_FUNCTIONS(PropertyEdits)
};

template<typename LevelOrProperties>
auto &textIn(LevelOrProperties &level, TextField field)
{
    switch (field) {
    case TextField::Name:
        return level.name;
    case TextField::Author:
        return level.author;
    case TextField::Description:
        break;
    }
    return level.description;
}

QString stepName(TextField field)
{
    switch (field) {
    case TextField::Name:
        return PropertyEdits::tr("change name");
    case TextField::Author:
        return PropertyEdits::tr("change author");
    case TextField::Description:
        break;
    }
    return PropertyEdits::tr("change description");
}

void changeRule(LevelDocument &document, const QString &key, const QJsonValue &value, const QString &field)
{
    LevelProperties after = propertiesOf(document.level());
    if (value.isUndefined()) {
        after.rules.remove(key);
    } else {
        after.rules.insert(key, value);
    }
    document.changeProperties(PropertyEdits::tr("change rule %1").arg(ruleName(key)), after, field);
}

} // namespace

QString textOf(const Level &level, TextField field)
{
    return textIn(level, field);
}

void setText(LevelDocument &document, TextField field, const QString &text)
{
    if (text == textOf(document.level(), field)) {
        return;
    }
    LevelProperties after = propertiesOf(document.level());
    textIn(after, field) = text.left(longestText); // the reader would refuse a longer text
    document.changeProperties(stepName(field), after, u"text%1"_s.arg(int(field)));
}

void setRuleset(LevelDocument &document, const QString &key)
{
    LevelProperties after = propertiesOf(document.level());
    after.ruleset = key;
    document.changeProperties(PropertyEdits::tr("change ruleset"), after);
}

void setTileset(LevelDocument &document, const QString &key)
{
    LevelProperties after = propertiesOf(document.level());
    after.tileset = key;
    document.changeProperties(PropertyEdits::tr("change tileset"), after);
}

void setRule(LevelDocument &document, const QString &key, const QJsonValue &value)
{
    changeRule(document, key, value, {});
}

void typeRule(LevelDocument &document, const QString &key, const QJsonValue &value)
{
    changeRule(document, key, value, u"rule "_s + key);
}

void resetRules(LevelDocument &document)
{
    LevelProperties after = propertiesOf(document.level());
    after.rules = {};
    document.changeProperties(PropertyEdits::tr("reset all rules"), after);
}

void setTranslationsOf(LevelDocument &document, const QJsonObject &all)
{
    const Level &before = document.level();
    Level after = before;
    setTranslations(after, all, listedThings(before, *document.baseCatalogue()));
    const LevelChange ofThings = before.things == after.things ? LevelChange() : changeBetween(before, after);
    document.changeLevel(LevelDocument::tr("change translations"), propertiesOf(after), ofThings);
}
