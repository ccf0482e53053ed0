#pragma once

#include "editor/brushes/paintlist.h"

#include <QTimer>
#include <QWidget>

class LevelDocument;
class QLineEdit;
class QToolButton;

/// The filter of the palette: a search box, a button that shows only favorites, and a button that shows only paints
/// used in the level. The used paints are updated while the user draws.
class PaletteFilter : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the filter.
    explicit PaletteFilter(const LevelDocument &document, QWidget *parent = nullptr);

    /// Sets the keys (PaintEntry::key) of the favorites. Emits no signal.
    void setFavorites(const QStringList &keys) { m_favorites = keys; }
    /// True if an entry passes the filter. Its name or key must contain the search text, regardless of case. If the
    /// button for favorites is checked, it must be a favorite. If the other button is checked, the level must use it.
    bool fits(const QString &name, const QString &key, const Paint &paint) const;
    /// Returns the text to show if no entry passes the filter.
    QString emptyText() const;
    /// Resets the filter, so that all entries pass.
    void clear();
    /// Appends a letter to the text of the search box, and moves the focus to this box.
    void type(const QString &letter);

Q_SIGNALS:
    /// fits() may return other results.
    void changed();
    /// The user pressed a key in the search box to go to the results: Enter to draw with a result (`isTaking`), or Down
    /// to choose among the results.
    void left(bool isTaking);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followDocument();
    void countUsed();
    void retranslate();

    const LevelDocument &m_document;
    QStringList m_favorites;
    UsedPaints m_used; ///< paints used in the level; updated only while m_onlyUsed is checked
    QTimer m_counting; ///< delays the next update of m_used
    QLineEdit *m_search;
    QToolButton *m_onlyFavorites;
    QToolButton *m_onlyUsed;
};
