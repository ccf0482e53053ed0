#pragma once

#include "app/window/thumbnails.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QListWidget;

/// A heading and level files or campaigns side by side with small pictures; an empty one says what to do next.
class LevelShelf : public QWidget {
    Q_OBJECT

public:
    /// `name` becomes the object name of the list.
    explicit LevelShelf(const QString &name, QWidget *parent = nullptr);

    void setTexts(const QString &heading, const QString &whenEmpty);
    /// Shows these files, in this order, at first by the names of the files.
    void setLevels(const QStringList &paths);
    /// What is known of a file by now; nothing happens if it is not shown here.
    void showLevel(const LevelSummary &summary);
    QStringList paths() const;
    QListWidget &list() { return *m_list; }

Q_SIGNALS:
    /// By a click, Enter or Space.
    void chosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static QString detailOf(const LevelSummary &summary);
    static QString campaignDetailOf(const LevelSummary &summary);

    QLabel *m_heading;
    QLabel *m_empty;
    QListWidget *m_list;
    QHash<QString, LevelSummary> m_known; ///< by path
};
