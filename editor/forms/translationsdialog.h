#pragma once

#include "gamecore/levelfile/leveltranslations.h"

#include <QDialog>

class TranslationsTable;

/// A dialog for the translations of the texts of a level and of its things. It does not change the level.
class TranslationsDialog : public QDialog {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one.
    TranslationsDialog(const Level &level, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns all translations as edited, in the format of `translations` in a level file.
    QJsonObject translations() const;

private:
    TranslationsTable *m_table;
};
