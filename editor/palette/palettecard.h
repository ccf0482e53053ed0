#pragma once

#include "editor/wording/paintcard.h"

#include <QFrame>

class ElidedLabel;
class QLabel;
class QToolButton;

/// Shows a paint: its name, its numbers and a sentence, and a star that makes it a favorite. It is as high for
/// everything, so that nothing beside it moves.
class PaletteCard : public QFrame {
    Q_OBJECT

public:
    explicit PaletteCard(QWidget *parent = nullptr);

    /// Shows a card; an empty one is one of nothing.
    void show(const PaintCard &card, bool isFavorite);

Q_SIGNALS:
    void favoriteToggled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void settleHeight();

    ElidedLabel *m_name;
    QLabel *m_body;
    QToolButton *m_star;
};
