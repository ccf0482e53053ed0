#include "app/widgets/factsheet.h"

#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace {

constexpr int factRowGap = 6;
constexpr int factColumnGap = 16;
constexpr int factPictureGap = 4;
constexpr int smallestPicture = 16;

constexpr int fadeHeight = 28;

/// A veil over the lower edge of a scroll area while there is more to scroll to, so that no line of text looks cut.
class LowerFade : public QWidget {
public:
    explicit LowerFade(QAbstractScrollArea &area) : QWidget(&area), m_area(area)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        area.installEventFilter(this);
        const QScrollBar *bar = area.verticalScrollBar();
        connect(bar, &QScrollBar::rangeChanged, this, [this] { place(); });
        connect(bar, &QScrollBar::valueChanged, this, [this] { place(); });
        place();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize) {
            place();
        }
        return QWidget::eventFilter(watched, event);
    }

    void paintEvent(QPaintEvent *) override
    {
        QColor color = palette().color(QPalette::Window);
        QLinearGradient fade(0, 0, 0, height());
        fade.setColorAt(1, color);
        color.setAlpha(0);
        fade.setColorAt(0, color);
        QPainter(this).fillRect(rect(), fade);
    }

private:
    void place()
    {
        const QScrollBar &bar = *m_area.verticalScrollBar();
        const QRect view = m_area.viewport()->geometry();
        setGeometry(view.left(), view.bottom() + 1 - fadeHeight, view.width(), fadeHeight);
        setVisible(bar.value() < bar.maximum());
        raise();
    }

    QAbstractScrollArea &m_area;
};

QLabel *wrapped(const QString &text)
{
    QLabel *label = plainLabel(text);
    label->setWordWrap(true);
    return label;
}

} // namespace

QString Fact::line() const
{
    QStringList parts;
    if (!text.isEmpty()) {
        parts.append(text);
    }
    for (const Pictured &one : pictured) {
        parts.append(one.text);
    }
    return caption + u": "_s + parts.join(u" · "_s);
}

FactSheet::FactSheet(const QString &objectName, QWidget *parent) : QWidget(parent)
{
    setObjectName(objectName);
    newLayout<QVBoxLayout>(this, 0);
}

void FactSheet::setFacts(const QList<Fact> &facts)
{
    if (m_rows && facts == m_facts) {
        return;
    }
    m_facts = facts;
    delete m_rows;
    m_rows = new QWidget;
    auto *grid = newLayout<QGridLayout>(m_rows, 0);
    grid->setHorizontalSpacing(factColumnGap);
    grid->setVerticalSpacing(factRowGap);
    grid->setColumnStretch(1, 1);
    for (qsizetype i = 0; i < facts.size(); ++i) {
        QLabel *caption = plainLabel(facts.at(i).caption);
        caption->setProperty("isSecondary", true);
        grid->addWidget(caption, int(i), 0, Qt::AlignTop);
        grid->addWidget(valueOf(facts.at(i)), int(i), 1);
    }
    layout()->addWidget(m_rows);
    m_rows->show();
}

/// Makes the right side of a row. Screen readers read the subject together with its value.
QWidget *FactSheet::valueOf(const Fact &fact) const
{
    if (fact.pictured.isEmpty()) {
        QLabel *value = wrapped(fact.text);
        value->setAccessibleName(fact.line());
        return value;
    }
    auto *value = new QWidget;
    value->setAccessibleName(fact.line());
    auto *flow = new FlowLayout(value);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(factPictureGap);
    if (!fact.text.isEmpty()) {
        flow->addWidget(plainLabel(fact.text));
    }
    for (const Fact::Pictured &one : fact.pictured) {
        flow->addWidget(withPicture(one));
    }
    return value;
}

QWidget *FactSheet::withPicture(const Fact::Pictured &pictured) const
{
    const int side = qMax(smallestPicture, fontMetrics().height());
    auto *picture = new QLabel;
    picture->setPixmap(m_tileset.pixmap(pictured.picture, side, devicePixelRatioF()));
    picture->setFixedSize(side, side);
    auto *both = new QWidget;
    auto *layout = new QHBoxLayout(both);
    layout->setContentsMargins(0, 0, factColumnGap - factPictureGap, 0);
    layout->setSpacing(factPictureGap);
    layout->addWidget(picture);
    layout->addWidget(plainLabel(pictured.text));
    return both;
}

QWidget *FactSheet::scrolling(const QString &objectName, const QList<QWidget *> &parts)
{
    auto *content = new QWidget;
    auto *layout = newLayout<QVBoxLayout>(content, 0, 8);
    for (QWidget *part : parts) {
        layout->addWidget(part);
    }
    layout->addStretch();
    auto *area = new ScrollForm(content);
    area->setObjectName(objectName);
    area->setProperty("isFacts", true);
    area->setAccessibleName(tr("Good to know"));
    new LowerFade(*area);
    // An area that needs no scrolling takes no focus.
    connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, area,
            [area](int, int last) { area->setFocusPolicy(last > 0 ? Qt::StrongFocus : Qt::NoFocus); });
    return area;
}
