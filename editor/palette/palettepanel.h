#pragma once

// editor/palette: the panel with everything that can be drawn.

#include "editor/art/tileset.h"
#include "editor/brushes/paintlist.h"
#include "editor/tools/paintmix.h"

#include <QWidget>

class LevelDocument;
class PaletteCard;
class PaletteFilter;
class PaletteGrid;
class QAction;
class QListWidgetItem;

/// The palette of everything that can be painted: grouped pictures of terrain and kinds with a search box, favorites,
/// and a filter for paints used in the level. A card describes the current paint or the one under the mouse. It is
/// fully usable by keyboard: arrows choose, letters search, Down moves from the search to the pictures.
class PalettePanel : public QWidget {
    Q_OBJECT

public:
    /// Shows the catalogue of the document and its changes; own kinds of the level have a group of their own.
    /// Everything can be dragged to the canvas.
    explicit PalettePanel(LevelDocument &document, QWidget *parent = nullptr);

    /// Adds actions to the context menu of the pictures.
    void addListActions(const QList<QAction *> &actions);
    /// Marks the current paint, without a signal. Resets a filter that hides it. Marks nothing if the palette does not
    /// contain it.
    void setPaint(const Paint &paint);
    /// Shows that a random mix is used instead of the paint; an empty mix ends this. Emits no signal.
    void setMix(const PaintMix &mix);
    /// Returns the keys of favorite terrain and kinds. They apply to all levels, so some may be unknown here. The owner
    /// of the settings stores them.
    const QStringList &favorites() const { return m_favorites; }
    void setFavorites(const QStringList &keys);

Q_SIGNALS:
    /// The user chose a paint.
    void chosen(const Paint &paint);
    /// The user has chosen and wants to draw.
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
    std::vector<PaintEntry> m_entries; ///< by the number of their picture
    Paint m_paint;
    PaintMix m_mix; ///< used instead of the paint, unless empty
    QStringList m_favorites;
    Contact m_contact = Contact::Fight; ///< as shown on the cards
    PaletteFilter *m_filter;
    PaletteGrid *m_grid;
    PaletteCard *m_card;
    QAction *m_favorite;
    QListWidgetItem *m_nothing = nullptr;
};
