#pragma once

class QWidget;

/// Shows the About dialog. Returns at once; the dialog deletes itself.
void showAbout(QWidget *parent);
