#pragma once

// app/widgets: small widgets of the window that know no game.

#include "app/widgets/keydebounce.h"

#include <QWidget>

class QAction;
class QKeyEvent;
class QLabel;
class QPushButton;
class QVBoxLayout;
class ScrollForm;

/// A card in the middle of its parent, over a veil that dims what the game has left there: a few words and a choice.
/// Hidden until it is needed; whoever owns the parent keeps it as large as that.
///
/// It has the keyboard from when it comes up until it goes: whatever would give it to the parent meanwhile, such as a
/// click beside a choice, gives it to the choice that had it last. Once it is hidden the parent has it.
///
/// Arrows go from choice to choice, in the order in which they were made and past hidden ones; the one that has the
/// keyboard looks like the first choice. Arrows and keys that walk do nothing while they may still be meant for the
/// game (app/widgets/keydebounce.h).
class OverlayCard : public QWidget {
    Q_OBJECT

public:
    /// Sets the clock of the guard, for tests. The card must be hidden.
    void setClock(KeyDebounce::Clock clock) { m_guard = KeyDebounce(std::move(clock)); }

    /// The actions that walk: their keys, whatever they are when one is pressed, may still be meant for the game. They
    /// must outlive this.
    void setWalking(const QList<QAction *> &walking) { m_walking = walking; }
    /// The choice that has the keyboard, or had it last; null before the card comes up.
    const QPushButton *current() const { return m_current; }

Q_SIGNALS:
    /// Another choice has the keyboard.
    void currentChanged();

protected:
    struct Shape {
        QString name;      ///< object name of the card; the style sheet goes by it
        int width = 0;     ///< logical pixels beside a font of the usual size, where there is room
        int spacing = 0;   ///< pixels between what stands on the card
        float veil = 0.0F; ///< opacity, 0..1
    };

    OverlayCard(const Shape &shape, QWidget *parent);

    /// What stands on the card, from top to bottom.
    QVBoxLayout &content() { return *m_content; }
    /// A centered label at the lower end of the card, which owns it. What it shows is never taken for markup.
    QLabel *addText(const QString &name, bool isSecondary = false);
    /// A button without a place yet. Every choice must be on the card once that comes up.
    QPushButton *makeChoice(const QString &name);
    const QList<QPushButton *> &choices() const { return m_choices; }

    /// Comes up in front of all else, with the keyboard on `first`, which must not be hidden.
    void open(QPushButton *first);
    /// Whether the game would take a step by this key.
    bool walks(const QKeyEvent &key) const;
    /// Asks the guard. Once for each key or click that may be meant for the game and does not go through take().
    bool isHeldBack(bool isRepeat = false) { return m_guard.holdsBack(isRepeat); }
    /// A key for a choice that has the keyboard. True if the choice is not to see it. Knows the arrows, and
    /// Enter and Space where they walk.
    virtual bool take(const QKeyEvent &key);
    /// Says everything again in the language in force. Derived constructors call it for the first time.
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The card is as wide as its text wants and the parent has room for.
    void fitFont();
    void takeKeyboard();
    QList<QPushButton *> shownChoices() const;
    void goOn(int step);
    /// The one choice that looks like the first; null: none.
    void makePrimary(const QObject *choice);

    QWidget *m_card;
    ScrollForm *m_area; ///< around it
    QVBoxLayout *m_content;
    int m_width;
    QList<QPushButton *> m_choices;
    QPushButton *m_current = nullptr; ///< had the keyboard last
    QList<QAction *> m_walking;
    KeyDebounce m_guard;
    float m_veil;
};
