#pragma once

#include "editor/art/tileset.h"
#include "editor/widgets/elidedchoice.h"

class Catalogue;

/// The choice of the meaning of a character or tile: a terrain (floor first) or a kind, with pictures.
class MeaningChoice : public ElidedChoice {
    Q_OBJECT

public:
    MeaningChoice(const Catalogue &catalogue, const std::shared_ptr<const Tileset> &tileset, QWidget *parent = nullptr);

    /// Adds a meaning that is neither terrain nor kind at the top.
    void addFirst(const QString &text, const QString &key);
    /// Chooses a key. If it is not in the list, such as an own kind of the level, it is first added if `adds`.
    void choose(const QString &key, bool adds = false);
    QString key() const { return currentData().toString(); }
};
