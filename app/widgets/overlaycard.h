#pragma once

// app/widgets: small reusable widgets that know nothing about games.

#include <QRectF>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>

class QAction;
class QGridLayout;
class QKeyEvent;
class QLabel;
class QPushButton;
class QVBoxLayout;
class ScrollForm;

/// A filter that separates keys meant for a widget that has just appeared over a game from keys still meant for the
/// game, such as a held arrow key or one press too many.
///
/// Keys marked as repeated are always held back. After start(), all other keys are held back, too, until one of them
/// arrives at least `pause` after the start and at least `repeatPause` after the previous key, repeated or not. That
/// key passes, and so do all later keys that are not marked as repeated.
class KeyDebounce {
public:
    /// A function that returns milliseconds since an arbitrary moment. The result must never decrease.
    using Clock = std::function<qint64()>;

    /// In milliseconds; longer than the delay before a held key repeats.
    static constexpr int pause = 700;
    /// In milliseconds. A key that follows sooner counts as repeated, because systems do not always mark repeated keys,
    /// and because players press a key many times in a row.
    static constexpr int repeatPause = 400;

    /// Returns the time of the system's monotonic clock.
    static qint64 steadyClock();

    /// `clock` must be callable.
    explicit KeyDebounce(Clock clock = steadyClock);

    /// Call when the widget appears.
    void start();
    /// True if the current key must be ignored. Call once per key, when it arrives.
    bool holdsBack(bool isRepeat);

private:
    Clock m_clock;
    qint64 m_started = 0;
    qint64 m_lastKey = 0; ///< time of the last key, or of the start
    bool m_isHolding = false;
};

/// A card over its parent with a few words and buttons to choose from (*choices*), over a veil that dims the rest. The
/// card is in the middle or, if it would cover a spot to see (setSpot()), beside it. Hidden until opened. The widget
/// covers its parent; the parent's owner keeps it at the parent's size.
///
/// While the card is open, one of the choices has the focus. If the card itself would get the focus, for example by a
/// click beside a choice, the choice that had the focus last gets it back. When the card is hidden with the focus, the
/// parent gets the focus.
///
/// Arrow keys move between choices in the order of their creation or of setOrder(), skipping hidden ones. The focused
/// choice looks like the default button, unless the shape says otherwise. Arrows, Tab and walking keys are ignored
/// while they may still be meant for the game (KeyDebounce).
class OverlayCard : public QWidget {
    Q_OBJECT

public:
    /// Sets the clock of the KeyDebounce, for tests. The card must be hidden.
    void setClock(KeyDebounce::Clock clock) { m_guard = KeyDebounce(std::move(clock)); }

    /// Sets the actions that let the hero walk, because their current keys may still be meant for the game. The actions
    /// must outlive this object.
    void setWalking(const QList<QAction *> &walking) { m_walking = walking; }
    /// Returns the choice that has the focus or had the focus last; null before the card is opened.
    const QPushButton *current() const { return m_current; }
    /// Sets a rectangle of the parent, such as a cell, that the card leaves visible if there is room beside it. The
    /// veil does not dim it and its surroundings. Null: there is none.
    void setSpot(const QRectF &spot);
    /// Returns by how many pixels the spot would have to move to the right, or to the left if negative, so that the
    /// card no longer covers it. 0 if the card is beside it already, or if a card and the spot do not fit into the
    /// width.
    int wayAside() const;

Q_SIGNALS:
    /// Emitted when a choice gets the focus.
    void currentChanged();

protected:
    struct Shape {
        QString name;      ///< object name of the card, used by the style sheet
        int width = 0;     ///< logical pixels at the default font size, if there is room
        int spacing = 0;   ///< pixels between the card's widgets
        float veil = 0.0F; ///< opacity of the veil, 0..1
        /// The choice that open() focuses looks like the default button for as long as the card is open.
        bool keepsPrimary = false;
    };

    OverlayCard(const Shape &shape, QWidget *parent);

    /// Returns the layout of the card's contents, from top to bottom.
    QVBoxLayout &content() { return *m_content; }
    /// Adds a centered label at the bottom of the card, which owns it. Its text is never interpreted as markup.
    QLabel *addText(const QString &name, bool isSecondary = false);
    /// Makes a button that the caller must place on the card before it is opened.
    QPushButton *makeChoice(const QString &name);
    const QList<QPushButton *> &choices() const { return m_choices; }
    /// Sets the order of the choices, which must be all that there are, for arrow keys and Tab.
    void setOrder(const QList<QPushButton *> &choices);

    /// Opens the card above everything else and focuses `first`, which must not be hidden.
    void open(QPushButton *first);
    /// True if a key belongs to an action of setWalking().
    bool walks(const QKeyEvent &key) const;
    /// True if a key or click must be ignored, because it may still be meant for the game. Call once for each such key
    /// or click that does not pass through take().
    bool isHeldBack(bool isRepeat = false) { return m_guard.holdsBack(isRepeat); }
    /// Handles a key before the focused choice gets it: arrows move the focus; a key that may be meant for the game is
    /// ignored. True if the choice must not receive the key.
    virtual bool take(const QKeyEvent &key);
    /// Updates all texts to the current language. Derived constructors make the first call.
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Makes the card as wide as its text needs, limited by the parent.
    void fitFont();
    void placeCard();
    std::optional<Qt::Alignment> placeBeside() const;
    void takeKeyboard();
    QList<QPushButton *> shownChoices() const;
    void goOn(int step);
    /// Makes one choice look like the default button; null: none.
    void makePrimary(const QObject *choice);

    QWidget *m_card;
    QGridLayout *m_middle; ///< contains the card
    ScrollForm *m_area;    ///< contains the card and scrolls it
    QVBoxLayout *m_content;
    int m_width;
    QList<QPushButton *> m_choices;
    QPushButton *m_current = nullptr; ///< the choice that has the focus or had the focus last
    QList<QAction *> m_walking;
    KeyDebounce m_guard;
    float m_veil;
    bool m_keepsPrimary;
    QRectF m_spot; ///< see setSpot()
};
