#pragma once

#include <QWidget>

#include <optional>

class QToolButton;
class QVBoxLayout;

/// A part of a form with a heading that collapses and expands the part. The heading is a button that can be reached
/// with Tab, and screen readers say whether the part is expanded.
class Section : public QWidget {
    Q_OBJECT

public:
    /// `objectName` is the object name of the heading.
    Section(const QString &objectName, bool isExpanded, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Shows the rows, as a click on the heading of a collapsed section does.
    void expand();
    /// Appends a row, which the section owns from then on.
    void add(QWidget *row);
    /// Adapts the section to a search in the form. True: shows the heading and all rows, even if the section is
    /// collapsed. False: hides the section. std::nullopt: no search, the section is collapsed or expanded as the user
    /// chose.
    void setFound(std::optional<bool> isFound);

private:
    void show();

    QToolButton *m_heading;
    QWidget *m_content;
    QVBoxLayout *m_rows;
    QString m_title;
    std::optional<bool> m_isFound;
};
