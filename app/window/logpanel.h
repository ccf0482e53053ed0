#pragma once

#include <QPlainTextEdit>

/// What was said in a game, the newest line strong, repeats counted instead of repeated. Shows plain text only, keeps
/// the last mostLines. It takes the keyboard by Tab and F6 only, never by a click.
class LogPanel : public QPlainTextEdit {
    Q_OBJECT

public:
    static constexpr int mostLines = 200;

    explicit LogPanel(QWidget *parent = nullptr);

    /// Empty lines are left out.
    void say(const QString &line);
    void clearLines();
    /// All lines, the newest last, as they are shown.
    QStringList lines() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void formatLast(bool isNewest);
    void retranslate();

    QString m_last;
    int m_repeats = 0;
};
