#include "editor/panels/legendcard.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace {

/// From the edges of the canvas.
constexpr int margin = 16;

} // namespace

LegendCard::LegendCard(QWidget *canvas) : QFrame(canvas), m_grid(new QGridLayout(this))
{
    setObjectName(u"overlayLegend"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    m_grid->setContentsMargins(12, 8, 12, 8);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    canvas->installEventFilter(this);
    hide();
}

void LegendCard::setLines(const std::vector<LegendLine> &lines, bool isRunning)
{
    setAccessibleName(tr("Legend of the overlays"));
    qDeleteAll(findChildren<QLabel *>());
    m_texts.clear();
    for (const LegendLine &line : lines) {
        addLine(line);
    }
    if (isRunning) {
        addLine({{}, tr("Following the last change…")});
    }
    setAccessibleDescription(texts().join(u"; "_s));
    setVisible(!m_texts.isEmpty());
    place();
}

void LegendCard::addLine(const LegendLine &line)
{
    const int row = int(m_texts.size());
    if (!line.swatch.isNull()) {
        auto *swatch = new QLabel(this);
        swatch->setPixmap(line.swatch);
        m_grid->addWidget(swatch, row, 0);
        swatch->show(); // now: the card's size depends on it
    }
    auto *text = new QLabel(this);
    text->setTextFormat(Qt::PlainText);
    text->setText(line.text);
    m_grid->addWidget(text, row, 1);
    text->show();
    m_texts.append(text);
}

QStringList LegendCard::texts() const
{
    QStringList texts;
    for (const QLabel *text : m_texts) {
        texts.append(text->text());
    }
    return texts;
}

bool LegendCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        place();
    }
    return QFrame::eventFilter(watched, event);
}

void LegendCard::place()
{
    m_grid->activate();
    resize(sizeHint().boundedTo(parentWidget()->size() - QSize(2 * margin, 2 * margin)));
    // Beside the rulers.
    const auto *area = qobject_cast<const QAbstractScrollArea *>(parentWidget());
    const int left = area ? area->viewport()->x() : 0;
    move(left + margin, parentWidget()->height() - height() - margin);
    raise();
}
