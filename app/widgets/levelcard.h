#pragma once

#include <QStyledItemDelegate>

/// What marks the picture of a level or a campaign that was won: a check in its upper right corner. Words must say so
/// too.
void paintWonMark(QPainter &painter, const QRect &picture, const QPalette &palette);

/// What marks the picture of a level that has a proof: a shield in its lower left corner with a sign, ✓, ≈ or ✗. Words
/// must say so too.
void paintProofMark(QPainter &painter, const QRect &picture, const QString &sign, const QPalette &palette);

/// Draws a level of a shelf as a card: its picture, its name, and what is to be known of it. Either is broken into two
/// lines where it would be cut.
class LevelCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole, ///< QString
        PictureRole,             ///< QPixmap; none: an empty place
        DetailRole,              ///< QString
        UnderWayRole,            ///< bool: a game of it is under way
        WonRole,                 ///< bool: it was won
        ProofRole                ///< QString: the sign of its proof; empty: none
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// The largest picture, in logical pixels; a larger one is drawn smaller.
    void setPictureSize(QSize size) { m_pictureSize = size; }
    /// Makes cards as wide as names need, where that is wider than the picture and there is room for it.
    void setTextWidth(int width) { m_textWidth = width; }
    /// How many lines name and detail need at the width of a card, two at least.
    int linesFor(const QString &name, const QString &detail, const QFont &font) const;
    /// Sets how many lines of text have room below every picture.
    void setTextLines(int lines) { m_textLines = lines; }
    /// The font in which a name is drawn.
    static QFont nameFont(QFont font);
    static int widthBeside(); ///< of a card, beside its picture or its name

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// A button of a card stands in the lower right corner of its picture.
    void updateEditorGeometry(QWidget *button, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    int textWidth() const { return qMax(m_pictureSize.width(), m_textWidth); }

    QSize m_pictureSize{216, 162};
    int m_textWidth = 0;
    int m_textLines = 2;
};
