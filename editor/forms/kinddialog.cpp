#include "editor/forms/kinddialog.h"

#include "editor/art/fontsize.h"
#include "editor/changes/kindfields.h"
#include "editor/document/leveldocument.h"
#include "editor/forms/effectseditor.h"
#include "editor/forms/kindlook.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/dialogsize.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"
#include "editor/wording/fieldname.h"
#include "editor/wording/issuetext.h"
#include "editor/wording/kindname.h"
#include "editor/wording/plaintip.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsonfields.h"

#include <QDialogButtonBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kindSize(460, 620);
constexpr int wideField = 200; // of names
constexpr int longestKey = 60;
constexpr int issueLines = 3;

QString valueText(const QString &field, const QJsonValue &value)
{
    return value.isBool() ? fieldWordName(field, value.toBool() ? u"true"_s : u"false"_s)
                          : fieldWordName(field, textOfValue(value));
}

QString fieldTip(const QString &field)
{
    return field == u"glyph"   ? KindDialog::tr("What it is in the look of characters")
           : field == u"color" ? KindDialog::tr("Of the character, such as #f2b84b")
                               : QString();
}

QLabel *quietLabel(const QString &objectName, const QString &text)
{
    QLabel *label = wrappedLabel(objectName, true);
    label->setText(text);
    return label;
}

/// The kind that an own kind is made from; one that nobody knows gives an empty one.
std::shared_ptr<const Kind> baseOf(const LevelDocument &document, const OwnKind &kind)
{
    const std::optional<KindId> id = document.catalogue()->kindOf(kind.base());
    Kind unknown;
    unknown.category = kind.category;
    return std::make_shared<const Kind>(id ? document.catalogue()->kind(*id) : unknown);
}

} // namespace

KindDialog::KindDialog(const LevelDocument &document, OwnKind kind, const QString &replacedKey, QWidget *parent)
    : QDialog(parent), m_document(document), m_kind(std::move(kind)), m_replacedKey(replacedKey),
      m_base(baseOf(document, m_kind)), m_isKeyOwn(!replacedKey.isEmpty()),
      m_fields(u"kind_"_s, {.name = fieldName,
                            .tip = fieldTip,
                            .choice = valueText,
                            .wrongness = std::bind_front(&KindDialog::wrongness, this)}),
      m_key(new QLineEdit), m_look(new KindLook(*document.baseCatalogue(), m_kind.category)),
      m_issues(wrappedLabel(u"kindIssues"_s))
{
    setObjectName(u"kindDialog"_s);
    setWindowTitle(replacedKey.isEmpty() ? tr("New kind") : tr("Change kind"));
    m_area = new ScrollForm(makeForm());
    m_area->setObjectName(u"kindArea"_s);
    m_issues->setProperty("isDanger", true);
    m_issues->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_issues->setFixedHeight(issueLines * m_issues->fontMetrics().lineSpacing()); // nothing above it moves
    QDialogButtonBox *buttons = dialogButtons(*this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(replacedKey.isEmpty() ? tr("Make kind") : tr("Change kind"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_area, 1);
    auto *foot = new QHBoxLayout; // what is wrong beside the buttons takes no height from the form
    foot->addWidget(m_issues, 1);
    foot->addWidget(buttons, 0, Qt::AlignBottom);
    layout->addLayout(foot);
    resizeOnScreen(*this, kindSize);
    showKind();
    heightenOnScreen(*this);
    m_fields.all().front()->setFocus(); // the name
}

void KindDialog::accept()
{
    if (!m_fields.leadToRefused()) {
        QDialog::accept();
    }
}

QWidget *KindDialog::makeForm()
{
    auto *form = new QWidget;
    form->setObjectName(u"kindForm"_s);
    auto *layout = new QVBoxLayout(form);
    layout->setSpacing(8);
    layout->addWidget(quietLabel(u"kindBase"_s, tr("Made from: %1").arg(nameOf(m_base->look))));
    if (const QString note = idleFieldsNote(m_kind.category, m_document.level(), *m_document.baseCatalogue());
        !note.isEmpty()) {
        layout->addWidget(quietLabel(u"kindFieldsNote"_s, note));
    }
    for (const ValueSpec &spec : kindFields(m_kind.category)) {
        ValueRow *row = m_fields.add(spec, form);
        layout->addWidget(row);
        if (spec.key == u"name") {
            layout->addLayout(keyBelow(*row));
            layout->addWidget(m_look);
        }
    }
    if (m_kind.category == KindCategory::Item) {
        m_effects = new EffectsEditor;
        layout->addWidget(m_effects);
        connect(m_effects, &EffectsEditor::changed, this, [this](const QJsonValue &value) {
            setKindValue(m_kind.record, u"effects"_s, value, *m_base);
            showIssues();
        });
        connect(m_effects, &EffectsEditor::added, this, [this](QWidget *field) { m_area->reveal(field); });
    }
    layout->addStretch();
    connect(m_key, &QLineEdit::textEdited, this, &KindDialog::onKeyEdited);
    connect(&m_fields, &FieldRows::changed, this, &KindDialog::set);
    connect(m_look, &KindLook::picturesChosen, this, [this](const QJsonValue &value) { set(u"pictures"_s, value); });
    return form;
}

/// The row of the key, which lies as that of the name does.
QLayout *KindDialog::keyBelow(ValueRow &name)
{
    auto *row = new QHBoxLayout;
    auto *label = new QLabel(tr("Key in the file"));
    label->setBuddy(m_key);
    m_key->setObjectName(u"kindKey"_s);
    m_key->setAccessibleName(label->text());
    m_key->setMaxLength(longestKey);
    name.setFieldWidth(wideField);
    m_key->setFixedWidth(besideFont(wideField, font()));
    row->setSpacing(0);
    row->addWidget(label, 1);
    row->addWidget(m_key);
    row->addSpacing(name.roomBehindField());
    return row;
}

/// Text cannot show two things by one character.
QString KindDialog::noteOfGlyph() const
{
    const QString glyph = m_kind.record.value("glyph"_L1).toString();
    const std::optional<char32_t> character = singleCharacter(glyph);
    const Catalogue &catalogue = *m_document.catalogue();
    const LegendTable legend(catalogue, m_document.level().legend);
    const QString *other = character ? legend.keyOf(*character) : nullptr;
    const std::optional<Meaning> meaning =
        other && *other != m_replacedKey ? catalogue.meaningOf(*other) : std::nullopt;
    return meaning ? tr("In text %1 stands for %2 already: this is shown there by another character.")
                         .arg(glyph, nameOf(catalogue.lookOf(*meaning)))
                   : QString();
}

/// The sentence of the reader about this field with another value.
QString KindDialog::wrongness(const QString &field, const QJsonValue &value) const
{
    OwnKind kind = m_kind;
    setKindValue(kind.record, field, value, *m_base);
    for (const Issue &issue : issuesOf(kind, m_replacedKey, m_document.level(), *m_document.baseCatalogue())) {
        if (issue.path.endsWith(u'.' + field)) {
            return sentenceOf(issue);
        }
    }
    return {};
}

/// The value of the base, such as "troll: 37"; empty for the name, which stands above the form.
QString KindDialog::noteOfUsual(const QString &field, const QString &usual) const
{
    return field == u"name" ? QString() : tr("%1: %2", "a kind and its value").arg(nameOf(m_base->look), usual);
}

void KindDialog::set(const QString &field, const QJsonValue &value)
{
    setKindValue(m_kind.record, field, value, *m_base);
    if (field == u"name" && !m_isKeyOwn) {
        const QString name = value.isUndefined() ? m_base->key : value.toString();
        m_kind.key = keyFromName(name, *m_document.catalogue());
    }
    showKind();
}

void KindDialog::onKeyEdited()
{
    m_isKeyOwn = true;
    m_kind.key = m_key->text().trimmed();
    showIssues();
}

void KindDialog::showKind()
{
    if (m_key->text().trimmed() != m_kind.key) {
        m_key->setText(m_kind.key);
    }
    m_fields.show([this](const ValueRow &row) {
        const QString &field = row.spec().key;
        const QString usual = field == u"name" ? nameOf(m_base->look) : valueText(field, valueOfKind(*m_base, field));
        return ValueShown{
            .own = kindValue(m_kind.record, field, *m_base), .usual = usual, .note = noteOfUsual(field, usual)};
    });
    m_look->show(m_kind.record, m_base->look);
    if (m_effects) {
        m_effects->setEffects(m_kind.record.value("effects"_L1), effectsOf(*m_base));
    }
    showIssues();
}

void KindDialog::showIssues()
{
    const IssueList issues = issuesOf(m_kind, m_replacedKey, m_document.level(), *m_document.baseCatalogue());
    const QString sentence = issues.isEmpty() ? noteOfGlyph() : sentenceOf(issues[0]);
    m_issues->setText(sentence);
    m_issues->setToolTip(plainTip(sentence));
    m_accept->setEnabled(issues.isEmpty());
}
