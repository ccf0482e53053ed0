#pragma once

#include <QPointer>
#include <QScrollArea>

/// A scroll area for the content of a dialog. If there is space, it is as large as the content. Otherwise it scrolls,
/// so that the buttons below the scroll area stay visible. It does not take the focus itself, and scrolls to the
/// focused widget.
class ScrollForm : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrollForm(QWidget *content, QWidget *parent = nullptr);

    /// Scrolls to a field of the content, even if it was just added and is not laid out yet.
    void reveal(QWidget *field);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    QPointer<QWidget> m_revealed; ///< field to scroll to once the layout of the content includes the field; null: none
};

/// Creates a scroll area around a panel that may need more height than is available. The scroll area does not take the
/// focus. Pass `parent` here: setting the parent later would polish all child widgets again, which is slow.
QScrollArea *newScrollArea(QWidget *panel, const QString &objectName, QWidget *parent = nullptr);

/// Scrolls the scroll areas that contain `target` so that it is visible, as far as possible.
void scrollTo(QWidget &target);
