#pragma once

#include "app/games/gamekeeper.h"

#include <QObject>

/// Tells when the game under way cannot be written, once, although it is tried every few turns, and when it can be
/// again. The log of the next game says nothing yet, so there it is told anew.
class UnsavedGame : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    UnsavedGame(GameKeeper &keeper, PlaySession &session, QObject *parent = nullptr);

Q_SIGNALS:
    /// A sentence for the log.
    void said(const QString &sentence);

private:
    void tell(const QString &slot, const SaveFault &fault);

    GameKeeper &m_keeper;
    bool m_isTold = false;
};
