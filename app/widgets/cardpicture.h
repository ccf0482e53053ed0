#pragma once

#include <QImage>
#include <QPixmap>
#include <QPointF>

/// The radius of the corners of all pictures of levels and games on the start page, in logical pixels.
inline constexpr double cardPictureRadius = 6;

/// Returns the size of a picture that covers `box` and has the ratio of `shape`.
QSize coveringSize(QSize shape, QSize box);
/// Returns a picture that fills a box with round corners; null if `picture` is null. The picture is scaled and cut off
/// around `focus`, which is a place in the picture: (0, 0) is its upper left corner and (1, 1) its lower right one.
/// `box` is in logical pixels of a screen with the pixel ratio of `picture`.
QPixmap cardPicture(const QImage &picture, QPointF focus, QSize box);
