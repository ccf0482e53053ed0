#pragma once

#include "editor/wording/paintcard.h"

#include <QFrame>

#include <optional>

class ElidedLabel;
class QLabel;
class QToolButton;

/// Shows a paint: its name, its numbers and a sentence, and a star that makes it a favorite. It is as high for
/// everything, so that nothing beside it moves.
class PaletteCard : public QFrame {
    Q_OBJECT

public:
    explicit PaletteCard(QWidget *parent = nullptr);

    /// Shows a card; an empty one is one of nothing. std::nullopt: it cannot be a favorite.
    void show(const PaintCard &card, std::optional<bool> isFavorite);

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
