#pragma once

#include "editor/brushes/usedpaints.h"

#include <QTimer>
#include <QWidget>

class LevelDocument;
class QLineEdit;
class QToolButton;

/// The filter of the palette: a search box, a button for favorites, and a button for paints used in the level, which is
/// updated while drawing.
class PaletteFilter : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the filter.
    explicit PaletteFilter(const LevelDocument &document, QWidget *parent = nullptr);

    /// Sets the keys of the favorites, without a signal.
    void setFavorites(const QStringList &keys) { m_favorites = keys; }
    /// True if an entry with that name, key and paint passes the filter.
    bool fits(const QString &name, const QString &key, const Paint &paint) const;
    /// Returns why the palette is empty, if it is.
    QString emptyText() const;
    /// Resets the filter.
    void clear();
    /// Appends a letter typed elsewhere to the search, and moves the focus there.
    void type(const QString &letter);

Q_SIGNALS:
    void changed();
    /// The user has finished the search and wants to choose, or to take the first result.
    void left(bool isTaking);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followDocument();
    void countUsed();
    void retranslate();

    const LevelDocument &m_document;
    QStringList m_favorites;
    UsedPaints m_used; ///< up to date only while the filter uses it
    QTimer m_counting;
    QLineEdit *m_search;
    QToolButton *m_onlyFavorites;
    QToolButton *m_onlyUsed;
};
