#pragma once

class QWidget;

/// What this program is. Returns at once; the dialog deletes itself.
void showAbout(QWidget *parent);
