#include "app/games/runbranches.h"

#include "gamecore/base/issue.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

const QString branchesFormat = u"mazewright-branches"_s;
constexpr int branchesVersion = 1;
/// Larger files are not read: they note more runs than anybody keeps.
constexpr qint64 largestBranches = 4LL * 1024 * 1024;

/// In one line, without half a character at its end.
QString shortRunName(const QString &name)
{
    QString shortName = name.simplified().left(RunBranches::longestName);
    if (!shortName.isEmpty() && shortName.back().isHighSurrogate()) {
        shortName.chop(1);
    }
    return shortName.trimmed();
}

RunBranch branchFrom(const QJsonObject &json)
{
    return {.of = json.value("of"_L1).toString(),
            .after = qMax<qint64>(0, json.value("after"_L1).toInteger()),
            .name = shortRunName(json.value("name"_L1).toString())};
}

QJsonObject jsonOf(const RunBranch &branch)
{
    return {{u"of"_s, branch.of}, {u"after"_s, branch.after}, {u"name"_s, branch.name}};
}

} // namespace

RunBranches::RunBranches(const QString &folder) : m_folder(folder), m_path(folder + u"/branches.json"_s)
{
    if (m_folder.isEmpty()) {
        m_isReadOnly = true;
    } else if (QFileInfo::exists(m_path)) {
        read();
    }
}

void RunBranches::read()
{
    IssueList issues;
    const QByteArray text = readFile(m_path, largestBranches, issues).value_or(QByteArray());
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    if (root.value("format"_L1).toString() != branchesFormat) {
        startAgain();
        return;
    }
    m_isReadOnly = root.value("version"_L1).toInt() > branchesVersion;
    const QJsonObject runs = m_isReadOnly ? QJsonObject() : root.value("runs"_L1).toObject();
    for (auto run = runs.begin(); run != runs.end(); ++run) {
        m_noted.insert(run.key(), branchFrom(run.value().toObject()));
    }
}

void RunBranches::startAgain()
{
    m_isReadOnly = !putDamagedAside(m_path);
    if (m_isReadOnly) {
        return;
    }
    for (const QString &file : QDir(m_folder).entryList({QString(u'*' + runEnding)}, QDir::Files)) {
        m_noted.insert(file.chopped(runEnding.size()), {});
    }
    if (write()) {
        m_isReadOnly = true;
        moveFile(m_path + u".damaged"_s, m_path); // where nobody takes it for one that notes nothing
    }
}

QStringList RunBranches::branchesOf(const QString &id) const
{
    QStringList ids;
    for (auto run = m_noted.begin(); run != m_noted.end(); ++run) {
        if (!id.isEmpty() && run->of == id) {
            ids.append(run.key());
        }
    }
    ids.sort();
    return ids;
}

QSet<QString> RunBranches::heldOnTo() const
{
    QSet<QString> ids;
    for (auto run = m_noted.begin(); run != m_noted.end(); ++run) {
        ids.insert(run.key());
        ids.insert(run->of);
    }
    ids.remove({});
    return ids;
}

std::optional<SaveFault> RunBranches::note(const QString &id, RunBranch branch)
{
    branch.name = shortRunName(branch.name);
    m_noted.insert(id, branch);
    return write();
}

std::optional<SaveFault> RunBranches::rename(const QString &id, const QString &name)
{
    RunBranch branch = of(id);
    branch.name = shortRunName(name);
    if (branch == RunBranch()) {
        m_noted.remove(id);
    } else {
        m_noted.insert(id, branch);
    }
    return write();
}

std::optional<SaveFault> RunBranches::forget(const QString &id)
{
    const RunBranch gone = of(id);
    bool isNoted = m_noted.remove(id);
    for (RunBranch &branch : m_noted) {
        if (branch.of == id) {
            branch.of = gone.of;
            branch.after = gone.of.isEmpty() ? 0 : qMin(branch.after, gone.after);
            isNoted = true;
        }
    }
    return isNoted ? write() : std::nullopt;
}

std::optional<SaveFault> RunBranches::write() const
{
    if (m_isReadOnly) {
        return SaveFault{.what = SaveFault::What::NotAllowed, .path = m_path, .detail = {}};
    }
    QJsonObject runs;
    for (auto run = m_noted.begin(); run != m_noted.end(); ++run) {
        runs.insert(run.key(), jsonOf(*run));
    }
    const QJsonObject root{{u"format"_s, branchesFormat}, {u"version"_s, branchesVersion}, {u"runs"_s, runs}};
    return writeWhole(m_path, QJsonDocument(root).toJson());
}
