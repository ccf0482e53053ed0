#include "editor/panels/historypanel.h"

#include "editor/art/icon.h"
#include "editor/panels/historymodel.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/quietlist.h"

#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int rowMargin = 4;
constexpr int historyIconSide = 16;

/// Draws picture and name, and a mark at the right edge of the saved version. Undone steps are italic and pale.
class StepRow : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {HistoryModel::pictureSize.width() * 3, HistoryModel::pictureSize.height() + 2 * rowMargin};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (option.state & QStyle::State_Selected) {
            drawCurrent(*painter, option);
        }
        const QRect row = option.rect.adjusted(rowMargin, rowMargin, -rowMargin, -rowMargin);
        drawPicture(*painter, QRect(row.topLeft(), HistoryModel::pictureSize), index);
        QRect text = row.adjusted(HistoryModel::pictureSize.width() + 2 * rowMargin, 0, 0, 0);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(option.palette.color(QPalette::Text));
        if (index.data(HistoryModel::IsSaved).toBool()) {
            text.setRight(drawSaved(*painter, text) - rowMargin);
        }
        if (index.data(HistoryModel::IsUndone).toBool()) {
            QFont slanted = option.font;
            slanted.setItalic(true);
            painter->setFont(slanted);
            painter->setPen(option.palette.color(QPalette::PlaceholderText));
        }
        const QString name = index.data(Qt::DisplayRole).toString();
        painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(name, Qt::ElideRight, text.width()));
        painter->restore();
    }

private:
    /// Draws a frame as in the palette, so that pictures keep their colors.
    static void drawCurrent(QPainter &painter, const QStyleOptionViewItem &option)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(option.palette.color(QPalette::Button));
        painter.setPen(option.palette.color(QPalette::Highlight));
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), rowMargin, rowMargin);
        painter.restore();
    }

    static void drawPicture(QPainter &painter, const QRect &place, const QModelIndex &index)
    {
        const auto picture = index.data(Qt::DecorationRole).value<QPixmap>();
        const QSize size = picture.deviceIndependentSize().toSize();
        painter.drawPixmap(place.center() - QRect({}, size).center(), picture);
    }

    /// Draws the mark of the saved version; returns its left edge.
    static int drawSaved(QPainter &painter, const QRect &row)
    {
        const QString word = HistoryModel::tr("saved");
        const int width = painter.fontMetrics().horizontalAdvance(word);
        const int left = row.right() - width - rowMargin - historyIconSide;
        programIcon(u"save"_s).paint(
            &painter, QRect(left, row.center().y() - historyIconSide / 2, historyIconSide, historyIconSide),
            Qt::AlignCenter);
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, word);
        return left;
    }
};

} // namespace

HistoryPanel::HistoryPanel(LevelDocument &document, QWidget *parent)
    : QWidget(parent), m_model(new HistoryModel(document, this)), m_list(new QuietList<QListView>)
{
    setObjectName(u"history"_s);
    m_list->setObjectName(u"historyList"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new StepRow(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = newLayout<QVBoxLayout>(this, 8);
    layout->addWidget(m_list);
    const auto choose = [this](const QModelIndex &index) { Q_EMIT stepChosen(index.row()); };
    connect(m_list, &QListView::clicked, this, choose);
    connect(m_list, &QListView::activated, this, choose);
    connect(m_model, &HistoryModel::dataChanged, this, &HistoryPanel::showCurrent);
    connect(m_model, &HistoryModel::modelReset, this, &HistoryPanel::showCurrent);
    retranslateOnChange(*this, [this] { retranslate(); });
    showCurrent();
}

void HistoryPanel::showCurrent()
{
    const QModelIndex current = m_model->index(m_model->current());
    if (m_list->currentIndex() != current) {
        m_list->setCurrentIndex(current);
    }
    m_list->scrollTo(current);
}

void HistoryPanel::retranslate()
{
    setWindowTitle(tr("History"));
    setAccessibleName(windowTitle());
    m_list->setAccessibleName(tr("Steps that can be undone and redone"));
    m_list->setToolTip(tr("Click a step to go to it"));
    m_model->retranslate();
}

/// Scrolls to the current step, since steps made while hidden did not.
void HistoryPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showCurrent();
}

/// Scrolls to the current step again, since the panel gets its height shortly after it is shown.
void HistoryPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showCurrent();
}
