#pragma once

#include <QObject>

class QDropEvent;
class QWidget;

/// What other programs drop on the window where no widget of it wants it: files, and text that holds a code or a maze.
/// Nothing is taken while a dialog waits for its answer.
class Drops : public QObject {
    Q_OBJECT

public:
    explicit Drops(QWidget &window);

Q_SIGNALS:
    // Sent once the program that was dragged from is free again: dialogs may follow.
    void filesDropped(const QStringList &paths);
    void textDropped(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool take(QDropEvent &event, bool isEntering);
};
