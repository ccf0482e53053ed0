#include "editor/forms/thingform.h"

#include "editor/text/fieldname.h"
#include "editor/text/issuetext.h"
#include "editor/text/kindname.h"
#include "editor/tools/strokename.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace {

const ThingField &fieldOf(const QString &key)
{
    const auto isIt = [&key](const ThingField &field) { return field.key == key; };
    return *std::find_if(thingFields().begin(), thingFields().end(), isIt);
}

} // namespace

ThingForm::ThingForm(LevelDocument &document, Toolbox &toolbox, QWidget *parent)
    : QWidget(parent), m_document(document), m_toolbox(toolbox),
      m_fields(u"thing_"_s, {.name = fieldName,
                             .choice = std::bind_front(&ThingForm::choiceName, this),
                             .icon = std::bind_front(&ThingForm::choiceIcon, this),
                             .faultOfValue = std::bind_front(&ThingForm::faultOfValue, this)}),
      m_kindLabel(new QLabel(this)), m_kind(new ElidedChoice(this)), m_note(wrappedLabel(u"thingFieldsNote"_s, true))
{
    setObjectName(u"thingForm"_s);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    auto *kindRow = new QHBoxLayout;
    m_kind->setObjectName(u"thingKind"_s);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(14);
    m_kind->setIconSize({KindIcons::side, KindIcons::side});
    m_kindLabel->setBuddy(m_kind);
    kindRow->addWidget(m_kindLabel);
    kindRow->addWidget(m_kind, 1);
    layout->addLayout(kindRow);
    layout->addWidget(m_note);
    retranslate();
    for (const ThingField &field : thingFields()) {
        layout->addWidget(m_fields.add(specOf(field, *m_document.catalogue()), this));
    }
    layout->addStretch();
    connect(&m_fields, &FieldRows::changed, this, &ThingForm::set);
    connect(&m_fields, &FieldRows::typingEnded, this, [this] { m_document.endTyping(); });
    connect(m_kind, &QComboBox::activated, this, &ThingForm::onKindChosen);
    whenLanguageChanges(*this, [this] {
        retranslate();
        showThings(m_things);
    });
}

QString ThingForm::faultOfValue(const QString &key, const QJsonValue &value) const
{
    const std::optional<Issue> issue = issueOf(fieldOf(key), value, *m_document.catalogue());
    return issue ? sentenceOf(*issue) : QString();
}

void ThingForm::set(const QString &key, const QJsonValue &value, bool isTyped)
{
    m_toolbox.cancel();
    const LevelChange change = changeByValue(m_document.level(), m_things, key, value);
    const QString name = nameOfStep(fieldName(key));
    if (isTyped) {
        m_document.typeStroke(name, change, u"thing "_s + key);
    } else {
        m_document.stroke(name, change);
    }
}

QString ThingForm::nameOfStep(const QString &value) const
{
    return m_things.size() == 1 ? StrokeName::setValue(
               value, Paint::ofThing(m_document.level().things[m_things.front()]), *m_document.catalogue())
                                : StrokeName::setValues(value, int(m_things.size()));
}

void ThingForm::onKindChosen(int index)
{
    m_toolbox.cancel();
    m_document.stroke(nameOfStep(fieldName(u"kind"_s)),
                      changeByKind(m_document.level(), m_things, m_kind->itemData(index).toString()));
}

void ThingForm::showThings(const std::vector<std::size_t> &things)
{
    if (things != m_things) {
        m_document.endTyping();
    }
    m_things = things;
    const Level &level = m_document.level();
    const Catalogue &catalogue = *m_document.catalogue();
    const std::optional<KindCategory> category = commonCategory(level, catalogue, things);
    showKind(category);
    m_note->setText(category ? idleFieldsNote(*category, level, *m_document.baseCatalogue()) : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    showValues();
}

void ThingForm::showValues()
{
    const Catalogue &catalogue = *m_document.catalogue();
    const std::vector<ThingValue> values = thingValues(m_document.level(), catalogue, m_things);
    const std::vector<KindId> kinds = kindsOfThings(m_document.level(), catalogue, m_things);
    m_fields.show([&](ValueRow &row) {
        const auto value = std::find_if(values.begin(), values.end(),
                                        [&](const ThingValue &one) { return one.field->key == row.spec().key; });
        const bool isThere = value != values.end();
        row.setVisible(isThere);
        if (isThere) {
            row.setChoices(specOf(*value->field, catalogue).choices);
        }
        return isThere ? std::optional(shownOf(*value, kinds)) : std::nullopt;
    });
}

void ThingForm::showKind(std::optional<KindCategory> category)
{
    m_kind->clear();
    const Catalogue &catalogue = *m_document.catalogue();
    for (const Kind &kind : catalogue.kinds()) {
        if (kind.category == category) {
            m_kind->addItem(m_icons.of(kind), nameAmongKinds(kind, catalogue), kind.key);
        }
    }
    m_kind->setPlaceholderText(tr("various"));
    m_kind->setCurrentIndex(m_kind->findData(commonKind(m_document.level(), m_things)));
    m_kind->setVisible(m_kind->count() > 1);
    m_kindLabel->setVisible(m_kind->count() > 1);
}

ValueShown ThingForm::shownOf(const ThingValue &value, const std::vector<KindId> &kinds) const
{
    QString usual;
    for (const KindId id : kinds) {
        const QString text = usualText(*value.field, m_document.catalogue()->kind(id));
        usual = id == kinds.front() || text == usual ? text : tr("various");
    }
    return {.own = value.own,
            .hasSeveralValues = value.hasSeveralValues,
            .usual = usual,
            .note = kinds.size() == 1 ? tr("Default for its kind: %1").arg(usual)
                                      : tr("Default for their kinds: %1").arg(usual)};
}

/// Returns the name of a word or of a kind.
QString ThingForm::choiceName(const QString &key, const QJsonValue &choice) const
{
    const QString word = choice.toString();
    const Catalogue &catalogue = *m_document.catalogue();
    const std::optional<KindId> kind = fieldOf(key).type == Field::Type::Kind ? catalogue.kindOf(word) : std::nullopt;
    return kind ? nameAmongKinds(catalogue.kind(*kind), catalogue) : fieldWordName(key, word);
}

QIcon ThingForm::choiceIcon(const QString &key, const QJsonValue &choice) const
{
    return fieldOf(key).type == Field::Type::Kind ? m_icons.of(choice.toString(), *m_document.catalogue()) : QIcon();
}

void ThingForm::retranslate()
{
    setAccessibleName(tr("Values of the selected things"));
    m_kindLabel->setText(fieldName(u"kind"_s));
    m_kind->setAccessibleName(fieldName(u"kind"_s));
    m_kind->setToolTip(tr("Change the kind of these things; their own values stay"));
    m_fields.nameAll();
}
