#pragma once

#include "editor/art/tileset.h"
#include "editor/document/leveldocument.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>

/// The steps of the level that lies on the document, as rows: row 0 is the level as it was opened, row n what the n-th
/// step made of it. Pictures are drawn when they are asked for, and those asked for last are kept.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IsUndone = Qt::UserRole, ///< bool: the level is further back than that
        IsSaved                  ///< bool: that is what is in the file
    };
    static constexpr QSize pictureSize{48, 32};

    /// The document must outlive this.
    explicit HistoryModel(LevelDocument &document, QObject *parent = nullptr);

    /// The row of the level as it is.
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
    QSet<int> m_new;                           ///< of levels that began without a file
    std::vector<const QUndoCommand *> m_steps; ///< as rows show them; never followed, only compared
    Tileset m_tileset;
    mutable QCache<int, QPixmap> m_pictures; ///< by row
};
