#include "editor/forms/languagechoice.h"

#include "editor/widgets/fieldbubble.h"
#include "editor/widgets/newlayout.h"
#include "editor/wording/languagename.h"
#include "gamecore/json/translations.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

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
    m_remove->setToolTip(tr("Takes all texts in the language of the chosen row away"));
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

/// The fault of a language that cannot be added; empty: it can.
QString LanguageChoice::faultOf(const QString &language) const
{
    if (!isLanguageCode(language)) {
        return tr("A language is a name of the list or a code such as de, fr or pt_BR.");
    }
    return m_languages.size() >= mostLanguages && !m_languages.contains(language)
               ? tr("There are at most %n languages.", nullptr, mostLanguages)
               : QString();
}
