#include "editor/forms/translationstable.h"

#include "editor/text/languagename.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/fieldbubble.h"
#include "editor/widgets/layouts.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QWidget>

using namespace Qt::StringLiterals;

/// A field for a language, by name or code, with buttons to add it and to remove the language selected in the table. An
/// invalid language, or one beyond the limit, is not added, and a bubble explains why.
class LanguageChoice : public QWidget {
    Q_OBJECT

public:
    explicit LanguageChoice(QWidget *parent = nullptr);

    /// Sets the codes of the present languages; adding one of them again is not an error.
    void setLanguages(const QStringList &languages) { m_languages = languages; }
    void setRemovable(bool isRemovable);

Q_SIGNALS:
    void added(const QString &code);
    void removed();

protected:
    /// Makes Return add the language; otherwise it would accept the dialog.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addButtons();
    void add();
    QString faultOf(const QString &language) const;

    QStringList m_languages;
    QComboBox *m_language;
    QPushButton *m_add;
    QPushButton *m_remove;
    FieldBubble *m_wrong; ///< shows the error and the typed text
};

LanguageChoice::LanguageChoice(QWidget *parent)
    : QWidget(parent), m_language(new QComboBox), m_add(new QPushButton), m_remove(new QPushButton),
      m_wrong(new FieldBubble(this))
{
    m_language->setObjectName(u"translationLanguage"_s);
    m_language->setAccessibleName(tr("Language to add"));
    m_language->setEditable(true);
    m_language->setInsertPolicy(QComboBox::NoInsert);
    m_language->lineEdit()->setObjectName(u"translationLanguageCode"_s);
    m_language->lineEdit()->setAccessibleName(m_language->accessibleName());
    m_language->lineEdit()->installEventFilter(this);
    for (const QString &code : commonLanguages()) {
        m_language->addItem(languageName(code), code);
    }
    m_wrong->setObjectName(u"translationLanguageWrong"_s);
    addButtons();
    connect(m_language, &QComboBox::editTextChanged, m_wrong, [this] { m_wrong->say({}); });
    connect(m_add, &QPushButton::clicked, this, &LanguageChoice::add);
    connect(m_remove, &QPushButton::clicked, this, &LanguageChoice::removed);
}

void LanguageChoice::addButtons()
{
    m_add->setObjectName(u"addTranslationLanguage"_s);
    m_add->setText(tr("&Add language"));
    m_remove->setObjectName(u"removeTranslationLanguage"_s);
    m_remove->setText(tr("&Remove language"));
    m_remove->setToolTip(tr("Remove all texts in the language of the selected row"));
    for (QPushButton *button : {m_add, m_remove}) {
        button->setAccessibleName(button->text().remove(u'&'));
        button->setAutoDefault(false);
    }
    auto *layout = newLayout<QHBoxLayout>(this, 0);
    layout->addWidget(m_language, 1);
    layout->addWidget(m_add);
    layout->addWidget(m_remove);
}

void LanguageChoice::setRemovable(bool isRemovable)
{
    m_remove->setEnabled(isRemovable);
}

bool LanguageChoice::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = watched == m_language->lineEdit() && event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        add();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LanguageChoice::add()
{
    const QString typed = m_language->currentText().trimmed();
    const int known = m_language->findText(typed, Qt::MatchFixedString);
    const QString code = known >= 0 ? m_language->itemData(known).toString() : typed;
    if (const QString fault = faultOf(code); !fault.isEmpty()) {
        m_wrong->say(fault);
        m_language->lineEdit()->setAccessibleDescription(fault);
        m_language->lineEdit()->selectAll();
        m_language->setFocus(Qt::OtherFocusReason);
        return;
    }
    Q_EMIT added(code);
}

/// Returns why a language cannot be added; empty if it can.
QString LanguageChoice::faultOf(const QString &language) const
{
    if (!isLanguageCode(language)) {
        return tr("Choose a language from the list, or enter a code such as de, fr or pt_BR.");
    }
    return m_languages.size() >= mostLanguages && !m_languages.contains(language)
               ? tr("At most %n languages are possible.", nullptr, mostLanguages)
               : QString();
}

namespace {

enum TableColumn { LanguageColumn, WhatColumn, TextColumn, ColumnCount };
enum TextRole { PathRole = Qt::UserRole, CodeRole };

constexpr int leastTableHeight = 130;

QPlainTextEdit *textBox(const QString &objectName)
{
    auto *box = new QPlainTextEdit;
    box->setObjectName(objectName);
    box->setTabChangesFocus(true);
    const int height = box->fontMetrics().lineSpacing() * 3 + 16;
    box->setMinimumHeight(height);
    box->setMaximumHeight(height * 2);
    return box;
}

} // namespace

TranslationsTable::TranslationsTable(QWidget *parent)
    : QWidget(parent), m_table(new QTableWidget(0, ColumnCount)), m_choice(new LanguageChoice),
      m_source(textBox(u"translationSource"_s)), m_text(textBox(u"translationText"_s)), m_empty(new QLabel(m_table))
{
    setObjectName(u"translations"_s);
    m_table->setObjectName(u"translationsTable"_s);
    m_table->setAccessibleName(tr("Translations"));
    m_table->setHorizontalHeaderLabels({tr("Language"), tr("Entry"), tr("Text")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setMinimumHeight(leastTableHeight);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(TextColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_source->setReadOnly(true);
    addControls();
    connect(m_table, &QTableWidget::currentCellChanged, this, &TranslationsTable::showChosen);
    connect(m_table, &QTableWidget::cellActivated, this, [this] { m_text->setFocus(Qt::OtherFocusReason); });
    connect(m_text, &QPlainTextEdit::textChanged, this, &TranslationsTable::takeText);
    connect(m_choice, &LanguageChoice::added, this, &TranslationsTable::addLanguage);
    connect(m_choice, &LanguageChoice::removed, this, &TranslationsTable::removeLanguage);
    showRows({}, {});
}

void TranslationsTable::addControls()
{
    m_empty->setObjectName(u"noTranslations"_s);
    m_empty->setText(tr("Nothing is translated yet. Add a language."));
    m_empty->setProperty("isSecondary", true);
    m_empty->setMargin(12);
    auto *empty = new QVBoxLayout(m_table->viewport());
    empty->addWidget(m_empty, 0, Qt::AlignCenter);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    layout->addWidget(m_choice);
    layout->addWidget(m_table, 1);
    layout->addLayout(newTextFields());
}

QLayout *TranslationsTable::newTextFields()
{
    auto *sourceLabel = new QLabel(tr("Original text"));
    auto *textLabel = new QLabel(tr("&In this language"));
    textLabel->setBuddy(m_text);
    m_source->setAccessibleName(sourceLabel->text());
    m_text->setAccessibleName(textLabel->text().remove(u'&'));
    auto *texts = new QGridLayout;
    texts->setSpacing(8);
    texts->addWidget(sourceLabel, 0, 0);
    texts->addWidget(textLabel, 0, 1);
    texts->addWidget(m_source, 1, 0);
    texts->addWidget(m_text, 1, 1);
    return texts;
}

void TranslationsTable::setTexts(const QList<Source> &sources, const QJsonObject &translations)
{
    m_sources = sources;
    m_placeOf.clear();
    for (qsizetype i = 0; i < m_sources.size(); ++i) {
        m_placeOf.insert(m_sources[i].path, i);
    }
    m_translations = translations;
    m_languages.clear();
    showRows({}, {});
}

void TranslationsTable::setSource(const QString &path, const QString &text)
{
    if (const auto place = m_placeOf.constFind(path); place != m_placeOf.constEnd()) {
        m_sources[*place].text = text;
    }
    for (int row = 0; row < m_table->rowCount(); ++row) {
        showText(row);
    }
    showChosen();
}

QStringList TranslationsTable::shownLanguages() const
{
    QStringList languages = m_translations.keys() + m_languages;
    languages.sort();
    languages.removeDuplicates();
    return languages;
}

/// Returns all originals, and translated paths without an original.
QList<TranslationsTable::Source> TranslationsTable::sourcesIn(const QString &language) const
{
    QList<Source> sources = m_sources;
    for (const QString &path : m_translations.value(language).toObject().keys()) {
        if (!m_placeOf.contains(path)) {
            //: %1 is the path of a text in a file
            sources.append({path, tr("%1 (no such text)").arg(path), {}});
        }
    }
    return sources;
}

void TranslationsTable::showRows(const QString &language, const QString &path)
{
    const QStringList languages = shownLanguages();
    m_choice->setLanguages(languages);
    m_isFilling = true;
    m_table->setRowCount(0);
    for (const QString &code : languages) {
        const QList<Source> sources = sourcesIn(code);
        const int first = m_table->rowCount();
        m_table->setRowCount(first + int(sources.size()));
        for (int i = 0; i < int(sources.size()); ++i) {
            setRow(first + i, code, sources[i]);
        }
    }
    m_empty->setVisible(m_table->rowCount() == 0);
    int chosen = 0;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        showText(row);
        const bool isWanted = languageOf(row) == language && (path.isEmpty() || pathOf(row) == path);
        chosen = isWanted && languageOf(chosen) != language ? row : chosen;
    }
    m_isFilling = false;
    if (m_table->rowCount() > 0) {
        m_table->setCurrentCell(chosen, TextColumn);
    }
    showChosen();
}

void TranslationsTable::setRow(int row, const QString &language, const Source &source)
{
    auto *code = new QTableWidgetItem(languageName(language));
    code->setData(CodeRole, language);
    auto *what = new QTableWidgetItem(source.what);
    what->setData(PathRole, source.path);
    what->setToolTip(plainTip(source.what));
    m_table->setItem(row, LanguageColumn, code);
    m_table->setItem(row, WhatColumn, what);
    m_table->setItem(row, TextColumn, new QTableWidgetItem);
}

/// Shows the text of a row; an untranslated one as the original in a lighter color.
void TranslationsTable::showText(int row)
{
    const QString text = textIn(languageOf(row), m_translations, pathOf(row), {});
    QTableWidgetItem *item = m_table->item(row, TextColumn);
    const QString shown = text.isEmpty() ? sourceText(pathOf(row)) : text;
    item->setText(QString(shown).replace(u'\n', u' '));
    item->setForeground(text.isEmpty() ? palette().brush(QPalette::PlaceholderText) : palette().brush(QPalette::Text));
    QFont font = m_table->font();
    font.setItalic(text.isEmpty());
    item->setFont(font);
    item->setData(Qt::AccessibleTextRole, text.isEmpty() ? tr("not translated: %1").arg(shown) : shown);
}

void TranslationsTable::showChosen()
{
    if (m_isFilling) {
        return;
    }
    const int row = m_table->currentRow();
    m_isFilling = true;
    m_source->setPlainText(row < 0 ? QString() : sourceText(pathOf(row)));
    const QString text = row < 0 ? QString() : textIn(languageOf(row), m_translations, pathOf(row), {});
    if (m_text->toPlainText() != text) {
        m_text->setPlainText(text);
    }
    m_isFilling = false;
    m_text->setEnabled(row >= 0);
    m_choice->setRemovable(row >= 0);
}

void TranslationsTable::takeText()
{
    const int row = m_table->currentRow();
    if (m_isFilling || row < 0) {
        return;
    }
    m_languages.append(languageOf(row)); // its rows stay when its last text is removed
    m_languages.removeDuplicates();
    m_translations = withText(m_translations, languageOf(row), pathOf(row), m_text->toPlainText().left(longestText));
    showText(row);
}

void TranslationsTable::addLanguage(const QString &code)
{
    m_languages.append(code);
    showRows(code, {});
    m_text->setFocus(Qt::OtherFocusReason);
}

void TranslationsTable::removeLanguage()
{
    const int row = m_table->currentRow();
    if (row >= 0) {
        const QString language = languageOf(row);
        m_translations.remove(language);
        m_languages.removeAll(language);
        showRows({}, {});
    }
}

QString TranslationsTable::sourceText(const QString &path) const
{
    const auto place = m_placeOf.constFind(path);
    return place == m_placeOf.constEnd() ? QString() : m_sources[*place].text;
}

QString TranslationsTable::languageOf(int row) const
{
    return m_table->item(row, LanguageColumn)->data(CodeRole).toString();
}

QString TranslationsTable::pathOf(int row) const
{
    return m_table->item(row, WhatColumn)->data(PathRole).toString();
}

namespace {

constexpr QSize translationsSize(640, 520);

class WhatText {
    Q_DECLARE_TR_FUNCTIONS(WhatText)

public:
    static QString of(const TranslatableText &text, const Level &level)
    {
        if (text.path == u"name") {
            return tr("Name");
        }
        if (text.path == u"description") {
            return tr("Description");
        }
        if (text.thing) {
            const Point cell = level.things[*text.thing].cell;
            //: %1 and %2 are the column and row of a cell
            return tr("Text at %1, %2").arg(cell.x).arg(cell.y);
        }
        const QString kind = text.path.section(u'.', -2, -2);
        //: %1 is the key of a monster, treasure or item
        return text.path.endsWith(u".name") ? tr("Name of %1").arg(kind) : tr("Description of %1").arg(kind);
    }
};

/// True for the texts that every level has.
bool isOfLevel(const TranslatableText &text)
{
    return text.path == u"name" || text.path == u"description";
}

QList<TranslationsTable::Source> sourcesOf(const Level &level, const Catalogue &catalogue)
{
    QList<TranslationsTable::Source> sources;
    for (const TranslatableText &text : textsOf(level, catalogue)) {
        if (!text.text.isEmpty() || isOfLevel(text)) {
            sources.append({text.path, WhatText::of(text, level), text.text});
        }
    }
    return sources;
}

} // namespace

TranslationsDialog::TranslationsDialog(const Level &level, const Catalogue &catalogue, QWidget *parent)
    : QDialog(parent), m_table(new TranslationsTable)
{
    setObjectName(u"translationsDialog"_s);
    setWindowTitle(tr("Translations"));
    setAccessibleName(windowTitle());
    auto *explanation = new QLabel(tr(
        "Players who use one of these languages see its translations. Untranslated texts appear as you wrote them."));
    explanation->setWordWrap(true);
    explanation->setProperty("isSecondary", true);
    m_table->setTexts(sourcesOf(level, catalogue), allTranslations(level, catalogue));
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    layout->addWidget(explanation);
    layout->addWidget(m_table, 1);
    layout->addWidget(dialogButtons(*this));
    resizeOnScreen(*this, translationsSize);
}

QJsonObject TranslationsDialog::translations() const
{
    return m_table->translations();
}

#include "translationstable.moc"
