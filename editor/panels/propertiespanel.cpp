#include "editor/panels/propertiespanel.h"

#include "editor/document/propertyedits.h"
#include "editor/forms/ruleschoice.h"
#include "editor/forms/rulesform.h"
#include "editor/forms/tilesetchoice.h"
#include "editor/forms/translationstable.h"
#include "editor/levelfiles/leveldialog.h"
#include "editor/text/authoredtext.h"
#include "editor/text/languagename.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"
#include "editor/widgets/section.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/levelformats.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int fewestLines = 2; // of the description
constexpr int mostLines = 8;

/// Sets the text only where it differs, so that the cursor of a field being typed in stays.
void showText(QLineEdit *field, const QString &text)
{
    if (field->text() != text) {
        field->setText(text);
        field->setCursorPosition(0);
    }
}

void showText(QPlainTextEdit *field, const QString &text)
{
    if (field->toPlainText() != text) {
        const QSignalBlocker quiet(field);
        field->setPlainText(text);
    }
}

bool isUndoOrRedo(const QKeyEvent &event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
}

} // namespace

PropertiesPanel::PropertiesPanel(LevelDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_nameLabel(new QLabel), m_authorLabel(new QLabel),
      m_descriptionLabel(new QLabel), m_tilesetLabel(new QLabel), m_rulesetLabel(new QLabel), m_name(new QLineEdit),
      m_nameNote(wrappedLabel(u"propertyNameNote"_s, true)), m_author(new QLineEdit), m_description(new QPlainTextEdit),
      m_translations(new QPushButton), m_tileset(new ElidedChoice), m_ruleset(new ElidedChoice),
      m_forPlayers(new Section(u"forPlayers"_s, true))
{
    setObjectName(u"properties"_s);
    auto *layout = newLayout<QVBoxLayout>(this, 8, 6);
    addTextFields();
    layout->addWidget(m_forPlayers);
    addRules();
    layout->addWidget(m_rules);
    layout->addStretch(1);
    connect(&m_document, &LevelDocument::levelReplaced, this, [this] { m_translatedFrom.clear(); });
    connect(&m_document, &LevelDocument::propertiesChanged, this, &PropertiesPanel::showLevel);
    connect(&m_document, &LevelDocument::titleChanged, this, &PropertiesPanel::showFileName);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void PropertiesPanel::addTextFields()
{
    auto *names = new QWidget;
    auto *layout = newLayout<QFormLayout>(names, 0, 6);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->setLabelAlignment(Qt::AlignLeft);
    addRow(layout, m_nameLabel, m_name, u"propertyName"_s);
    layout->addRow(m_nameNote);
    addRow(layout, m_authorLabel, m_author, u"propertyAuthor"_s);
    settleChoice(m_tileset);
    addRow(layout, m_tilesetLabel, m_tileset, u"propertyTileset"_s);
    connect(m_tileset, &QComboBox::activated, this,
            [this](int index) { setTileset(m_document, m_tileset->itemData(index).toString()); });
    // The label of the description is the longest, and would make all fields narrow.
    m_descriptionLabel->setBuddy(m_description);
    m_description->setObjectName(u"propertyDescription"_s);
    m_translations->setObjectName(u"levelTranslations"_s);
    m_translations->setProperty("isQuiet", true);
    auto *head = new QWidget;
    auto *headLayout = newLayout<QHBoxLayout>(head, 0, 6);
    headLayout->addWidget(m_descriptionLabel, 1);
    headLayout->addWidget(m_translations);
    layout->addRow(head);
    layout->addRow(m_description);
    m_forPlayers->add(names);
    connect(m_translations, &QPushButton::clicked, this, &PropertiesPanel::translate);
    m_description->setTabChangesFocus(true);
    for (QWidget *field :
         {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_author), static_cast<QWidget *>(m_description)}) {
        field->installEventFilter(this);
    }
    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString &text) { setText(m_document, TextField::Name, text); });
    connect(m_author, &QLineEdit::textEdited, this,
            [this](const QString &text) { setText(m_document, TextField::Author, text); });
    connect(m_description, &QPlainTextEdit::textChanged, this,
            [this] { setText(m_document, TextField::Description, m_description->toPlainText()); });
    connect(m_description->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &PropertiesPanel::fitDescription);
    fitDescription();
}

/// Makes the field as high as its text, so that it seldom scrolls inside the panel, which scrolls too.
void PropertiesPanel::fitDescription()
{
    const int lines = std::clamp(int(m_description->document()->size().height()), fewestLines, mostLines);
    m_description->setFixedHeight(m_description->fontMetrics().lineSpacing() * lines + 14);
}

/// Lets the choice become narrower than its longest row.
void PropertiesPanel::settleChoice(QComboBox *choice)
{
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(12);
}

void PropertiesPanel::addRules()
{
    auto *row = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(row, 0, 8);
    layout->addWidget(m_rulesetLabel);
    layout->addWidget(m_ruleset, 1);
    m_rulesetLabel->setBuddy(m_ruleset);
    m_ruleset->setObjectName(u"propertyRuleset"_s);
    settleChoice(m_ruleset);
    m_rules = new RulesForm(m_document, row);
    connect(m_ruleset, &QComboBox::activated, this,
            [this](int index) { setRuleset(m_document, m_ruleset->itemData(index).toString()); });
}

void PropertiesPanel::chooseTileset()
{
    m_forPlayers->expand();
    scrollTo(*m_tileset);
    m_tileset->setFocus(Qt::ShortcutFocusReason);
    m_tileset->showPopup();
}

void PropertiesPanel::translate()
{
    TranslationsDialog dialog(m_document.level(), *m_document.baseCatalogue(), window());
    if (isAcceptedFor(m_document, dialog)) {
        setTranslationsOf(m_document, dialog.translations());
    }
}

void PropertiesPanel::addRow(QFormLayout *layout, QLabel *label, QWidget *field, const QString &objectName)
{
    label->setBuddy(field);
    field->setObjectName(objectName);
    layout->addRow(label, field);
}

/// Shows the file name as placeholder: a level without a name is shown under it everywhere.
void PropertiesPanel::showFileName()
{
    const QString &path = m_document.path();
    m_name->setPlaceholderText(path.isEmpty() ? tr("The name that players see") : levelNameOf(path));
}

void PropertiesPanel::showLevel()
{
    showText(m_name, m_document.level().name);
    showFileName();
    showNameNote();
    showText(m_author, m_document.level().author);
    showText(m_description, m_document.level().description);
    showTileset();
    showRuleset();
    m_rules->showRules();
}

/// Shows the name in the language of the program, and the translations that are older than the name.
void PropertiesPanel::showNameNote()
{
    const Level &level = m_document.level();
    const QJsonObject names = textsAt(level.translations, u"name"_s);
    QStringList old;
    for (auto name = names.begin(); name != names.end(); ++name) {
        const std::pair<QString, QString> now{name.value().toString(), level.name};
        const auto known = m_translatedFrom.constFind(name.key());
        if (known == m_translatedFrom.constEnd() || known->first != now.first) {
            m_translatedFrom.insert(name.key(), now);
        } else if (known->second != level.name) {
            old.append(languageName(name.key()));
        }
    }
    QStringList sentences;
    if (const QString shown = names.value(programLanguage()).toString(); !shown.isEmpty() && shown != level.name) {
        sentences.append(tr("Players who use %1 read “%2”.").arg(languageName(programLanguage()), shown));
    }
    if (!old.isEmpty()) {
        sentences.append(tr("The name has changed since it was translated: %1.").arg(old.join(u", "_s)));
    }
    m_nameNote->setText(sentences.join(u' '));
    m_nameNote->setVisible(!sentences.isEmpty());
}

/// Selects the level's tileset. The rows are made only for another language or an unknown key.
void PropertiesPanel::showTileset()
{
    const QString &key = m_document.level().tileset;
    if (m_tileset->findData(key) < 0) {
        listTilesets(*m_tileset, m_document.baseCatalogue(), key);
    }
    m_tileset->setCurrentIndex(m_tileset->findData(key));
    m_tileset->setToolTip(m_tileset->currentData(Qt::ToolTipRole).toString());
}

void PropertiesPanel::showRuleset()
{
    const QString &key = m_document.level().ruleset;
    listRulesets(*m_ruleset, rulesetsToChoose(*m_document.baseCatalogue()));
    if (m_ruleset->findData(key) < 0) {
        m_ruleset->addItem(tr("%1 (unknown)").arg(key), key);
    }
    m_ruleset->setCurrentIndex(m_ruleset->findData(key));
    m_ruleset->setToolTip(m_ruleset->currentData(Qt::ToolTipRole).toString());
}

bool PropertiesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isUndoOrRedo(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::FocusOut) {
        m_document.endTyping();
    }
    return QWidget::eventFilter(watched, event);
}

void PropertiesPanel::retranslate()
{
    setWindowTitle(tr("Properties"));
    setAccessibleName(windowTitle());
    m_forPlayers->setTitle(tr("For players"));
    nameField(m_nameLabel, m_name, tr("Name"));
    nameField(m_authorLabel, m_author, tr("Author"));
    nameField(m_descriptionLabel, m_description, tr("Description"));
    nameField(m_tilesetLabel, m_tileset, tr("Tileset"));
    nameField(m_rulesetLabel, m_ruleset, tr("Ruleset"));
    m_tileset->clear(); // the names of the rows are in another language now
    m_translations->setText(tr("Translations…"));
    m_translations->setAccessibleName(m_translations->text());
    m_translations->setToolTip(tr("Texts of this level in other languages"));
    showLevel();
}

void PropertiesPanel::nameField(QLabel *label, QWidget *field, const QString &name)
{
    label->setText(name);
    field->setAccessibleName(name);
    if (const auto *choice = qobject_cast<QComboBox *>(field)) {
        choice->view()->setObjectName(choice->objectName() + u"List"_s);
        choice->view()->setAccessibleName(name);
    }
}
