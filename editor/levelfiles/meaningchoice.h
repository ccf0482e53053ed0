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

    /// Adds another meaning at the top, which is neither a terrain nor a kind. If the user chooses it, key() returns
    /// `key`.
    void addFirst(const QString &text, const QString &key);
    /// Chooses the meaning with this key. The key of an own kind of a level, for example, is not in the list. If
    /// `adds`, such a key is added and chosen; otherwise the choice does not change.
    void choose(const QString &key, bool adds = false);
    /// Returns the chosen key; empty if nothing is chosen.
    QString key() const { return currentData().toString(); }
};
