#pragma once

#include <QWidget>

#include <optional>

class QToolButton;
class QVBoxLayout;

/// A part of a form below a heading that collapses and expands it. The heading is a button that Tab reaches, and
/// screen readers say whether the part is expanded.
class Section : public QWidget {
    Q_OBJECT

public:
    /// The button is called `objectName`.
    Section(const QString &objectName, bool isExpanded, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Appends a row, which the section owns from then on.
    void add(QWidget *row);
    /// Shows all rows whatever the heading says, or none of the section. std::nullopt: as the heading says.
    void setFound(std::optional<bool> isFound);

private:
    void show();

    QToolButton *m_heading;
    QWidget *m_content;
    QVBoxLayout *m_rows;
    QString m_title;
    std::optional<bool> m_isFound;
};
