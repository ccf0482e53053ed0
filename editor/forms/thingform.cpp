#include "editor/forms/thingform.h"

#include "editor/tools/strokename.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/elidedchoice.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/wording/fieldname.h"
#include "editor/wording/issuetext.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace {

QString sentenceAbout(const ThingField &field, const QJsonValue &value, const Catalogue &catalogue)
{
    const std::optional<Issue> issue = issueOf(field, value, catalogue);
    return issue ? sentenceOf(*issue) : QString();
}

} // namespace

ThingForm::ThingForm(LevelDocument &document, Toolbox &toolbox, QWidget *parent)
    : QWidget(parent), m_document(document), m_toolbox(toolbox), m_kindLabel(new QLabel(this)),
      m_kind(new ElidedChoice(this)), m_note(wrappedLabel(u"thingFieldsNote"_s, true))
{
    setObjectName(u"thingForm"_s);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    auto *kindRow = new QHBoxLayout;
    m_kind->setObjectName(u"thingKind"_s);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(14);
    m_kindLabel->setBuddy(m_kind);
    kindRow->addWidget(m_kindLabel);
    kindRow->addWidget(m_kind, 1);
    layout->addLayout(kindRow);
    layout->addWidget(m_note);
    for (const ThingField &field : thingFields()) {
        layout->addWidget(addRow(field));
    }
    layout->addStretch();
    connect(m_kind, &QComboBox::activated, this, &ThingForm::onKindChosen);
    retranslate();
    whenLanguageChanges(*this, [this] {
        retranslate();
        showThings(m_things);
    });
}

ValueRow *ThingForm::addRow(const ThingField &field)
{
    auto *row = new ValueRow(specOf(field, *m_document.catalogue()), u"thing_"_s + field.key, this);
    row->setCheck(
        [this, &field](const QJsonValue &value) { return sentenceAbout(field, value, *m_document.catalogue()); });
    connect(row, &ValueRow::typed, this, [this, &field](const QJsonValue &value) { set(field, value, true); });
    connect(row, &ValueRow::chosen, this, [this, &field](const QJsonValue &value) { set(field, value, false); });
    connect(row, &ValueRow::typingEnded, this, [this] { m_document.endTyping(); });
    m_rows.push_back(row);
    return row;
}

void ThingForm::set(const ThingField &field, const QJsonValue &value, bool isTyped)
{
    m_toolbox.cancel();
    const LevelChange change = changeByValue(m_document.level(), m_things, QString(field.key), value);
    const QString name = nameOfStep(fieldName(QString(field.key)));
    if (isTyped) {
        m_document.typeStroke(name, change, u"thing "_s + field.key);
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
    const std::vector<ThingValue> values = thingValues(level, catalogue, things);
    const std::vector<KindId> kinds = kindsOfThings(level, catalogue, things);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ThingField &field = thingFields()[i];
        const auto value =
            std::find_if(values.begin(), values.end(), [&](const ThingValue &v) { return v.field == &field; });
        m_rows[i]->setVisible(value != values.end());
        if (value != values.end()) {
            m_rows[i]->setChoices(specOf(field, catalogue).choices);
            m_rows[i]->show(shownOf(*value, kinds));
        }
    }
}

void ThingForm::showKind(std::optional<KindCategory> category)
{
    m_kind->clear();
    const Catalogue &catalogue = *m_document.catalogue();
    for (const Kind &kind : catalogue.kinds()) {
        if (kind.category == category) {
            m_kind->addItem(nameOf(kind.look), kind.key);
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
            .isVarious = value.isVarious,
            .usual = usual,
            .note = kinds.size() == 1 ? tr("Its kind has: %1").arg(usual) : tr("Their kinds have: %1").arg(usual)};
}

/// The name of a word, or of a kind.
QString ThingForm::choiceName(const ThingField &field, const QString &word) const
{
    const std::optional<KindId> kind =
        field.type == Field::Type::Kind ? m_document.catalogue()->kindOf(word) : std::nullopt;
    return kind ? nameOf(m_document.catalogue()->kind(*kind).look) : fieldWordName(QString(field.key), word);
}

void ThingForm::retranslate()
{
    setAccessibleName(tr("Values of the selected things"));
    m_kindLabel->setText(fieldName(u"kind"_s));
    m_kind->setAccessibleName(fieldName(u"kind"_s));
    m_kind->setToolTip(tr("Makes the things another kind; values of their own stay"));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const ThingField &field = thingFields()[i];
        m_rows[i]->setNames(fieldName(QString(field.key)), {},
                            [this, &field](const QJsonValue &choice) { return choiceName(field, choice.toString()); });
    }
}
