#pragma once

#include "editor/art/tileset.h"
#include "editor/changes/ownkinds.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QToolButton;

/// The picture of a kind of a level's own: one of those that come with the program, or its character in its color.
class KindLook : public QWidget {
    Q_OBJECT

public:
    /// The pictures are those of the kinds of a catalogue, those of `category` first.
    KindLook(const Catalogue &catalogue, KindCategory category, QWidget *parent = nullptr);

    /// `usual`: the look of the base.
    void show(const QJsonObject &record, const Appearance &usual);

Q_SIGNALS:
    /// Other pictures were chosen; undefined: as the base.
    void picturesChosen(const QJsonValue &pictures);

private:
    void addPictures(const Catalogue &catalogue, KindCategory category);
    void addPicture(const QString &picture, const QString &name);
    void showOwn(bool isOwn);
    void onClicked(const QListWidgetItem *item);
    QIcon iconOf(const QString &picture) const;

    Tileset m_tileset;
    QLabel *m_label;
    QToolButton *m_reset;
    QListWidget *m_list; ///< the first two: as the base, its character
};
