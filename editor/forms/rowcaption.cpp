#include "editor/forms/rowcaption.h"

#include "editor/widgets/elidedlabel.h"
#include "editor/widgets/styled.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString marked(const QString &name)
{
    return u"● "_s + name;
}

} // namespace

RowCaption::RowCaption(const QString &noteName, QWidget *parent)
    : QWidget(parent), m_label(new QLabel(this)), m_note(new ElidedLabel(this))
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_note->setObjectName(noteName);
    m_note->setProperty("isSecondary", true);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RowCaption::setBuddy(QWidget *field)
{
    m_label->setBuddy(field);
}

void RowCaption::show(const QString &name, bool isMarked, const QString &note, bool isWarning)
{
    if (m_name != name) {
        m_name = name;
        updateGeometry();
    }
    m_label->setText(isMarked ? marked(name) : name);
    setStyled(m_label, "isChanged", isMarked);
    setStyled(m_note, "isSecondary", !isWarning);
    setStyled(m_note, "isDanger", isWarning);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    place();
}

/// Places both lines in the middle. A layout would make the caption as high as what is shown.
void RowCaption::place()
{
    const int labelHeight = m_label->heightForWidth(width());
    const int noteHeight = m_note->isHidden() ? 0 : m_note->sizeHint().height();
    const int top = std::max(0, (height() - labelHeight - noteHeight) / 2);
    m_label->setGeometry(0, top, width(), labelHeight);
    m_note->setGeometry(0, top + labelHeight, width(), noteHeight);
}

void RowCaption::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

QSize RowCaption::sizeHint() const
{
    QFont bold = m_label->font();
    bold.setWeight(QFont::DemiBold);
    const int width = QFontMetrics(bold).horizontalAdvance(marked(m_name));
    return {width, heightForWidth(width)};
}

QSize RowCaption::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

int RowCaption::heightForWidth(int width) const
{
    QFont bold = m_label->font();
    bold.setWeight(QFont::DemiBold);
    const QRect room(0, 0, qMax(1, width), QWIDGETSIZE_MAX);
    const QRect words = QFontMetrics(bold).boundingRect(room, Qt::TextWordWrap, marked(m_name));
    return words.height() + m_note->sizeHint().height();
}
