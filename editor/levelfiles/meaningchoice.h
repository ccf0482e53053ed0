#pragma once

#include "editor/art/tileset.h"
#include "editor/widgets/elidedchoice.h"

class Catalogue;

/// A combo box for the meaning of a character or a tile: a terrain (floor first) or a kind, with pictures. Floor is
/// chosen at first.
class MeaningChoice : public ElidedChoice {
    Q_OBJECT

public:
    /// `tileset` draws the pictures and is shared by all choices of a dialog.
    MeaningChoice(const Catalogue &catalogue, const std::shared_ptr<const Tileset> &tileset, QWidget *parent = nullptr);

    /// Adds a meaning that is neither a terrain nor a kind at the top. `key` is what key() then returns.
    void addFirst(const QString &text, const QString &key);
    /// Chooses a key. If it is not in the list, such as an own kind of the level, it is added if `adds`; otherwise the
    /// choice stays.
    void choose(const QString &key, bool adds = false);
    /// Returns the chosen key; empty if nothing is chosen.
    QString key() const { return currentData().toString(); }
};
