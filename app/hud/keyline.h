#pragma once

#include <QWidget>

#include <vector>

class QAction;

/// A key and its current effect.
struct KeyHint {
    QString key;               ///< displayed name
    QString deed;              ///< the effect, in a few words
    QAction *action = nullptr; ///< action triggered by a click; null: none

    friend bool operator==(const KeyHint &, const KeyHint &) = default;
};

/// A list of hints, most important first. add() skips hints without a key.
class KeyHints {
public:
    void add(const QString &key, const QString &deed, QAction *action = nullptr)
    {
        if (!key.isEmpty()) {
            m_hints.push_back({key, deed, action});
        }
    }
    const std::vector<KeyHint> &all() const { return m_hints; }

private:
    std::vector<KeyHint> m_hints;
};

/// A line of key hints below the level. It always has the height of one line of text and no minimum width, so new texts
/// never move other widgets. The last hint is always shown, at the right edge. The other hints are shown from the left,
/// as many as fit. A click on a hint triggers its action.
class KeyLine : public QWidget {
    Q_OBJECT

public:
    explicit KeyLine(QWidget *parent = nullptr);

    void setHints(const std::vector<KeyHint> &hints);
    const std::vector<KeyHint> &hints() const { return m_hints; }
    /// Returns the hints as text, such as "G: pick up", for screen readers.
    QString text() const;

    /// Returns the rectangle of a hint; empty if it is omitted.
    QRect placeOf(std::size_t hint) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    int widthOf(const KeyHint &hint) const;
    void paint(QPainter &painter, const KeyHint &hint, int x) const;
    void retranslate();

    std::vector<KeyHint> m_hints;
};
