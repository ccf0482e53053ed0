#pragma once

#include "editor/art/tileset.h"

#include <QList>
#include <QWidget>

class QGridLayout;

/// A row of a fact sheet.
struct Fact {
    /// A kind, shown by its picture followed by a text.
    struct Pictured {
        QString picture; ///< name of the picture in Tileset
        QString text;    ///< name of the kind, or a longer text about it

        friend bool operator==(const Pictured &, const Pictured &) = default;
    };

    QString caption;               ///< subject of the fact
    QString text;                  ///< a sentence or a few words
    QList<Pictured> pictured = {}; ///< kinds shown after the text

    /// Returns the fact in one line: "Monsters: orc · troll from depth 3".
    QString line() const;

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// A list of facts, one row each: the subject on the left, the information on the right.
class FactSheet : public QWidget {
    Q_OBJECT

public:
    explicit FactSheet(const QString &objectName, QWidget *parent = nullptr);

    void setFacts(const QList<Fact> &facts);
    const QList<Fact> &facts() const { return m_facts; }

    /// Returns a scroll area with `parts` one below the other, such as a sheet and the widgets above it. The area can
    /// also be scrolled by keyboard.
    static QWidget *scrolling(const QString &objectName, const QList<QWidget *> &parts);

private:
    QWidget *valueOf(const Fact &fact) const;
    QWidget *withPicture(const Fact::Pictured &pictured) const;

    QList<Fact> m_facts;
    QWidget *m_rows = nullptr; ///< replaced when the facts change
    Tileset m_tileset;
};
