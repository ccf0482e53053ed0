#pragma once

#include <QLineEdit>

/// Asks for the name of the hero, which may be empty; begins with the one of the last time.
class HeroName : public QLineEdit {
    Q_OBJECT

public:
    explicit HeroName(const QString &objectName, QWidget *parent = nullptr);

    /// The name, remembered for the next time.
    QString remembered() const;
    /// What is typed into one of the two stands in the other, too.
    void shareWith(HeroName &other);
};
