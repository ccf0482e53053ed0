#pragma once

#include <QPointer>
#include <QScrollArea>

/// A scroll area for the content of a dialog. It is as large as the content if there is space; otherwise it scrolls, so
/// that the buttons below it stay visible. It does not take the focus itself, and scrolls to the focused widget.
class ScrollForm : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrollForm(QWidget *content, QWidget *parent = nullptr);

    /// Scrolls to a field of the content, even if it was just added and is not laid out yet.
    void reveal(QWidget *field);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    QPointer<QWidget> m_revealed; ///< field to scroll to once the content has been laid out with it; null: none
};

/// Creates a scroll area around a panel that may need more height than is available; it does not take the focus. Pass
/// the parent here: moving a widget to another parent later would polish all of its children again, which is slow.
QScrollArea *newScrollArea(QWidget *panel, const QString &objectName, QWidget *parent = nullptr);
