#pragma once

#include "editor/art/tileset.h"
#include "editor/document/leveldocument.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>

/// The undo steps of the current level as rows: row 0 is the level as it was opened, row n the level after the n-th
/// step. Pictures are drawn on demand and cached.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IsUndone = Qt::UserRole, ///< bool: the step is undone
        IsSaved                  ///< bool: this is the version in the file
    };
    static constexpr QSize pictureSize{48, 32};

    /// The document must outlive the model.
    explicit HistoryModel(LevelDocument &document, QObject *parent = nullptr);

    /// Returns the row of the present level.
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
    int m_opening = 0;                         ///< OpenLevel::number of the steps
    QSet<int> m_new;                           ///< numbers of levels that started without a file
    std::vector<const QUndoCommand *> m_steps; ///< by row; only compared, never dereferenced
    Tileset m_tileset;
    mutable QCache<int, QPixmap> m_pictures; ///< by row
};
