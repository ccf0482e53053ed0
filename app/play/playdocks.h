#pragma once

#include "gamecore/base/enumerators.h"

#include <QByteArray>
#include <QMainWindow>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>

class PanelDock;
class QDockWidget;
class QScrollArea;

/// Where panels stand around the canvas while a game is shown: docks in a frame of their own, apart from those of the
/// editor. A game with a hero who fights has its own arrangement beside that of a game in which one only runs, and a
/// test from the editor has one more of each, which alone shows the panel of tests; all are kept. What nobody has
/// changed follows the size of the window. Nothing is arranged before there is one: panels would fit none.
///
/// Panels move and close but do not float. Under Wayland Qt 6.4 cannot dock a floating panel again (QTBUG-87332, mended
/// in 6.5.4 and 6.6). A floating panel is also a window of its own: keys pressed in it do not come to the game, whose
/// clock stands still while another window has the keyboard.
class PlayDocks : public QMainWindow {
    Q_OBJECT

public:
    enum class Style : std::uint8_t { Maze, Hero };
    static constexpr int styleCount = enumeratorCount<Style>();
    /// Panels, in their order on the screen.
    enum class Place : std::uint8_t { Status, Inventory, InView, Minimap, Log, Test };
    static constexpr int placeCount = enumeratorCount<Place>();

    explicit PlayDocks(QWidget *canvas, QWidget *parent = nullptr);

    /// Each place once, before anything is shown. `titleBar` stands in for the title; null: the usual one. Panels take
    /// their places when docks are first shown: whoever only edits does not wait for them. `foot`: a child of the
    /// status that stays in sight below it.
    void addPanel(Place place, QWidget *panel, QWidget *titleBar = nullptr, QWidget *foot = nullptr);

    /// Shows the docks as they were last, or hides all of them.
    void setShown(bool isShown);
    bool isShown() const { return m_isShown; }
    /// Which arrangement is shown.
    void setStyle(Style style, bool isTest = false);
    /// Arrangements as they can be kept between two runs; one that fits no longer gives the first one. Of the first one
    /// there is only which panel stands before the others of its place, empty if that is the first of them, too.
    QByteArray arrangement(Style style, bool isTest = false) const;
    void setArrangement(Style style, const QByteArray &state, bool isTest = false);
    /// The first arrangement, of the style that is shown.
    void arrangeAnew();

    /// What F6 goes round, without the canvas; empty before docks were first shown.
    QList<QWidget *> panels() const;
    bool hasKeyboard() const;
    /// Opens a panel if it is closed, and gives it the keyboard.
    void goTo(Place place);
    /// One for each dock, to show and hide it.
    QList<QAction *> toggleActions() const;
    /// Of these, those of panels that the arrangement in use can show; the others are disabled.
    void setActionsEnabled(bool areEnabled);

protected:
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Waiting {
        Place place;
        std::unique_ptr<QWidget> panel;
        std::unique_ptr<QWidget> titleBar;
        QWidget *foot = nullptr;
    };

    static Qt::DockWidgetArea areaOf(Place place);
    void fill();
    QDockWidget *dock(Place place) const;
    void nameOnce();
    void restore();
    void putAside();
    bool isOurs() const;
    QByteArray stateInUse() const;
    std::optional<Place> frontPlace() const;
    void arrange();
    void fitHeights(int needed);
    QList<QList<Place>> groupsThatFit() const;
    void fitWidths();
    QByteArray &arrangementInUse() { return m_arrangements[indexOf(m_style, m_isTest)]; }
    static std::size_t indexOf(Style style, bool isTest) { return std::size_t(style) + (isTest ? styleCount : 0); }
    void stackRight(const QList<QList<Place>> &groups);
    void fitStatus();
    void retranslate();

    std::array<PanelDock *, placeCount> m_docks{};
    std::vector<Waiting> m_waiting; ///< until docks are first shown
    QScrollArea *m_statusArea = nullptr;
    QWidget *m_statusFoot = nullptr;
    int m_statusHeight = 0; ///< that it was given last
    std::array<QByteArray, 2 * styleCount> m_arrangements;
    QTimer m_naming; ///< of docks, once for all changes of an arrangement
    Style m_style = Style::Maze;
    bool m_isTest = false;
    bool m_isShown = false;
    bool m_isDue = false;         ///< the panels are to be arranged once the docks are seen
    bool m_isOurs = false;        ///< nobody has changed the first arrangement
    QByteArray m_pressed;         ///< the arrangement when the mouse went down between two panels
    QList<QList<Place>> m_groups; ///< of it
    std::optional<Place> m_front; ///< of it: before the others of its group; none: the first one
};
