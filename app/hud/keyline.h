#pragma once

#include <QWidget>

#include <vector>

class QAction;

/// A key, and what it does at this moment.
struct KeyHint {
    QString key;
    QString deed;
    QAction *action = nullptr; ///< what a click on it does; null: nothing

    friend bool operator==(const KeyHint &, const KeyHint &) = default;
};

/// Hints, the most pressing first. What has no key is none.
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

/// A quiet line of keys below the level. It is as high as one line of text, whatever it says, and asks for no width, so
/// that another text moves nothing; what does not fit is left out from the end, but for the last one. A click on an
/// entry does what its key does.
class KeyLine : public QWidget {
    Q_OBJECT

public:
    explicit KeyLine(QWidget *parent = nullptr);

    void setHints(const std::vector<KeyHint> &hints);
    const std::vector<KeyHint> &hints() const { return m_hints; }
    /// "G: pick up", joined, for screen readers.
    QString text() const;

    /// Where a hint is seen; empty if it is left out.
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
