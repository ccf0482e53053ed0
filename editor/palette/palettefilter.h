#pragma once

#include "editor/brushes/usedpaints.h"

#include <QTimer>
#include <QWidget>

class LevelDocument;
class QLineEdit;
class QToolButton;

/// Chooses what of the palette is shown: a search box, and buttons for favorites alone and for what the level is drawn
/// with alone, which is found out again while one draws.
class PaletteFilter : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit PaletteFilter(const LevelDocument &document, QWidget *parent = nullptr);

    /// Their keys. Nothing is told.
    void setFavorites(const QStringList &keys) { m_favorites = keys; }
    /// Whether what has that name and key is shown, and draws with that paint.
    bool fits(const QString &name, const QString &key, const Paint &paint) const;
    /// Why nothing is shown, if that is so.
    QString emptyText() const;
    /// Shows all again.
    void clear();
    /// A letter that was typed elsewhere goes on with the search, which has the keyboard then.
    void type(const QString &letter);

Q_SIGNALS:
    void changed();
    /// The person is done with searching and wants to choose, or to take the first that was found.
    void left(bool isTaking);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followDocument();
    void countUsed();
    void retranslate();

    const LevelDocument &m_document;
    QStringList m_favorites;
    UsedPaints m_used; ///< while only these are shown
    QTimer m_counting;
    QLineEdit *m_search;
    QToolButton *m_onlyFavorites;
    QToolButton *m_onlyUsed;
};
