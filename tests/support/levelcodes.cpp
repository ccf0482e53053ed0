#include "tests/support/levelcodes.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/compression.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"

#include <QtEndian>

using namespace Qt::StringLiterals;

Level bareMaze()
{
    Level level = withoutTexts(shippedLevel());
    level.proof = {};
    return level;
}

Level depthOne()
{
    return withoutTexts(PlayableLevel::ofDungeon(*shippedCatalogue(), u"tombs"_s, 1, 1).level());
}

Run mazeRun()
{
    return recordedRun(gameOfLevel(shippedLevel(), 7),
                       {u"move south"_s, u"advance 120"_s, u"move south"_s, u"advance 120"_s, u"advance 250"_s,
                        u"look"_s, u"move south"_s, u"move south"_s, u"move south"_s, u"advance 60000"_s});
}

QString codeOfLevel(const Level &level)
{
    return codeOf(level, *shippedCatalogue());
}

QString codeAround(const QByteArray &packed)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(checksumOf(packed), bytes.data());
    bytes += packed;
    return u"mw2"_s
           + QString::fromLatin1(bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

ReadCode readBack(const QString &code)
{
    return readCode(code, shippedCatalogue(), checkStructure);
}

CodeFault faultOf(const QString &code)
{
    return readBack(code).fault;
}

QByteArray fileOf(const Level &level)
{
    return writeLevelJson(level, *shippedCatalogue());
}

Level levelInError(const QByteArray &text)
{
    ReadLevel read = readLevelJson(text, *shippedCatalogue(), checkStructure);
    return std::move(read.level).take().value_or(Level());
}
