// Pictures of the manual's part on the document: its file and its campaign.

#include "tests/pictures/editorscene.h"

#include <QApplication>
#include <QDir>
#include <QListWidget>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

constexpr int fileCells = 16;

/// Copies the files of the shipped campaign, so that they can be changed. Returns the path of one of its levels.
QString copyCampaign(const QTemporaryDir &folder)
{
    const QDir shipped(u":/levels/campaign"_s);
    for (const QString &name : shipped.entryList(QDir::Files)) {
        QFile::copy(shipped.filePath(name), folder.filePath(name));
        QFile::setPermissions(folder.filePath(name), QFile::ReadOwner | QFile::WriteOwner);
    }
    return folder.filePath(shipped.entryList({u"*.level.json"_s}, QDir::Files).value(2));
}

EditorScene campaign()
{
    const auto folder = std::make_shared<QTemporaryDir>();
    const auto show = [folder](SceneStage &stage) {
        stage.window().editFile(copyCampaign(*folder));
        stage.showDock(u"campaignDock"_s);
        if (auto *list = stage.window().findChild<QListWidget *>(u"campaignLevels"_s)) {
            list->setCurrentRow(2);
        }
    };
    return {u"campaign"_s, u"campaign"_s, show, [](SceneStage &stage) { stage.trigger(u"moveCampaignLevelUp"_s); }};
}

/// Another program changes the file of a level that has unsaved changes.
EditorScene changedFile()
{
    const auto folder = std::make_shared<QTemporaryDir>();
    const auto edit = [folder](SceneStage &stage) {
        stage.window().resize({1000, 700});
        stage.window().editFile(copyCampaign(*folder));
        stage.draw(ToolId::Ellipse, u"water"_s, {2, 2}, {7, 7});
        stage.window().canvas().setViewState({.tileSize = fileCells, .isFit = false, .scroll = {}});
    };
    const auto change = [](SceneStage &stage) {
        QFile file(stage.editor().document().path());
        if (file.open(QIODevice::ReadWrite)) {
            const QByteArray text = file.readAll().replace("Three Locks", "Four Locks");
            file.resize(0);
            file.seek(0);
            file.write(text);
        }
        file.close();
        QEvent event(QEvent::WindowActivate);
        QApplication::sendEvent(&stage.window(), &event);
    };
    return {u"file"_s, u"diskNotice+level"_s, edit, change};
}

} // namespace

QList<EditorScene> fileScenes()
{
    return {changedFile(), campaign()};
}
