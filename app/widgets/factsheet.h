#pragma once

#include "editor/art/tileset.h"

#include <QList>
#include <QWidget>

class QGridLayout;

/// One thing to know.
struct Fact {
    /// A kind by its picture, as Tileset knows it, and its name or more.
    struct Pictured {
        QString picture;
        QString text;

        friend bool operator==(const Pictured &, const Pictured &) = default;
    };

    QString caption;               ///< what it is about
    QString text;                  ///< a sentence or a few words
    QList<Pictured> pictured = {}; ///< after the text

    /// All of it in one line: "Monsters: orc · troll from depth 3".
    QString line() const;

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// Things to know, a row each: what it is about on the left, on the right what is to be known of it.
class FactSheet : public QWidget {
    Q_OBJECT

public:
    explicit FactSheet(const QString &objectName, QWidget *parent = nullptr);

    void setFacts(const QList<Fact> &facts);
    const QList<Fact> &facts() const { return m_facts; }

    /// A scroll area around a sheet and what stands above it, which scrolls by the keyboard, too.
    static QWidget *scrolling(const QString &objectName, const QList<QWidget *> &parts);

private:
    QWidget *valueOf(const Fact &fact) const;
    QWidget *withPicture(const Fact::Pictured &pictured) const;

    QList<Fact> m_facts;
    QWidget *m_rows = nullptr; ///< made anew with the facts
    Tileset m_tileset;
};
