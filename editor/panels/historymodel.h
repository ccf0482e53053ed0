#pragma once

#include "editor/art/tileset.h"
#include "editor/document/leveldocument.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>

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
