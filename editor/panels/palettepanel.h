#pragma once

// editor/panels: the widgets of the editor and LevelEditor, which the window talks to. May include all other rooms of
// the editor.

#include "editor/canvas/tileset.h"
#include "editor/document/paint.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

/// Everything that can be painted: terrain and kinds of the catalogue with pictures and names, and a search box. Can
/// be used by keyboard alone: arrows choose, letters typed into the search box filter, Down leads to the list.
class PalettePanel : public QWidget {
    Q_OBJECT

public:
    explicit PalettePanel(QWidget *parent = nullptr);

    /// Shows another catalogue, what was chosen stays so if it is still there. Kinds behind the first `shippedKinds`
    /// are the level's own, in a group of their own. Everything can be dragged to the canvas.
    void setCatalogue(const CataloguePtr &catalogue, std::size_t shippedKinds);
    /// What the context menu of the list offers for the chosen kind.
    void addListActions(const QList<QAction *> &actions);
    /// Marks what is painted with; nothing is told. Nothing is marked if the palette does not have it.
    void setPaint(const Paint &paint);

Q_SIGNALS:
    /// The person chose something to paint with.
    void chosen(const Paint &paint);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void addHeading(const QString &text);
    void addEntry(const Paint &paint, const QString &key, const Appearance &look, const QString &picture);
    void addKinds(KindCategory category);
    void addOwnKinds();
    void addKind(const Kind &kind);
    void filter();
    void markPaint();
    void onCurrentChanged(const QListWidgetItem *item);
    void retranslate();

    CataloguePtr m_catalogue;
    std::size_t m_shippedKinds = 0;
    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    std::vector<Paint> m_paints; ///< of the rows that are no headings, by their number in the item
    Paint m_paint;
    QLineEdit *m_search;
    QListWidget *m_list;
    QListWidgetItem *m_nothing = nullptr;
};
