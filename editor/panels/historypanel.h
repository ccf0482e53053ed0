#pragma once

#include "editor/art/tileset.h"
#include "editor/document/leveldocument.h"
#include "gamecore/data/ids.h"

#include <QAbstractListModel>
#include <QCache>
#include <QImage>
#include <QSet>
#include <QWidget>

class QListView;
class QUndoCommand;

/// Returns a small picture of the changes that an undo step makes. `most` is the largest size of the picture in device
/// pixels. The picture shows the cells after the step. Things whose cell became empty are pale, and crossed out unless
/// they were moved. If the step changes no cells, or resizes, flips or turns the level, the picture is an icon. Pass
/// the same tileset for many pictures, since a tileset caches images.
QImage stepPicture(const QUndoCommand &step, const Catalogue &catalogue, const Tileset &tileset, QSize most,
                   const QString &set = usualTileset);

/// The undo steps of the current level as rows: row 0 is the level as it was opened, row n the level after the n-th
/// step. Pictures of steps are drawn on demand and cached.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IsUndone = Qt::UserRole, ///< bool: the step is undone
        IsSaved                  ///< bool: the row is the version in the file
    };
    static constexpr QSize pictureSize{48, 32};

    /// The document must outlive the model.
    explicit HistoryModel(LevelDocument &document, QObject *parent = nullptr);

    /// Returns the row of the level as it is now.
    int current() const { return m_document.undoStack().index(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    void retranslate();

private:
    QString nameOf(int row) const;
    bool isSaved(int row) const;
    QString sentenceOf(int row) const;
    QPixmap pictureOf(int row) const;
    void takeSteps();
    void tellAll();

    LevelDocument &m_document;
    int m_opening = 0; ///< OpenLevel::number of the level whose steps are shown
    QSet<int> m_new;   ///< OpenLevel::number of the levels that had no file when they were opened
    std::vector<const QUndoCommand *> m_steps; ///< the step of row n is at n - 1; only compared, never dereferenced
    Tileset m_tileset;
    mutable QCache<int, QPixmap> m_pictures; ///< by row
};

/// The panel of undo steps, oldest first. A click or Enter on a step emits stepChosen().
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the panel.
    explicit HistoryPanel(LevelDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user wants the level as it was after `index` steps.
    void stepChosen(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showCurrent();
    void retranslate();

    HistoryModel *m_model;
    QListView *m_list;
};
