#pragma once

#include <QLineEdit>

/// A field for the hero's name, which may be empty; initially the last name.
class HeroName : public QLineEdit {
    Q_OBJECT

public:
    explicit HeroName(const QString &objectName, QWidget *parent = nullptr);

    /// Returns the name and saves it for the next time.
    QString remembered() const;
    /// Keeps the text of two fields equal.
    void shareWith(HeroName &other);
};
