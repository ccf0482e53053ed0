#pragma once

// editor/palette: the panel with everything that can be drawn.

#include "editor/art/tileset.h"
#include "editor/brushes/paintlist.h"
#include "editor/tools/drawoptions.h"

#include <QWidget>

class LevelDocument;
class PaletteCard;
class PaletteFilter;
class PaletteGrid;
class QAction;
class QListWidgetItem;

/// The palette of everything that can be painted: pictures of terrain and kinds in groups, with a search box,
/// favorites, and a filter for paints used in the level. A card describes the paint under the mouse; if there is none,
/// the current paint. The palette is fully usable by keyboard: arrows choose, letters search, Down moves from the
/// search to the pictures.
class PalettePanel : public QWidget {
    Q_OBJECT

public:
    /// Shows the paints of the document's catalogue, and updates them when the catalogue changes. Kinds defined by the
    /// level have a group of their own. All pictures can be dragged to the canvas.
    explicit PalettePanel(LevelDocument &document, QWidget *parent = nullptr);

    /// Appends actions to the context menu of the pictures.
    void addListActions(const QList<QAction *> &actions);
    /// Sets the current paint and selects its picture; selects none if the palette does not contain the paint. Emits no
    /// signal. If the paint is another one than before and the filter hides it, resets the filter.
    void setPaint(const Paint &paint);
    /// Shows that tools draw a random mix instead of the current paint. An empty mix means that they draw the paint.
    /// Emits no signal.
    void setMix(const PaintMix &mix);
    /// Returns the keys of favorite terrain and kinds. The favorites are the same for all levels, so the catalogue of
    /// this level may lack some of them. The owner of the settings stores them after favoritesChanged().
    const QStringList &favorites() const { return m_favorites; }
    void setFavorites(const QStringList &keys);

Q_SIGNALS:
    /// The user chose a paint, for example with an arrow key.
    void chosen(const Paint &paint);
    /// The user wants to draw with the paint that was chosen last: a picture was clicked, Enter or Space was pressed on
    /// it, its context menu was opened, or Enter was pressed in the search box.
    void taken();
    void favoritesChanged();

private:
    void layOut();
    void connectAll();
    void followDocument();
    void fill();
    Contact contact() const;
    static QString headingOf(PaintGroup::Sort sort);
    const PaintEntry &entryOf(const QListWidgetItem &item) const;
    void filter();
    void markPaint();
    void reveal();
    void markFavorites();
    void toggleFavorite();
    void onCurrentChanged(const QListWidgetItem *item);
    void showMenu(QPoint place);
    void leadToPictures(bool isTaking);
    void showCard(const QListWidgetItem *item);
    PaintCard cardOfMix() const;
    void retranslate();

    LevelDocument &m_document;
    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    std::vector<PaintEntry> m_entries; ///< by PaletteGrid::NumberRole
    Paint m_paint;
    PaintMix m_mix; ///< drawn instead of m_paint, unless empty
    QStringList m_favorites;
    QString m_set;                      ///< of ground and walls of the level
    Contact m_contact = Contact::Fight; ///< rule of the level; cards show combat numbers only if it is Fight
    PaletteFilter *m_filter;
    PaletteGrid *m_grid;
    PaletteCard *m_card;
    QAction *m_favorite;
    QListWidgetItem *m_nothing = nullptr; ///< row with PaletteFilter::emptyText()
};
