#include "editor/forms/replacedialog.h"

#include "editor/forms/paintchoice.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

ReplaceDialog::ReplaceDialog(const Catalogue &catalogue, Toolbox &toolbox, const std::optional<Paint> &what,
                             QWidget *parent)
    : QDialog(parent), m_toolbox(toolbox), m_what(new PaintChoice(catalogue)), m_with(new PaintChoice(catalogue)),
      m_inSelection(new QCheckBox(tr("Only in the &selection"))), m_count(namedLabel(u"replaceCount"_s))
{
    setObjectName(u"replaceDialog"_s);
    setWindowTitle(tr("Replace all"));
    setAccessibleName(windowTitle());
    m_what->setObjectName(u"replaceWhat"_s);
    m_what->setAccessibleName(tr("What to replace"));
    m_with->setObjectName(u"replaceWith"_s);
    m_with->setAccessibleName(tr("Replacement"));
    m_inSelection->setObjectName(u"replaceInSelection"_s);
    m_inSelection->setAccessibleName(tr("Only in the selection"));
    auto *form = newLayout<QFormLayout>(this, 16, 8);
    form->addRow(tr("&Replace all"), m_what);
    form->addRow(tr("&with"), m_with);
    form->addRow(m_inSelection);
    form->addRow(m_count);
    QDialogButtonBox *buttons = dialogButtons(*this);
    m_replace = buttons->button(QDialogButtonBox::Ok);
    m_replace->setText(tr("Replace"));
    form->addRow(buttons);

    const bool hasCells = !toolbox.selection().cells().isEmpty();
    m_inSelection->setEnabled(hasCells);
    m_inSelection->setChecked(hasCells);
    if (what) {
        m_what->setPaint(*what);
    }
    m_with->setPaint(toolbox.paint());
    connect(m_what, &QComboBox::currentIndexChanged, this, &ReplaceDialog::count);
    connect(m_with, &QComboBox::currentIndexChanged, this, &ReplaceDialog::count);
    connect(m_inSelection, &QCheckBox::toggled, this, &ReplaceDialog::count);
    count();
}

bool ReplaceDialog::isInSelection() const
{
    return m_inSelection->isChecked();
}

void ReplaceDialog::count()
{
    const qint64 count = m_toolbox.countToReplace(m_what->paint(), m_with->paint(), isInSelection());
    const bool isOther = m_what->paint() != m_with->paint();
    m_replace->setEnabled(count > 0 && isOther);
    m_count->setText(!isOther     ? tr("Choose a different replacement.")
                     : count == 0 ? tr("There is nothing to replace.")
                                  : countText(int(count)));
}

QString ReplaceDialog::countText(int count) const
{
    const bool isTerrain = m_what->paint().what == Paint::What::Terrain;
    if (isInSelection()) {
        return isTerrain ? tr("%n cell(s) will change in the selection.", nullptr, count)
                         : tr("%n thing(s) will change in the selection.", nullptr, count);
    }
    return isTerrain ? tr("%n cell(s) will change in the level.", nullptr, count)
                     : tr("%n thing(s) will change in the level.", nullptr, count);
}

void ReplaceDialog::accept()
{
    m_toolbox.replaceAll(m_what->paint(), m_with->paint(), isInSelection());
    QDialog::accept();
}
