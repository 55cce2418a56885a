// Writes the summary of a report as a comment on the pull request: one comment for each report, which later runs change. Where there is
// no summary, as the program could not be had, the comment says so: an older one must not stay as if it were true.
const fs = require("node:fs");

module.exports = async ({ github, context, report }) => {
  const file = `${report}/summary.md`;
  const summary = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "### Goldens: not compared\n\nThe log has the reason.\n";
  const mark = `<!-- render-transition ${report} -->`;
  const page = `${context.serverUrl}/${context.repo.owner}/${context.repo.repo}/actions/runs/${context.runId}`;
  const body = `${mark}\n${summary}\nPictures: artifact \`${report}\` of [this run](${page}).\n`;
  const comments = await github.paginate(github.rest.issues.listComments, { ...context.repo, issue_number: context.issue.number });
  const before = comments.find((comment) => comment.body.startsWith(mark));
  if (before) await github.rest.issues.updateComment({ ...context.repo, comment_id: before.id, body });
  else await github.rest.issues.createComment({ ...context.repo, issue_number: context.issue.number, body });
};
