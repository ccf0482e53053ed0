#include "editor/levelfiles/campaigndialog.h"

#include "editor/forms/translationstable.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize campaignSize(640, 660);

} // namespace

CampaignDialog::CampaignDialog(const CampaignProperties &properties, QWidget *parent)
    : QDialog(parent), m_name(new QLineEdit(properties.name)), m_author(new QLineEdit(properties.author)),
      m_description(new QPlainTextEdit(properties.description)),
      m_carriesHero(new QCheckBox(tr("Carry the &hero over"))), m_translations(new TranslationsTable)
{
    setObjectName(u"campaignDialog"_s);
    setWindowTitle(tr("Campaign properties"));
    setAccessibleName(windowTitle());
    auto *form = newLayout<QFormLayout>(this, 16, 8);
    form->setLabelAlignment(Qt::AlignLeft);
    addFields(*form, properties);
    auto *heading = new QLabel(tr("Translations"));
    heading->setProperty("isHeading", true);
    form->addRow(heading);
    m_translations->setTexts(
        {{u"name"_s, tr("Name"), properties.name}, {u"description"_s, tr("Description"), properties.description}},
        properties.translations);
    form->addRow(m_translations);
    form->addRow(dialogButtons(*this));
    connect(m_name, &QLineEdit::textChanged, this, &CampaignDialog::followSources);
    connect(m_description, &QPlainTextEdit::textChanged, this, &CampaignDialog::followSources);
    m_name->selectAll(); // so that typing replaces the default name
    resizeOnScreen(*this, campaignSize);
}

void CampaignDialog::addFields(QFormLayout &form, const CampaignProperties &properties)
{
    const auto add = [&form](const QString &caption, QWidget *field, const QString &objectName) {
        field->setObjectName(objectName);
        field->setAccessibleName(QString(caption).remove(u'&'));
        form.addRow(caption, field);
    };
    add(tr("&Name"), m_name, u"campaignName"_s);
    add(tr("A&uthor"), m_author, u"campaignAuthor"_s);
    add(tr("&Description"), m_description, u"campaignText"_s);
    m_description->setTabChangesFocus(true);
    const int height = m_description->fontMetrics().lineSpacing() * 3 + 16;
    m_description->setMinimumHeight(height);
    m_description->setMaximumHeight(height);
    m_carriesHero->setObjectName(u"campaignCarriesHero"_s);
    m_carriesHero->setAccessibleName(m_carriesHero->text().remove(u'&'));
    m_carriesHero->setChecked(properties.carriesHero);
    auto *hint =
        new QLabel(tr("On: the hero keeps gold, items and experience. Off: each level starts with a new hero."));
    hint->setWordWrap(true);
    hint->setProperty("isSecondary", true);
    m_carriesHero->setAccessibleDescription(hint->text());
    form.addRow(m_carriesHero);
    form.addRow(hint);
}

void CampaignDialog::followSources()
{
    m_translations->setSource(u"name"_s, m_name->text());
    m_translations->setSource(u"description"_s, m_description->toPlainText());
}

CampaignProperties CampaignDialog::properties() const
{
    return {.name = m_name->text(),
            .author = m_author->text(),
            .description = m_description->toPlainText(),
            .translations = m_translations->translations(),
            .carriesHero = m_carriesHero->isChecked()};
}
