#include "editor/forms/newleveldialog.h"

#include "editor/forms/ruleschoice.h"
#include "editor/forms/sidefield.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/newlayout.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

NewLevelDialog::NewLevelDialog(For what, Size size, const QString &ruleset, const Catalogue &catalogue, QWidget *parent)
    : QDialog(parent), m_catalogue(catalogue),
      m_width(makeSideField(size.width, u"newLevelWidth"_s, tr("Width in cells"))),
      m_height(makeSideField(size.height, u"newLevelHeight"_s, tr("Height in cells"))),
      m_rules(new RulesChoice(catalogue, ruleset))
{
    const bool isCampaign = what == For::Campaign;
    setObjectName(isCampaign ? u"newCampaignDialog"_s : u"newLevelDialog"_s);
    setWindowTitle(isCampaign ? tr("New campaign") : tr("New level"));
    setAccessibleName(windowTitle());
    auto *layout = newLayout<QFormLayout>(this, 16, 8);
    if (isCampaign) {
        m_name = new QLineEdit(tr("My campaign"));
        m_name->setObjectName(u"newCampaignName"_s);
        m_name->setAccessibleName(tr("Name of the campaign"));
        layout->addRow(tr("N&ame of the campaign"), m_name);
        layout->addRow(new QLabel(tr("Its first level is a floor with a wall around it and a start in its corner.")));
    } else {
        layout->addRow(new QLabel(tr("A floor with a wall around it and a start in its corner.")));
    }
    layout->addRow(tr("&Width in cells"), m_width);
    layout->addRow(tr("&Height in cells"), m_height);
    layout->setWidget(layout->rowCount(), QFormLayout::FieldRole, makeSideBound());
    layout->addRow(m_rules);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(objectName().replace(u"Dialog"_s, u"Buttons"_s));
    QPushButton *create = buttons->button(QDialogButtonBox::Ok);
    create->setText(tr("Create"));
    layout->addRow(buttons);
    if (isCampaign) {
        connect(m_name, &QLineEdit::textChanged, create,
                [create](const QString &name) { create->setEnabled(!name.trimmed().isEmpty()); });
        m_name->selectAll();
        m_name->setFocus();
    } else {
        m_width->selectAll();
    }
}

Level NewLevelDialog::level() const
{
    Level level = newLevel(m_catalogue, {m_width->value(), m_height->value()});
    m_rules->applyTo(level);
    return level;
}

QString NewLevelDialog::campaignName() const
{
    return m_name ? m_name->text().trimmed() : QString();
}

void NewLevelDialog::accept()
{
    if (!isLookedAtFirst({m_width, m_height})) {
        QDialog::accept();
    }
}
