#pragma once

#include "editor/storage/campaignchange.h"

#include <QDialog>

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class TranslationsTable;

/// A dialog for the properties of a campaign: its texts with their translations, and whether the hero is carried over
/// from level to level. It does not change the campaign.
class CampaignDialog : public QDialog {
    Q_OBJECT

public:
    explicit CampaignDialog(const CampaignProperties &properties, QWidget *parent = nullptr);

    /// Returns the properties as edited.
    CampaignProperties properties() const;

private:
    void addFields(QFormLayout &form, const CampaignProperties &properties);
    void followSources();

    QLineEdit *m_name;
    QLineEdit *m_author;
    QPlainTextEdit *m_description;
    QCheckBox *m_carriesHero;
    TranslationsTable *m_translations;
};
