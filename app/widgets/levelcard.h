#pragma once

#include <QStyledItemDelegate>

/// Paints the mark of a won level or campaign: a check mark in the picture's upper right corner. The text of the card
/// must state the victory, too.
void paintWonMark(QPainter &painter, const QRect &picture, const QPalette &palette);

/// Paints the mark of a proof: a shield in the picture's lower left corner with a sign, ✓, ≈ or ✗. The text of the card
/// must state the result of the proof, too.
void paintProofMark(QPainter &painter, const QRect &picture, const QString &sign, const QPalette &palette);

/// The delegate that draws an item of a list as a card for a level or campaign: picture, name and details. The name and
/// the details take up to two lines each.
class LevelCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole, ///< QString
        PictureRole,             ///< QPixmap; if not set, the room for it stays empty
        DetailRole,              ///< QString
        UnderWayRole,            ///< bool: there is a saved game
        WonRole,                 ///< bool: was won
        ProofRole                ///< QString: the sign of its proof; empty: none
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the size of the space for the picture, in logical pixels. A larger picture is scaled down.
    void setPictureSize(QSize size) { m_pictureSize = size; }
    /// Sets the width of the text. If it exceeds the width of the picture, it determines the width of the card.
    void setTextWidth(int width) { m_textWidth = width; }
    /// Returns the number of lines that a name and a detail need together at the current width of cards, 2 to 4.
    int linesFor(const QString &name, const QString &detail, const QFont &font) const;
    /// Sets the number of text lines below every picture.
    void setTextLines(int lines) { m_textLines = lines; }
    /// Returns the font of names in a list that has the font `font`.
    static QFont nameFont(QFont font);
    static int widthBeside(); ///< width of a card in addition to that of its picture or text

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Places a card's button in the lower right corner of its picture.
    void updateEditorGeometry(QWidget *button, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    int textWidth() const { return qMax(m_pictureSize.width(), m_textWidth); }

    QSize m_pictureSize{216, 162};
    int m_textWidth = 0;
    int m_textLines = 2;
};
