#pragma once

class QImage;
class QString;

/// Writes a picture of the program for the manual as a PNG of at most 256 colors, which is half as large. Each pixel
/// keeps nearly its color: the more colors a picture has, the farther apart are those that it keeps. False if it could
/// not be written.
bool writeSmall(const QImage &image, const QString &path);
