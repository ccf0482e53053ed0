#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/data/ids.h"
#include "gamecore/play/game.h"

#include <QImage>
#include <QWidget>

#include <optional>

class QLabel;

/// The large picture at the top of the start page, with a caption: the hero of the last game near its middle, as the
/// game shows him, or, without a game or if its hero knows too little, the most promising room of the dungeon of the
/// day. The picture fades into darkness on all sides; in the light theme the darkness has round corners. A worker
/// thread reads the game and draws the picture.
class Showcase : public QWidget {
    Q_OBJECT

public:
    /// The game of the picture.
    struct Subject {
        std::optional<Game> game = {}; ///< a game in memory
        QString save = {};             ///< file of a saved game, if there is no game in memory; empty: none
        QString name = {};             ///< of the game; empty: the dungeon of the day
        QString howFar = {};           ///< progress in the game
    };

    explicit Showcase(CataloguePtr catalogue, QWidget *parent = nullptr);

    /// Sets the game of the picture. Takes effect on request(). If a saved game cannot be read, the picture shows the
    /// dungeon of the day.
    void setSubject(Subject subject);
    /// Sets the caption of the same game in another language.
    void setCaption(const QString &name, const QString &howFar);
    /// Draws the picture in the present size, unless it is up to date.
    void request();
    /// Returns the picture; null until it is drawn.
    const QImage &picture() const { return m_picture; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isInDarkTheme() const;
    bool showsGame() const { return !m_subject.name.isEmpty() && m_isPictured; }
    QImage framed() const;
    QImage faded() const;
    void placeCaption();
    void retranslate();

    CataloguePtr m_catalogue;
    Subject m_subject;
    bool m_isPictured = true; ///< false: the saved game could not be read, or its hero knows too little for a picture
    QLabel *m_caption;
    QLabel *m_detail;
    QImage m_picture;    ///< the middle of a cell is in its middle
    QSize m_drawn;       ///< size of the widget for which m_picture was drawn; empty: another picture is wanted
    BackgroundJob m_job; ///< last, because its worker thread must end first
};
