#pragma once

#include "editor/art/tileset.h"
#include "editor/widgets/elidedchoice.h"

class Catalogue;

/// The choice of what a sign of a drawn text or a tile of a map stands for: a terrain, floor first, or a kind, with
/// their pictures.
class MeaningChoice : public ElidedChoice {
    Q_OBJECT

public:
    MeaningChoice(const Catalogue &catalogue, const std::shared_ptr<const Tileset> &tileset, QWidget *parent = nullptr);

    /// Adds a meaning before all others that is neither.
    void addFirst(const QString &text, const QString &key);
    /// Chooses a key; one that is not among them, as of a kind that only the level knows, is added first if `adds`.
    void choose(const QString &key, bool adds = false);
    QString key() const { return currentData().toString(); }
};
