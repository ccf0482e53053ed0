#pragma once

#include "gamecore/levelfile/leveltranslations.h"

#include <QDialog>

class TranslationsTable;

/// Asks for the texts of a level in other languages.
class TranslationsDialog : public QDialog {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one.
    TranslationsDialog(const Level &level, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// The translations as the file of the level has them.
    QJsonObject translations() const;

private:
    TranslationsTable *m_table;
};
