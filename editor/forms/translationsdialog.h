#pragma once

#include "gamecore/levelfile/leveltranslations.h"

#include <QDialog>

class TranslationsTable;

/// A dialog for the translations of a level's texts.
class TranslationsDialog : public QDialog {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one.
    TranslationsDialog(const Level &level, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the translations in the format of the level file.
    QJsonObject translations() const;

private:
    TranslationsTable *m_table;
};
