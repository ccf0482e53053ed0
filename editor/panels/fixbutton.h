#pragma once

#include <QToolButton>

/// A button with the fixes of a finding: a click chooses the first fix, and the arrow opens a menu of all fixes.
class FixButton : public QToolButton {
    Q_OBJECT

public:
    explicit FixButton(QWidget *parent = nullptr);

    /// Sets the names of the fixes, the best fix first. Without fixes, the button is disabled.
    void setFixes(const QStringList &names);
    /// Sets the shortcut that the tool tip shows; empty: none.
    void setKey(const QString &key);
    /// Appends one entry per fix to a menu. Choosing an entry emits chosen().
    void fillMenu(QMenu *menu);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A fix was chosen; `number` is its index in setFixes().
    void chosen(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showFixes();

    QStringList m_fixes;
    QString m_key;
    QMenu *m_menu; ///< opened by the arrow
};
