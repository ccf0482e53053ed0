#pragma once

#include <QLineEdit>

/// A field for the hero's name, which may be empty. It initially contains the name that was used last.
class HeroName : public QLineEdit {
    Q_OBJECT

public:
    explicit HeroName(const QString &objectName, QWidget *parent = nullptr);

    /// Returns the name without blanks at its ends, and saves it for the next time.
    QString remembered() const;
    /// Keeps the text of two fields equal.
    void shareWith(HeroName &other);
};
