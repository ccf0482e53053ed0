#pragma once

#include <QObject>

class LevelDocument;
class QAction;
class Toolbox;

/// What the menus offer while editing, with its keys. What the actions of files do is for others to connect.
class EditActions : public QObject {
    Q_OBJECT

public:
    /// Document and toolbox must outlive this; the actions belong to `owner`.
    EditActions(LevelDocument &document, Toolbox &toolbox, QObject *owner);

    /// Disabled actions leave their keys to others.
    void setActive(bool isActive);
    void retranslate();

    QAction *save() { return m_save; }
    QAction *saveAs() { return m_saveAs; }
    QAction *paste() { return m_paste; }
    QAction *pasteAsLevel() { return m_pasteAsLevel; }
    QList<QAction *> stepActions() const { return {m_undo, m_redo}; }
    QList<QAction *> pasteActions() const { return {m_paste, m_pasteAsLevel, m_remove}; }
    QList<QAction *> selectionActions() const { return {m_selectAll, m_selectNone, m_invertSelection}; }

private:
    void connectActions();
    void update();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    QAction *m_save;
    QAction *m_saveAs;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_remove;
    QAction *m_paste;
    QAction *m_pasteAsLevel;
    QAction *m_selectAll;
    QAction *m_selectNone;
    QAction *m_invertSelection;
    bool m_isActive = false;
};
