"""Checks that the schemas accept all shipped files and reject bad ones: schema.py ROOT"""

import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    sys.exit("The test needs python3-jsonschema.")

root = pathlib.Path(sys.argv[1])
schema = json.loads((root / "resources/schema/level.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
faults = []


def fits(level):
    return next(validator.iter_errors(level), None) is None


levels = sorted((root / "resources/levels").rglob("*.level.json"))
for path in levels:
    for error in validator.iter_errors(json.loads(path.read_text(encoding="utf-8"))):
        faults.append(f"{path.relative_to(root)}: {error.json_path}: {error.message}")
if not levels:
    faults.append("no shipped level was found")

campaign_schema = json.loads((root / "resources/schema/campaign.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(campaign_schema)
campaigns = jsonschema.Draft202012Validator(campaign_schema)
for path in sorted((root / "resources/levels").rglob("*.campaign.json")):
    for error in campaigns.iter_errors(json.loads(path.read_text(encoding="utf-8"))):
        faults.append(f"{path.relative_to(root)}: {error.json_path}: {error.message}")
for name in ("../a.level.json", "/a.level.json", "a/../b.level.json", "a\\b", "C:a", "", ".", "a//b"):
    if campaigns.is_valid({"format": "mazewright-campaign", "version": 1, "levels": [name]}):
        faults.append(f"the campaign level {name} is taken")
if not campaigns.is_valid({"format": "mazewright-campaign", "version": 1, "levels": ["a/b.level.json", "..c.txt"]}):
    faults.append("a campaign is refused")

run_schema = json.loads((root / "resources/schema/run.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(run_schema)
runs = jsonschema.Draft202012Validator(run_schema)
HASH = "0123456789abcdef"
run = {"format": "mazewright-run", "version": 1, "level": {"file": "a.level.json", "hash": HASH}, "ruleset": "tombs",
       "seed": 7, "rules_version": 1, "commands": [["move east", 3], "look", "use b 1 2"], "outcome": "won",
       "hashes": [[0, HASH], [5, HASH]]}
if not runs.is_valid(run):
    faults.append("a run is refused")
for changed in ({"commands": ["fly"]}, {"commands": [["wait", 0]]}, {"hashes": []}, {"hashes": [[0, "12"]]},
                {"seed": -1}, {"dungeon": True}, {"level": {"file": "../a.level.json", "hash": HASH}},
                {"origin": {"by": "nobody"}}, {"outcome": "over"}):
    if runs.is_valid({**run, **changed}):
        faults.append(f"a run with {changed} is taken")

playtest_schema = json.loads((root / "resources/schema/playtest.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(playtest_schema)
playtests = jsonschema.Draft202012Validator(playtest_schema)
playtest = json.loads((root / "docs/playtest-format.md").read_text(encoding="utf-8").split("```json")[1].split("```")[0])
bot = playtest["bots"][0]
place_keys = list(bot)[list(bot).index("size"):]
dungeon = {key: value for key, value in playtest.items() if not key.startswith("level")}
depths = {key: value for key, value in bot.items() if key not in place_keys}
depths["places"] = [{key: bot[key] for key in place_keys[place_keys.index("entered"):]}]
for taken in (playtest, {**dungeon, "dungeon": True, "bots": [depths]}):
    for error in playtests.iter_errors(taken):
        faults.append(f"a playtest is refused: {error.json_path}: {error.message}")
for changed in ({"version": 3}, {"level_hash": "0" * 16}, {"bots": 7}, {"bots": [{"bot": "runner"}]}, {"players": []},
                *({"bots": [{**bot, **wrong}]} for wrong in
                  ({"commands": -1}, {"entered": 0.5}, {"ends": [[0, "x"]]}, {"ended": [1, 1]}, {"deaths": [[1, 0]]},
                   {"size": [4097, 1]}, {"killers": {"orc": -1}}, {"steps_to_win": [[3]]}))):
    if playtests.is_valid({**playtest, **changed}):
        faults.append(f"a playtest with {changed} is taken")
if playtests.is_valid(dungeon):
    faults.append("a playtest of nothing is taken")

# Files of version 1 must always match the schema, except the one with errors that a schema can detect.
samples = sorted((root / "tests/data/version1").glob("*.json"))
for path in samples:
    kind = path.name.split(".")[1]
    check = {"level": validator, "campaign": campaigns, "run": runs, "playtest": playtests}.get(kind)
    if check is None or path.name == "in_error.level.json":
        continue
    for error in check.iter_errors(json.loads(path.read_text(encoding="utf-8-sig"))):
        faults.append(f"{path.relative_to(root)}: {error.json_path}: {error.message}")
if len(samples) < 15:
    faults.append(f"only {len(samples)} files of version 1 were tried")

# Bad files with structural errors, which a schema can detect. The other errors can only be found with a catalogue.
STRUCTURE = ("newer_version", "version_zero", "missing", "wrong_type", "too_wide", "too_high", "no_object",
             "other_format", "format_of_other_type", "thing_without_keys", "kind_without_base", "unknown_rule",
             "bad_value")
refused = 0
for path in sorted((root / "tests/data/levels_bad").glob("*.json")):
    if path.stem == "error_unknown_ruleset" or not any(word in path.stem for word in STRUCTURE):
        continue
    refused += 1
    if fits(json.loads(path.read_text(encoding="utf-8"))):
        faults.append(f"{path.name} is taken")
if refused < 15:
    faults.append(f"only {refused} bad levels were tried")

least = {"format": "mazewright-level", "version": 1, "rows": ["@"]}
for changed in ({"things": [{"cell": [0, 0], "kind": "orc", "hp": 0}]}, {"rules": {"moves": 5}},
                {"rules": {"win": ["treasure", "treasure"]}}, {"legend": {"ab": "wall"}},
                {"translations": {"de": {"name": 1}}}, {"translations": {"German": {}}}, {"things": [{"cell": [1]}]}):
    if fits({**least, **changed}):
        faults.append(f"{changed} is taken")
for changed in ({}, {"a_later_key": 1}, {"translations": {"de": {"name": "x"}, "pt_BR": {"things[3].text": "y"}}}, {"things": [{"cell": [0, 0], "kind": "treasure", "gold": 5}]},
                {"rules": {"win": [], "clock": "turns"}}, {"kinds": {"monsters": {"rat": {"base": "orc"}}}}):
    if not fits({**least, **changed}):
        faults.append(f"{changed} is refused")

if faults:
    faults.append("Mend the row of that word, or tests/schema/level.schema.in, and run ./dev schema "
                  "(the schemas of campaigns, runs and playtests are written by hand).")
print("\n".join(faults) or f"{len(levels)} levels fit, {refused} bad ones do not")
sys.exit(1 if faults else 0)
