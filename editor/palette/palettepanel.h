#pragma once

// editor/palette: the panel from which one chooses what to draw.

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

/// Everything that can be painted: terrain and kinds of the catalogue as pictures in groups, a search box, favorites,
/// what is used in the level, and a card of what is in hand or under the mouse. Can be used by keyboard alone: arrows
/// choose, letters search, Down leads from the search to the pictures.
class PalettePanel : public QWidget {
    Q_OBJECT

public:
    /// Shows the document's catalogue and follows it; the level's own kinds stand in a group of their own. Everything
    /// can be dragged to the canvas.
    explicit PalettePanel(LevelDocument &document, QWidget *parent = nullptr);

    /// Adds actions to the context menu of the pictures.
    void addListActions(const QList<QAction *> &actions);
    /// Marks what is painted with; nothing is told. A search or a choice of groups that hides it ends. Nothing is
    /// marked if the palette does not have it.
    void setPaint(const Paint &paint);
    /// Shows that a random mix is drawn with instead of the paint; an empty one: it is the paint. Nothing is told.
    void setMix(const PaintMix &mix);
    /// Keys of terrain and kinds, of all levels; some may be unknown here. The owner of the settings keeps them.
    const QStringList &favorites() const { return m_favorites; }
    void setFavorites(const QStringList &keys);

Q_SIGNALS:
    /// The person chose something to paint with.
    void chosen(const Paint &paint);
    /// The person is done with choosing and wants to draw.
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
    std::vector<PaintEntry> m_entries; ///< of the pictures, by their number
    Paint m_paint;
    PaintMix m_mix; ///< drawn with instead, unless it is empty
    QStringList m_favorites;
    Contact m_contact = Contact::Fight; ///< as the cards tell it
    PaletteFilter *m_filter;
    PaletteGrid *m_grid;
    PaletteCard *m_card;
    QAction *m_favorite;
    QListWidgetItem *m_nothing = nullptr;
};
