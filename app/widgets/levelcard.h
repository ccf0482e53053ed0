#pragma once

#include <QStyledItemDelegate>

/// Paints the mark of a won level or campaign: a check mark in the picture's upper right corner. The text of the card
/// must state the victory, too.
void paintWonMark(QPainter &painter, const QRect &picture, const QPalette &palette);

/// Paints the mark of a proof: a shield in the picture's lower left corner with a sign, ✓, ≈ or ✗. The text of the card
/// must state the result of the proof, too.
void paintProofMark(QPainter &painter, const QRect &picture, const QString &sign, const QPalette &palette);

/// The delegate that draws an item of a list as a card for a level or campaign: picture, name and details, with room
/// for buttons at the right end of the details. Name and details take up to two lines each.
class LevelCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole, ///< QString
        PictureRole,             ///< QPixmap made by cardPicture(); if not set, the room for it stays empty
        DetailRole,              ///< QString
        DescriptionRole,         ///< QString: the author's words; shown on a card in landscape format only
        UnderWayRole,            ///< bool: there is a saved game
        WonRole,                 ///< bool: was won
        ProofRole,               ///< QString: the sign of its proof; empty: none
        ButtonsRole              ///< QSize: room that the buttons on the card take; not set: none
    };

    /// The layout of the cards of a list, in logical pixels.
    struct Shape {
        QSize picture{216, 162}; ///< size of the picture
        int textWidth = 216;
        int textHeight = 34;      ///< height of the text below the picture
        bool isLandscape = false; ///< the text is beside the picture, which has the height of the card

        friend bool operator==(const Shape &, const Shape &) = default;
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void setShape(const Shape &shape) { m_shape = shape; }
    const Shape &shape() const { return m_shape; }
    /// Returns the shape of cards of a size. A card that is much wider than high is in landscape format. `textHeight`
    /// is the height of the text below the picture of other cards.
    static Shape shapeFor(QSize card, int textHeight);
    /// Returns the width of a card of that height whose picture fills it, if the text takes two lines.
    static int naturalWidth(int height, const QFont &font);
    /// Returns the height of a card of that width, the inverse of naturalWidth().
    static int naturalHeight(int width, const QFont &font);
    /// Returns the height of the text of an item below its picture, if the text is `width` pixels wide. `buttons` is
    /// the room that buttons take.
    static int textHeight(const QModelIndex &index, int width, QSize buttons, const QFont &font);
    /// Returns the font of names in a list that has the font `font`.
    static QFont nameFont(QFont font);
    static int widthBeside(); ///< width of a card in addition to that of its picture or text

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Places a card's buttons at the right end of its details.
    void updateEditorGeometry(QWidget *buttons, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    struct Places;
    Places placesOn(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    QFont titleFont(QFont font) const;

    Shape m_shape;
};
