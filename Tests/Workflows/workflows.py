"""Runs the workflows of the documentation: workflows.py ROOT.

What services do is played: a checkout is there already, artifacts are copied to a directory, GitHub's interface is an object that writes down what it is
asked. What the documentation and the action say themselves is run as it stands.
"""
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(sys.argv[1])
PLACE = pathlib.Path(tempfile.mkdtemp())
OUR_ACTION = "your-name/render-transition@main"


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / "docs" / page).read_text(), re.M | re.S)


def expect(condition, words):
    if not condition:
        sys.exit(f"Tests/Workflows/run: {words}")


class Job:
    """One job of a workflow, in a checkout of its own."""

    def __init__(self, name, work, artifacts, matrix, event):
        self.name, self.work, self.artifacts = name, work, artifacts
        self.temp = PLACE / "temp" / f"{name}{len(list(PLACE.glob('temp/*')))}"
        self.temp.mkdir(parents=True)
        self.environment = {**os.environ, "CI": "true", "GITHUB_ACTIONS": "true"}
        self.context = {"matrix": matrix, "github": {
            "action_path": str(ROOT), "server_url": "https://github.example", "action_repository": "your-name/render-transition",
            "event_name": event}, "runner": {"temp": str(self.temp), "os": "Linux", "arch": "X64"}, "inputs": {}, "steps": {}}
        self.failed, self.summary, self.said = False, "", ""

    def value(self, expression):
        """What an expression of a workflow stands for."""
        words = {"always()": "True", "failure()": str(self.failed), "!cancelled()": "True", "&&": " and ", "||": " or "}
        for word, python in words.items():
            expression = expression.replace(word, python)
        expression = re.sub(r"\b(inputs|matrix|github|runner|steps)((?:\.[\w-]+)+)", self.looked_up, expression)
        return eval(expression, {"format": lambda text, *values: text.format(*values)})

    def looked_up(self, match):
        value = self.context[match[1]]
        for part in match[2][1:].split("."):
            value = value.get(part, "") if isinstance(value, dict) else ""
        return repr(value)

    def text(self, template):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(self.value(match[1].strip())), str(template))

    def run(self, steps):
        for step in steps:
            condition = re.sub(r"^\$\{\{|\}\}$", "", str(step.get("if", "True"))).strip()
            if (self.failed and "if" not in step) or not self.value(condition):
                continue
            if "run" in step:
                self.shell(step)
            else:
                self.use(step)

    def shell(self, step):
        files = {name: self.temp / name for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.write_text("")
        given = {name: self.text(value) for name, value in step.get("env", {}).items()}
        done = subprocess.run(["bash", "-eo", "pipefail", "-c", self.text(step["run"])], cwd=self.work, text=True, capture_output=True,
                              env={**self.environment, **given, **{name: str(file) for name, file in files.items()}})
        self.said += done.stdout + done.stderr
        self.summary += files["GITHUB_STEP_SUMMARY"].read_text()
        outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        self.context["steps"][step.get("id", "")] = {"outputs": outputs}
        for path in files["GITHUB_PATH"].read_text().splitlines():
            self.environment["PATH"] = f"{path}:{self.environment['PATH']}"
        self.failed = self.failed or (done.returncode != 0 and not step.get("continue-on-error"))
        self.code = done.returncode

    def use(self, step):
        given = {name: self.text(value) for name, value in step.get("with", {}).items()}
        name = step["uses"].split("@")[0]
        if step["uses"] == OUR_ACTION:
            self.act(step, given)
        elif name == "actions/upload-artifact":
            path = self.work / given["path"]
            if path.exists():
                shutil.copytree(path, self.artifacts / given["name"], dirs_exist_ok=True)
        elif name == "actions/download-artifact":
            shutil.copytree(self.artifacts, self.work / given["path"], dirs_exist_ok=True)
        elif name == "actions/github-script":
            self.script(given["script"], {name: self.text(value) for name, value in step.get("env", {}).items()})
        else:
            expect(name in ("actions/checkout", "actions/cache"), f"nobody plays {name}")

    def act(self, step, given):
        action = yaml.safe_load((ROOT / "action.yml").read_text())
        expect(set(given) <= set(action["inputs"]), f"the action has no input {set(given) - set(action['inputs'])}")
        before, was = self.context["inputs"], self.failed
        self.context["inputs"] = {**{name: row["default"] for name, row in action["inputs"].items()}, **EXTRA, **given}
        self.run(action["runs"]["steps"])
        self.context["inputs"] = before
        if step.get("continue-on-error"):
            self.failed = was

    def script(self, text, given):
        program = """
          const calls = [], known = JSON.parse(process.env.COMMENTS || "[]");
          const note = (verb) => async (call) => { calls.push({ verb, ...call }); };
          const issues = { listComments: "list", updateComment: note("update"), createComment: note("create") };
          const github = { paginate: async () => known, rest: { issues } };
          const context = { serverUrl: "https://github.example", repo: { owner: "o", repo: "r" }, runId: 7, issue: { number: 3 } };
          (async () => { %s; console.log(JSON.stringify(calls)); })();
        """ % text
        done = subprocess.run(["node", "-e", program], cwd=self.work, text=True, capture_output=True, env={**self.environment, **given})
        expect(done.returncode == 0, f"the comment failed: {done.stderr}")
        self.comments = yaml.safe_load(done.stdout)


def jobs_of(text):
    for name, job in yaml.safe_load(text)["jobs"].items():
        matrix = job.get("strategy", {}).get("matrix", {})
        for values in itertools.product(*matrix.values()):
            yield name, job, dict(zip(matrix, values))


def checkout(name):
    """A project with four small goldens."""
    work = PLACE / name
    (work / "goldens").mkdir(parents=True)
    cases = ["kugou-push", "kugou-pop", "custom-push", "custom-pop"]
    (work / "goldens/goldens.txt").write_text("".join(f"{case} --style {case} --size 24x48 --fps 5\n" for case in cases))
    program = {name: value for name, value in os.environ.items() if name != "CI"}
    subprocess.run([PROGRAM, "golden", "record", "goldens", "-q"], cwd=work, env=program, check=True)
    shutil.rmtree(work / "golden-report", ignore_errors=True)
    return work


def spoil(work):
    manifest = work / "goldens/goldens.txt"
    manifest.write_text(manifest.read_text().replace("--style custom-pop", "--style custom-push"))


def play(text, name, event="push", bad=False):
    """Runs a workflow's jobs one after another; gives them by name."""
    work, artifacts, played = checkout(name), PLACE / f"{name}-artifacts", []
    if bad:
        spoil(work)
    artifacts.mkdir()
    for job_name, job, matrix in jobs_of(text):
        played.append(Job(job_name, work, artifacts, matrix, event))
        played[-1].run(job["steps"])
    return played, artifacts


PROGRAM = str(ROOT / ".build/release/render-transition")
# The program that is there already, as from a cache: an installed one is tried by Tests/Installation, a released one below.
EXTRA = {}
os.environ["PATH"] = f"{ROOT}/.build/release:{os.environ['PATH']}"


def released():
    """A release as the action fetches it: an archive with the program that was built here, and its sum."""
    key = subprocess.run([ROOT / "scripts/action/program", "--key"], text=True, capture_output=True, check=True).stdout.strip()
    version = key.rsplit("-", 1)[0]
    name = f"render-transition-{version}"
    tree = PLACE / "release" / name
    (tree / "bin").mkdir(parents=True)
    (tree / "bin/render-transition").symlink_to(PROGRAM)
    (tree / "sources").write_text(f"{key}\n")
    place = PLACE / "releases" / f"v{version}"
    place.mkdir(parents=True)
    archive = place / f"{name}-linux-{os.uname().machine}.tar.xz"
    subprocess.run(["tar", "-cJf", archive, "-C", tree.parent, name], check=True)
    with open(place / "SHA256SUMS", "w") as sums:
        subprocess.run(["sha256sum", archive.name], cwd=place, stdout=sums, check=True)
    return f"file://{place.parent}"


def main():
    EXTRA["releases"] = released()
    verify, animators = blocks("ci.md", "yaml")[:2]

    (job,), artifacts = play(verify, "good")
    expect(not job.failed and "### Goldens: 4 same" in job.summary, f"good goldens do not pass: {job.said}")
    expect(not list(artifacts.iterdir()), "a report of good goldens is kept")

    (job,), artifacts = play(verify, "bad", bad=True)
    expect(job.failed and "3 same, 1 different" in job.summary and "failures/custom-pop/first.png" in job.summary, f"{job.said}{job.summary}")
    expect((artifacts / "golden-report/failures/custom-pop/first.png").exists(), "the strip of a failure is not kept")

    commenting = verify.replace("goldens: goldens", "goldens: goldens\n          comment: true")
    (job,), _ = play(commenting.replace("comment: true", "comment: 'true'"), "comment", event="pull_request", bad=True)
    (call,) = job.comments
    expect(call["verb"] == "create" and call["issue_number"] == 3 and "1 different" in call["body"], call)
    os.environ["COMMENTS"] = '[{"id": 9, "body": "<!-- render-transition golden-report -->"}]'
    (job,), _ = play(commenting.replace("comment: true", "comment: 'true'"), "again", event="pull_request", bad=True)
    expect([(call["verb"], call["comment_id"]) for call in job.comments] == [("update", 9)], job.comments)
    # A run that compares nothing changes the comment, too; options may stand on several lines.
    wrong = commenting.replace("comment: true", "comment: 'true'\n          arguments: |\n            -q\n            --only nothing")
    (job,), _ = play(wrong, "wrong", event="pull_request")
    expect(job.failed and "### Goldens: not compared" in job.summary, f"{job.said}{job.summary}")
    (call,) = job.comments
    expect(call["verb"] == "update" and "not compared" in call["body"], call)

    # The packages that tests of one's own need are those that the scripts install.
    (install,) = [step["run"] for step in yaml.safe_load(animators)["jobs"]["animators"]["steps"] if "apt-get" in step.get("run", "")]
    listed = re.findall(r'^  "((?:lib(?:png|gif|harfbuzz|jpeg)|fonts-)\S*?):', (ROOT / "scripts/prerequisites").read_text(), re.M)
    expect(set(listed) == set(install.split("install -y ")[1].split()), f"docs/ci.md installs {install}, the scripts {listed}")

    (shards,) = [text for text in blocks("scale-out.md", "yaml") if "matrix" in text]
    for bad in (False, True):
        played, artifacts = play(shards, f"shards-{bad}", bad=bad)
        last = played[-1]
        expect(len(played) == 5 and last.failed == bad, f"the merged verdict is {last.failed}: {last.said}")
        expect(("3 same, 1 different" if bad else "4 same") in last.summary, last.summary)
        expect((artifacts / "golden-report/report.json").exists(), "the merged report is not kept")
    # A shard that never reported does not pass.
    shutil.rmtree(artifacts / "shard-2")
    job = Job("report", checkout("missing"), artifacts, {}, "push")
    shutil.rmtree(artifacts / "golden-report")
    job.run(yaml.safe_load(shards)["jobs"]["report"]["steps"])
    expect(job.failed and "2/4" in job.said and "2/4" in job.summary, f"a missing shard passes: {job.said}")

    # GitLab's lines, with a clone that is there already.
    (gitlab,) = [yaml.safe_load(text)["goldens"]["script"] for text in blocks("ci.md", "yaml") if "script:" in text]
    tools = PLACE / "tools"
    tools.mkdir()
    (tools / "git").write_text(f'#!/bin/sh\nfor last; do :; done\nln -s {ROOT} "$last"\n')
    (tools / "git").chmod(0o755)
    work = checkout("gitlab")
    for line in gitlab:
        line = line.replace("/opt/", f"{PLACE}/opt-")
        done = subprocess.run(["bash", "-ec", line], cwd=work, text=True, capture_output=True,
                              env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "RENDER_TRANSITION_URL": "https://example"})
        expect(done.returncode == 0, f"{line}: {done.stderr}")
    expect('failures="0"' in (work / "goldens.xml").read_text(), "GitLab's results are not there")
    print("The workflows of docs/ci.md and docs/scale-out.md run as they stand: one job, four shards, GitLab, a comment.")


try:
    main()
finally:
    shutil.rmtree(PLACE)
