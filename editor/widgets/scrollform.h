#pragma once

#include <QPointer>
#include <QScrollArea>

/// Holds the content of a dialog: as large as that wants to be if there is room, else it scrolls, so that the buttons
/// below it stay in sight. It takes no keyboard of its own and follows it to what it holds.
class ScrollForm : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrollForm(QWidget *content, QWidget *parent = nullptr);

    /// Scrolls to a field of the content, also to one that was only just added and has no place yet.
    void reveal(QWidget *field);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    QPointer<QWidget> m_revealed; ///< until the content has grown by it
};

/// Around a panel that may need more height than there is; it takes no keyboard. With its parent it is made where it
/// will stand: a widget that moves to another parent has all that is in it polished anew, which takes long.
QScrollArea *newScrollArea(QWidget *panel, const QString &objectName, QWidget *parent = nullptr);
