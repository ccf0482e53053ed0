#include "editor/widgets/section.h"

#include "editor/art/icon.h"
#include "editor/widgets/layouts.h"

#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

Section::Section(const QString &objectName, bool isExpanded, QWidget *parent)
    : QWidget(parent), m_heading(new QToolButton), m_content(new QWidget),
      m_rows(newLayout<QVBoxLayout>(m_content, 0, 6))
{
    m_heading->setObjectName(objectName);
    m_heading->setCheckable(true);
    m_heading->setChecked(isExpanded);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_heading->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the canvas
    m_heading->setProperty("isSection", true);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 6);
    layout->addWidget(m_heading);
    layout->addWidget(m_content);
    connect(m_heading, &QToolButton::toggled, this, &Section::show);
    show();
}

void Section::setTitle(const QString &title)
{
    m_title = title;
    m_heading->setText(title);
    show();
}

void Section::expand()
{
    m_heading->setChecked(true);
}

void Section::add(QWidget *row)
{
    m_rows->addWidget(row);
}

void Section::setFound(std::optional<bool> isFound)
{
    if (m_isFound.value_or(true) != isFound.value_or(true)) {
        setVisible(isFound.value_or(true)); // never before: without a parent it would become a window
    }
    m_isFound = isFound;
    show();
}

void Section::show()
{
    const bool isExpanded = m_isFound.value_or(m_heading->isChecked());
    m_content->setVisible(isExpanded);
    m_heading->setIcon(programIcon(isExpanded ? u"down"_s : u"forward"_s));
    m_heading->setAccessibleName((isExpanded ? tr("%1, expanded") : tr("%1, collapsed")).arg(m_title));
}
