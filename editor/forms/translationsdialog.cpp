#include "editor/forms/translationsdialog.h"

#include "editor/forms/translationstable.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/dialogsize.h"
#include "editor/widgets/newlayout.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

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
