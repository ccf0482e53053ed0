#pragma once

#include <QKeySequence>
#include <QObject>

class LevelDocument;
class QAction;
class QWidget;
class Toolbox;

/// What the menu offers for drawing beside the tools: the clipboard of cells, laying the stamp, the brush's size,
/// replacing.
class DrawActions : public QObject {
    Q_OBJECT

public:
    /// Document and toolbox must outlive this; the actions belong to `host`.
    DrawActions(LevelDocument &document, Toolbox &toolbox, QWidget *host);

    /// Disabled actions leave their keys to others.
    void setActive(bool isActive);
    void retranslate();

    QList<QAction *> actions() const;

private:
    QAction *make(const QString &objectName, const QString &icon, const QKeySequence &key);
    void connectActions();
    void copy();
    void cut();
    void changeSize(int by);
    void replaceAll();
    void update();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    QWidget *m_host;
    QAction *m_cut;
    QAction *m_copy;
    QAction *m_flipLeftRight;
    QAction *m_flipUpDown;
    QAction *m_turnRight;
    QAction *m_turnLeft;
    QAction *m_smaller;
    QAction *m_larger;
    QAction *m_replace;
    bool m_isActive = false;
};
