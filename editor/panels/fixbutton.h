#pragma once

#include <QToolButton>

/// A button with the fixes of a finding: a click does the first, the arrow beside it offers all.
class FixButton : public QToolButton {
    Q_OBJECT

public:
    explicit FixButton(QWidget *parent = nullptr);

    /// Sets the fixes, the best first. Without any the button is disabled.
    void setFixes(const QStringList &names);
    /// Sets the key that its tooltip tells of.
    void setKey(const QString &key);
    /// Puts one entry a way into a menu.
    void fillMenu(QMenu *menu);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A fix was chosen; `number` is its place in setFixes().
    void chosen(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showFixes();

    QStringList m_fixes;
    QString m_key;
    QMenu *m_menu;
};
