#pragma once

#include <QToolButton>

/// What can be done about a finding: a click does the first of it, the arrow beside it offers all.
class FixButton : public QToolButton {
    Q_OBJECT

public:
    explicit FixButton(QWidget *parent = nullptr);

    /// The best way first. Without any the button is disabled.
    void setFixes(const QStringList &names);
    /// The key that its tooltip tells of.
    void setKey(const QString &key);
    /// Puts one entry a way into a menu.
    void fillMenu(QMenu *menu);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A place in setFixes().
    void chosen(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showFixes();

    QStringList m_fixes;
    QString m_key;
    QMenu *m_menu;
};
