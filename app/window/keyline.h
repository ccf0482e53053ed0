#pragma once

#include <QWidget>

#include <vector>

/// A key, and what it does at this moment.
struct KeyHint {
    QString key;
    QString deed;

    friend bool operator==(const KeyHint &, const KeyHint &) = default;
};

/// A quiet line of keys below the level. It is as high as one line of text, whatever it says, and asks for no width, so
/// that another text moves nothing; what does not fit is left out from the end, but for the last one.
class KeyLine : public QWidget {
    Q_OBJECT

public:
    explicit KeyLine(QWidget *parent = nullptr);

    void setHints(const std::vector<KeyHint> &hints);
    const std::vector<KeyHint> &hints() const { return m_hints; }
    /// "G: pick up", joined; what a screen reader says of it.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int widthOf(const KeyHint &hint) const;
    int paint(QPainter &painter, const KeyHint &hint, int x) const;
    void retranslate();

    std::vector<KeyHint> m_hints;
};
