#include "editor/widgets/gotodialog.h"

#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

std::optional<Point> cellFromText(const QString &text)
{
    static const QRegularExpression twoNumbers(u"^\\D*?(-?\\d{1,9})[^\\d-]+(-?\\d{1,9})\\D*$"_s);
    const QRegularExpressionMatch match = twoNumbers.match(text);
    return match.hasMatch() ? std::optional(Point{match.captured(1).toInt(), match.captured(2).toInt()}) : std::nullopt;
}

GoToDialog::GoToDialog(Size level, const std::optional<Point> &cell, QWidget *parent)
    : QDialog(parent), m_level(level), m_cell(new QLineEdit)
{
    setObjectName(u"goToDialog"_s);
    setWindowTitle(tr("Go to cell"));
    setAccessibleName(windowTitle());
    m_cell->setObjectName(u"goToCell"_s);
    m_cell->setAccessibleName(tr("Column and row"));
    m_cell->setPlaceholderText(u"12, 7"_s);
    m_cell->setMaxLength(40);
    auto *range = new QLabel(tr("Columns 0 to %1, rows 0 to %2").arg(level.width - 1).arg(level.height - 1));
    range->setObjectName(u"goToRange"_s);
    m_cell->setAccessibleDescription(range->text());
    auto *form = newLayout<QFormLayout>(this, 16, 8);
    form->addRow(tr("&Column, row"), m_cell);
    form->addRow(range);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_go = buttons->button(QDialogButtonBox::Ok);
    m_go->setText(tr("Go"));
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &GoToDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_cell, &QLineEdit::textChanged, this, &GoToDialog::check);
    nameButtons(*this);
    m_cell->setFocus();
    if (cell) {
        m_cell->setText(u"%1, %2"_s.arg(cell->x).arg(cell->y));
        m_cell->selectAll();
    }
    check();
}

void GoToDialog::check()
{
    const std::optional<Point> cell = cellFromText(m_cell->text());
    m_go->setEnabled(cell && m_level.contains(*cell));
}

void GoToDialog::choose()
{
    const std::optional<Point> cell = cellFromText(m_cell->text());
    if (cell && m_level.contains(*cell)) {
        accept();
        Q_EMIT chosen(*cell);
    }
}
