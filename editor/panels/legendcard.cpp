#include "editor/panels/legendcard.h"

#include "editor/art/fontsize.h"
#include "editor/canvas/canvas.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Distance from the edges of the canvas.
constexpr int cardMargin = 16;
constexpr int legendMargin = 8;
constexpr int usualLineHeight = 24;
constexpr int lineGap = 20; ///< between two lines side by side
constexpr int textLeft = swatchSide + 6;

} // namespace

LegendCard::LegendCard(Canvas &canvas) : QFrame(&canvas), m_canvas(canvas)
{
    setObjectName(u"overlayLegend"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    canvas.installEventFilter(this);
    canvas.viewport()->installEventFilter(this);
    hide();
}

void LegendCard::setLines(const std::vector<LegendLine> &lines, bool isRunning, Room room)
{
    setAccessibleName(tr("Legend of the overlays"));
    std::vector<LegendLine> all = lines;
    if (isRunning) {
        all.push_back({{}, tr("Updating…")});
    }
    while (m_lines.size() > qsizetype(all.size())) {
        const Line line = m_lines.takeLast();
        delete line.swatch;
        delete line.text;
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        showLine(qsizetype(i), all[i]);
    }
    setAccessibleDescription(texts().join(u"; "_s));
    m_wanted = room;
    setVisible(!m_lines.isEmpty());
    place();
}

/// Shows a line. Labels are reused, since creating one takes far longer than changing it.
void LegendCard::showLine(qsizetype place, const LegendLine &line)
{
    if (place == m_lines.size()) {
        m_lines.append(Line{nullptr, addLabel()});
        m_lines.last().text->setTextFormat(Qt::PlainText);
    }
    Line &labels = m_lines[place];
    if (line.swatch.isNull()) {
        delete std::exchange(labels.swatch, nullptr);
    } else {
        labels.swatch = labels.swatch ? labels.swatch : addLabel();
        labels.swatch->setPixmap(line.swatch);
    }
    labels.text->setText(line.text);
}

QLabel *LegendCard::addLabel()
{
    auto *label = new QLabel(this);
    label->show();
    return label;
}

QStringList LegendCard::texts() const
{
    QStringList texts;
    for (const Line &line : m_lines) {
        texts.append(line.text->text());
    }
    return texts;
}

bool LegendCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        if (watched == &m_canvas && m_wanted == Room::AsMuch) {
            m_room = 0; // the level moves anyway
        }
        place();
    }
    return QFrame::eventFilter(watched, event);
}

void LegendCard::place()
{
    if (m_wanted == Room::None || m_lines.isEmpty()) {
        m_room = 0;
        m_canvas.setFoot(0);
    }
    if (!m_lines.isEmpty()) {
        m_wanted == Room::None ? placeCard() : placeStrip();
    }
    raise();
}

void LegendCard::placeStrip()
{
    const int height = flow(m_canvas.width() - 2 * legendMargin) + legendMargin;
    if (m_wanted == Room::Needed || m_room == 0) {
        m_room = height;
    }
    m_canvas.setFoot(m_room);
    setGeometry(0, m_canvas.viewport()->geometry().bottom() + 1, m_canvas.width(), m_room);
}

/// Arranges lines side by side as far as they fit, then below each other; returns the bottom.
int LegendCard::flow(int width)
{
    const int lineHeight = besideFont(usualLineHeight, font());
    int x = legendMargin;
    int y = legendMargin / 2;
    for (const Line &line : m_lines) {
        const int indent = line.swatch ? textLeft : 0;
        const int side = std::min(indent + line.text->sizeHint().width(), width);
        if (x > legendMargin && x + side > legendMargin + width) {
            x = legendMargin;
            y += lineHeight;
        }
        if (line.swatch) {
            line.swatch->setGeometry(x, y + (lineHeight - swatchSide) / 2, swatchSide, swatchSide);
        }
        line.text->setGeometry(x + indent, y, side - indent, lineHeight);
        x += side + lineGap;
    }
    return y + lineHeight;
}

void LegendCard::placeCard()
{
    const QRect view = m_canvas.viewport()->geometry().adjusted(cardMargin, cardMargin, -cardMargin, -cardMargin);
    int widest = 0;
    for (const Line &line : m_lines) {
        widest = std::max(widest, line.text->sizeHint().width() + (line.swatch ? textLeft : 0));
    }
    widest = std::min(widest, view.width() - 2 * legendMargin);
    const QSize size(widest + 2 * legendMargin, flow(widest) + legendMargin / 2);
    const QPoint opposite = view.bottomRight() - QPoint(size.width() - 1, size.height() - 1);
    const std::array corners{QPoint(view.left(), opposite.y()), opposite, QPoint(opposite.x(), view.top()),
                             view.topLeft()};
    const auto covered = [&](QPoint corner) { return coveredCells(QRect(corner, size)); };
    setGeometry(QRect(*std::min_element(corners.begin(), corners.end(),
                                        [&](QPoint one, QPoint other) { return covered(one) < covered(other); }),
                      size));
}

int LegendCard::coveredCells(const QRect &rect) const
{
    const Size size = m_canvas.levelSize();
    const QRect level =
        m_canvas.viewportRectOf({0, 0}).united(m_canvas.viewportRectOf({size.width - 1, size.height - 1}));
    const QRect covered = rect.translated(-m_canvas.viewport()->pos()) & level;
    return covered.width() * covered.height();
}
