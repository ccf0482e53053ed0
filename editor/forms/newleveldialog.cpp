#include "editor/forms/newleveldialog.h"

#include "editor/forms/ruleschoice.h"
#include "editor/forms/sidefield.h"
#include "editor/forms/tilesetchoice.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

NewLevelForm::NewLevelForm(Size size, const QString &ruleset, const CataloguePtr &catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(catalogue),
      m_width(makeSideField(size.width, u"newLevelWidth"_s, tr("Width in cells"))),
      m_height(makeSideField(size.height, u"newLevelHeight"_s, tr("Height in cells"))), m_tileset(new QComboBox),
      m_rules(new RulesChoice(*catalogue, ruleset))
{
    auto *layout = newLayout<QFormLayout>(this, 0, 8);
    layout->addRow(tr("&Width in cells"), m_width);
    layout->addRow(tr("&Height in cells"), m_height);
    layout->setWidget(layout->rowCount(), QFormLayout::FieldRole, makeSideBound());
    layout->addRow(tr("Ti&leset"), m_tileset);
    layout->addRow(m_rules);
    m_tileset->setObjectName(u"newLevelTileset"_s);
    m_tileset->setAccessibleName(tr("Tileset"));
    listTilesets(*m_tileset, catalogue, usualTileset);
}

Level NewLevelForm::level() const
{
    Level level = newLevel(*m_catalogue, {m_width->value(), m_height->value()});
    level.tileset = m_tileset->currentData().toString();
    m_rules->applyTo(level);
    return level;
}

bool NewLevelForm::mustReviewSize() const
{
    return ::mustReviewSize({m_width, m_height});
}

void NewLevelForm::selectFirst()
{
    m_width->selectAll();
}

NewLevelDialog::NewLevelDialog(Size size, const QString &ruleset, const CataloguePtr &catalogue, QWidget *parent)
    : QDialog(parent), m_form(new NewLevelForm(size, ruleset, catalogue))
{
    setObjectName(u"newLevelDialog"_s);
    setWindowTitle(tr("New level"));
    setAccessibleName(windowTitle());
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    layout->addWidget(new QLabel(tr("A floor with a wall around it and the start in a corner.")));
    layout->addWidget(m_form);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(u"newLevelButtons"_s);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    layout->addWidget(buttons);
    m_form->selectFirst();
}

void NewLevelDialog::accept()
{
    if (!m_form->mustReviewSize()) {
        QDialog::accept();
    }
}
