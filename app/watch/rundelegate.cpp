#include "app/watch/rundelegate.h"

#include "app/games/recordingbranches.h"

#include <QApplication>
#include <QIcon>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>

using namespace Qt::StringLiterals;

namespace {

constexpr int runPadding = 3;
constexpr int runGap = 8;
constexpr int markSize = 16;

/// The layout of a row.
struct RunRow {
    QRect picture;
    QRect text;
    int line; ///< height of a line

    RunRow(const QRect &row, const QFontMetrics &metrics) : line(metrics.lineSpacing())
    {
        const QRect inside = row.adjusted(runPadding, runPadding, -runPadding, -runPadding);
        picture = QRect(inside.topLeft(), RunDelegate::pictureSize);
        text = inside.adjusted(RunDelegate::pictureSize.width() + runGap, 0, 0, 0);
    }
};

void paintPicture(QPainter *painter, const QRect &place, const QPixmap &picture)
{
    if (!picture.isNull()) {
        const QSize size = picture.deviceIndependentSize().toSize().boundedTo(place.size());
        const QPoint corner((place.width() - size.width()) / 2, (place.height() - size.height()) / 2);
        painter->drawPixmap(QRect(place.topLeft() + corner, size), picture);
    }
}

/// Paints the mark at the end of the line and shortens the line.
void paintMark(QPainter *painter, const QIcon &mark, QIcon::Mode mode, QRect &line)
{
    if (!mark.isNull()) {
        const QRect place(line.right() + 1 - markSize, line.top() + (line.height() - markSize) / 2, markSize, markSize);
        mark.paint(painter, place, Qt::AlignCenter, mode);
        line.setRight(place.left() - runGap / 2);
    }
}

} // namespace

void RunDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle &style = option.widget ? *option.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    const RunRow row(option.rect, option.fontMetrics);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    paintPicture(painter, row.picture, index.data(PictureRole).value<QPixmap>());
    QRect line(row.text.left(), row.text.top(), row.text.width(), row.line);
    QRect title = line;
    paintMark(painter, index.data(MarkRole).value<QIcon>(), isSelected ? QIcon::Selected : QIcon::Normal, title);
    painter->setFont(option.font);
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, title.width()));
    if (!isSelected) {
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
    }
    line.translate(0, row.line);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(index.data(DetailRole).toString(), Qt::ElideRight, line.width()));
    painter->restore();
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    const int text = 2 * option.fontMetrics.lineSpacing();
    return {pictureSize.width() + runGap + 2 * runPadding, qMax(pictureSize.height(), text) + 2 * runPadding};
}

QWidget *RunDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                   const QModelIndex &index) const
{
    auto *editor = new QLineEdit(parent);
    editor->setObjectName(u"runName"_s);
    editor->setAccessibleName(tr("Name of this game"));
    editor->setMaxLength(int(RecordingBranches::longestName));
    editor->setPlaceholderText(index.data(UsualNameRole).toString());
    return editor;
}

void RunDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    static_cast<QLineEdit *>(editor)->setText(index.data(OwnNameRole).toString());
}

void RunDelegate::setModelData(QWidget *editor, QAbstractItemModel * /*model*/, const QModelIndex &index) const
{
    const QString name = static_cast<QLineEdit *>(editor)->text().simplified();
    if (name != index.data(OwnNameRole).toString()) {
        Q_EMIT named(index.data(IdRole).toString(), name);
    }
}

void RunDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                       const QModelIndex & /*index*/) const
{
    QRect place = RunRow(option.rect, option.fontMetrics).text;
    place.setHeight(editor->sizeHint().height());
    editor->setGeometry(place);
}
